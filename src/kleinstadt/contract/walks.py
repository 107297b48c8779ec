"""Games to test on: played once by a random or a curious policy, then walked through again by every test."""

from collections.abc import Iterator
from functools import cache

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options, draw_options
from kleinstadt.engine.state import State

SETUPS = 18  # for tests that want to come across everything; others take --setups
ENDLESS = 20_000  # no game needs so many answers


class Setup:
    """A game about to be played: who, with which options, which chance and which policy."""

    def __init__(self, game: AnyGame, seats: int, options: Options, seed: int, policy: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.policy = policy

    def start(self) -> State:
        state: State = self.game.start(self.seats, self.options, self.seed)
        return state

    def chance(self, use: str) -> Chance:
        return stream(self.seed, use)


@cache
def make_setup(game: AnyGame, number: int) -> Setup:
    seats = game.seats[number % len(game.seats)]
    rounds = number // len(game.seats)
    chance = stream(number, "setup")
    options = game.complete(seats, bots_only=True) if rounds == 0 else draw_options(game.options, seats, chance)
    return Setup(game, seats, options, 1000 + number, ("random", "curious")[(number + rounds) % 2])


@cache
def played(setup: Setup) -> tuple[tuple[int, str], ...]:
    """The answers of one whole game; who of several askable seats goes first is left to chance."""
    state = setup.start()
    chance = setup.chance("who")
    bots = [bot(setup.policy, setup.seed + seat) for seat in range(setup.seats)]
    answers: list[tuple[int, str]] = []
    while not state.over:
        assert len(answers) < ENDLESS, "the game does not end"
        deciders = state.deciders()
        seat = deciders[chance.below(len(deciders))]
        answers.append((seat, bots[seat].choose(eyes_of(setup.game, state, seat))))
        state.play(*answers[-1])
    return tuple(answers)


def walk(setup: Setup, points: int = ENDLESS, opening: int = 0) -> Iterator[tuple[State, int, str]]:
    """Walk through the game and stop before some answers: all of them, or about as many as asked for; and before each
    of the first ones, where a test wants to see an opening. The position may be looked at but not changed."""
    answers = played(setup)
    chance = setup.chance("points")
    state = setup.start()
    for number, (seat, move) in enumerate(answers):
        if points >= len(answers) or chance.below(len(answers)) < points or number < opening:
            yield state, seat, move
        state.play(seat, move)
    assert state.over


def sample(moves: tuple[str, ...], number: int, chance: Chance) -> list[str]:
    """A few of the moves."""
    if len(moves) <= number:
        return list(moves)
    left = list(range(len(moves)))
    chance.shuffle(left)
    return [moves[i] for i in left[:number]]
