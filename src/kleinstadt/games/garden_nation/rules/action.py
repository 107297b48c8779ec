"""Chapter 4: what do you do now? One list of everything an action can begin with (GN-24 to GN-27)."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.notation import (
    ACT,
    BUILD,
    DEMOLISH,
    ON,
    RAID,
    TRICK_ROOF,
    TRICK_TERRITORY,
)
from kleinstadt.games.garden_nation.rules.build import build, build_moves
from kleinstadt.games.garden_nation.rules.demolish import demolish, demolish_moves
from kleinstadt.games.garden_nation.rules.go_on import go_on, go_on_moves, pass_action
from kleinstadt.games.garden_nation.rules.raid import raid, raid_moves
from kleinstadt.games.garden_nation.rules.tricks import change_territory, move_roof, trick_free, trick_moves
from kleinstadt.games.garden_nation.state import Position


def act_moves(position: Position, step: Step) -> tuple[str, ...]:
    """Build, demolish, raid, trick, go on or pass, as far as each is possible now."""
    seat = step.seat
    crane = position.crane
    found: list[str] = []
    if not crane:  # GN-24, OP-6: the very first action, anywhere and without tricks
        for territory in TERRITORIES:
            build_moves(position, seat, territory, found)
        return tuple(sorted(found))
    build_moves(position, seat, crane, found)
    if not found and not position.roof_moved:  # GN-40: who can build here must act here
        go_on_moves(position, seat, found)
    demolish_moves(position, seat, crane, found)
    if trick_free(position, seat):
        raid_moves(position, seat, crane, found)
        trick_moves(position, seat, found)
    found.sort()
    return tuple(found)


def act(position: Position, step: Step, move: str) -> None:
    kind, a, b = ACT[move]
    seat = step.seat
    if kind == BUILD:
        build(position, seat, a, b)
    elif kind == DEMOLISH:
        demolish(position, seat, a)
    elif kind == RAID:
        raid(position, seat, a)
    elif kind == TRICK_TERRITORY:
        change_territory(position, seat, a)
    elif kind == TRICK_ROOF:
        move_roof(position, seat, a, b)
    elif kind == ON:
        go_on(position, seat)
    else:
        pass_action(position, seat)


def about_act(position: Position, step: Step) -> dict[str, Arg]:
    return {"territory": position.crane, "actions": position.actions}
