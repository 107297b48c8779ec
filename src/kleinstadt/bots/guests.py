"""Bots of others: installed ones, found by entry points of the group `kleinstadt.bots`, and any command that speaks
over its standard input and output (`exec:COMMAND`). Each thinks in a process of its own and gets nothing but views.

Whatever such a bot does wrong, the game goes on: it forfeits, and a level of ours answers in its place to the end.
"""

import shlex
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import count
from typing import Any, Final

from kleinstadt.bots.eyes import Bot, Eyes
from kleinstadt.bots.levels import LevelBot
from kleinstadt.bots.lines import BotFault, line_to

GROUP: Final = "kleinstadt.bots"
EXEC: Final = "exec:"  # only ever from the command line, never from a browser
DEPUTY: Final = "regular"  # the level that answers for whoever forfeited
SECONDS: Final = 10.0  # for an answer

players = count(1)  # whoever plays one seat of one game has a number
invited: dict[str, str] = {}  # by the operator of a server: what people see, and the bot that it is


@cache
def installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def is_guest(name: str) -> bool:
    return name in installed() or name.startswith(EXEC)


def invite(name: str, bot: str) -> None:
    """From now on people at tables may choose this bot under that name."""
    invited[name] = bot


def made(name: str, seed: int) -> Bot:
    """An installed bot itself, in this process."""
    player: Bot = installed()[name].load()(seed)
    return player


def command_of(name: str) -> tuple[str, ...]:
    """What starts the process in which this bot thinks."""
    if not name.startswith(EXEC):
        return (sys.executable, "-m", "kleinstadt.bots.stdio", name)
    text = name.removeprefix(EXEC)
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise BotFault("bot_missing", {"bot": name, "why": str(error)}, f"{name}: {error}.") from error
    if not words:
        raise BotFault("bot_missing", {"bot": name, "why": "?"}, f"{name} names no command.")
    return words


class GuestBot:
    """One seat's line to a bot of others. `fault` is what it did wrong, if it has forfeited this game."""

    __slots__ = ("name", "seed", "seconds", "player", "fault", "deputy")

    def __init__(self, name: str, seed: int, seconds: float = SECONDS) -> None:
        self.name = name
        self.seed = seed
        self.seconds = seconds
        self.begin()

    def begin(self) -> None:
        """Another game: what was forfeited before is forgotten."""
        self.player = next(players)
        self.fault: BotFault | None = None
        self.deputy = LevelBot(DEPUTY, self.seed, timed=True)

    def choose(self, eyes: Eyes) -> str:
        if self.fault is None:
            try:
                return self.asked(eyes)
            except BotFault as fault:
                self.fault = fault
        return self.deputy.choose(eyes)

    def asked(self, eyes: Eyes) -> str:
        line = line_to(self.name, command_of(self.name))
        move = line.ask(question_of(eyes, self.player, self.seed, self.seconds), self.seconds)
        if move not in eyes.moves:
            line.close()
            said = move[:80]
            raise BotFault("bot_illegal", {"bot": self.name, "said": said}, f"{self.name} may not answer {said!r}.")
        return move


def question_of(eyes: Eyes, player: int, seed: int, seconds: float) -> dict[str, Any]:
    """All that a bot is sent."""
    return {
        "player": player,
        "seed": seed,
        "seconds": seconds,
        "game": eyes.game.id,
        "seat": eyes.seat,
        "decision": eyes.decision.dump(),
        "moves": list(eyes.moves),
        "view": eyes.view(),
    }


def fault_of(player: Bot) -> BotFault | None:
    """What made this bot forfeit."""
    return player.fault if isinstance(player, GuestBot) else None
