"""Colonists who are at home for a moment, because their seat is just being asked who works where (CO-215), are judged
as if they took the posts that are proposed."""

from kleinstadt.games.colonists.rules.proposal import proposal
from kleinstadt.games.colonists.rules.redistribution import take_post
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import POST
from kleinstadt.games.colonists.verbs import NONE


def asked_post(state: Colonists, seat: int) -> int:
    """The number of the post that the seat is asked for next, NONE where it is not asked."""
    asked = [step for step in (state.lanes[seat] if state.together else state.stack) if step.kind is POST]
    return asked[0].args[0] if asked and asked[0].seat == seat else NONE


def hoped(state: Colonists, seat: int) -> list[int] | None:
    """Who works, by class, if everybody takes a post that is still asked for; None where nobody is asked."""
    first = asked_post(state, seat)
    if first == NONE:
        return None
    found = list(state.means[seat].employed)
    for (_, colonist), number in proposal(state, seat, first).items():
        found[colonist] += number
    return found


def settled(state: Colonists, seat: int) -> Colonists:
    """The same position, or one like it in which everybody has taken a post that is still asked for."""
    first = asked_post(state, seat)
    if first == NONE:
        return state
    found = state.copy()
    for (kind, colonist), number in proposal(state, seat, first).items():
        for _ in range(number):
            take_post(found, seat, kind, colonist)
    found.changed(seat)
    return found
