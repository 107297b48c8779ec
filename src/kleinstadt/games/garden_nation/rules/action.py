"""Chapter 4: what do you do now? One list of everything an action can begin with (GN-24 to GN-27)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.phrases import (
    BUILD,
    BUILD_TILE,
    DEMOLISH,
    ON,
    RAID,
    TRICK_ROOF,
    TRICK_TERRITORY,
    WORDS,
)
from kleinstadt.games.garden_nation.rules.build import NO_TILE, build, build_moves, why_stuck
from kleinstadt.games.garden_nation.rules.demolish import demolish, demolish_moves
from kleinstadt.games.garden_nation.rules.go_on import go_on, go_on_moves, pass_action
from kleinstadt.games.garden_nation.rules.raid import raid, raid_moves
from kleinstadt.games.garden_nation.rules.tricks import change_territory, move_roof, trick_free, trick_moves
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT


def act_moves(garden: Garden, step: Step) -> tuple[str, ...]:
    """Build, demolish, go on or pass, raid, trick, as far as each is possible now: in the order of their texts, so that
    nothing has to be sorted."""
    seat = step.seat
    crane = garden.crane
    found: list[str] = []
    if not crane:  # GN-24, OP-6: the very first action, anywhere and without tricks
        for territory in TERRITORIES:
            build_moves(garden, seat, territory, found)
        return tuple(found)
    build_moves(garden, seat, crane, found)
    must_build = bool(found)  # GN-40: who can build here must act here
    demolish_moves(garden, seat, crane, found)
    if not must_build and not garden.roof_moved:
        go_on_moves(garden, seat, found)
    if trick_free(garden, seat):
        raid_moves(garden, seat, crane, found)
        trick_moves(garden, seat, found)
    return tuple(found)


def act(garden: Garden, step: Step, move: str) -> None:
    said = WORDS.read(move)
    phrase = said.phrase
    numbers = said.numbers
    seat = step.seat
    if phrase is BUILD:
        build(garden, seat, numbers[0], NO_TILE)
    elif phrase is BUILD_TILE:
        build(garden, seat, numbers[0], numbers[1])
    elif phrase is DEMOLISH:
        demolish(garden, seat, numbers[0])
    elif phrase is RAID:
        raid(garden, seat, numbers[0])
    elif phrase is TRICK_TERRITORY:
        change_territory(garden, seat, TERRITORIES[numbers[0]])
    elif phrase is TRICK_ROOF:
        move_roof(garden, seat, numbers[0], numbers[1])
    elif phrase is ON:
        go_on(garden, seat)
    else:
        pass_action(garden, seat)


def about_act(garden: Garden, step: Step) -> dict[str, Arg]:
    """`stuck` says why nothing can be built here, where that is so (GN-39)."""
    crane = garden.crane
    stuck = why_stuck(garden, step.seat, crane) if crane else ""
    return {"territory": crane, "actions": garden.actions, "stuck": stuck}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ACT: Choice("GN-25", act_moves, act, public=always, blind=always, about=about_act, form="field"),
}
