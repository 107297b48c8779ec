"""The games that are installed: ours and anybody's, found by entry points of the group `kleinstadt.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from kleinstadt.engine.errors import UnknownGame
from kleinstadt.engine.game import AnyGame, Game

GROUP: Final = "kleinstadt.games"


@cache
def installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> list[str]:
    """The names of all installed games."""
    return list(installed())


@cache
def game(id: str) -> AnyGame:
    """The game of that name."""
    entry = installed().get(id)
    if entry is None:
        known = ", ".join(game_ids())
        raise UnknownGame("unknown_game", {"game": id, "known": known}, f"There is no game {id!r}; there is {known}.")
    found = entry.load()
    assert isinstance(found, Game)
    return found
