"""A position: the agenda, and all that can be told of it.

A game derives its position from `State`, adds its own plain fields and hands over its book.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from kleinstadt.engine.agenda import Agenda, illegal
from kleinstadt.engine.book import Notice
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.event import EventData
from kleinstadt.engine.obstacle import Obstacles
from kleinstadt.engine.phrase import Description
from kleinstadt.engine.score import ScoreSheet, TieBreak, ranked
from kleinstadt.engine.step import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """What every game's position has in common. Two positions are equal when their dumps are."""

    def copy(self) -> "State":
        """An independent position that records nothing. A game writes: `return MyState(…, like=self)`."""
        raise NotImplementedError

    # -- trying ------------------------------------------------------------------------------------------------

    def play_all(self, seat: int, moves: Sequence[str]) -> None:
        """Several answers of one action, all or nothing. Answers that the engine gives for the seat on the way,
        because they are the only ones, are not named. Nothing may be answered beyond what is hidden: whether that is
        refused would tell something about it."""
        self.foresee(seat, moves)
        for move in moves:
            self.play(seat, move)

    def foresee(self, seat: int, moves: Sequence[str], previews: bool = False) -> "State":
        """A copy in which these answers were given, as far as they can be foreseen; it records what happens. Only
        what its seat may know of it is true. `previews`: not beyond the end of the action."""
        self.check_seat(seat)
        if not moves:  # no answer is no move: it would stand in a journal that cannot be read
            raise illegal(self, seat, "")
        trial = self.copy()
        trial.log = []
        trial.foresees = True
        trial.previews = previews
        for move in moves:
            trial.play(seat, move)
        return trial

    def preview(self, seat: int, moves: Sequence[str]) -> "Preview":
        """What these answers of one action would do, up to the first question that needs something hidden, and no
        farther than the action goes."""
        return Preview(self, seat, moves)

    def obstacles(self, seat: int, moves: Sequence[str] = ()) -> Obstacles:
        """What keeps this seat from doing something with things on the table, by thing: now, or after these answers of
        one action. Nothing while it is not asked."""
        self.check_seat(seat)
        found = self.book.obstacles
        then = self.foresee(seat, moves, previews=True) if moves else self
        return {} if found is None or then.asked(seat) is None else found(then, seat)

    # -- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know; None is a spectator."""
        if seat is not None:
            self.check_seat(seat)
        return {
            "game": self.book.game_id,
            "rules_version": self.book.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": seat,
            "over": self.over,
            "deciding": self.deciders(),
            "numbers": list(self.numbers),
            "agenda": self.dump_agenda(),
            "position": self.book.view(self, seat),
        }

    def dump(self) -> dict[str, Any]:
        """Everything, as plain JSON data."""
        return {
            "game": self.book.game_id,
            "rules_version": self.book.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "over": self.over,
            "numbers": list(self.numbers),
            "agenda": self.dump_agenda(),
            "position": self.book.dump(self),
        }

    def scores(self) -> list[ScoreSheet]:
        """A sheet for each seat as if the game ended now, everything counted."""
        return self.book.scores(self)

    def standing(self, viewer: int | None) -> list[ScoreSheet]:
        """The sheets as far as this seat may know them."""
        if viewer is not None:
            self.check_seat(viewer)
        return self.book.scores(self) if self.book.standing is None else self.book.standing(self, viewer)

    def ranking(self) -> list[int]:
        """The place of each seat, tie-breaks applied."""
        return ranked(self.scores(), self.ties())

    def rivals(self) -> list[ScoreSheet]:
        """The sheets of those whom the game itself plays; they are numbered after the seats."""
        return [] if self.book.rivals is None else self.book.rivals(self)

    def placing(self) -> list[int]:
        """The place of each seat and then of each rival, among them all."""
        return ranked(self.scores() + self.rivals(), self.ties())

    def ties(self) -> list[TieBreak]:
        """What decides where totals are equal: the first that differs."""
        return [] if self.book.ties is None else self.book.ties(self)

    def census(self) -> dict[str, int]:
        """How many there are of each card and piece, wherever they lie."""
        return {} if self.book.census is None else self.book.census(self)

    def describe(self, seat: int, move: str) -> Description:
        """A move of this seat in message parts, with the spots on the board it concerns."""
        self.check_seat(seat)
        said = self.book.vocabulary.read(move)
        told = said.describe()
        if self.book.details is not None:
            told.args.update(self.book.details(self, seat, said))
        told.beside = self.stands_beside(seat, move) is not None
        return told

    def redeal(self, viewer: int | None, chance: Chance) -> None:
        """Deal afresh, in place, whatever this seat cannot know: for searches that want many imagined positions."""
        if viewer is not None:
            self.check_seat(viewer)
        self.book.redeal(self, viewer, chance)
        self.forget()

    # -- as a Python object --------------------------------------------------------------------------------------

    def text(self) -> str:
        """The dump as one line of JSON, always the same for the same position."""
        return plain_text(self.dump())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        asked = [f"seat {seat} {step.kind.id}" for seat in self.deciders() if (step := self.asked(seat)) is not None]
        return f"<{self.book.game_id}, {self.seats} seats: {'over' if self.over else ', '.join(asked)}>"

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Any], tuple[dict[str, Any]]]:
        if self.foresees:  # who reads it again would go on past what it waits for
            raise TypeError("a position that is only foreseen cannot be pickled")
        return self.book.load, (self.dump(),)


def plain_text(dump: dict[str, Any]) -> str:
    return json.dumps(dump, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Preview:
    """An action that was only thought of: what it does as its seat may see it, the seat's sheet before and after,
    and what else to notice.
    `then` is the position as far as it can be foreseen; of it, too, only what the seat may know is true."""

    __slots__ = ("seat", "moves", "then", "events", "before", "after", "outlook")

    def __init__(self, state: State, seat: int, moves: Sequence[str]) -> None:
        self.seat = seat
        self.moves = tuple(moves)
        self.then = state.foresee(seat, moves, previews=True)
        self.events: list[EventData] = [event.seen_by(seat) for event in self.then.take_log()]
        self.before = state.standing(seat)[seat]
        self.after = self.then.standing(seat)[seat]
        notices = state.book.outlook
        self.outlook: list[Notice] = [] if notices is None else notices(self.then, seat)

    def decision(self) -> Decision | None:
        """What the seat would be asked next, if that can be foreseen."""
        return None if self.then.asked(self.seat) is None else self.then.decision(self.seat)
