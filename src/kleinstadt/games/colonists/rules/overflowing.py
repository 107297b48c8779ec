"""What there is no room for is discarded (CO-106, C4)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.goods import ONE, PROVISIONS, without
from kleinstadt.games.colonists.paying import overflow
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.provisions import can_feed_all
from kleinstadt.games.colonists.rules.staffing import MAKING_ROOM, staff, staffing_moves
from kleinstadt.games.colonists.rules.storing import discard, discards, make_sure_of_room
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import OVERFLOW, ROOM


def room(state: Colonists, step: Step) -> None:
    make_sure_of_room(state, step.seat)


def overflow_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """One good at a time, in the order of kinds; or a building is staffed that makes room (C9). Nobody throws away
    before the workers are fed what they need."""
    lowest, hungry = step.args
    seat = step.seat
    means = state.means[seat]
    able = discards(without(state.pools[seat], means.typed), lowest, overflow(state.pools[seat], means))
    if hungry:
        able = [kind for kind in able if kind not in PROVISIONS or can_spare(state, seat, kind)] or able
    found = [phrases.DISCARD.of(kind) for kind in able]
    if state.turn is not None:  # else it was decided just now
        found += staffing_moves(state, seat, MAKING_ROOM)
    return in_order(found)


def can_spare(state: Colonists, seat: int, kind: int) -> bool:
    state.pools[seat] -= ONE[kind]
    found = can_feed_all(state, seat)
    state.pools[seat] += ONE[kind]
    return found


def discard_one(state: Colonists, step: Step, move: str) -> None:
    _, hungry = step.args
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.STAFF:
        staff(state, seat, move)
        state.push(ROOM.at(seat))
        return
    (kind,) = said.numbers
    discard(state, seat, kind)
    if overflow(state.pools[seat], state.means[seat]) > 0:
        state.push(OVERFLOW.at(seat, kind, hungry))


def about_overflow(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"number": overflow(state.pools[step.seat], state.means[step.seat])}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ROOM: Effect(room),
    OVERFLOW: Choice(
        "CO-106", overflow_moves, discard_one, public=always, about=about_overflow, form="allot", part=True
    ),
}
