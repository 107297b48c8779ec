"""Every answer is equally likely."""

from kleinstadt.bots.eyes import Eyes
from kleinstadt.engine.chance import stream
from kleinstadt.engine.playout import pick


class RandomBot:
    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, "bot/random")

    def choose(self, eyes: Eyes) -> str:
        return pick(eyes.moves, self.chance)
