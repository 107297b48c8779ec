"""Events say what happened: log, animation and replay are made of them."""

from typing import Final, TypedDict

Arg = str | int | list[str]
EVERYBODY: Final = -1


class EventData(TypedDict):
    """An event as somebody may know it."""

    id: str
    args: dict[str, Arg]
    auto: bool


class Event:
    """A message id with its arguments.

    `hidden` are further arguments that only the seat `only` may see. `auto` marks what the engine did for a seat
    because nothing else was possible.
    """

    __slots__ = ("id", "args", "only", "hidden", "auto")

    def __init__(self, id: str, args: dict[str, Arg], only: int, hidden: dict[str, Arg], auto: bool) -> None:
        self.id = id
        self.args = args
        self.only = only
        self.hidden = hidden
        self.auto = auto

    def seen_by(self, seat: int | None) -> EventData:
        """The event as this seat (None: a spectator) may know it, as plain data."""
        args: dict[str, Arg] = dict(self.args)
        if self.hidden and seat is not None and seat == self.only:
            args.update(self.hidden)
        return {"id": self.id, "args": args, "auto": self.auto}
