"""Looking back on a game: which answers of a seat cost most, and what would have been better.

Every answer is thought about from what its seat knew then. At first all of them for a moment, then those longer that
seem to have cost something. Of many guesses the highest is mostly too high: what would be told is thought through once
more from the beginning, and the lower of the two figures counts.

What the seat got a little later is not lost: an event that waited for a turn, a season that was prepared two cards
later. A search that looks a turn ahead does not see that; so it also follows the answers that were given next, as far
as they could be given in what is imagined, and what was played is worth at least what they make of it.

Where a hint was given, that is what would have been best: it was thought about longer than anything is here, and who
followed it is not blamed for it.
"""

import math
from collections.abc import Mapping
from time import perf_counter
from typing import Final, NamedTuple

from kleinstadt.bots.advice import UNSAID, Sentence, When, reasons_for
from kleinstadt.bots.search import Search
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.phrase import DescriptionData
from kleinstadt.engine.record import Record
from kleinstadt.engine.state import State
from kleinstadt.engine.step import DecisionData

TOLD: Final = 3
ACTIONS: Final = 3  # so many later actions of the seat are followed
FEW: Final = 3  # times each, where all that seem dear are looked at for a moment
FOLLOWED: Final = 8  # and where they are looked at closely
FOLLOWS: Final = 18  # so many are followed at all
LEAST: Final = 0.5  # points: less is not worth a word
GLANCE: Final = 20  # rounds of thought about every answer, and half as many about the one that was given
LOOK: Final = 120  # the same for those that are looked at closely
CLOSELY: Final = 9  # so many are
AGAIN: Final = 60  # the same for each of two answers, once more
TWICE: Final = 5  # so many of them are thought through once more
SECONDS: Final = 10.0  # for the whole game
GLANCED: Final = 0.35  # the part of it after which all were looked at for a moment
THEN: Final = 0.45  # and after which was followed what came of those that seem dear
LOOKED: Final = 0.75  # and after which those that are looked at closely were
Asked = tuple[int, tuple[str, ...]]  # the number of a question, and the answers there were
Hints = Mapping[Asked, str]


class Regret(NamedTuple):
    """An answer that cost something: the entry it stands in, the answer with which its action began (None: it is this
    one), what was asked, what was answered and what would have been better, how many points that would have brought,
    and why."""

    entry: int
    action: DescriptionData | None
    action_move: str
    decision: DecisionData
    played: DescriptionData
    played_move: str
    better: DescriptionData
    better_move: str
    cost: float
    reasons: list[Sentence]
    when: When
    rounds: int


class Opening(NamedTuple):
    """The answer with which an action began, the number of the question that it answered, and the phase in which all
    decided at once, if it was in one."""

    number: int
    phase: int
    move: str
    told: DescriptionData


class Then(NamedTuple):
    """What was answered from a question on: up to the end of its action, of the next one, and so on; and the position
    that this led to."""

    answers: list[tuple[str, ...]]
    position: State


class Moment:
    """A question that was answered, the action that this is part of, what came then, and the thoughts about it."""

    __slots__ = ("entry", "opening", "state", "played", "then", "search", "hinted", "cost", "better", "kept")

    def __init__(
        self, entry: int, opening: Opening, state: State, played: str, then: Then, search: Search, hinted: str | None
    ) -> None:
        self.entry = entry
        self.opening = opening
        self.state = state
        self.played = played
        self.then = then
        self.search = search
        self.hinted = hinted
        self.cost = 0.0
        self.better = played
        self.kept = -math.inf  # what the answers that came then make of it

    def follow(self, rounds: int, seconds: float) -> None:
        """Think about what the seat made of its answer."""
        worths = [
            self.search.follow(answers, rounds, seconds / len(self.then.answers)) for answers in self.then.answers
        ]
        self.kept = max(worths)
        self.cost = self.weigh(self.search)

    def weigh(self, search: Search) -> float:
        """What the answer cost, by these thoughts."""
        verdict = search.verdict()
        worth = dict(zip(verdict.moves, verdict.worths, strict=True))
        return worth[self.better] - max(worth[self.played], self.kept)

    def look(self, rounds: int, seconds: float) -> None:
        """Think about what would be best, then as long about that and about what was played."""
        search = self.search
        search.run(1 + rounds, seconds / 2)
        best = self.hinted or search.verdict().best()
        if best != self.played:
            search.try_out(best, rounds // 2, seconds / 4)
            search.try_out(self.played, rounds // 2, seconds / 4)
        self.better = best
        self.cost = self.weigh(search)

    def look_again(self, rounds: int, seconds: float) -> None:
        """Think about what was played and what seemed better, as if nothing had been thought about them yet."""
        search = Search(self.search.game, self.search.root, self.search.seat, self.search.chance)
        search.run(1)
        for move in (self.better, self.played):
            search.try_out(move, rounds, seconds / 2)
        self.cost = min(self.cost, self.weigh(search))

    def regret(self) -> Regret:
        seat = self.search.seat
        had = self.search.game.reasons(self.then.position, self.state, seat)
        reasons, when = reasons_for(self.search, self.better, self.played, had)
        decision = self.state.decision(seat).dump()
        within = decision["number"] != self.opening.number
        return Regret(
            self.entry,
            self.opening.told if within else None,
            self.opening.move if within else "",
            decision,
            self.state.describe(seat, self.played).dump(),
            self.played,
            self.state.describe(seat, self.better).dump(),
            self.better,
            round(self.cost, 1),
            reasons,
            when,
            self.search.rounds,
        )


def review(record: Record, seat: int, seed: int, seconds: float = SECONDS, hints: Hints | None = None) -> list[Regret]:
    """The answers of this seat that cost most, the dearest first. With 0 seconds it takes as long as it takes, and the
    same seed finds the same."""
    began = perf_counter()

    def share(until: float, among: int) -> float:
        """An equal part of the time that is left. Where none is left a thought is still begun, and ends at once."""
        return max(0.001, (began + until * seconds - perf_counter()) / among) if seconds else 0.0

    moments = answered(record, seat, stream(seed, "review"), hints or {})
    for at, moment in enumerate(moments):
        moment.look(GLANCE, share(GLANCED, len(moments) - at))
    seeming = [moment for moment in dearest(moments, FOLLOWS) if moment.cost >= LEAST]
    for at, moment in enumerate(seeming):
        moment.follow(FEW, share(THEN, len(seeming) - at))
    doubtful = dearest(seeming, CLOSELY)
    for at, moment in enumerate(doubtful):
        moment.follow(FOLLOWED, share(LOOKED, len(doubtful) - at) / 2)
        moment.look(LOOK, share(LOOKED, len(doubtful) - at))
    dear = [moment for moment in dearest(doubtful, TWICE) if moment.cost >= LEAST]
    for at, moment in enumerate(dear):
        moment.look_again(AGAIN, share(1.0, len(dear) - at))
    dear = [moment for moment in once_an_action(dear) if moment.cost >= LEAST]
    return said_once([moment.regret() for moment in dear[:TOLD]])


def dearest(moments: list[Moment], most: int) -> list[Moment]:
    return sorted(moments, key=lambda moment: -moment.cost)[:most]


def once_an_action(moments: list[Moment]) -> list[Moment]:
    """Of each action the dearest answer: whoever had begun otherwise would not have been asked the others."""
    found: dict[int, Moment] = {}
    for moment in dearest(moments, len(moments)):
        found.setdefault(moment.opening.number, moment)
    return list(found.values())


def said_once(regrets: list[Regret]) -> list[Regret]:
    """A reason that names nothing is told with the dearest answer alone."""
    told: list[str] = []
    found: list[Regret] = []
    for regret in regrets:
        reasons = [(id, args) for id, args in regret.reasons if args or id not in told]
        told += [id for id, args in reasons if not args]
        found.append(regret._replace(reasons=reasons, when=regret.when if reasons else UNSAID))
    return found


def answered(record: Record, seat: int, chance: Chance, hints: Hints) -> list[Moment]:
    """Every question of this seat to which there was more than one answer, as it stood then."""
    game = record.game
    given = answers_of(record, seat)
    found: list[Moment] = []
    for at, each in enumerate(given):
        moves = each.state.moves(seat)
        if len(moves) > 1:
            search = Search(game, game.imagine(each.state.view(seat), chance), seat, chance)
            hinted = hints.get((each.state.decision(seat).number, moves))
            then = what_came(given, at, record.state)
            found.append(Moment(each.entry, each.opening, each.state, each.move, then, search, hinted))
    return found


class Answer(NamedTuple):
    """An answer that was given, the action that it is part of, and the position before it."""

    entry: int
    opening: Opening
    state: State
    move: str


def answers_of(record: Record, seat: int) -> list[Answer]:
    """All answers of this seat that stand."""
    standing = [n for n, deed in enumerate(record.deeds) if n >= record.floor and deed.stands]
    found: list[Answer] = []
    opening: Opening | None = None
    for entry, (_, position) in zip(standing, record.positions(), strict=False):  # the last one answers nothing
        deed = record.deeds[entry].entry
        if deed.seat != seat:
            opening = opening if position.together else None
            continue
        state = position.copy()
        for move in deed.moves:
            decision = state.decision(seat)
            phase = state.togethers if state.together else 0
            if opening is None or not decision.part or opening.phase != phase:
                opening = Opening(decision.number, phase, move, state.describe(seat, move).dump())
            found.append(Answer(entry, opening, state.copy(), move))
            state.play(seat, move)
    return found


def what_came(given: list[Answer], at: int, end: State) -> Then:
    """What was answered from there on, in this action and some later ones."""
    answers: list[str] = []
    ways: list[tuple[str, ...]] = []
    for each, following in zip(given[at:], [*given[at + 1 :], None], strict=True):
        answers.append(each.move)
        if following is None or following.opening is not each.opening:
            ways.append(tuple(answers))
            if len(ways) > ACTIONS:
                return Then(ways, end if following is None else following.state)
    return Then(ways, end)
