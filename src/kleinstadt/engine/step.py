"""Steps: what is still to be resolved, as plain data, and what the rules say about each kind of step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypedDict, TypeVar

from kleinstadt.engine.event import Arg
from kleinstadt.engine.reading import list_in, list_of, number_in, unknown, wrong

NOBODY: Final = -1
IN_NO_BOOK: Final = 10**6

S = TypeVar("S")


class Kind:
    """A kind of step: its id, and the numbers that such a step carries, each with its name and its range.

    PAY = Kind("pay", left=(1, 4), lowest=(0, 2)); PAY.at(seat, 3, 0); left, lowest = step.args
    """

    __slots__ = ("id", "names", "ranges", "number", "plain")

    def __init__(self, id: str, **numbers: tuple[int, int]) -> None:
        self.id = id
        self.names = tuple(numbers)
        self.ranges = tuple(numbers.values())
        self.number = IN_NO_BOOK  # its place in the book of the game
        self.plain: list[Step] = []  # steps without numbers, by seat from NOBODY on: one of each is enough

    def at(self, seat: int = NOBODY, *numbers: int) -> "Step":
        assert len(numbers) == len(self.names), self.id
        return Step(self, seat, numbers) if numbers else self.of(seat)

    def of(self, seat: int) -> "Step":
        """The step of this kind, which carries no numbers."""
        while len(self.plain) <= seat + 1:
            self.plain.append(Step(self, len(self.plain) - 1))
        return self.plain[seat + 1]


class Step:
    """One thing still to be done: its kind, whose it is, and a few numbers. Never changed once made, so that copies
    of a position can share it. A step never holds a card or another secret: it says where the card lies."""

    __slots__ = ("kind", "seat", "args")

    def __init__(self, kind: Kind, seat: int = NOBODY, args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args

    def dump(self) -> list[Any]:
        return [self.kind.id, self.seat, list(self.args)]


class Rules(Generic[S]):
    """What the rulebook says about one kind of step."""

    __slots__ = ()


class Choice(Rules[S]):
    """A step in which a seat decides.

    moves   every legal answer, sorted, without duplicates; never none
    play    what the answer does; the step has already been taken off the agenda
    public  whether everybody can tell what the seat may answer; only then the engine answers for the seat where a
            single answer is left. None: never, because that could reveal a hand.
    about   the arguments of the question, for the sentence that asks it
    form    which gesture fits: one, field, some, allot, order
    part    the answer belongs to the action that led here (a price, a target): people compose and send both together
    beside  kinds of choices that are open at the same time, and after which this question is asked again
    blind   whether the answers can be told though foresight has left something unseen; None: never
    once    the very same question cannot wait a second time: a position written by hand in which it does is refused
    """

    __slots__ = ("rule", "form", "moves", "play", "about", "public", "part", "beside", "blind", "once")

    def __init__(
        self,
        rule: str,
        moves: Callable[[S, Step], tuple[str, ...]],
        play: Callable[[S, Step, str], None],
        public: Callable[[S, Step], bool] | None,
        about: Callable[[S, Step], dict[str, Arg]] | None = None,
        form: str = "one",
        part: bool = False,
        beside: tuple[Kind, ...] = (),
        blind: Callable[[S, Step], bool] | None = None,
        once: bool = False,
    ) -> None:
        self.rule = rule
        self.form = form
        self.moves = moves
        self.play = play
        self.about = about
        self.public = public
        self.part = part
        self.beside = beside
        self.blind = blind
        self.once = once


class Effect(Rules[S]):
    """A step that simply happens.

    reveals  it draws on chance or shows something hidden: nothing before it can be taken back without consent, and
             foresight stops before it
    unseen   what happens instead in foresight: a gap is left where the hidden thing would be, and foresight goes on
             to the next question that cannot be asked blind
    ends     what was answered before is over: a preview stops before it, though nothing is hidden
    once     as with choices
    """

    __slots__ = ("run", "reveals", "unseen", "ends", "plain", "once")

    def __init__(
        self,
        run: Callable[[S, Step], None],
        reveals: bool = False,
        unseen: Callable[[S, Step], None] | None = None,
        ends: bool = False,
        once: bool = False,
    ) -> None:
        assert reveals or unseen is None
        self.run = run
        self.reveals = reveals
        self.unseen = unseen
        self.ends = ends
        self.once = once
        self.plain = not reveals and not ends  # foresight and previews pass it


def in_order(found: list[str]) -> tuple[str, ...]:
    """Answers as a choice gives them, sorted. The list was made for this: it is sorted where it lies."""
    if len(found) > 1:
        found.sort()
    return tuple(found)


def always(state: object, step: Step) -> bool:
    """For `public` and `blind`: in every position."""
    return True


class DecisionData(TypedDict):
    number: int
    kind: str
    rule: str
    args: dict[str, Arg]
    form: str
    part: bool


class Decision:
    """The question a seat has to answer. Its kind is the message id of the question."""

    __slots__ = ("number", "seat", "kind", "rule", "args", "form", "part")

    def __init__(
        self, number: int, seat: int, kind: str, rule: str, args: dict[str, Arg], form: str, part: bool
    ) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.args = args
        self.form = form
        self.part = part

    def dump(self) -> DecisionData:
        return {
            "number": self.number,
            "kind": self.kind,
            "rule": self.rule,
            "args": self.args,
            "form": self.form,
            "part": self.part,
        }


def decision_of(data: DecisionData, seat: int) -> Decision:
    """A decision that was sent somewhere as plain data."""
    return Decision(data["number"], seat, data["kind"], data["rule"], data["args"], data["form"], data["part"])


# -- reading -------------------------------------------------------------------------------------------------------


def load_step(place: str, data: object, kinds: Mapping[str, Kind], choices: Sequence[object], seats: int) -> Step:
    """`["round"]`, `["build", 0, [0]]` or `["place", 0, {"kind": 1, "how": 0}]`."""
    if not isinstance(data, list) or not 1 <= len(data) <= 3:
        raise wrong(place, "field_step", "must be a kind of step, its seat and its numbers.")
    if not isinstance(data[0], str) or data[0] not in kinds:
        raise unknown(place, data[0], list(kinds))
    kind = kinds[data[0]]
    seat = number_in(place, data[1], NOBODY, seats - 1) if len(data) > 1 else NOBODY
    if seat == NOBODY and choices[kind.number] is not None:
        raise wrong(place, "field_step_seat", "a choice needs the seat that decides.")
    return Step(kind, seat, load_numbers(place, kind, data[2] if len(data) > 2 else []))


def load_numbers(place: str, kind: Kind, data: object) -> tuple[int, ...]:
    """The numbers of a step, in order or by name."""
    if isinstance(data, dict):
        if set(data) != set(kind.names):
            names = ", ".join(kind.names)
            raise wrong(
                place, "field_step_names", f"{kind.id} needs these numbers: {names}.", step=kind.id, names=names
            )
        numbers = [data[name] for name in kind.names]
    else:
        numbers = list_of(place, list_in(place, data), len(kind.names))
    return tuple(
        [
            number_in(f"{place}.{name}", number, least, most)
            for name, (least, most), number in zip(kind.names, kind.ranges, numbers, strict=True)
        ]
    )
