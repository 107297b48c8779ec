"""Players that think. A bot sees what its seat may know, never the position."""

from collections.abc import Callable

from kleinstadt.bots.curious import CuriousBot
from kleinstadt.bots.eyes import Bot, Eyes
from kleinstadt.bots.greedy import GreedyBot
from kleinstadt.bots.levels import LEVELS, LevelBot
from kleinstadt.bots.random import RandomBot
from kleinstadt.engine.errors import KleinstadtError

FOR_TESTS = ("curious",)  # plays to reach rare rules
TOOLS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot, "curious": CuriousBot}


class UnknownBot(KleinstadtError):
    """No bot of that name."""


def bot_names() -> list[str]:
    """All bots, for simulations: the levels, and the tools."""
    return [*LEVELS, *TOOLS]


def opponents() -> list[str]:
    """The levels that people are offered, the gentlest first."""
    return list(LEVELS)


def table_bots() -> list[str]:
    """All that may sit at a table with people: the levels, and the tools that tables of earlier versions have."""
    return [name for name in bot_names() if name not in FOR_TESTS]


def bot(name: str, seed: int, timed: bool = False) -> Bot:
    """A bot with a chance of its own: the same seed plays the same. One that is timed never thinks for long."""
    if name in LEVELS:
        return LevelBot(name, seed, timed)
    if name not in TOOLS:
        known = ", ".join(bot_names())
        raise UnknownBot("unknown_bot", {"bot": name, "known": known}, f"There is no bot {name!r}; there is {known}.")
    return TOOLS[name](seed)


__all__ = ["TOOLS", "Bot", "Eyes", "RandomBot", "UnknownBot", "bot", "bot_names", "opponents", "table_bots"]
