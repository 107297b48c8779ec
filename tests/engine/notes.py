"""A game of nothing but notes, for tests of the engine: its steps are those a test makes, and what happens is written
down."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.book import Book
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Options
from kleinstadt.engine.phrase import Phrase, Vocabulary
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Kind, Rules, Step

A = Phrase("a", "a")
B = Phrase("b", "b")


class Notes(State):
    """What was written down, and a stock that all share."""

    def __init__(self, book: Book[Any], seats: int, like: "Notes | None" = None) -> None:
        super().__init__(book, {}, seats, like)
        self.written: list[str] = [] if like is None else like.written.copy()
        self.stock = 0 if like is None else like.stock

    def copy(self) -> "Notes":
        return Notes(self.book, self.seats, self)

    def note(self, text: str) -> None:
        self.written.append(text)
        self.tell("note", {"text": text})


class NotesGame(Game[Notes]):
    def lay_out(self, position: Reader, options: Options, seats: int) -> Notes:
        state = Notes(self.book, seats)
        state.written = position.entries("written")
        state.stock = position.number("stock", 0, 9, 0)
        position.finish()
        return state

    def start_with(self, *steps: list[Any], seats: int = 2, **position: Any) -> Notes:
        """A position in which these steps are to come, the first one given first."""
        state = self.load({"seats": seats, "agenda": {"stack": list(reversed(steps))}, "position": position})
        state.log = []
        return state


def plain(state: Notes, seat: int | None = None) -> dict[str, Any]:
    return {"written": list(state.written), "stock": state.stock}


def scores(state: Notes) -> list[ScoreSheet]:
    return [ScoreSheet(seat, [ScoreLine("notes", len(state.written))]) for seat in range(state.seats)]


def redeal(state: Notes, seat: int | None, chance: Chance) -> None:
    """Nothing is hidden."""


def game_of(steps: Mapping[Kind, Rules[Any]], *phrases: Phrase) -> NotesGame:
    """A game with these rules, in which these phrases can be answered."""
    book: Book[Notes] = Book(
        "notes",
        rules_version=1,
        steps=steps,
        vocabulary=Vocabulary(*phrases or (A, B)),
        view=plain,
        dump=plain,
        scores=scores,
        redeal=redeal,
    )
    return NotesGame(book, (2, 3))


# -- the simplest rules --------------------------------------------------------------------------------------------


def a_or_b(state: Notes, step: Step) -> tuple[str, ...]:
    return ("a", "b")


def only_a(state: Notes, step: Step) -> tuple[str, ...]:
    return ("a",)


def say(state: Notes, step: Step, move: str) -> None:
    state.note(f"{step.seat}{move}")
