"""Rounds and phase 4 (TT-10 to TT-12a, TT-33 to TT-39), and the hammer that goes round (TT-109 to TT-111)."""

from typing import Any, Final

from kleinstadt.engine.step import Effect, Kind, Rules, Step
from kleinstadt.games.tiny_towns.cards import MAX_BANKS
from kleinstadt.games.tiny_towns.fields import COUNT
from kleinstadt.games.tiny_towns.rules.industry import banks
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import END_OF_ROUND, GAME_OVER, NEXT_ROUND, PHASES, ROUND


def begin_round(state: TinyTowns, step: Step) -> None:
    """Four phases, always in this order (TT-10); in the last round of TT-110a only building."""
    state.round += 1
    state.kind = 0
    for town in state.towns:
        town.raised = 0
        town.choice = 0
    if state.log is not None:
        state.tell("round", {"round": state.round})
    if state.closing:
        state.phase = "build"
        state.lane.extend(PHASES[:3])
    else:
        state.lane.extend(PHASES)


def end_round(state: TinyTowns, step: Step) -> None:
    """TT-34a: first who is finished, then the hammer, then the next round or the end."""
    still_active = False
    for seat, town in enumerate(state.towns):
        if town.finished:
            continue
        if town.empty == 0 or state.closing:  # TT-36
            town.finished = state.round
            if state.log is not None:
                state.tell("finished", {"seat": seat, "round": state.round})
        else:
            still_active = True
    if not still_active:
        state.push(GAME_OVER.at())
        return
    if state.prospectors:
        pass_hammer(state)
    state.push(NEXT_ROUND)


def game_over(state: TinyTowns, step: Step) -> None:
    """TT-39: nothing is left on the agenda; monuments that were not built are shown."""
    state.phase = "over"
    state.tell("game_over", {"round": state.round})


def can_name(state: TinyTowns, seat: int) -> bool:
    """Whether this player could name a kind: not with five Banks (TT-110)."""
    return state.active(seat) and COUNT[banks(state, seat)] < MAX_BANKS


def pass_hammer(state: TinyTowns) -> None:
    """To the next active player on the left who can name a kind; the Fort owner failing others (TT-109 to TT-111)."""
    circle = [(state.hammer + i) % state.seats for i in range(1, state.seats + 1)]
    able = [seat for seat in circle if can_name(state, seat)]
    free = [seat for seat in able if not state.fort_blocks(seat)]
    if free:
        state.hammer = free[0]
    elif able:
        state.hammer = able[0]
    else:
        state.closing = True
        state.tell("closing", {})
        return
    if state.log is not None:
        state.tell("hammer", {"seat": state.hammer})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ROUND: Effect(begin_round),
    END_OF_ROUND: Effect(end_round),
    GAME_OVER: Effect(game_over, reveals=True),
}
