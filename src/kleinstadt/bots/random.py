"""Every answer is equally likely."""

from kleinstadt.bots.eyes import Eyes
from kleinstadt.engine.chance import stream


class RandomBot:
    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, "bot/random")

    def choose(self, eyes: Eyes) -> str:
        return self.pick(eyes.moves)

    def pick(self, moves: tuple[str, ...]) -> str:
        """The whole of it: the list of moves is enough."""
        return moves[self.chance.below(len(moves))] if len(moves) > 1 else moves[0]
