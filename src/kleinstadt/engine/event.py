"""Events say what happened: log, animation, undo and replay are made of them."""

from typing import Any, Final

Arg = str | int | list[str]
EVERYBODY: Final = -1


class Event:
    """A message id with its arguments.

    `hidden` are further arguments that only the seat `only` may see. `revealed` says that something became known
    which was not before (a card turned up): beyond such an event nothing can be taken back without consent.
    `auto` marks what the engine did for a seat because nothing else was possible.
    """

    __slots__ = ("id", "args", "only", "hidden", "revealed", "auto")

    def __init__(
        self, id: str, args: dict[str, Arg], only: int, hidden: dict[str, Arg], revealed: bool, auto: bool
    ) -> None:
        self.id = id
        self.args = args
        self.only = only
        self.hidden = hidden
        self.revealed = revealed
        self.auto = auto

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat (None: a spectator) may know it, as plain data."""
        args: dict[str, Arg] = dict(self.args)
        if self.hidden and seat is not None and seat == self.only:
            args.update(self.hidden)
        return {"id": self.id, "args": args, "revealed": self.revealed, "auto": self.auto}
