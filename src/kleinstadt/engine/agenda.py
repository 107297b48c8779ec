"""The agenda: what is still to be resolved, whose decisions are open, what may be answered, and what an answer does.

It is a stack of steps, the next one last. In a simultaneous phase ("together") every seat has a stack of its own, its
lane, above that stack; when all lanes are empty the phase is closed and the stack goes on.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from kleinstadt.engine.book import Book
from kleinstadt.engine.errors import BrokenRules, IllegalMove
from kleinstadt.engine.event import EVERYBODY, Arg, Event
from kleinstadt.engine.option import Options
from kleinstadt.engine.step import IN_NO_BOOK, Choice, Decision, Effect, Kind, Step

NO_ARGS: Final[dict[str, Arg]] = {}
NOTHING_BESIDE: Final[dict[str, Kind]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """Seats are numbered from 0."""

    def __init__(self, book: Book[Any], options: Options, seats: int, like: "Agenda | None" = None) -> None:
        """A new position, or one that is like another: a copy shares nothing that can change and records nothing."""
        self.book = book
        self.options = options
        self.seats = seats
        if like is None:
            self.over = False
            self.stack: list[Step] = []
            self.together = False  # a together phase is open
            self.lanes: list[list[Step]] = []  # by seat; empty outside of together phases
            self.done_is_final = False  # in the open together phase: an empty lane cannot be taken back
            self.shared = False  # in the open together phase: what one seat answers changes what others may
            self.togethers = 0  # how many together phases were opened so far
            self.numbers = [0] * seats  # answers given so far, by seat; the number of a decision
            self.known: list[tuple[str, ...] | None] = [None] * seats  # move lists already worked out
            self.besides: list[dict[str, Kind]] = [NOTHING_BESIDE] * seats  # those in them beside the question
            self.halted = False  # foresight ends here
            self.gap = False  # foresight has left something unseen
        else:
            self.over = like.over
            self.stack = like.stack.copy()
            self.together = like.together
            self.lanes = [lane.copy() for lane in like.lanes] if like.together else []
            self.done_is_final = like.done_is_final
            self.shared = like.shared
            self.togethers = like.togethers
            self.numbers = like.numbers.copy()
            self.known = like.known.copy()
            self.besides = like.besides.copy()
            self.halted = like.halted
            self.gap = like.gap
        self.lane: list[Step] = self.stack  # where `push` puts what an effect leads to
        self.log: list[Event] | None = None  # None: nothing is recorded
        self.in_auto = False
        self.foresees = False  # stop before what is hidden
        self.previews = False  # stop also where the action ends
        self.looked_back_on = False  # a position of a game that has ended since
        self.shown = False  # something was shown or drawn since somebody last set this to False

    @property
    def open_to_all(self) -> bool:
        """Nothing is hidden any more: the game is over, or was over when somebody looked back on this position."""
        return self.over or self.looked_back_on

    # -- asking ------------------------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seats that have to answer now; several at once in a together phase."""
        if self.over or self.halted:
            return []
        if self.together:
            return [seat for seat in range(self.seats) if self.lanes[seat]]
        return [self.stack[-1].seat] if self.stack else []

    def first_decider(self) -> int:
        """The first of them, for who takes one after the other."""
        if self.together:
            for seat, lane in enumerate(self.lanes):
                if lane:
                    return seat
        return self.stack[-1].seat

    def asked(self, seat: int) -> Step | None:
        """The step this seat has to answer now."""
        self.check_seat(seat)
        if self.over or self.halted:
            return None
        if self.together:
            lane = self.lanes[seat]
            return lane[-1] if lane else None
        step = self.stack[-1] if self.stack else None
        return step if step is not None and step.seat == seat else None

    def decision(self, seat: int) -> Decision:
        step = self.asked(seat)
        if step is None:
            raise not_asked(seat)
        rules = self.choice(step)
        args: dict[str, Arg] = NO_ARGS if rules.about is None else rules.about(self, step)
        return Decision(self.numbers[seat], seat, step.kind.id, rules.rule, args, rules.form, rules.part)

    def moves(self, seat: int) -> tuple[str, ...]:
        """Every legal answer of this seat, sorted; empty when it is not asked."""
        self.check_seat(seat)
        known = self.known[seat]
        if known is None:
            step = self.asked(seat)
            if step is None:
                return ()
            known = self.answers(step, self.choice(step))
            self.known[seat] = known
        return known

    def check_seat(self, seat: int) -> None:
        if seat < 0 or seat >= self.seats:
            raise IllegalMove("no_such_seat", {"seat": seat}, f"There is no seat {seat}.")

    def choice(self, step: Step) -> Choice[Any]:
        rules = self.book.choices[step.kind.number]
        assert rules is not None
        return rules

    def answers(self, step: Step, rules: Choice[Any]) -> tuple[str, ...]:
        """All answers to this question, those beside it included."""
        found: tuple[str, ...] = rules.moves(self, step)
        if not found:
            raise BrokenRules(f"{self.book.game_id}: nothing can be answered to {step.dump()}.")
        self.besides[step.seat] = NOTHING_BESIDE
        if rules.beside:
            more = {move: kind for kind in rules.beside for move in self.beside(kind, step.seat)}
            if more:
                self.besides[step.seat] = more
                found = tuple(sorted([*found, *more]))
        return found

    def beside(self, kind: Kind, seat: int) -> tuple[str, ...]:
        """What this seat may do beside its question."""
        step = kind.of(seat)
        found: tuple[str, ...] = self.choice(step).moves(self, step)
        return found

    def stands_beside(self, seat: int, move: str) -> Kind | None:
        """The kind of choice beside its question that this move belongs to; None if it answers the question itself."""
        return self.besides[seat].get(move) if self.moves(seat) else None

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str) -> None:
        """Answer in place. IllegalMove, and an unchanged position, if the answer is not allowed."""
        if not is_among(move, self.moves(seat)):
            raise illegal(self, seat, move)
        lane = self.lanes[seat] if self.together else self.stack
        step = lane[-1]
        self.numbers[seat] = self.numbers[seat] + 1  # compiled, `+=` on a list's item takes a long way
        beside = self.besides[seat]
        kind = beside.get(move) if beside else None
        if kind is not None:
            step = kind.of(seat)
        else:
            lane.pop()
        self.answer(lane, step, self.choice(step), move)
        self.advance(lane)

    def answer(self, lane: list[Step], step: Step, rules: Choice[Any], move: str) -> None:
        """Let this step be answered; if it was the next one of this lane, it is off it already."""
        if self.shared:
            self.forget()
        else:
            self.known[step.seat] = None
        self.lane = lane
        rules.play(self, step, move)

    def forget(self) -> None:
        """Work out all moves anew: for who changed a position by hand."""
        self.known = [None] * self.seats

    def advance(self, lane: list[Step]) -> None:
        """Let happen what needs nobody's decision, until somebody is asked or the game is over."""
        while not self.settled(lane):
            if self.together:
                if self.waits():
                    return
                self.together = False
                self.shared = False
            elif not self.stack:
                self.over = True
                return
            lane = self.stack
        if self.shared:
            self.waits()

    def waits(self) -> bool:
        """Run every lane down to its question. Whether somebody is asked."""
        waiting = False
        for seat, lane in enumerate(self.lanes):
            if lane and (self.known[seat] is not None or self.settled(lane)):
                waiting = True
                if self.shared and not self.halted:
                    self.moves(seat)  # hidden answers, too: what is known need not be looked at again
        if self.shared:  # something happened to a seat, or the engine answered for it: that may concern the others
            for seat, lane in enumerate(self.lanes):
                if lane and self.known[seat] is None and not self.halted:
                    return self.waits()
        return waiting

    def settled(self, lane: list[Step]) -> bool:
        """Run this lane down to the next question. False when it is empty or a together phase opened above it."""
        while lane:
            if self.together and lane is self.stack:
                return False
            step = lane[-1]
            if step.kind.number == IN_NO_BOOK:
                raise BrokenRules(f"{self.book.game_id}: there are no rules for {step.dump()}.")
            effect = self.book.effects[step.kind.number]
            if effect is not None:
                if effect.plain:
                    lane.pop()
                    self.lane = lane
                    effect.run(self, step)
                elif not self.passes(lane, step, effect):
                    return True
                if self.shared:  # what simply happened to one seat may concern the others
                    self.forget()
                continue
            rules = self.choice(step)
            if step.seat < 0 or (self.together and self.lanes[step.seat] is not lane):
                raise BrokenRules(f"{self.book.game_id}: {step.dump()} is for nobody, or in another seat's lane.")
            if self.gap and (rules.blind is None or not rules.blind(self, step)):
                self.halted = True
                return True
            move = self.forced(rules, step)
            if move is None:
                return True
            self.in_auto = True
            lane.pop()
            self.answer(lane, step, rules, move)
            self.in_auto = False
        return False

    def passes(self, lane: list[Step], step: Step, effect: Effect[Any]) -> bool:
        """Let an effect happen that shows something hidden or ends an action; in foresight what happens unseen. False
        where foresight stops before it."""
        run = effect.run
        if (effect.ends and self.previews) or (effect.reveals and self.foresees and effect.unseen is None):
            self.halted = True
            return False
        if effect.reveals and self.foresees:
            assert effect.unseen is not None
            run = effect.unseen
            self.gap = True
        elif effect.reveals:
            self.shown = True
        lane.pop()
        self.lane = lane
        run(self, step)
        return True

    def forced(self, rules: Choice[Any], step: Step) -> str | None:
        """The only answer, where everybody can see that it is the only one."""
        if rules.public is None or self.known[step.seat] is not None:
            return None
        found = self.answers(step, rules)
        if len(found) == 1 and rules.public(self, step):
            return found[0]
        self.known[step.seat] = found
        return None

    # -- for effects -------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """This comes next (before what was pushed earlier), for the seat or the table that is at work."""
        self.lane.append(step)

    def open_together(self, steps: list[Step], done_is_final: bool = False, shared: bool = False) -> None:
        """A simultaneous phase: each step goes into the lane of its seat. Only from the table's own stack. Nobody's
        answers may depend on what others answer meanwhile, unless the phase is shared."""
        if self.together or self.lane is not self.stack:
            raise BrokenRules(f"{self.book.game_id}: a together phase inside another one.")
        if not self.lanes:
            self.lanes = [[] for _ in range(self.seats)]
        for step in steps:
            lane = self.lanes[step.seat]
            if lane:
                lane.append(step)
            else:
                self.lanes[step.seat] = [step]  # a list that has just this room is emptied and filled at no cost
        self.together = True
        self.done_is_final = done_is_final
        self.shared = shared
        self.togethers += 1

    def reveal(self) -> None:
        """For a choice that shows something hidden: it cannot be taken back without consent. Effects say `reveals`."""
        self.shown = True

    def tell(self, id: str, args: dict[str, Arg], only: int = EVERYBODY, hidden: dict[str, Arg] | None = None) -> None:
        """Record an event. Callers in hot places check `log is not None` first."""
        log = self.log
        if log is not None:
            log.append(Event(id, args, only, {} if hidden is None else hidden, self.in_auto))

    def take_log(self) -> list[Event]:
        """The events recorded since the last call."""
        log = self.log
        if log is None:
            return []
        self.log = []
        return log

    def dump_agenda(self) -> dict[str, Any]:
        """As plain data. It holds no secret, so everybody may see it."""
        agenda: dict[str, Any] = {
            "stack": [step.dump() for step in self.stack],
            "lanes": [[step.dump() for step in lane] for lane in self.lanes] if self.together else [],
            "done_is_final": self.done_is_final,
            "togethers": self.togethers,
        }
        if self.shared:
            agenda["shared"] = True
        return agenda


def is_among(move: str, moves: tuple[str, ...]) -> bool:
    """Who picks from a list mostly answers with the very text of the list, which is seen without reading it."""
    for known in moves:
        if known is move:
            return True
    return move in moves


def illegal(agenda: Agenda, seat: int, move: str) -> IllegalMove:
    if agenda.over:
        return IllegalMove("game_over", {"move": move}, "The game is over.")
    step = agenda.asked(seat)
    if step is None:
        return not_asked(seat)
    return IllegalMove(
        "illegal_move", {"move": move, "question": step.kind.id}, f"{move!r} is not possible now ({step.kind.id})."
    )


def not_asked(seat: int) -> IllegalMove:
    return IllegalMove("not_asked", {"seat": seat}, f"Seat {seat} has nothing to decide now.")
