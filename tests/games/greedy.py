"""How often the heuristic wins: a greedy player against a random one, each as often first."""

import os

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.game import AnyGame

DUELS = int(os.environ.get("KLEINSTADT_DUELS", "40"))  # make promises: 200


def share_of_greedy(game: AnyGame) -> float:
    """Of the games of two, how many the greedy one wins alone; a shared first place is no victory."""
    wins = 0
    for number in range(DUELS):
        greedy = number % 2
        state = game.start(2, seed=number)
        bots = [bot("greedy" if seat == greedy else "random", 2 * number + seat) for seat in range(2)]
        while not state.over:
            seat = state.deciders()[0]
            state.play(seat, bots[seat].choose(eyes_of(game, state, seat)))
        wins += state.ranking()[greedy] == 1 and state.ranking()[1 - greedy] == 2
    return wins / DUELS
