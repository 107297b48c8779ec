"""Chapter 4, last step of an action: the crane goes where the field of the action sends it (GN-28)."""

from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.rules.turn_order import end_action
from kleinstadt.games.garden_nation.state import Position


def move_crane(position: Position, seat: int, field: int) -> None:
    """To the slot that lies on the board as the field lies in its territory; it may stay where it is."""
    position.crane = position.layout.crane_to[field]
    if position.log is not None:
        position.tell("crane_moved", {"territory": position.crane})
    end_action(position, seat)


def crane_step(position: Position, step: Step) -> None:
    """After a project was taken or left (OP-37)."""
    move_crane(position, step.seat, step.args[0])
