"""What is measured of one contender: Kleinstadt in one of its builds, or a peer. All play at random.

A runner plays whole games for a while and times single operations on positions met on the way. Seconds are seconds of
the processor, so that others at work on the machine matter as little as possible.
"""

import tracemalloc
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Protocol

from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options
from kleinstadt.engine.playout import pick, play_at_random
from kleinstadt.engine.state import State

LEAST_GAMES = 16  # in a round: games differ
POSITIONS = 128  # a sample of positions for timing single operations


Operations = dict[str, tuple[Callable[[Any], object], list[Any]]]


class Runner(Protocol):
    """One contender."""

    def players(self) -> list[int]:
        """Numbers of players to measure."""
        ...

    def game(self, players: int, number: int) -> int:
        """Play one game to its end; the number of moves."""
        ...

    def operations(self, players: int) -> Operations:
        """For each operation what to call, and on which positions. They are not met twice."""
        ...

    def copies(self, players: int) -> Callable[[], object]:
        """Something that makes a copy of a position from the middle of a game."""
        ...


def measure(runner: Runner, players: int, seconds: float, first: int) -> dict[str, float]:
    """Rates over whole games, numbered from `first` on, then microseconds for each operation, then bytes."""
    games = moves = 0
    began = process_time()
    spent = 0.0
    while spent < seconds or games < LEAST_GAMES:
        moves += runner.game(players, first + games)
        games += 1
        spent = process_time() - began
    found = {"games_per_second": games / spent, "moves_per_second": moves / spent}
    for name, (call, positions) in runner.operations(players).items():
        began = process_time()
        for position in positions:
            call(position)
        found[f"{name}_us"] = (process_time() - began) / len(positions) * 1e6
    found["bytes"] = bytes_of(runner.copies(players))
    return found


def bytes_of(copy: Callable[[], object]) -> float:
    """Memory for one more copy of a position."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [copy() for _ in range(POSITIONS)]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size / len(kept)


class KleinstadtRunner:
    """One of our games, in the build that this process has imported."""

    def __init__(self, game: AnyGame, options: dict[int, Options]) -> None:
        self.rules = game
        self.options = {seats: game.complete(seats, chosen) for seats, chosen in options.items()}
        self.chances = [stream(seat, "bench") for seat in range(max(game.seats))]

    def players(self) -> list[int]:
        return list(self.options)

    def game(self, players: int, number: int) -> int:
        state = self.rules.start(players, self.options[players], number)
        count = play_at_random(state, self.chances[:players])
        state.ranking()
        return count

    def operations(self, players: int) -> Operations:
        chance = stream(players, "bench")
        sample = self.sample(players)
        asked = [(state, state.deciders()[0]) for state in sample]
        answers = [(state.copy(), seat, middle(state.moves(seat))) for state, seat in asked]
        questions = [(state.copy(), seat) for state, seat in asked]
        for state, _ in questions:
            state.forget()  # move lists already worked out
        return {
            "moves": (lambda one: one[0].moves(one[1]), questions),
            "play": (lambda one: one[0].play(one[1], one[2]), answers),
            "copy": (lambda state: state.copy(), sample),
            "view": (lambda one: one[0].view(one[1]), asked),
            "imagine": (lambda view: self.rules.imagine(view, chance), [state.view(seat) for state, seat in asked]),
            "redeal": (lambda one: one[0].redeal(one[1], chance), [(state.copy(), seat) for state, seat in asked]),
            "scores": (lambda state: state.scores(), sample),
        }

    def copies(self, players: int) -> Callable[[], object]:
        sample = self.sample(players)
        return sample[len(sample) // 2].copy

    def sample(self, players: int) -> list[State]:
        """Positions of games, a few moves apart."""
        found: list[State] = []
        number = 0
        while len(found) < POSITIONS:
            state = self.rules.start(players, self.options[players], number)
            number += 1
            while not state.over and len(found) < POSITIONS:
                for _ in range(3):
                    if not state.over:
                        seat = state.deciders()[0]
                        state.play(seat, pick(state.moves(seat), self.chances[seat]))
                if not state.over:
                    found.append(state.copy())
        return found


def middle(moves: Sequence[str]) -> str:
    return moves[len(moves) // 2]
