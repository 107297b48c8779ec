"""Cards with a function of their own: the Ruins' refund and the Teacher."""

from collections.abc import Callable
from typing import Any, Final

from kleinstadt.engine.cards import EYES
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import IDS, NONE, PRICE
from kleinstadt.games.everdell.effects.gain import gain_goods
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.rules.hands import (
    card_receivers,
    discard_heap,
    give_heap,
    lay_aside,
    push_drawing,
    top_of_deck,
)
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import HAND_ON, KEEP, TEACH


def ruins(state: Everdell, seat: int) -> None:
    """EV-154: the price of the card that it replaced."""
    gain_goods(state, seat, PRICE[state.table[-1].ruined])


def teacher(state: Everdell, seat: int) -> None:
    """EV-131: nothing with a full hand."""
    push_drawing(state, TEACH.at(seat))


def teach(state: Everdell, step: Step) -> None:
    """Look at two cards; with room for one only, or one card left, it is drawn and kept."""
    seat = step.seat
    state.open_heap()
    found: list[str] = []
    for _ in range(min(2, state.room(seat))):
        card = top_of_deck(state, EYES[seat])
        if card != NONE:
            lay_aside(state, card, EYES[seat])
            found.append(IDS[card])
    state.tell("drew", {"seat": seat, "number": len(found)}, only=seat, hidden={"cards": found})
    if len(found) == 2:
        state.push(KEEP.at(seat))
    else:
        keep_card(state, seat, state.heap()[0])
        state.heaps.pop()


def keep_card(state: Everdell, seat: int, card: int) -> None:
    state.hands[seat].gain(card, state.take_aside(card))


def keep_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order(list({phrases.KEEP.of(card) for card in state.heap()}))


def keep(state: Everdell, step: Step, move: str) -> None:
    """One stays, the other goes to an opponent with room, or is discarded (EV-75)."""
    seat = step.seat
    (card,) = WORDS.read(move).numbers
    keep_card(state, seat, card)
    if card_receivers(state, seat):
        state.push(HAND_ON.at(seat))
    else:
        discard_heap(state, seat)


def hand_on_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return tuple([phrases.TO_SEAT.of(other) for other in card_receivers(state, step.seat)])


def hand_on(state: Everdell, step: Step, move: str) -> None:
    (to,) = WORDS.read(move).numbers
    give_heap(state, step.seat, to)


ODD: Final[dict[str, Callable[[Everdell, int], None]]] = {"ruins": ruins, "teacher": teacher}

STEPS: Final[dict[Kind, Rules[Any]]] = {
    TEACH: Effect(teach, reveals=True),
    KEEP: Choice("EV-131", keep_moves, keep, public=None),
    HAND_ON: Choice("EV-75", hand_on_moves, hand_on, public=always),
}
