"""Games between bots, one or many, and what can be counted about them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from kleinstadt.bots import RandomBot, bot
from kleinstadt.bots.eyes import Bot, eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Value
from kleinstadt.engine.state import State

RANDOM = "random"


class Result:
    """How a game ended. `moves` are the answers of seats; forced ones are not counted."""

    __slots__ = ("scores", "ranking", "moves")

    def __init__(self, scores: list[int], ranking: list[int], moves: int) -> None:
        self.scores = scores
        self.ranking = ranking
        self.moves = moves


class Coverage:
    """How often each kind of question, each word of the answers (cards among them) and each event came up; an event
    also together with each thing it is about (`build` and `build chapel`)."""

    __slots__ = ("decisions", "words", "events")

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        self.words: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def count(self, kind: str, move: str, state: State) -> None:
        self.decisions[kind] += 1
        self.words.update(filter(is_word, move.split()))
        for event in state.take_log():
            self.events[event.id] += 1
            for value in event.args.values():
                if isinstance(value, str) and is_word(value):
                    self.events[f"{event.id} {value}"] += 1

    def dump(self) -> dict[str, dict[str, int]]:
        return {
            "decisions": dict(sorted(self.decisions.items())),
            "words": dict(sorted(self.words.items())),
            "events": dict(sorted(self.events.items())),
        }


def is_word(text: str) -> bool:
    """A card or a kind of thing; what has digits is a place or an amount."""
    return text.replace("_", "").isalpha()


def play_game(
    game: Game,
    bots: Sequence[Bot],
    seats: int,
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    coverage: Coverage | None = None,
) -> Result:
    """One game, a bot for each seat."""
    state = game.start(seats, options, seed)
    if coverage is not None:
        state.log = []
        moves = play_counting(game, state, bots, coverage)
    elif all([isinstance(player, RandomBot) for player in bots]):
        moves = play_blindly(state, [player for player in bots if isinstance(player, RandomBot)])
    else:
        moves = play_out(game, state, bots)
    return Result([sheet.total for sheet in state.scores()], state.ranking(), moves)


def play_blindly(state: State, bots: Sequence[RandomBot]) -> int:
    """Random play needs nothing but the moves: no view, no question."""
    count = 0
    while not state.over:
        seat = state.deciders()[0]
        state.play(seat, bots[seat].pick(state.moves(seat)))
        count += 1
    return count


def play_out(game: Game, state: State, bots: Sequence[Bot]) -> int:
    count = 0
    while not state.over:
        seat = state.deciders()[0]
        state.play(seat, bots[seat].choose(eyes_of(game, state, seat)))
        count += 1
    return count


def play_counting(game: Game, state: State, bots: Sequence[Bot], coverage: Coverage) -> int:
    count = 0
    while not state.over:
        seat = state.deciders()[0]
        eyes = eyes_of(game, state, seat)
        move = bots[seat].choose(eyes)
        state.play(seat, move)
        coverage.count(eyes.decision.kind, move, state)
        count += 1
    return count


class Simulation:
    """Many games with the same options. `by_bot` is keyed by the bots' names."""

    __slots__ = ("games", "moves", "seconds", "totals", "firsts", "played", "coverage")

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.totals: Counter[str] = Counter()  # points, by bot
        self.firsts: dict[str, float] = {}  # games won, by bot; a shared first place counts in parts
        self.played: Counter[str] = Counter()  # seats played, by bot
        self.coverage: Coverage | None = None

    def add(self, names: Sequence[str], result: Result) -> None:
        self.games += 1
        self.moves += result.moves
        winners = result.ranking.count(1)
        for seat, name in enumerate(names):
            self.totals[name] += result.scores[seat]
            self.played[name] += 1
            if result.ranking[seat] == 1:
                self.firsts[name] = self.firsts.get(name, 0.0) + 1 / winners

    def dump(self) -> dict[str, Any]:
        seats = sum(self.played.values())
        data: dict[str, Any] = {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else 0.0,
            "moves_per_second": round(self.moves / self.seconds, 1) if self.seconds else 0.0,
            "mean_score": round(sum(self.totals.values()) / seats, 3) if seats else 0.0,
            "by_bot": {
                name: {
                    "mean_score": round(self.totals[name] / played, 3),
                    "won": round(self.firsts.get(name, 0.0) / self.games, 4),
                }
                for name, played in sorted(self.played.items())
            },
        }
        if self.coverage is not None:
            data["coverage"] = self.coverage.dump()
        return data


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str] = (RANDOM,),
    games: int = 1,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    coverage: bool = False,
) -> Simulation:
    """Play many games. A single bot name plays every seat; several go round the table, one seat further each game."""
    chosen = game.complete(seats, options)
    players = {(name, seat): bot(name, seed + seat) for name in set(bots) for seat in range(seats)}
    simulation = Simulation()
    simulation.coverage = Coverage() if coverage else None
    began = perf_counter()
    for number in range(games):
        names = [bots[(seat + number) % len(bots)] for seat in range(seats)]
        table = [players[name, seat] for seat, name in enumerate(names)]
        simulation.add(names, play_game(game, table, seats, chosen, game_seed(seed, number), simulation.coverage))
    simulation.seconds = perf_counter() - began
    return simulation


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    words = stream(seed, f"game/{number}").dump()
    return words[0] | words[1] << 32 | words[2] << 64 | words[3] << 96
