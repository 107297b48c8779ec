"""Steps: what is still to be resolved, as plain data, and what the rules say about each kind of step."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from kleinstadt.engine.event import Arg
from kleinstadt.engine.reading import list_in, number_in, wrong

NOBODY: Final = -1

S = TypeVar("S")


class Step:
    """One thing still to be done: its kind, whose it is, and a few numbers. Never changed once made, so that copies
    of a position can share it."""

    __slots__ = ("kind", "seat", "args")

    def __init__(self, kind: str, seat: int = NOBODY, args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args

    def dump(self) -> list[Any]:
        return [self.kind, self.seat, list(self.args)]


class Rules(Generic[S]):
    """What the rulebook says about one kind of step."""

    __slots__ = ()


class Choice(Rules[S]):
    """A step in which a seat decides.

    moves   every legal answer, sorted, without duplicates
    play    what the answer does; the step has already been taken off the agenda
    about   the arguments of the question, for the sentence that asks it
    public  whether everybody can tell what the seat may answer; only then the engine answers for the seat where a
            single answer is left. None: never, because that could reveal a hand.
    form    which gesture fits: one, field, some, allot, order
    """

    __slots__ = ("rule", "form", "moves", "play", "about", "public")

    def __init__(
        self,
        rule: str,
        moves: Callable[[S, Step], tuple[str, ...]],
        play: Callable[[S, Step, str], None],
        public: Callable[[S, Step], bool] | None,
        about: Callable[[S, Step], dict[str, Arg]] | None = None,
        form: str = "one",
    ) -> None:
        self.rule = rule
        self.form = form
        self.moves = moves
        self.play = play
        self.about = about
        self.public = public


class Effect(Rules[S]):
    """A step that simply happens. `reveals` says that it draws on chance or shows something hidden: previews stop
    before it."""

    __slots__ = ("run", "reveals")

    def __init__(self, run: Callable[[S, Step], None], reveals: bool = False) -> None:
        self.run = run
        self.reveals = reveals


def always(state: object, step: Step) -> bool:
    """For `public`: the options are open to all in every position."""
    return True


class Decision:
    """The question a seat has to answer. Its kind is the message id of the question."""

    __slots__ = ("number", "seat", "kind", "rule", "args", "form")

    def __init__(self, number: int, seat: int, kind: str, rule: str, args: dict[str, Arg], form: str) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.args = args
        self.form = form

    def dump(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "kind": self.kind,
            "rule": self.rule,
            "args": self.args,
            "form": self.form,
        }


class Description:
    """A move in message parts, and the spots on the board it concerns."""

    __slots__ = ("id", "args", "spots")

    def __init__(self, id: str, args: dict[str, Arg], spots: list[str]) -> None:
        self.id = id
        self.args = args
        self.spots = spots

    def dump(self) -> dict[str, Any]:
        return {"id": self.id, "args": self.args, "spots": self.spots}


def load_step(place: str, data: object, book: Mapping[str, Rules[Any]], seats: int) -> Step:
    """`["build", 0]` or `["place", 0, [1, 0]]`."""
    if not isinstance(data, list) or not 1 <= len(data) <= 3 or not isinstance(data[0], str) or data[0] not in book:
        raise wrong(place, "must be a kind of step, its seat and its numbers.")
    seat = number_in(place, data[1], NOBODY, seats - 1) if len(data) > 1 else NOBODY
    if seat == NOBODY and isinstance(book[data[0]], Choice):
        raise wrong(place, "a choice needs the seat that decides.")
    args = list_in(place, data[2]) if len(data) > 2 else []
    if not all([isinstance(arg, int) for arg in args]):
        raise wrong(place, "must have numbers only.")
    return Step(data[0], seat, tuple(args))
