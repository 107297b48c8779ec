"""Handing in what an action or a levy costs (CO-108, CO-111)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.goods import ONE, Bundle
from kleinstadt.games.colonists.paying import discardable
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.levy import keeps_action, levy_is_open
from kleinstadt.games.colonists.rules.moving import keeps_ride, riding
from kleinstadt.games.colonists.rules.possible import depends_on_hand
from kleinstadt.games.colonists.rules.storing import discard, discards, listed, planned
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import MAKE_ROOM, PAY


def pay(state: Colonists, step: Step) -> None:
    """Hand in what is due and not handed in yet."""
    action = state.doing(step.seat)
    seat = action.seat
    how = planned(action, 0)
    assert how is not None
    if how.over:
        state.push(PAY.at(seat))
        state.push(MAKE_ROOM.at(seat, 0))
        return
    tools = max(0, action.tools - action.discount.tools) - action.tools_paid
    goods = how.pool + how.buffer - action.paid - action.drawn
    state.pools[seat] -= how.pool - action.paid
    state.buffers[seat] -= how.buffer - action.drawn
    state.tools[seat] -= tools
    action.paid = how.pool
    action.drawn = how.buffer
    action.tools_paid += tools
    action.dolly_used = how.dolly
    if state.log is not None and (goods or tools):
        state.tell("paid", {"seat": seat, "goods": listed(Bundle(goods, tools, 0))})


def make_room_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """Before the action goods without room are discarded (C3)."""
    (lowest,) = step.args
    action = state.doing(step.seat)
    how = planned(action, 0)
    assert how is not None
    able = discards(discardable(action.pool, how, action.means), lowest, how.over)
    found = [kind for kind in able if keeps_action(state, step.seat, kind) and keeps_ride(state, step.seat, kind)]
    return in_order([phrases.DISCARD.of(kind) for kind in found or able])


def make_room(state: Colonists, step: Step, move: str) -> None:
    (kind,) = WORDS.read(move).numbers
    action = state.doing(step.seat)
    action.pool -= ONE[kind]
    discard(state, step.seat, kind)
    how = planned(action, 0)
    assert how is not None
    if how.over:
        state.push(MAKE_ROOM.at(step.seat, kind))


def about_make_room(state: Colonists, step: Step) -> dict[str, Arg]:
    how = planned(state.doing(step.seat), 0)
    return {"number": 0 if how is None else how.over}


def room_is_open(state: Colonists, step: Step) -> bool:
    """Not where cards in hand decide what is possible afterwards."""
    if state.turn is not None and riding(state) and depends_on_hand(state, state.turn.spot):
        return False
    return levy_is_open(state, step)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    PAY: Effect(pay),
    MAKE_ROOM: Choice(
        "CO-111", make_room_moves, make_room, public=room_is_open, about=about_make_room, form="allot", part=True
    ),
}
