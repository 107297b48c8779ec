"""A position: whose decisions are open, what may be answered, and what an answer does.

What is still to be resolved is a stack of steps, the next one last. In a simultaneous phase ("together") every seat
has a stack of its own, its lane, above that stack; when all lanes are empty the phase is closed and the stack goes on.
A game derives its position from `State`, adds its own plain fields and hands over its rules: one `Choice` or `Effect`
for each kind of step.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from kleinstadt.engine.errors import IllegalMove
from kleinstadt.engine.event import EVERYBODY, Arg, Event
from kleinstadt.engine.option import Options
from kleinstadt.engine.reading import list_in, list_of, number_in, table_in
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.engine.step import Choice, Decision, Description, Effect, Rules, Step, load_step

NO_ARGS: Final[dict[str, Arg]] = {}
MANY: Final = 10**9  # no game has so many answers or phases


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has in common. Seats are numbered from 0."""

    game_id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1

    def __init__(self, book: Mapping[str, Rules[Any]], options: Options, seats: int) -> None:
        self.book = book
        self.options = options
        self.seats = seats
        self.over = False
        self.stack: list[Step] = []
        self.lanes: list[list[Step]] = []
        self.done_is_final = False  # in the open together phase: an empty lane cannot be taken back
        self.togethers = 0  # how many together phases were opened so far
        self.numbers = [0] * seats  # answers given so far, by seat; the number of a decision
        self.log: list[Event] | None = None  # None: nothing is recorded
        self.lane: list[Step] = self.stack  # where `push` puts what an effect leads to
        self.known: list[tuple[str, ...] | None] = [None] * seats  # move lists already worked out
        self.in_auto = False
        self.foresees = False  # a preview: stop before chance or a reveal
        self.halted = False
        self.answered_for: list[tuple[int, str]] = []  # forced answers of the latest play

    # -- what a game writes ------------------------------------------------------------------------------------

    def copy(self) -> "State":
        raise NotImplementedError

    def scores(self) -> list[ScoreSheet]:
        """A sheet for each seat as if the game ended now, everything counted."""
        raise NotImplementedError

    def standing(self, viewer: int | None) -> list[ScoreSheet]:
        """The sheets as far as this seat may know them. A game with secret goals leaves those of others out."""
        return self.scores()

    def ranking(self) -> list[int]:
        """The place of each seat, tie-breaks applied."""
        raise NotImplementedError

    def describe(self, seat: int, move: str) -> Description:
        raise NotImplementedError

    def position_view(self, seat: int | None) -> dict[str, Any]:
        """The game's own part of a view: built up from what the seat may know."""
        raise NotImplementedError

    def position_dump(self) -> dict[str, Any]:
        """The game's own part of a dump."""
        raise NotImplementedError

    def veil(self, step: Step, seat: int | None) -> Step:
        """The step as this seat may know it; a game whose steps carry secrets hides them here."""
        return step

    # -- asking ------------------------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seats that have to answer now; several at once in a together phase."""
        if self.over or self.halted:
            return []
        if self.lanes:
            return [seat for seat in range(self.seats) if self.lanes[seat]]
        return [self.stack[-1].seat]

    def asked(self, seat: int) -> Step | None:
        """The step this seat has to answer now."""
        if self.over or self.halted:
            return None
        if self.lanes:
            lane = self.lanes[seat]
            return lane[-1] if lane else None
        step = self.stack[-1]
        return step if step.seat == seat else None

    def decision(self, seat: int) -> Decision:
        step = self.asked(seat)
        if step is None:
            raise IllegalMove("not_asked", {"seat": seat}, f"Seat {seat} has nothing to decide now.")
        rules = self.book[step.kind]
        assert isinstance(rules, Choice)
        args: dict[str, Arg] = NO_ARGS if rules.about is None else rules.about(self, step)
        return Decision(self.numbers[seat], seat, step.kind, rules.rule, args, rules.form)

    def moves(self, seat: int) -> tuple[str, ...]:
        """Every legal answer of this seat, sorted; empty when it is not asked."""
        known = self.known[seat]
        if known is None:
            step = self.asked(seat)
            if step is None:
                return ()
            rules = self.book[step.kind]
            assert isinstance(rules, Choice)
            known = rules.moves(self, step)
            self.known[seat] = known
        return known

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str) -> None:
        """Answer in place. IllegalMove, and an unchanged position, if the answer is not allowed."""
        if seat < 0 or seat >= self.seats or move not in self.moves(seat):
            raise illegal(self, seat, move)
        if self.answered_for:
            self.answered_for = []
        lane = self.lanes[seat] if self.lanes else self.stack
        self.numbers[seat] += 1
        rules = self.book[lane[-1].kind]
        assert isinstance(rules, Choice)
        self.answer(lane, rules, move)
        self.advance(lane)

    def play_all(self, seat: int, moves: Sequence[str]) -> None:
        """Several answers of one gesture, all or nothing. A gesture names every answer, also those that the engine
        gives for the seat on the way because they are the only ones: who pays with goods of several kinds need not
        know which of them were forced. Nothing may be answered beyond a chance or a reveal: whether
        such a gesture is refused would tell what is hidden."""
        if not moves:  # no answer is no move: it would stand in a journal that cannot be read
            raise illegal(self, seat, "")
        trial = self.copy()
        trial.log = None
        trial.foresees = True
        perform(trial, seat, moves)
        perform(self, seat, moves)

    def answer(self, lane: list[Step], rules: Choice[Any], move: str) -> None:
        step = lane.pop()
        self.known[step.seat] = None
        self.lane = lane
        rules.play(self, step, move)

    def forget(self) -> None:
        """Work out all moves anew: for who changed a position by hand."""
        self.known = [None] * self.seats

    def advance(self, lane: list[Step]) -> None:
        """Let happen what needs nobody's decision, until somebody is asked or the game is over."""
        while not self.settled(lane):
            if self.lanes:
                waiting = False
                for seat, other in enumerate(self.lanes):
                    if other and (self.known[seat] is not None or self.settled(other)):
                        waiting = True
                if waiting:
                    return
                self.lanes = []
            elif not self.stack:
                self.over = True
                return
            lane = self.stack

    def settled(self, lane: list[Step]) -> bool:
        """Run this lane down to the next question. False when it is empty or a together phase opened above it."""
        while lane:
            if self.lanes and lane is self.stack:
                return False
            step = lane[-1]
            rules = self.book[step.kind]
            if isinstance(rules, Effect):
                if self.foresees and rules.reveals:
                    self.halted = True
                    return True
                lane.pop()
                self.lane = lane
                rules.run(self, step)
            else:
                assert isinstance(rules, Choice)
                move = self.forced(rules, step)
                if move is None:
                    return True
                self.answered_for.append((step.seat, move))
                self.in_auto = True
                self.answer(lane, rules, move)
                self.in_auto = False
        return False

    def forced(self, rules: Choice[Any], step: Step) -> str | None:
        """The only answer, where everybody can see that it is the only one."""
        if rules.public is None or self.known[step.seat] is not None:
            return None
        found: tuple[str, ...] = rules.moves(self, step)
        if len(found) == 1 and rules.public(self, step):
            return found[0]
        self.known[step.seat] = found
        return None

    # -- for effects -------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """This comes next (before what was pushed earlier), for the seat or the table that is at work."""
        self.lane.append(step)

    def open_together(self, steps: list[Step], done_is_final: bool = False) -> None:
        """A simultaneous phase: each step goes into the lane of its seat. Only from the table's own stack."""
        assert not self.lanes
        assert self.lane is self.stack
        lanes: list[list[Step]] = [[] for _ in range(self.seats)]
        for step in steps:
            lanes[step.seat].append(step)
        self.lanes = lanes
        self.done_is_final = done_is_final
        self.togethers += 1

    def tell(
        self,
        id: str,
        args: dict[str, Arg],
        only: int = EVERYBODY,
        hidden: dict[str, Arg] | None = None,
        revealed: bool = False,
    ) -> None:
        """Record an event. Callers in hot places check `log is not None` first."""
        log = self.log
        if log is not None:
            log.append(Event(id, args, only, {} if hidden is None else hidden, revealed, self.in_auto))

    def take_log(self) -> list[Event]:
        """The events recorded since the last call."""
        log = self.log
        if log is None:
            return []
        self.log = []
        return log

    # -- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know; None is a spectator."""
        return {
            "game": self.game_id,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": seat,
            "over": self.over,
            "deciding": self.deciders(),
            "numbers": list(self.numbers),
            "agenda": self.agenda(seat, False),
            "position": self.position_view(seat),
        }

    def dump(self) -> dict[str, Any]:
        """Everything, as plain JSON data."""
        return {
            "game": self.game_id,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "over": self.over,
            "numbers": list(self.numbers),
            "agenda": self.agenda(None, True),
            "position": self.position_dump(),
        }

    def agenda(self, seat: int | None, whole: bool) -> dict[str, Any]:
        def plain(step: Step) -> list[Any]:
            return step.dump() if whole else self.veil(step, seat).dump()

        return {
            "stack": [plain(step) for step in self.stack],
            "lanes": [[plain(step) for step in lane] for lane in self.lanes],
            "done_is_final": self.done_is_final,
            "togethers": self.togethers,
        }

    def preview(self, seat: int, move: str) -> "Preview":
        """What this answer would change, up to the first chance or reveal, as far as the seat may know."""
        trial = self.copy()
        trial.log = []
        trial.foresees = True
        trial.play(seat, move)
        events = [event.seen_by(seat) for event in trial.take_log()]
        return Preview(move, events, self.standing(seat)[seat], trial.standing(seat)[seat])

    # -- copying and loading, the engine's part ------------------------------------------------------------------

    def copy_agenda(self, source: "State") -> None:
        """Take over the other position's agenda. The copy records nothing."""
        self.over = source.over
        self.stack = source.stack.copy()
        self.lane = self.stack
        self.lanes = [lane.copy() for lane in source.lanes] if source.lanes else []
        self.done_is_final = source.done_is_final
        self.togethers = source.togethers
        self.numbers = source.numbers.copy()
        self.known = source.known.copy()
        self.halted = source.halted

    def load_agenda(self, data: Mapping[str, Any]) -> None:
        """Take over a dumped or hand-written agenda, then go on to the first open question."""
        agenda = table_in("agenda", data.get("agenda", {}))
        self.stack = self.load_steps("agenda.stack", agenda.get("stack", []))
        self.lane = self.stack
        lanes = list_in("agenda.lanes", agenda.get("lanes", []))
        if lanes:
            list_of("agenda.lanes", lanes, self.seats)
        self.lanes = [self.load_steps(f"agenda.lanes[{seat}]", lane) for seat, lane in enumerate(lanes)]
        self.done_is_final = bool(agenda.get("done_is_final", False))
        self.togethers = number_in("agenda.togethers", agenda.get("togethers", 0), 0, MANY)
        numbers = list_of("numbers", data.get("numbers", self.numbers), self.seats)
        self.numbers = [number_in("numbers", number, 0, MANY) for number in numbers]
        self.over = bool(data.get("over", False))
        if not self.over:
            self.advance(self.stack if not self.lanes else [])

    def load_steps(self, place: str, data: object) -> list[Step]:
        return [load_step(place, step, self.book, self.seats) for step in list_in(place, data)]


class Preview:
    """What an answer would do: events as the seat may see them, and its sheet before and after."""

    __slots__ = ("move", "events", "before", "after")

    def __init__(self, move: str, events: list[dict[str, Any]], before: ScoreSheet, after: ScoreSheet) -> None:
        self.move = move
        self.events = events
        self.before = before
        self.after = after

    def dump(self) -> dict[str, Any]:
        return {
            "move": self.move,
            "events": self.events,
            "before": self.before.dump(),
            "after": self.after.dump(),
        }


def perform(state: State, seat: int, moves: Sequence[str]) -> None:
    given: list[tuple[int, str]] = []
    for move in moves:
        if (seat, move) in given:
            given.remove((seat, move))
            continue
        state.play(seat, move)
        given = list(state.answered_for)


def illegal(state: State, seat: int, move: str) -> IllegalMove:
    if state.over:
        return IllegalMove("game_over", {"move": move}, "The game is over.")
    if seat < 0 or seat >= state.seats or state.asked(seat) is None:
        return IllegalMove("not_asked", {"seat": seat}, f"Seat {seat} has nothing to decide now.")
    step = state.asked(seat)
    assert step is not None
    return IllegalMove(
        "illegal_move", {"move": move, "question": step.kind}, f"{move!r} is not possible now ({step.kind})."
    )
