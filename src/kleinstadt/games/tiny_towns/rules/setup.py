"""Setup (TT-1 to TT-9, TT-114, TT-115): display, resource cards, hammer, monuments."""

from typing import Any, Final

from kleinstadt.engine.cards import pile_of
from kleinstadt.engine.event import Arg
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Options
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.tiny_towns.cards import (
    ALL_MONUMENTS,
    CARD_IDS,
    CARD_OF,
    DECK,
    FIRST_GAME,
    FIRST_MONUMENT,
    NOT_SOLO,
    OPEN_CARDS,
    SET_ASIDE,
    STACKS,
    TYPES,
)
from kleinstadt.games.tiny_towns.phrases import KEEP, WORDS
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import KEEP_MONUMENT, KEEP_MONUMENTS

MONUMENTS_DEALT: Final = 2  # to each player


def choose_display(options: Options, seats: int, lots: Lots) -> tuple[int, ...]:
    """The Cottage and one card of each of the six stacks (TT-4, TT-5, TT-114)."""
    if options["display"] == "first_game":
        return FIRST_GAME
    chance = lots.stream("display")
    display = [0]
    for type in range(1, len(TYPES)):
        stack = [card for card in STACKS[type] if seats > 1 or card not in NOT_SOLO]
        wanted = options[TYPES[type]]
        if wanted == "random":
            stack = lots.left(stack, CARD_IDS, 1)
        place = lots.another(TYPES[type], chance.below(len(stack)), len(stack))
        display.append(stack[place] if wanted == "random" else CARD_OF[str(wanted)])
    return tuple(display)


def shuffle_resources(state: TinyTowns, cards: list[int]) -> None:
    """TT-7, TT-14: shuffle, five cards away unseen. Alone none is laid away and three lie open (TT-115)."""
    state.chance.shuffle(cards)
    state.revealed = []
    if state.solo:
        state.opened = cards[-OPEN_CARDS:]
        state.draw = pile_of(cards[:-OPEN_CARDS])
    else:
        state.set_aside = pile_of(cards[-SET_ASIDE:])
        state.draw = pile_of(cards[:-SET_ASIDE])


def lay_out(state: TinyTowns, lots: Lots) -> None:
    """Resource cards, or in Prospectors the hammer by lot (TT-107)."""
    if state.prospectors:
        state.hammer = lots.pick("hammer", state.seats)
    else:
        shuffle_resources(state, DECK.copy())


def deal_monuments(state: TinyTowns, lots: Lots) -> None:
    """Two cards to each player, of which one is kept in secret (TT-8)."""
    cards = [card for card in ALL_MONUMENTS if not state.solo or card not in NOT_SOLO]
    cards = lots.left(cards, CARD_IDS, MONUMENTS_DEALT * state.seats)
    lots.stream("monuments").shuffle(cards)
    for town in state.towns:
        town.hand = tuple(sorted([cards.pop(), cards.pop()]))
    state.push(KEEP_MONUMENTS.at())


def keep_monuments(state: TinyTowns, step: Step) -> None:
    state.open_together([KEEP_MONUMENT.at(seat) for seat in range(state.seats)])


def keep_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    return in_order([KEEP.say(card - FIRST_MONUMENT) for card in state.towns[step.seat].hand])


def keep_monument(state: TinyTowns, step: Step, move: str) -> None:
    town = state.towns[step.seat]
    town.monument = WORDS.read(move).numbers[0] + FIRST_MONUMENT
    town.returned = sum(town.hand) - town.monument
    town.hand = ()
    args: dict[str, Arg] = {"seat": step.seat, "card": "hidden"}
    state.tell("kept_monument", args, step.seat, {"card": CARD_IDS[town.monument]})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    KEEP_MONUMENTS: Effect(keep_monuments),
    KEEP_MONUMENT: Choice("TT-8", keep_moves, keep_monument, public=None, once=True),
}
