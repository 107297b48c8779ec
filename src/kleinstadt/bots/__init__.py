"""Players that think. A bot sees what its seat may know, never the position."""

from collections.abc import Callable

from kleinstadt.bots.curious import CuriousBot
from kleinstadt.bots.eyes import Bot, Eyes
from kleinstadt.bots.greedy import GreedyBot
from kleinstadt.bots.guests import DEPUTY, GuestBot, fault_of, installed, invite, invited, is_guest
from kleinstadt.bots.levels import LEVELS, LevelBot
from kleinstadt.bots.lines import BotFault
from kleinstadt.bots.random import RandomBot
from kleinstadt.engine.errors import KleinstadtError

FOR_TESTS = ("curious",)  # plays to reach rare rules
TOOLS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot, "curious": CuriousBot}


class UnknownBot(KleinstadtError):
    """No bot of that name."""


def bot_names() -> list[str]:
    """All bots, for simulations: the levels, the tools, and those that others have installed."""
    return [*LEVELS, *TOOLS, *installed()]


def opponents() -> list[str]:
    """Those that people are offered: the levels, the gentlest first, and whom the operator of the server invited."""
    return [*LEVELS, *invited]


def table_bots() -> list[str]:
    """All that may sit at a table with people: also the tools that tables of earlier versions have."""
    return [*[name for name in (*LEVELS, *TOOLS) if name not in FOR_TESTS], *invited]


def behind(name: str) -> str:
    """The bot that plays where this one sits at a table: whoever is not invited any more is stood in for."""
    return invited.get(name, name if name in table_bots() else DEPUTY)


def is_bot(name: str) -> bool:
    """Whether this can be named on a command line."""
    return name in bot_names() or is_guest(name)


def bot(name: str, seed: int, timed: bool = False) -> Bot:
    """A bot with a chance of its own: the same seed plays the same. One that is timed never thinks for long."""
    if name in LEVELS:
        return LevelBot(name, seed, timed)
    if name in TOOLS:
        return TOOLS[name](seed)
    if is_guest(name):
        return GuestBot(name, seed)
    known = ", ".join(bot_names())
    raise UnknownBot("unknown_bot", {"bot": name, "known": known}, f"There is no bot {name!r}; there is {known}.")


__all__ = [
    "DEPUTY",
    "FOR_TESTS",
    "TOOLS",
    "Bot",
    "BotFault",
    "Eyes",
    "GuestBot",
    "RandomBot",
    "UnknownBot",
    "behind",
    "bot",
    "bot_names",
    "fault_of",
    "invite",
    "is_bot",
    "is_guest",
    "opponents",
    "table_bots",
]
