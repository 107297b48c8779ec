"""How a game looks in the terminal. A game without a drawing of its own is told in words."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from kleinstadt.cli.screen import Ink, Screen
from kleinstadt.engine.game import AnyGame
from kleinstadt.text import Texts
from kleinstadt.text.complete import card_ids

View = Mapping[str, Any]


class Board(Protocol):
    quiet: frozenset[str]
    """Events that are not worth telling when the engine answered for a seat."""

    shared: bool
    """One board for all, or one for each seat."""

    def headline(self, view: View, texts: Texts) -> str:
        """Where the game stands, in one line."""
        ...

    def draw(self, view: View, seat: int, texts: Texts, ink: Ink, width: int, marks: Mapping[str, str]) -> list[str]:
        """This seat's own board and what it needs to know of the rest. `marks` are to be shown at their spots, in
        brackets, where there is room for them."""
        ...

    def legend(self, texts: Texts) -> str:
        """What the signs of the drawing mean, where they do not speak for themselves."""
        ...

    def tell(self, view: View, seat: int, texts: Texts) -> list[str]:
        """The board of a seat in sentences, for those who listen."""
        ...

    def cards(self, view: View) -> list[str]:
        """The cards that matter now."""
        ...

    def names(self, of: AnyGame, texts: Texts) -> dict[str, str]:
        """Everything that can be asked about: its name by its id."""
        ...

    def card(self, id: str, view: View, texts: Texts, ink: Ink) -> list[str]:
        """What it says, at this table."""
        ...


def board_lines(
    board: Board, view: View, seat: int, texts: Texts, screen: Screen, marks: Mapping[str, str] | None = None
) -> list[str]:
    """The board of a seat, drawn or told."""
    if screen.plain:
        return board.tell(view, seat, texts)
    return board.draw(view, seat, texts, screen.ink, screen.width, marks or {})


def all_boards(board: Board, view: View, viewer: int | None, texts: Texts, screen: Screen) -> list[str]:
    """What there is to see of everybody."""
    seats = [viewer or 0] if board.shared else range(view["seats"])
    return [line for seat in seats for line in [*board_lines(board, view, seat, texts, screen), ""]]


def card_names(of: AnyGame, texts: Texts) -> dict[str, str]:
    return {id: texts.sentence(f"card-{id}") for id in card_ids(of)}


def board_of(game_id: str) -> Board:
    own = f"kleinstadt.cli.boards.{game_id}"
    module = import_module(own if find_spec(own) else "kleinstadt.cli.boards.words")
    board: Board = module.BOARD
    return board
