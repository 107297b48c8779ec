"""Games of a value against itself, for learning: every seat takes what is worth most, with some noise, and what was
known between turns is kept together with what it led to."""

import math
from array import array
from typing import Final

from kleinstadt.bots.search import Search
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from kleinstadt.engine.value import Valuation

TRACE: Final = 0.8  # how far what came later counts: TD(λ)
TRACE_OF_THOUGHT: Final = 0.6  # the same where it was thought ahead: what was found counts for the rest


class Moment:
    """One seat between two turns: its facts, the points it had, what it was thought to be worth, and what a search from
    there found, if one was made."""

    __slots__ = ("facts", "known", "worth", "found")

    def __init__(self, facts: list[int], known: float, worth: float, found: float | None = None) -> None:
        self.facts = facts
        self.known = known
        self.worth = worth
        self.found = found


class Lessons:
    """What is to be learned: facts, and the points that were still to come. `ends` says where each list of facts
    ends."""

    def __init__(self) -> None:
        self.facts = array("H")
        self.ends = array("I")
        self.targets = array("f")
        self.points: list[float] = []  # what each seat made in the end

    def add(self, moments: list[Moment], final: float) -> None:
        """The moments of one seat in one game, the last one first: each learns from what came next."""
        result = final
        later = final
        for i in range(len(moments) - 1, -1, -1):
            moment = moments[i]
            if moment.found is not None:
                result = TRACE_OF_THOUGHT * result + (1 - TRACE_OF_THOUGHT) * moment.found
            else:
                result = TRACE * result + (1 - TRACE) * later
            later = moment.worth
            self.facts.extend(moment.facts)
            self.ends.append(len(self.facts))
            self.targets.append(result - moment.known)
        self.points.append(final)


class SelfPlay:
    """Plays games of a value against itself. `noise` is the deviation of what is added to each answer's worth, in
    points; `rounds` of search before each answer, 0 for none."""

    def __init__(self, game: AnyGame, value: Valuation[State], noise: float, rounds: int) -> None:
        self.game = game
        self.value = value
        self.noise = noise
        self.rounds = rounds
        self.found: float | None = None  # what the latest answer is worth by a search, where that is points of the own

    def play(self, seats: int, options: Options, seed: int, lessons: Lessons) -> State:
        """One game to its end."""
        state: State = self.game.start(seats, options, seed)
        chance = stream(seed, "self-play")
        moments: list[list[Moment]] = [[] for _ in range(seats)]
        kept = [0] * seats  # how many answers each had given at its latest moment
        while not state.over:
            seat = state.first_decider()
            state.play(seat, self.choose(state, seat, chance))
            if moments[seat] and moments[seat][-1].found is None:
                moments[seat][-1].found = self.found
            for other in range(seats):
                if state.numbers[other] > kept[other] and not state.over and self.value.quiet(state, other):
                    kept[other] = state.numbers[other]
                    moments[other].append(self.moment(state, other))
        for seat in range(seats):
            lessons.add(moments[seat], self.value.final(state, seat))
        return state

    def moment(self, state: State, seat: int) -> Moment:
        """What a seat knows between two turns."""
        known = self.value.known(state, seat)
        facts = self.value.facts(state, seat)
        net = self.value.net_for(state)
        return Moment(facts, known, known + (0.0 if net is None else net.sum(facts)))

    def choose(self, state: State, seat: int, chance: Chance) -> str:
        moves = state.moves(seat)
        self.found = None
        if len(moves) == 1:
            return moves[0]
        if self.rounds and state.numbers[seat] > 0:
            return self.thought(state, seat, chance)
        best = moves[0]
        most = -1e9
        imagined = state.copy()
        imagined.redeal(seat, chance)  # nobody learns from what cannot be known
        for move in moves:
            trial = imagined.copy()
            trial.play(seat, move)
            worth = self.gain(trial, seat) + self.noise * normal(chance)
            if worth > most:
                most = worth
                best = move
        return best

    def thought(self, state: State, seat: int, chance: Chance) -> str:
        """What a search takes for the best."""
        search = Search(self.game, state, seat, chance)
        search.run(self.rounds)
        verdict = search.verdict()
        best = verdict.order()[0]
        if search.apart:
            self.found = verdict.worths[best]
        return verdict.moves[best]

    def gain(self, state: State, seat: int) -> float:
        """What the position is worth to a seat: its lead, or where everybody builds for themselves its points."""
        own = self.value.worth(state, seat)
        if self.value.apart or state.seats == 1:
            return own
        return own - max([self.value.worth(state, other) for other in range(state.seats) if other != seat])


def normal(chance: Chance) -> float:
    """A number of the normal distribution."""
    u = (float(chance.word()) + 1.0) / 4294967297.0
    v = float(chance.word()) / 4294967296.0
    return math.sqrt(-2.0 * math.log(u)) * math.cos(2.0 * math.pi * v)
