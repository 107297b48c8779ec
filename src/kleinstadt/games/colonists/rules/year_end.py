"""The end of a year (chapter 22): start player, new places, redistribution, sustenance, production."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.community import CARD_WITH, WITH_SHARE, kind_of, left_on, staffed
from kleinstadt.games.colonists.goods import FOOD, ONE, PROVISIONS, ROBES, Bundle, amount, without
from kleinstadt.games.colonists.means import outputs
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.altruist import helpful
from kleinstadt.games.colonists.rules.cards import look_at
from kleinstadt.games.colonists.rules.eras import YEARS, replaced_by
from kleinstadt.games.colonists.rules.possible import affordable, discounts
from kleinstadt.games.colonists.rules.provisions import demand, feeds, generated, kept_on_buildings
from kleinstadt.games.colonists.rules.storing import begin_action, make_sure_of_room, owe
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import (
    CHOOSE_DISCOUNT,
    COMMUNITIES,
    FREE_ALL,
    LAY,
    NEW_ERA,
    PAY,
    PICK_TILE,
    PRODUCE,
    REPLACE,
    SUSTAIN,
    YEAR,
    YEAR_CHOICE,
    YEAR_DONE,
    YEAR_DRAW,
    YEAR_END,
    YEAR_OUTPUT,
    YEAR_WORK,
)
from kleinstadt.games.colonists.verbs import NONE, Need
from kleinstadt.games.colonists.verbs import PRODUCE as TO_PRODUCE

USES: Final[tuple[int, ...]] = tuple([8**line for line in range(20)])  # how often each line was used, in one number

# -- phases 1 and 2 ----------------------------------------------------------------------------------------------------


def year_end(state: Colonists, step: Step) -> None:
    """Who holds the marker is start player now (CO-212) and lays the new places (CO-213)."""
    state.turn = None
    if state.start != state.marker:
        state.tell("starts", {"seat": state.marker})
    state.start = state.marker
    state.push(COMMUNITIES.at())
    if state.drawn:
        state.push(PICK_TILE.at(state.start))


def pick_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order([phrases.PICK_TILE.of(tile) for tile in state.drawn])


def pick_tile(state: Colonists, step: Step, move: str) -> None:
    """In an order of choice (OP-18)."""
    (tile,) = WORDS.read(move).numbers
    state.drawn.remove(tile)
    if state.drawn:
        state.push(PICK_TILE.at(step.seat))
    state.push((REPLACE if replaced_by(state, tile) else LAY).at(step.seat, tile))


def communities(state: Colonists, step: Step) -> None:
    """Phases 3 to 5 of all communities at the same time; what draws on the common pile comes last (CO-226)."""
    state.push(YEAR_DONE.at())
    for seat in reversed(state.order(state.start)):
        for _ in state.means[seat].year_draws:
            state.push(YEAR_DRAW.at(seat))
    state.open_together([FREE_ALL.at(seat) for seat in range(state.seats)])


# -- phase 4 -----------------------------------------------------------------------------------------------------------


def choice_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """What an embassy brings this year (CO-199a): only what lets everybody be fed."""
    seat = step.seat
    options = state.means[seat].embassy_options
    return in_order([phrases.take_text(each) for at, each in enumerate(options) if feeds(state, seat, at)])


def choose_yield(state: Colonists, step: Step, move: str) -> None:
    chosen = phrases.taken(move).goods
    options = [each.goods for each in state.means[step.seat].embassy_options]
    state.push(SUSTAIN.at(step.seat, options.index(chosen)))


def sustain(state: Colonists, step: Step) -> None:
    """Demand and volume are netted (CO-221). Of what is left as much as can be lies in buffers (C5)."""
    (option,) = step.args
    seat = step.seat
    means = state.means[seat]
    embassy = means.embassy_goods + (0 if option == NONE else means.embassy_options[option].goods)
    made = generated(state, seat, PROVISIONS) + embassy
    due = demand(state, seat)
    for kind in PROVISIONS:
        volume = amount(made, kind)
        before = amount(state.buffers[seat], kind)
        left = amount(state.pools[seat], kind) + before + volume - amount(due, kind)
        kept = kept_on_buildings(volume, before, left)
        state.buffers[seat] += (kept - before) * ONE[kind]
        state.pools[seat] += (left - kept - amount(state.pools[seat], kind)) * ONE[kind]
    state.embassy_rooms[seat] = embassy
    set_shares(state, seat, PROVISIONS)
    if state.log is not None and (made or due):
        numbers: dict[str, Arg] = {"seat": seat, "food": amount(made, FOOD), "robes": amount(made, ROBES)}
        state.tell("sustained", {**numbers, "eaten": amount(due, FOOD), "worn": amount(due, ROBES)})
    make_sure_of_room(state, seat)


def set_shares(state: Colonists, seat: int, kinds: tuple[int, ...]) -> None:
    """Buildings that have generated these goods may keep as much of them."""
    buildings = state.buildings[seat]
    made = outputs(state.box, state.means[seat], buildings)
    for at, building in enumerate(buildings):
        if state.box.buildings[kind_of(building)].good in kinds:
            buildings[at] = building % WITH_SHARE + WITH_SHARE * made[at]
    buildings.sort()


# -- phase 5 -----------------------------------------------------------------------------------------------------------


def yearly(state: Colonists, seat: int) -> Bundle:
    """What producers, cards, the Smithy and money buildings bring as things stand."""
    means = state.means[seat]
    return Bundle(generated(state, seat, state.box.levy_kinds), means.tools, means.dollars + earned(state, seat))


def produce(state: Colonists, step: Step) -> None:
    """Each producer generates as much as it can keep, so what lay there before goes to the pool (C5). Tools and
    Dollars go to the toolbox (CO-224)."""
    seat = step.seat
    gain = yearly(state, seat)
    before = sum(amount(state.buffers[seat], kind) * ONE[kind] for kind in state.box.levy_kinds)
    state.pools[seat] += before
    state.buffers[seat] += gain.goods - before
    state.tools[seat] += gain.tools
    state.dollars[seat] += gain.dollars
    set_shares(state, seat, state.box.levy_kinds)
    mark_cards(state, seat)
    if state.log is not None:
        goods = [good for good, number in gain.words().items() for _ in range(number)]
        state.tell("produced", {"seat": seat, "goods": goods})
    make_sure_of_room(state, seat)


def earned(state: Colonists, seat: int) -> int:
    """Dollars of staffed money buildings (CO-121)."""
    box = state.box
    return sum(box.buildings[kind_of(each)].dollars for each in state.buildings[seat] if staffed(box, each))


def mark_cards(state: Colonists, seat: int) -> None:
    """Cards that have generated may keep as much from now on."""
    box = state.box
    state.tables[seat] = sorted(
        [
            entry + CARD_WITH
            if not left_on(entry) and any(power.verb == TO_PRODUCE for power in box.cards[entry].powers)
            else entry
            for entry in state.tables[seat]
        ]
    )


# -- converting (CO-203a) ----------------------------------------------------------------------------------------------


def work_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """Each line as often as it says, before or after generating."""
    _, used = step.args
    seat = step.seat
    saved = discounts(state, seat)
    found = [phrases.DONE_TEXT]
    for line, facts in enumerate(state.means[seat].lines):
        if used // USES[line] % 8 < facts.times:
            for number, recipe in enumerate(facts.recipes):
                need = Need(recipe.give, recipe.any, 0)
                if any(affordable(state, seat, need, discount) for discount in saved):
                    found.append(phrases.WORK.say(line, number))
    return in_order(found)


def work(state: Colonists, step: Step, move: str) -> None:
    after, used = step.args
    seat = step.seat
    if move == phrases.DONE_TEXT:
        if not after:
            state.push(YEAR_WORK.at(seat, 1, used))
            state.push(PRODUCE.at(seat))
        return
    line, number = WORDS.read(move).numbers
    recipe = state.means[seat].lines[line].recipes[number]
    state.push(YEAR_WORK.at(seat, after, used + USES[line]))
    saved = discounts(state, seat)
    need = Need(recipe.give, recipe.any, 0)
    action = begin_action(state, seat, NONE)
    able = helpful(state, seat, [need])
    action.discount = saved[able[0]]
    owe(action, recipe.give, 0)
    action.get_goods = recipe.get.goods
    action.get_tools = recipe.get.tools
    state.push(YEAR_OUTPUT.at(seat))
    state.push(PAY.at(seat))
    if len({without(recipe.give, saved[at].goods) for at in able}) > 1:  # each use is an action (CO-193, OP-26)
        state.push(CHOOSE_DISCOUNT.at(seat, sum([BIT[at] for at in able])))


def year_output(state: Colonists, step: Step) -> None:
    """What was converted is not turned into something else (OP-56)."""
    seat = step.seat
    action = state.doing(seat)
    state.actions[seat] = None
    state.pools[seat] += action.get_goods
    state.tools[seat] += action.get_tools
    goods = [
        good for good, number in Bundle(action.get_goods, action.get_tools, 0).words().items() for _ in range(number)
    ]
    state.tell("gain", {"seat": seat, "goods": goods})
    make_sure_of_room(state, seat)


def about_work(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"number": len(state.means[step.seat].lines)}


# -- the next year -----------------------------------------------------------------------------------------------------


def year_draw(state: Colonists, step: Step) -> None:
    """CO-200a."""
    if len(state.deck) or state.discards:
        power = state.means[step.seat].year_draws[0]
        look_at(state, step.seat, power.draw, power.keep)


def year_done(state: Colonists, step: Step) -> None:
    """The next year, the next era, or the end of the game (CO-227)."""
    if state.year < YEARS:
        state.push(YEAR.at())
    elif state.era < state.last_era:
        state.push(NEW_ERA.at(NONE, state.era + 1))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    YEAR_END: Effect(year_end, ends=True),
    PICK_TILE: Choice("CO-213", pick_moves, pick_tile, public=always, once=True),
    COMMUNITIES: Effect(communities),
    YEAR_CHOICE: Choice("CO-219", choice_moves, choose_yield, public=always),
    SUSTAIN: Effect(sustain),
    YEAR_WORK: Choice("CO-203a", work_moves, work, public=always, about=about_work),
    YEAR_OUTPUT: Effect(year_output),
    PRODUCE: Effect(produce),
    YEAR_DRAW: Effect(year_draw),
    YEAR_DONE: Effect(year_done),
}
