"""Chapter 4, last step of an action: the crane goes where the field of the action sends it (GN-28)."""

from typing import Any, Final

from kleinstadt.engine.step import Effect, Kind, Rules, Step
from kleinstadt.games.garden_nation.rules.turn_order import end_action
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import CRANE


def move_crane(garden: Garden, seat: int, field: int) -> None:
    """To the slot that lies on the board as the field lies in its territory; it may stay where it is."""
    garden.crane = garden.layout.crane_to[field]
    if garden.log is not None:
        garden.tell("crane_moved", {"territory": garden.crane})
    end_action(garden, seat)


def crane_step(garden: Garden, step: Step) -> None:
    """After a project was taken or left (OP-37)."""
    (field,) = step.args
    move_crane(garden, step.seat, field)


STEPS: Final[dict[Kind, Rules[Any]]] = {CRANE: Effect(crane_step)}
