"""Verbs that move workers: move_worker and recall_worker (EV-43, EV-128, EV-164)."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import LOCATIONS
from kleinstadt.games.everdell.city import PLACES
from kleinstadt.games.everdell.deeds import Deed
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.rules.places import go_to, open_places, spot_of
from kleinstadt.games.everdell.state import ON_CARD, ON_EVENT, STRAY, Everdell
from kleinstadt.games.everdell.steps import LIFT, MOVE, RECALL, Context


def move_worker(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """EV-128: forced, if there is a worker that can be moved; a shared location is always open to it."""
    if state.movable(seat):
        state.push(LIFT.at(seat))


def recall_worker(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if state.movable(seat):
        state.push(RECALL.at(seat))


def lift_text(state: Everdell, spot: int) -> str:
    """The worker that stands here."""
    if spot < len(LOCATIONS):
        return phrases.LIFT.of(spot)
    if spot >= ON_CARD:
        owner, place = divmod(spot - ON_CARD, PLACES)
        return phrases.LIFT_CARD.triple(state.cities[owner].cards[place], owner, place)
    return phrases.LIFT_STRAY.say() if spot == STRAY else phrases.LIFT_EVENT.of(spot - ON_EVENT)


def lift_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order([lift_text(state, spot) for spot in state.movable(step.seat)])


def lifted(move: str) -> int:
    """The spot that a worker is lifted from."""
    said = WORDS.read(move)
    if said.phrase is phrases.LIFT_STRAY:
        return STRAY
    return spot_of(said.numbers, said.phrase is phrases.LIFT_EVENT)


def lift(state: Everdell, step: Step, move: str) -> None:
    """Lift it: the old place is free at once, but closed to this move (EV-43)."""
    spot = lifted(move)
    state.workers[step.seat].remove(spot)
    state.idle[step.seat] += 1
    state.push(MOVE.at(step.seat, spot))


def move_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    (spot,) = step.args
    return in_order(open_places(state, step.seat, spot))


def move(state: Everdell, step: Step, move: str) -> None:
    go_to(state, step.seat, WORDS.read(move), moved=True)


def recall(state: Everdell, step: Step, move: str) -> None:
    state.workers[step.seat].remove(lifted(move))
    state.idle[step.seat] += 1
    state.tell("recalled", {"seat": step.seat, "number": 1})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    LIFT: Choice("EV-43", lift_moves, lift, public=always, part=True, blind=always),
    MOVE: Choice("EV-43", move_moves, move, public=None, part=True),
    RECALL: Choice("EV-164", lift_moves, recall, public=always, part=True, blind=always),
}
