"""What a bot gets to see, and what a bot is."""

from collections.abc import Callable
from typing import Any, Protocol

from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Decision


class Eyes:
    """One seat's look at the table when it is asked. The view is made when it is first looked at."""

    __slots__ = ("game", "seat", "decision", "moves", "_look", "_view")

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        decision: Decision,
        moves: tuple[str, ...],
        look: Callable[[int], dict[str, Any]],
    ) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self.moves = moves
        self._look = look
        self._view: dict[str, Any] | None = None

    def view(self) -> dict[str, Any]:
        """What the seat may know of the position."""
        if self._view is None:
            self._view = self._look(self.seat)
        return self._view


def eyes_of(game: AnyGame, state: State, seat: int) -> Eyes:
    return Eyes(game, seat, state.decision(seat), state.moves(seat), state.view)


class Bot(Protocol):
    """Somebody who answers."""

    def choose(self, eyes: Eyes) -> str:
        """One of `eyes.moves`."""
        ...
