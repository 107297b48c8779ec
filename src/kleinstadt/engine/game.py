"""A game: who can play it, with which options, how it starts, and how plain data becomes a position again."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kleinstadt.engine.book import Book
from kleinstadt.engine.chance import Chance, fresh_seed
from kleinstadt.engine.draw import Budget, DrawForm, Secret, Task
from kleinstadt.engine.errors import BadOptions, BadPosition, KleinstadtError
from kleinstadt.engine.loading import MANY, go_on, load_agenda, refuse_doubled
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Option, Options, Value, complete_options, with_bots_only
from kleinstadt.engine.pad import PadForm, PadResult
from kleinstadt.engine.phrase import Vocabulary
from kleinstadt.engine.reading import Reader, shown, table_in
from kleinstadt.engine.reason import Reason, more_of
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Step
from kleinstadt.engine.turn_aid import TurnAid, TurnWay
from kleinstadt.engine.value import Valuation

S = TypeVar("S", bound=State)


# By list of the catalogue: the events by which somebody uses an entry of it, and the argument that names the entry, or
# the arguments, with spaces between.
Uses = Mapping[str, Mapping[str, str]]


class NotOffered(KleinstadtError):
    """This game does not have that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game declares. `seats` are the possible numbers of players; `uses` tells whoever wants to know whether
    everything in the box was ever used (scripts/thousands.py); `valuation` is what bots have learned about positions,
    where they have. Its module names it `GAME`."""

    def __init__(
        self,
        book: Book[S],
        seats: tuple[int, ...],
        options: tuple[Option, ...] = (),
        uses: Uses | None = None,
        valuation: Valuation[S] | None = None,
    ) -> None:
        self.book = book
        self.id = book.game_id
        self.rules_version = book.rules_version
        self.seats = seats
        self.options = options
        self.uses: Uses = {} if uses is None else uses
        self.valuation = valuation
        self.completed: dict[int, tuple[Options, Options]] = {}  # by seats: what was given last, and completed
        book.load = self.load

    # -- what a game writes ------------------------------------------------------------------------------------

    def deal(self, seats: int, options: Options, seed: int) -> S:
        """The position as it is dealt, with the first steps on its agenda."""
        raise NotImplementedError

    def lay_out(self, position: Reader, options: Options, seats: int) -> S:
        """The position that the game's own part of a dump describes, or a part of that written by hand."""
        raise NotImplementedError

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> S:
        """The position that the game's own part of a view shows. What the seat cannot know is left open: it is dealt
        afterwards, by the `redeal` of the book."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Refuse a loaded position that cannot be; its agenda is there already."""

    def next_steps(self, state: S) -> list[Step]:
        """What a position goes on with that was written by hand, without an agenda."""
        return []

    def heuristic(self, state: S, seat: int) -> float:
        """How promising the position is for this seat; larger is better. For bots."""
        return float(state.scores()[seat].total)

    def parts(self, state: S, seat: int) -> dict[str, float]:
        """What the heuristic adds up, by names that can be said (`reason-NAME`): "leaves more goods"."""
        return {"score": float(state.standing(seat)[seat].total)}

    def pad_form(self) -> PadForm:
        """What the score pad for the cardboard game asks for."""
        raise NotOffered("no_score_pad", {"game": self.id}, f"{self.id} has no score pad.")

    def score_pad(self, data: Mapping[str, Any], finished: bool = True) -> PadResult:
        """What a described final position of the cardboard game is worth. While it is not finished, what is missing is
        remarked, and the rest is scored."""
        raise NotOffered("no_score_pad", {"game": self.id}, f"{self.id} has no score pad.")

    def draw_form(self) -> DrawForm:
        """What can be said about a set-up of the cardboard game that is drawn by lot."""
        return DrawForm()

    def draw(self, seats: int, options: Options, lots: Lots) -> S:
        """The deal for the cardboard game, where parts may be drawn again and cards stay in the box. With lots from a
        seed alone it is the same as `deal`."""
        return self.deal(seats, options, lots.seed)

    def checklist(self, state: S) -> list[Task]:
        """What there is to do at the real table for a game that begins like this: nothing that is secret."""
        return []

    def secret(self, state: S, seat: int) -> Secret | None:
        """What this seat is dealt in secret by the draw."""
        return None

    def budget(self, state: S, bought: Mapping[str, int]) -> Budget | None:
        """What somebody can still buy before the game begins, where that is done with money."""
        return None

    def turn_aid(self) -> TurnAid:
        """What helps to keep turns and rounds at the cardboard game: unless said otherwise, turns go round."""
        return TurnAid((TurnWay("standard", self.seats),))

    def carry_over(self, start: S, answers: Sequence[tuple[int, str]]) -> dict[str, Any]:
        """What is noted at the end of a sitting, so that another game can go on from it: of a game that began like
        this, with these answers. Who has this takes the notes as an option."""
        raise NotOffered("no_carry_over", {"game": self.id}, f"{self.id} has no notes to go on from.")

    def catalogue(self) -> dict[str, Any]:
        """Every card and piece as data, for galleries, card help and set-up pages. `cards` have an `id`."""
        return {"cards": []}

    # -- for everybody -------------------------------------------------------------------------------------------

    def start(
        self, seats: int, options: Mapping[str, Value] | None = None, seed: int | None = None, log: bool = False
    ) -> S:
        """A new game at its first question. Without a seed, 128 random bits are drawn. With `log` it records what
        happens, from the deal on."""
        chosen = self.complete(seats, options)
        state = self.deal(seats, chosen, fresh_seed() if seed is None else seed)
        if log:
            state.log = []
        state.advance(state.stack)
        return state

    def start_drawn(self, seats: int, options: Mapping[str, Value], lots: Lots) -> S:
        """The same for the cardboard game."""
        state = self.draw(seats, self.complete(seats, options), lots)
        state.advance(state.stack)
        return state

    def complete(self, seats: int, options: Mapping[str, Value] | None = None, bots_only: bool = False) -> Options:
        """The options with defaults filled in; BadOptions where they or the number of seats do not fit. Where only bots
        play, the defaults are such that they come to an end."""
        if seats not in self.seats:
            raise BadOptions(
                "bad_seats",
                {"seats": seats, "fewest": min(self.seats), "most": max(self.seats)},
                f"{self.id} is for {min(self.seats)} to {max(self.seats)} players, not {seats}.",
            )
        given = dict(options or {})
        if bots_only:
            given = with_bots_only(self.options, given)
        last = self.completed.get(seats)
        if last is None or last[0] != given:
            last = (given, complete_options(self.options, given, seats))
            self.completed[seats] = last
        return last[1].copy()

    def load(self, data: Mapping[str, Any]) -> S:
        """The position of a dump. A hand-written part of one is completed with defaults; what cannot be is refused."""
        reader = Reader("", table_in(self.id, data))
        seats, options = self.read_header(reader)
        state = self.lay_out(Reader("position", reader.raw("position", {})), options, seats)
        over = reader.flag("over")
        numbers = reader.raw("numbers", None)
        agenda = reader.raw("agenda", None)
        reader.finish()
        load_agenda(state, {} if agenda is None else agenda, numbers, over)
        if agenda is None and not over:
            state.stack.extend(self.next_steps(state))
        refuse_doubled(state)
        self.check(state)
        go_on(state)
        return state

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> S:
        """A whole position consistent with a view: whatever the seat cannot know is dealt afresh."""
        reader = Reader("", table_in(self.id, view))
        seats, options = self.read_header(reader)
        seat: int | None = reader.raw("seat", None)
        state = self.lay_out_view(Reader("position", reader.raw("position", {})), options, seats, seat)
        load_agenda(state, reader.raw("agenda", {}), reader.raw("numbers", None), reader.flag("over"))
        self.book.redeal(state, seat, chance)
        go_on(state)
        return state

    def read_header(self, reader: Reader) -> tuple[int, Options]:
        found = reader.raw("game", self.id)
        if found != self.id:
            raise BadPosition("wrong_game", {"game": shown(found)}, f"This is no position of {self.id}.")
        reader.number("rules_version", 0, MANY, 0)
        seats = reader.number("seats", min(self.seats), max(self.seats), max(2, min(self.seats)))
        return seats, self.complete(seats, reader.table("options"))

    def values(self, state: S) -> list[float]:
        """What the position is worth to each seat, in points: learned, or else by the heuristic."""
        learned = self.valuation
        if learned is not None and learned.ready():
            return learned.worths(state)
        return [self.heuristic(state, seat) for seat in range(state.seats)]

    def values_beside(self, state: S, like: S, known: list[float]) -> list[float]:
        """The same, where it is known what a position is worth that may be like this one for some of the seats."""
        learned = self.valuation
        if learned is None or not learned.ready():
            return self.values(state)
        same = [learned.alike(like, state, seat) for seat in range(state.seats)]
        if not any(same):
            return learned.worths(state)
        return [known[seat] if same[seat] else learned.worth(state, seat) for seat in range(state.seats)]

    def worth(self, state: S, seat: int) -> float:
        """What it is worth to this seat alone."""
        learned = self.valuation
        if learned is not None and learned.ready():
            return learned.worth(state, seat)
        return self.heuristic(state, seat)

    def reasons(self, after: S, instead: S, seat: int) -> list[Reason]:
        """What makes the first position better for this seat than the second, the weightiest first: by what was
        learned, or else by the parts of the heuristic."""
        learned = self.valuation
        found = learned.reasons(after, instead, seat) if learned is not None and learned.ready() else None
        return more_of(self.parts(after, seat), self.parts(instead, seat)) if found is None else found

    def apart(self) -> bool:
        """Whether everybody builds for themselves, so that a search need not think for the others."""
        learned = self.valuation
        return learned is not None and learned.apart and learned.ready()

    def vocabulary(self) -> Vocabulary:
        """Every answer that can ever be given in this game, each with a number of its own."""
        return self.book.vocabulary

    def __reduce__(self) -> str:
        return "GAME"


AnyGame = Game[Any]
