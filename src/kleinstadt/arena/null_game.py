"""A game of nothing but the same trivial question: what the engine itself costs, whatever the game. For benchmarks."""

from typing import Any, Final

from kleinstadt.engine.book import Book
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Options
from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Choice, Kind, Step, always

SEATS: Final = 4
ANSWERS: Final = 100  # then the game is over
ASK: Final = Kind("ask")
ASK_STEPS: Final[tuple[Step, ...]] = tuple([ASK.at(seat) for seat in range(SEATS)])
GO: Final = Phrase("go", "go {way}", way=Slot(("left", "right")))
WAYS: Final[tuple[str, ...]] = GO.all()


class Null(State):
    """Only how many answers are left."""

    def __init__(self, book: Book[Any], options: Options, seats: int, left: int, like: "Null | None" = None) -> None:
        super().__init__(book, options, seats, like)
        self.left = left

    def copy(self) -> "Null":
        return Null(self.book, self.options, self.seats, self.left, self)


def ways(state: Null, step: Step) -> tuple[str, ...]:
    return WAYS


def go(state: Null, step: Step, move: str) -> None:
    state.left -= 1
    if state.left:
        state.push(ASK_STEPS[(step.seat + 1) % SEATS])


def view(state: Null, seat: int | None) -> dict[str, Any]:
    return {"left": state.left}


def dump(state: Null) -> dict[str, Any]:
    return {"left": state.left}


def scores(state: Null) -> list[ScoreSheet]:
    return [ScoreSheet(seat, [ScoreLine("left", state.left)]) for seat in range(SEATS)]


def redeal(state: Null, seat: int | None, chance: Chance) -> None:
    """Nothing is hidden."""


class NullGame(Game[Null]):
    def deal(self, seats: int, options: Options, seed: int) -> Null:
        state = Null(self.book, options, seats, ANSWERS)
        state.push(ASK_STEPS[0])
        return state

    def lay_out(self, position: Reader, options: Options, seats: int) -> Null:
        return Null(self.book, options, seats, position.number("left", 0, ANSWERS, ANSWERS))

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> Null:
        return self.lay_out(position, options, seats)


GAME: Final = NullGame(
    Book(
        "null",
        rules_version=1,
        steps={ASK: Choice("", ways, go, public=always)},
        vocabulary=Vocabulary(GO),
        view=view,
        dump=dump,
        scores=scores,
        redeal=redeal,
    ),
    (SEATS,),
)
