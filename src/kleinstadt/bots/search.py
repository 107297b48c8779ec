"""Thinking ahead: one search for every game, over positions imagined from a view.

Each round of thought deals afresh what the seat cannot know and plays on, by what was found promising so far, until
somebody faces a question that was not thought about yet. There every answer is tried, and the game's values say what
each is worth to everybody; that is told to all questions on the way.

A question is known by what its own seat has seen on the way there: its own answers, and the answers of others where
one decides after the other. In phases in which all decide at once nobody's thoughts branch by what others answer
meanwhile, so that a secret choice cannot be foreseen.
"""

import math
from time import perf_counter
from typing import Final

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.state import State

CURIOSITY: Final = 1.0  # how much an answer that was tried less often is preferred
DOUBT: Final = 0.2  # how much less an answer counts that was not tried yet, where first sight is not trusted
WIDTH: Final = 40  # of longer lists of answers, within the search, so many are drawn by lot
FAR: Final = 400  # answers in one round of thought, for games without an end
PAUSE: Final = 8  # rounds of thought after which it is looked whether more of them could change anything
OFTEN: Final = 3  # rounds of thought from which on a question counts as thought about
ROOT: Final = 0


class Node:
    """One question as its seat knows it: the answers, what each was worth at first sight, how often each was tried and
    what that came to.

    spread   how much the answers differ: the unit in which worth is compared with curiosity
    trusted  first sight counts like one try. Where others answer back it does not: an answer to which no reply was
             thought of yet looks better than it is
    """

    __slots__ = ("moves", "first", "priors", "visits", "totals", "count", "spread", "trusted")

    def __init__(self, moves: tuple[str, ...], first: list[float], trusted: bool) -> None:
        self.moves = moves
        self.first = first
        self.trusted = trusted
        self.spread = max(deviation(first), 1e-6)
        self.priors = softmax(first, self.spread)
        self.visits = [0] * len(moves)
        self.totals = [0.0] * len(moves)
        self.count = 0

    def mean(self, i: int) -> float:
        """What an answer is worth by all that is known."""
        if self.trusted:
            return (self.first[i] + self.totals[i]) / (1 + self.visits[i])
        return self.totals[i] / self.visits[i] if self.visits[i] else self.first[i]

    def pick(self) -> int:
        """The answer to try next."""
        bonus = CURIOSITY * math.sqrt(self.count + 1.0)
        untried = sum(self.totals) / self.count - DOUBT * self.spread if self.count else 0.0
        best = -1
        most = 0.0
        for i in range(len(self.moves)):
            worth = self.mean(i) if self.trusted or self.visits[i] else untried
            score = worth / self.spread + bonus * self.priors[i] / (1 + self.visits[i])
            if best < 0 or score > most:
                best = i
                most = score
        return best

    def add(self, i: int, worth: float) -> None:
        self.visits[i] = self.visits[i] + 1
        self.totals[i] = self.totals[i] + worth
        self.count += 1


class Verdict:
    """What the search found out about each answer: how often it was tried, and what it is worth in points."""

    __slots__ = ("moves", "visits", "worths")

    def __init__(self, node: Node) -> None:
        self.moves = node.moves
        self.visits = list(node.visits)
        self.worths = [node.mean(i) for i in range(len(node.moves))]

    def order(self) -> list[int]:
        """The answers, the best first: by how often they were tried, then by worth."""
        return sorted(range(len(self.moves)), key=lambda i: (-self.visits[i], -self.worths[i], i))

    def best(self) -> str:
        return self.moves[self.order()[0]]


class Search:
    """The thoughts of one seat about one question. The same chance and number of rounds find the same."""

    def __init__(self, game: AnyGame, root: State, seat: int, chance: Chance) -> None:
        """`root` is an imagined position; it is left as it is."""
        self.game = game
        self.root = root
        self.seat = seat
        self.chance = chance
        self.apart = game.apart() or root.seats == 1
        self.nodes: dict[int, Node] = {}
        self.latest: State | None = None  # the position that was judged last, and what it is worth to everybody
        self.judged: list[float] = []
        self.rounds = 0
        self.first = -1  # the answer that a round of thought has to begin with; -1: the search is free

    def run(self, rounds: int, seconds: float = 0.0, until_known: bool = False) -> None:
        """Think for so many rounds, or until the time is up (0: no limit), or until it is known which answer will have
        been tried most in the end."""
        began = perf_counter()
        for done in range(1, rounds + 1):
            self.think()
            spent = perf_counter() - began
            if seconds and spent > seconds:
                break
            if until_known and done % PAUSE == 0:
                in_time = int(done * (seconds / spent - 1)) if seconds else rounds
                if self.lead() > min(rounds - done, in_time):
                    break

    def lead(self) -> int:
        """By how many rounds of thought the answer that was tried most is ahead of any other."""
        visits = sorted(self.nodes[self.root_key()].visits)
        return visits[-1] - visits[-2] if len(visits) > 1 else visits[-1]

    def try_out(self, move: str, rounds: int, seconds: float = 0.0) -> None:
        """Think for so many rounds about this answer alone."""
        self.first = self.verdict().moves.index(move)
        self.run(rounds, seconds)
        self.first = -1

    def follow(self, answers: tuple[str, ...], rounds: int, seconds: float = 0.0) -> float:
        """What it comes to on average to answer so, one after the other and as far as that can be; the others answer
        by what was found promising so far."""
        began = perf_counter()
        total = 0.0
        done = 0
        while done < rounds:
            total += self.gain(self.followed(answers), self.seat)
            done += 1
            if seconds and perf_counter() - began > seconds:
                break
        return total / done

    def followed(self, answers: tuple[str, ...]) -> list[float]:
        """The same once: what the next question is worth to everybody, after these answers or where one of them is not
        to be had."""
        state = self.root.copy()
        state.redeal(self.seat, self.chance)
        seen = [ROOT] * state.seats
        given = 0
        while not state.over:
            seat = self.next_seat(state)
            moves = state.moves(seat)
            mine = seat == self.seat
            if self.apart and not mine:
                state.play(seat, moves[self.chance.below(len(moves))])
                continue
            if given == len(answers) or (mine and answers[given] not in moves):
                return self.open(question_key(state, seat, seen[seat]), state, seat, moves, not given)
            if mine:
                move = answers[given]
                given += 1
            else:
                move = self.reply(state, seat, moves, seen[seat])
            self.play(state, seat, move, seen)
        return self.values(state)

    def reply(self, state: State, seat: int, moves: tuple[str, ...], seen: int) -> str:
        """What somebody else would answer."""
        key = question_key(state, seat, seen)
        if key not in self.nodes:
            self.open(key, state, seat, moves, False)
        node = self.nodes[key]
        return node.moves[node.pick()]

    def verdict(self) -> Verdict:
        if not self.nodes:
            self.think()
        return Verdict(self.nodes[self.root_key()])

    def root_key(self) -> int:
        return question_key(self.root, self.seat, ROOT)

    def ahead(self, move: str) -> State:
        """Where this answer leads, as far as that was thought about more than once or twice."""
        state = self.root.copy()
        seen = [ROOT] * state.seats
        self.play(state, self.seat, move, seen)
        steps = 0
        while not state.over and steps < FAR:
            steps += 1
            seat = self.next_seat(state)
            moves = state.moves(seat)
            if self.apart and seat != self.seat:
                state.play(seat, moves[self.chance.below(len(moves))])
                continue
            node = self.nodes.get(question_key(state, seat, seen[seat]))
            if node is None or node.count < OFTEN:
                break
            self.play(state, seat, node.moves[node.visits.index(max(node.visits))], seen)
        return state

    def think(self) -> None:
        """One round of thought."""
        self.rounds += 1
        state = self.root.copy()
        state.redeal(self.seat, self.chance)
        seen = [ROOT] * state.seats  # what each seat has seen on the way, as a number
        path: list[tuple[Node, int, int]] = []
        worth: list[float] = []
        steps = 0
        while not state.over and steps < FAR:
            steps += 1
            seat = self.next_seat(state)
            moves = state.moves(seat)
            if self.apart and seat != self.seat:
                state.play(seat, moves[self.chance.below(len(moves))])
                continue
            key = question_key(state, seat, seen[seat])
            node = self.nodes.get(key)
            if node is None:
                worth = self.open(key, state, seat, moves, not path)
                break
            i = node.pick() if path or self.first < 0 else self.first
            path.append((node, i, seat))
            self.play(state, seat, node.moves[i], seen)
        if not worth:
            worth = self.values(state)
        for node, i, seat in path:
            node.add(i, self.gain(worth, seat))

    def next_seat(self, state: State) -> int:
        """Who answers next: where all decide at once, the own seat first."""
        if state.together and state.asked(self.seat) is not None:
            return self.seat
        return state.first_decider()

    def play(self, state: State, seat: int, move: str, seen: list[int]) -> None:
        if state.together:
            seen[seat] = hash((seen[seat], move))
        else:
            for other in range(state.seats):
                seen[other] = hash((seen[other], move))
        state.play(seat, move)

    def open(self, key: int, state: State, seat: int, moves: tuple[str, ...], whole: bool) -> list[float]:
        """Try every answer to a new question; what the best one is worth to everybody."""
        if len(moves) > WIDTH and not whole:
            moves = self.some(moves)
        first: list[float] = []
        best: list[float] = []
        most = 0.0
        for move in moves:
            trial = state.copy()
            trial.play(seat, move)
            worth = self.values(trial)
            gain = self.gain(worth, seat)
            if not first or gain > most:
                best = worth
                most = gain
            first.append(gain)
        self.nodes[key] = Node(moves, first, self.apart)
        return best

    def some(self, moves: tuple[str, ...]) -> tuple[str, ...]:
        picked = list(range(len(moves)))
        self.chance.shuffle(picked)
        return tuple([moves[i] for i in sorted(picked[:WIDTH])])

    def values(self, state: State) -> list[float]:
        """What a position is worth to each seat; where towns are apart only the own one is looked at."""
        if self.apart:
            worth = [0.0] * state.seats
            worth[self.seat] = self.game.worth(state, self.seat)
            return worth
        before = self.latest
        self.judged = self.game.values(state) if before is None else self.game.values_beside(state, before, self.judged)
        self.latest = state
        return self.judged

    def gain(self, worth: list[float], seat: int) -> float:
        """What everybody's worth comes to for one seat: its lead over the best of the others."""
        if self.apart:
            return worth[seat]
        best = -1e9
        for other in range(len(worth)):
            if other != seat and worth[other] > best:
                best = worth[other]
        return worth[seat] - best


def question_key(state: State, seat: int, seen: int) -> int:
    """A question as its seat knows it: what it has seen, what it is asked and what it may answer."""
    step = state.asked(seat)
    assert step is not None
    return hash((seen, step.kind.id, step.args, state.moves(seat)))


def deviation(values: list[float]) -> float:
    mean = sum(values) / len(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / len(values))


def softmax(values: list[float], unit: float) -> list[float]:
    most = max(values)
    shares = [math.exp((value - most) / unit) for value in values]
    total = sum(shares)
    return [share / total for share in shares]
