"""Exchanging and selling goods (CO-83, CO-92), and swapping places (CO-211)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.cards import TILES
from kleinstadt.games.colonists.goods import FOOD, KINDS, ONE, Bundle, amount, covers, from_kind, total, without
from kleinstadt.games.colonists.paying import payable_besides
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.possible import swap_partners, swappable
from kleinstadt.games.colonists.rules.storing import can_pay, due, give, owe
from kleinstadt.games.colonists.state import Action, Colonists
from kleinstadt.games.colonists.steps import COLLECT, EXCHANGE, HAND_IN, PAY, SWAP, SWAP_WITH
from kleinstadt.games.colonists.verbs import Recipe

MOST_TIMES: Final = 99  # no storage holds more

# -- exchanging and selling --------------------------------------------------------------------------------------------


def exchanges(state: Colonists, action: Action, recipe: Recipe, most: int) -> int:
    """How often this can be exchanged at most, with what was there before (CO-92)."""
    number = 0
    while number < most and can_exchange(state, action, recipe, number + 1):
        number += 1
    return number


def can_exchange(state: Colonists, action: Action, recipe: Recipe, number: int) -> bool:
    if not recipe.any:
        return can_pay(state, action, number * recipe.give, 0)
    return can_hand_in(action, 0, 0, number * recipe.any)


def exchange_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """How often, recipe by recipe (D10, D13)."""
    program, at, number, done = step.args
    deed = state.box.programs[program][at]
    action = state.doing(step.seat)
    most = exchanges(state, action, deed.recipes[number], min(deed.times - done, MOST_TIMES))
    later = any(exchanges(state, action, recipe, 1) for recipe in deed.recipes[number + 1 :])
    least = 0 if later or done >= deed.least else deed.least - done
    phrase = phrases.SELL if deed.sale else phrases.EXCHANGE
    return in_order([phrase.of(times) for times in range(least, most + 1)])


def exchange(state: Colonists, step: Step, move: str) -> None:
    program, at, number, done = step.args
    seat = step.seat
    (times,) = WORDS.read(move).numbers
    deed = state.box.programs[program][at]
    recipe = deed.recipes[number]
    action = state.doing(step.seat)
    owe(action, times * recipe.give, 0)
    action.get_goods += times * recipe.get.goods
    action.get_tools += times * recipe.get.tools
    action.get_dollars += times * recipe.get.dollars
    if number + 1 < len(deed.recipes):
        state.push(EXCHANGE.at(seat, program, at, number + 1, done + times))
    elif done + times:
        state.push(COLLECT.at(seat))
        state.push(PAY.at(seat))
    if recipe.any and times:
        state.push(HAND_IN.at(seat, program, at, number, times * recipe.any, 0))


def about_exchange(state: Colonists, step: Step) -> dict[str, Arg]:
    """Usually all is sold, for to come again would be another move; but not Food, which somebody may have to eat at the
    end of the year."""
    program, at, number, done = step.args
    deed = state.box.programs[program][at]
    recipe = deed.recipes[number]
    given = Bundle(recipe.give, 0, 0).words()
    sold = deed.sale and not amount(recipe.give, FOOD)
    most = exchanges(state, state.doing(step.seat), recipe, min(deed.times - done, MOST_TIMES)) if sold else 0
    return {
        **({"usual": most} if sold else {}),
        "goods": [good for good, count in given.items() for _ in range(count)] + ["any"] * recipe.any,
        "other_goods": [good for good, count in recipe.get.words().items() for _ in range(count)],
    }


def hand_in_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """Goods of any kinds, named one by one in their order (D34): only what leaves enough that can be paid."""
    _, _, _, left, lowest = step.args
    action = state.doing(step.seat)
    found = [kind for kind in range(lowest, KINDS) if can_hand_in(action, ONE[kind], kind, left - 1)]
    return in_order([phrases.PAY.of(kind) for kind in found])


def can_hand_in(action: Action, goods: int, lowest: int, number: int) -> bool:
    """Whether these goods can be handed in, and so many more of any kinds from the lowest on; what the Altruist saves
    need not be there."""
    needed = due(action, goods)
    stock = action.pool + action.buffer
    if not covers(stock, needed):
        return False
    saved = total(from_kind(without(action.discount.goods, action.due + goods), lowest))
    spare = from_kind(stock - needed, lowest)
    return payable_besides(
        action.pool, action.buffer, action.means, action.dolly, needed, spare, max(0, number - saved)
    )


def hand_in(state: Colonists, step: Step, move: str) -> None:
    program, at, recipe, left, _ = step.args
    (kind,) = WORDS.read(move).numbers
    owe(state.doing(step.seat), ONE[kind], 0)
    if left > 1:
        state.push(HAND_IN.at(step.seat, program, at, recipe, left - 1, kind))


def about_hand_in(state: Colonists, step: Step) -> dict[str, Arg]:
    _, _, _, left, _ = step.args
    return {"number": left}


def collect(state: Colonists, step: Step) -> None:
    """What was exchanged comes back: goods leave first, then the new ones arrive (CO-109)."""
    action = state.doing(step.seat)
    gain = Bundle(action.get_goods, action.get_tools, action.get_dollars)
    action.get_goods = action.get_tools = action.get_dollars = 0
    give(state, step.seat, gain)


# -- swapping places (CO-211) ------------------------------------------------------------------------------------------


def swap_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    adjacent, may = step.args
    found = [phrases.SWAP.of(state.board.tiles[spot]) for spot in swappable(state, adjacent == 1)]
    return in_order([*found, phrases.DECLINE_TEXT] if may else found)


def swap(state: Colonists, step: Step, move: str) -> None:
    adjacent, _ = step.args
    if move != phrases.DECLINE_TEXT:
        (tile,) = WORDS.read(move).numbers
        state.push(SWAP_WITH.at(step.seat, state.board.spot_of(tile), adjacent))


def swap_with_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    spot, adjacent = step.args
    partners = swap_partners(state, spot, adjacent == 1)
    return in_order([phrases.SWAP_WITH.of(state.board.tiles[other]) for other in partners])


def swap_with(state: Colonists, step: Step, move: str) -> None:
    spot, _ = step.args
    (tile,) = WORDS.read(move).numbers
    state.tell("swapped", {"seat": step.seat, "place": TILES[state.board.tiles[spot]], "other_place": TILES[tile]})
    state.board = state.board.swapped(spot, state.board.spot_of(tile))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    EXCHANGE: Choice("CO-92", exchange_moves, exchange, public=always, about=about_exchange, part=True, once=True),
    HAND_IN: Choice("CO-92", hand_in_moves, hand_in, public=always, about=about_hand_in, form="allot", part=True),
    COLLECT: Effect(collect),
    SWAP: Choice("CO-211", swap_moves, swap, public=always, form="field", part=True),
    SWAP_WITH: Choice("CO-211", swap_with_moves, swap_with, public=always, form="field", part=True),
}
