"""How fast bots think: rounds of thought a second, beside OpenSpiel's Monte Carlo tree search in the same run.

The rounds differ. One of ours opens a question, tries every answer to it and asks what was learned about each; one of
OpenSpiel's opens a position and plays on at random to the end. What both do is make moves, so these are compared.
"""

from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any, Final, Protocol

from kleinstadt.arena.bench import ROUND, Bench
from kleinstadt.bots.search import Search
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.playout import play_at_random
from kleinstadt.engine.state import State

PEER: Final = "OpenSpiel"
PACKAGE: Final = "open_spiel"
THEIRS: Final = ("connect_four", "othello")
YARDSTICK: Final = f"{PEER} {THEIRS[0]}"
PLAYERS: Final = 2
AT_ONCE: Final = 8  # rounds of ours between two looks at the clock
SIMULATIONS: Final = 100  # rounds of OpenSpiel's for one answer
CURIOSITY: Final = 2.0  # OpenSpiel's own for examples
TRIES: Final = 100  # games in which a choice is looked for


class Thinker(Protocol):
    def think(self, seconds: float, number: int) -> tuple[int, int]:
        """Think for so long, about a position of its own for each number: how many rounds, and how many moves."""
        ...


class Ours:
    """The search that all levels share, from the middle of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def think(self, seconds: float, number: int) -> tuple[int, int]:
        state = half_way(self.game, number)
        assert state is not None  # a game without choices takes no part
        seat = state.first_decider()
        chance = stream(number, "thinking")
        search = Search(self.game, self.game.imagine(state.view(seat), chance), seat, chance)
        end = process_time() + seconds
        while process_time() < end:
            search.run(AT_ONCE)
        return search.rounds, sum(len(node.moves) + node.count for node in search.nodes.values())


def half_way(game: AnyGame, number: int) -> State | None:
    """A game played at random to its middle, where somebody has a choice: the first such of the games from this number
    on. None where none of them has one: somebody else's game may be all chance."""
    for seed in range(number, number + TRIES):
        state = middle_of(game, seed)
        if not state.over and len(state.moves(state.first_decider())) > 1:
            return state
    return None


def middle_of(game: AnyGame, seed: int) -> State:
    """After half as many answers as another random game of this seed had; it may be over by then."""
    options = game.complete(PLAYERS, {})
    whole = game.start(PLAYERS, options, seed)
    answers = play_at_random(whole, [stream(seed, f"half way/{seat}") for seat in range(PLAYERS)])
    state: State = game.start(PLAYERS, options, seed)
    chance = stream(seed, "half way")
    for _ in range(answers // 2):
        if state.over:
            break
        seat = state.first_decider()
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    return state


class Counted:
    """A position of OpenSpiel's that counts the moves made in it and in its clones."""

    def __init__(self, state: Any, moves: list[int]) -> None:
        self._state = state
        self._moves = moves

    def clone(self) -> "Counted":
        return Counted(self._state.clone(), self._moves)

    def apply_action(self, action: int) -> None:
        self._moves[0] += 1
        self._state.apply_action(action)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


class OpenSpiel:
    """The tree search that OpenSpiel has in Python, with its own random rollouts."""

    def __init__(self, name: str) -> None:
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import mcts

        self.game = pyspiel.load_game(name)
        self.dice: Callable[[int], Any] = numpy.random.RandomState
        self.bot: Callable[..., Any] = mcts.MCTSBot
        self.rollouts: Callable[..., Any] = mcts.RandomRolloutEvaluator

    def think(self, seconds: float, number: int) -> tuple[int, int]:
        rollouts = self.rollouts(1, self.dice(number))
        bot = self.bot(self.game, CURIOSITY, SIMULATIONS, rollouts, random_state=self.dice(number))
        moves = [0]
        rounds = 0
        end = process_time() + seconds
        while process_time() < end:
            bot.step(Counted(self.game.new_initial_state(), moves))
            rounds += SIMULATIONS
        return rounds, moves[0]


def run(
    games: list[AnyGame], repeats: int, seconds: float, progress: Callable[[int, int], None] | None = None
) -> Bench:
    """All of them in turn, so many times, after a round that only warms up."""
    bench = Bench("search", YARDSTICK)
    thinkers: dict[str, Thinker] = {}
    for game in games:
        if PLAYERS in game.seats and half_way(game, 0) is None:
            bench.missing[game.id] = "no_choice"
        elif PLAYERS in game.seats:
            thinkers[game.id] = Ours(game)
    if find_spec(PACKAGE) is None:
        bench.missing[PEER] = "no_open_spiel"
    else:
        thinkers.update({f"{PEER} {name}": OpenSpiel(name) for name in THEIRS})
    for number in range(repeats + 1):
        for place, (name, thinker) in enumerate(thinkers.items()):
            measured = measure(thinker, seconds, number * ROUND)
            if number:
                bench.rounds.setdefault((name, PLAYERS), []).append(measured)
            if progress is not None:
                progress(number * len(thinkers) + place + 1, (repeats + 1) * len(thinkers))
    return bench


def measure(thinker: Thinker, seconds: float, number: int) -> dict[str, float]:
    began = process_time()
    rounds, moves = thinker.think(seconds, number)
    spent = process_time() - began
    return {
        "rounds_per_second": rounds / spent,
        "moves_per_round": moves / rounds,
        "thought_moves_per_second": moves / spent,
    }
