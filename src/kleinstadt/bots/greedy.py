"""Takes what looks best right after the answer."""

from collections.abc import Sequence

from kleinstadt.bots.eyes import Eyes
from kleinstadt.engine.chance import Chance, stream


class GreedyBot:
    """Imagines one position that fits its view and tries every answer there. Equal promise: its own chance decides."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, "bot/greedy")

    def choose(self, eyes: Eyes) -> str:
        return most_promising(eyes, eyes.moves, self.chance)


def most_promising(eyes: Eyes, moves: Sequence[str], chance: Chance) -> str:
    """The best of these answers by the game's heuristic, tried in one imagined position. Which is named several times
    is tried once, and taken the more often where several promise the same."""
    if len(moves) == 1:
        return moves[0]
    game = eyes.game
    imagined = game.imagine(eyes.view(), chance)
    promises: dict[str, float] = {}
    for move in moves:
        if move not in promises:
            trial = imagined.copy()
            trial.play(eyes.seat, move)
            promises[move] = game.heuristic(trial, eyes.seat)
    most = max(promises.values())
    best = [move for move in moves if promises[move] == most]
    return best[chance.below(len(best))]
