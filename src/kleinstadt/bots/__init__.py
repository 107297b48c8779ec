"""Players that think. A bot sees what its seat may know, never the position."""

from collections.abc import Callable

from kleinstadt.bots.curious import CuriousBot
from kleinstadt.bots.eyes import Bot, Eyes
from kleinstadt.bots.greedy import GreedyBot
from kleinstadt.bots.random import RandomBot
from kleinstadt.engine.errors import KleinstadtError

BOTS: dict[str, Callable[[int], Bot]] = {"curious": CuriousBot, "greedy": GreedyBot, "random": RandomBot}
FOR_TESTS = ("curious",)  # plays to reach rare rules, not to be a good opponent


class UnknownBot(KleinstadtError):
    """No bot of that name."""


def bot_names() -> list[str]:
    """All bots, for simulations."""
    return list(BOTS)


def opponents() -> list[str]:
    """The bots that people play against."""
    return [name for name in BOTS if name not in FOR_TESTS]


def bot(name: str, seed: int) -> Bot:
    """A bot with a chance of its own: the same seed plays the same."""
    maker = BOTS.get(name)
    if maker is None:
        known = ", ".join(BOTS)
        raise UnknownBot("unknown_bot", {"bot": name, "known": known}, f"There is no bot {name!r}; there is {known}.")
    return maker(seed)


__all__ = ["BOTS", "Bot", "Eyes", "RandomBot", "UnknownBot", "bot", "bot_names", "opponents"]
