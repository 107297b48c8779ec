"""What somebody may know of a position, as it is handed on."""

from typing import Any, TypedDict

from kleinstadt.engine.state import State


class View(TypedDict):
    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: int
    seat: int | None
    over: bool
    deciding: list[int]
    numbers: list[int]
    agenda: dict[str, Any]
    position: Any  # the game's own


def view_of(state: State, viewer: int | None, other: View | None = None) -> View:
    """`other`: what somebody else sees of the same position. All but the game's own part is the same for everybody, and
    need not be made twice."""
    if other is not None:
        return {**other, "seat": viewer, "position": state.book.view(state, viewer)}
    view: Any = state.view(viewer)
    plain: View = view
    return plain
