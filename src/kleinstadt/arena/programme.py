"""What docs/ladder.md is made of: which bots meet at which tables, and how often."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from kleinstadt.bots.levels import LEVELS
from kleinstadt.engine.game import AnyGame

FOUR: Final = 4
FIRST_PASS: Final = 12
STRONGEST: Final = list(LEVELS)[-1]


class Meeting(NamedTuple):
    """A group of bots, and how many games they play."""

    game: str
    group: tuple[str, ...]
    games: int


def programme(games: Sequence[AnyGame], count: int) -> list[Meeting]:
    """All that is to be played: first what takes minutes, then the games of the strongest, which take hours, in passes:
    who stops early knows a little about everything."""
    quick = [meeting for game in games for meeting in meetings(game, count) if STRONGEST not in meeting.group]
    found = [meeting for so_far in passes(count) for game in games for meeting in meetings(game, so_far)]
    return quick + [meeting for meeting in found if STRONGEST in meeting.group]


def passes(count: int) -> list[int]:
    """How many games everybody has played after each pass: a few, then twice as many, and at last all."""
    found = [FIRST_PASS]
    while found[-1] < count:
        found.append(2 * found[-1])
    return [*found[:-1], count]


def meetings(game: AnyGame, count: int) -> list[Meeting]:
    """Each level against the one below, at tables of two and as one against three at tables of four; and what is asked
    of single games."""
    found: list[Meeting] = []
    for below, level in pairwise(LEVELS):
        if 2 in game.seats:
            found.append(Meeting(game.id, (level, below), count))
        if FOUR in game.seats:
            found.append(Meeting(game.id, (level, below, below, below), count))
    return found + extras(game.id, count)


def extras(game: str, count: int) -> list[Meeting]:
    """The strongest alone and among its like where towns hardly touch; and against the bot that was once the best."""
    if game == "tiny_towns":
        return [Meeting(game, (STRONGEST,), count), Meeting(game, (STRONGEST,) * FOUR, max(1, count // FOUR))]
    return [Meeting(game, (STRONGEST, "greedy"), count)] if game == "garden_nation" else []
