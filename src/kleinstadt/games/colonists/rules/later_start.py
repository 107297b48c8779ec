"""Starting in a later era (chapter 25): the board with all places of the skipped eras, some improvements, and a
community that everybody buys.

Everybody buys at the same time. What is bought is asked in a fixed order: the level of each embassy, buildings by their
kinds, goods by theirs (D29). Dollars for embassies that are left become Dollars for buildings, and those Dollars for
goods (CO-236). Then follow a redistribution, a sustenance phase and a production phase.
"""

from typing import Any, Final

from kleinstadt.engine.cards import pile_of
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import NOBODY, Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.box import MONEY, PERMANENT, STORAGE
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, COLONIES
from kleinstadt.games.colonists.community import NOBODY_THERE, building_of, kind_of
from kleinstadt.games.colonists.goods import FOOD, GOODS, KINDS, ONE
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.ambassadors import unlock
from kleinstadt.games.colonists.rules.building import add, free_plot
from kleinstadt.games.colonists.rules.diplomacy import reach_level
from kleinstadt.games.colonists.rules.eras import deck_of, new_element, tiles_of
from kleinstadt.games.colonists.state import AMBASSADOR_BIT, Colonists
from kleinstadt.games.colonists.steps import (
    AWAKEN,
    BUY_BUILDING,
    BUY_EMBASSY,
    BUY_GOODS,
    DEAL_CARDS,
    DRAW_TILE,
    ELEMENT,
    FREE_ALL,
    LAY_MARKET,
    NEW_ERA,
    PURCHASES,
    YEAR_DRAW,
    left_of,
)
from kleinstadt.games.colonists.verbs import NONE

# -- board and cards ---------------------------------------------------------------------------------------------------


def begin_later(state: Colonists, start: int) -> None:
    """What comes last is put on the agenda first: the places of each skipped era after what its card brings; what the
    card of the start era brings belongs to it, too (CO-233)."""
    state.stack += [NEW_ERA.at(NOBODY, start), AWAKEN.at(), PURCHASES.at(), DEAL_CARDS.at()]
    for era in reversed(range(1, start + 1)):
        if era < start:
            state.stack += draws(state, len(tiles_of(state, era)))
        state.stack.append(ELEMENT.at(NOBODY, era))


def draws(state: Colonists, places: int) -> list[Step]:
    """Beginning with the start player, clockwise."""
    return [DRAW_TILE.at((state.start + number) % state.seats) for number in reversed(range(places))]


def element(state: Colonists, step: Step) -> None:
    """The element of an era, and its places if it is skipped."""
    (era,) = step.args
    if era == 1:
        state.push(LAY_MARKET.at(state.start))
    new_element(state, era)
    if era < state.first_era:
        state.pile = tiles_of(state, era)


def deal_cards(state: Colonists, step: Step) -> None:
    """A permanent improvement of each skipped era on the table, two cards of the last one in hand (CO-234); the others
    stay in the box."""
    if state.carried:
        deal_carried(state)
        return
    start = state.first_era
    boxed: list[int] = []
    for era in range(1, start):
        cards = deck_of(state, era)
        state.chance.shuffle(cards)
        for seat in state.order(state.start):
            permanent = next(card for card in cards if state.box.cards[card].kind == PERMANENT)
            cards.remove(permanent)
            state.tables[seat] = sorted([*state.tables[seat], permanent])
            state.tell("dealt", {"seat": seat, "card": CARDS[permanent]})
        if era == start - 1:
            for seat in state.order(state.start):
                state.hands[seat] = sorted([cards.pop(), cards.pop()])
        boxed += cards if era < start - 1 else []
    state.era = start - 1
    state.deck = pile_of(cards, state.seats + 1)  # for the production phase; a new era brings its own
    state.boxed = sorted(boxed)
    for seat in range(state.seats):
        state.changed(seat)


def deal_carried(state: Colonists) -> None:
    """CO-246: the permanent improvements are restored, and as many cards drawn as were in hand, from those of all
    earlier eras."""
    start = state.first_era
    cards = [card for era in range(1, start) for card in deck_of(state, era)]
    for carried in state.carried:
        for card in carried.cards:
            cards.remove(card)
    state.chance.shuffle(cards)
    for seat, carried in enumerate(state.carried):
        state.tables[seat] = list(carried.cards)
        state.hands[seat] = sorted([cards.pop() for _ in range(carried.hand)])
    state.era = start - 1
    state.deck = pile_of(cards, state.seats + 1)
    for seat in range(state.seats):
        state.changed(seat)


# -- buying ------------------------------------------------------------------------------------------------------------


def purchases(state: Colonists, step: Step) -> None:
    """CO-235, CO-240: everybody has the same to spend, some Tools and a Food; who goes on with an earlier sitting has
    what was noted then (CO-246)."""
    facts = state.box.later[state.first_era]
    for seat in range(state.seats):
        state.buildings[seat] = []
        state.tools[seat] = facts.tools
        state.pools[seat] = facts.food * ONE[FOOD]
        if state.carried:
            state.tools[seat] = state.carried[seat].tools
            state.dollars[seat] = state.carried[seat].cash
            state.pools[seat] = 0
        state.changed(seat)
    budgets = [carried.embassies for carried in state.carried] or [facts.embassies] * state.seats
    if state.colonies:
        state.open_together([BUY_EMBASSY.at(seat, 0, budget) for seat, budget in enumerate(budgets)])
    else:
        dollars = [budget + for_buildings(state, seat) for seat, budget in enumerate(budgets)]
        state.open_together([BUY_BUILDING.at(seat, 0, left) for seat, left in enumerate(dollars)])


def for_buildings(state: Colonists, seat: int) -> int:
    return state.carried[seat].buildings if state.carried else state.box.later[state.first_era].buildings


def for_goods(state: Colonists, seat: int) -> int:
    return state.carried[seat].goods if state.carried else state.box.later[state.first_era].goods


def embassy_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """The level of one embassy after the other; each costs what it is worth."""
    at, left = step.args
    values = state.box.level_value
    levels = [level for level in range(state.first_era) if values[level] <= left]
    if free_plot(state, step.seat, False) == NONE:
        levels = [0]
    return tuple([phrases.BUY_LEVEL.say(level, state.colonies[at]) for level in levels])


def buy_embassy(state: Colonists, step: Step, move: str) -> None:
    at, left = step.args
    seat = step.seat
    level, colony = WORDS.read(move).numbers
    if level:
        left -= state.box.level_value[level]
        reach_level(state, seat, colony, level, free_plot(state, seat, False))
    if at + 1 < len(state.colonies):
        state.push(BUY_EMBASSY.at(seat, at + 1, left))
    else:
        state.push(BUY_BUILDING.at(seat, 0, left + for_buildings(state, seat)))


def about_embassy(state: Colonists, step: Step) -> dict[str, Arg]:
    at, left = step.args
    return {"colony": COLONIES[state.colonies[at]], "number": left}


def can_buy(state: Colonists, seat: int, kind: int, left: int) -> bool:
    """Of a skipped era, with room for it, and not more than one may own (CO-236)."""
    facts = state.box.buildings[kind]
    own = [kind_of(building) for building in state.buildings[seat]]
    money = len([each for each in own if state.box.buildings[each].kind == MONEY])
    if facts.kind == MONEY and state.options["money_limit"] and money >= state.box.money_cap:
        return False
    if facts.era >= state.first_era or facts.value > left or own.count(kind) >= facts.own_max:
        return False
    return free_plot(state, seat, facts.kind == STORAGE) != NONE


def building_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    lowest, left = step.args
    able = [kind for kind in range(lowest, len(BUILDINGS)) if can_buy(state, step.seat, kind, left)]
    return in_order([*[phrases.BUY.of(kind) for kind in able], phrases.DONE_TEXT])


def buy_building(state: Colonists, step: Step, move: str) -> None:
    _, left = step.args
    seat = step.seat
    if move == phrases.DONE_TEXT:
        state.push(BUY_GOODS.at(seat, 0, left + for_goods(state, seat)))
        return
    (kind,) = WORDS.read(move).numbers
    facts = state.box.buildings[kind]
    add(state, seat, building_of(kind, free_plot(state, seat, facts.kind == STORAGE), NOBODY_THERE, 0))
    state.tell("built", {"seat": seat, "building": BUILDINGS[kind]})
    state.push(BUY_BUILDING.at(seat, kind, left - facts.value))


def about_left(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"number": left_of(step)}


def goods_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """CO-239: what is left lapses."""
    lowest, left = step.args
    kinds = state.box.later[state.first_era].kinds
    able = [kind for kind in range(lowest, KINDS) if kind in kinds and state.box.goods_price[kind] <= left]
    return in_order([*[phrases.BUY_GOOD.of(kind) for kind in able], phrases.DONE_TEXT])


def buy_goods(state: Colonists, step: Step, move: str) -> None:
    """Then the colonists are distributed, fed, and everything generates (CO-238, CO-242, CO-243)."""
    _, left = step.args
    seat = step.seat
    if move == phrases.DONE_TEXT:
        state.push(FREE_ALL.at(seat))
        return
    (kind,) = WORDS.read(move).numbers
    state.pools[seat] += ONE[kind]
    state.tell("gain", {"seat": seat, "goods": [GOODS[kind]]})
    state.push(BUY_GOODS.at(seat, kind, left - state.box.goods_price[kind]))


# -- ambassadors -------------------------------------------------------------------------------------------------------


def awaken(state: Colonists, step: Step) -> None:
    """What draws improvements in a production phase does so in this one, too, from those of the last skipped era
    (CO-243). Ambassadors are placed by the first in turn order who has unlocked them."""
    state.carried = []
    for seat in reversed(state.order(state.start)):
        for _ in state.means[seat].year_draws:
            state.push(YEAR_DRAW.at(seat))
    for who in (2, 1, 0):
        owners = [seat for seat in state.order(state.start) if state.means[seat].ambassadors & AMBASSADOR_BIT[who]]
        if owners:
            unlock(state, owners[0], who)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ELEMENT: Effect(element, reveals=True),
    DEAL_CARDS: Effect(deal_cards, reveals=True),
    PURCHASES: Effect(purchases),
    BUY_EMBASSY: Choice("CO-235", embassy_moves, buy_embassy, public=always, about=about_embassy, part=True),
    BUY_BUILDING: Choice("CO-236", building_moves, buy_building, public=always, about=about_left, part=True),
    BUY_GOODS: Choice("CO-239", goods_moves, buy_goods, public=always, about=about_left, form="allot", part=True),
    AWAKEN: Effect(awaken),
}
