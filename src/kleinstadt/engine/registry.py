"""The games that are installed: ours and anybody's, found by entry points of the group `kleinstadt.games`. One that
cannot be loaded is no reason to do without the others."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from kleinstadt.engine.errors import KleinstadtError, UnknownGame
from kleinstadt.engine.game import AnyGame, Game

GROUP: Final = "kleinstadt.games"


class BrokenGame(KleinstadtError):
    """A game is installed but cannot be loaded."""


@cache
def installed() -> dict[str, EntryPoint]:
    """By name; what claims the name of another stands under its own address, where it is told why."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not is_ours(entry), entry.name, entry.value)):
        first = found.setdefault(entry.name, entry)
        if first.value != entry.value:
            found[entry.value] = entry
    return dict(sorted(found.items()))


def is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith("kleinstadt.games.")


def game_ids() -> list[str]:
    """The names of all installed games."""
    return list(installed())


def game(id: str) -> AnyGame:
    """The game of that name; UnknownGame or BrokenGame where there is none."""
    found = loaded(id)
    if isinstance(found, BrokenGame):
        raise found.with_traceback(None)
    return found


def games() -> list[AnyGame]:
    """All games that can be played."""
    found = [loaded(id) for id in game_ids()]
    return [one for one in found if isinstance(one, Game)]


@cache
def loaded(id: str) -> AnyGame | BrokenGame:
    """The game, or what is wrong with it."""
    entry = installed().get(id)
    if entry is None:
        known = ", ".join(game_ids())
        raise UnknownGame("unknown_game", {"game": id, "known": known}, f"There is no game {id!r}; there is {known}.")
    if entry.name != id:
        return broken("game_name_taken", id, entry.name, f"another game has the name {entry.name!r} already.")
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:  # whatever a stranger's module does
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return broken("broken_game", id, why, why)
    if not isinstance(found, Game):
        return broken("game_is_none", id, entry.value, f"{entry.value} is no Game.")
    if found.id != id:
        return broken("game_named_otherwise", id, found.id, f"{entry.value} calls itself {found.id!r}.")
    return found


def broken(problem: str, id: str, why: str, words: str) -> BrokenGame:
    return BrokenGame(problem, {"game": id, "why": why}, f"The game {id!r} cannot be loaded: {words}")
