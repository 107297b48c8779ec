"""A history as a file, and what of a file is new: importing twice doubles nothing."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from kleinstadt.engine.reading import Reader, table_in
from kleinstadt.history.record import KeptGame, bad, read_games
from kleinstadt.history.spreadsheet import from_csv

MARK: Final = "kleinstadt-history"
VERSION: Final = 1
MOST_GAMES: Final = 5_000


class HistoryFile(TypedDict):
    """What a history is written as; `format` says what it is, `version` in which edition."""

    format: str
    version: int
    games: list[KeptGame]


class Admitted(TypedDict):
    """What a file brings: the games to keep, how many of them are new or newer, and how many are there already."""

    games: list[KeptGame]
    added: int
    replaced: int
    known: int


def as_file(games: Sequence[KeptGame]) -> HistoryFile:
    return {"format": MARK, "version": VERSION, "games": list(games)}


def to_json(games: Sequence[KeptGame]) -> str:
    return json.dumps(as_file(games), ensure_ascii=False, indent=1) + "\n"


def from_text(text: str) -> list[KeptGame]:
    """The games of a file, whichever of our two it is."""
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise bad("history_empty", "This file is empty.")
    games = from_json(text) if text.lstrip()[0] in "{[" else from_csv(text)
    if len(games) > MOST_GAMES:
        raise bad("history_too_many", f"A file may hold {MOST_GAMES} games at most.", most=MOST_GAMES)
    return unique(games)


def from_json(text: str) -> list[KeptGame]:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise bad("history_broken", "This file is broken: it ends too early or is no JSON.") from None
    if not isinstance(data, dict) or data.get("format") != MARK:
        raise bad("history_foreign", "This is no history that was saved with Kleinstadt.")
    if data.get("version") != VERSION:
        raise bad("history_newer", "This file was saved by another edition of Kleinstadt.")
    whole = Reader("", table_in("", data))
    whole.skip("format", "version")
    games = read_games("games", whole.raw("games", None))
    whole.finish()
    return games


def unique(games: Sequence[KeptGame]) -> list[KeptGame]:
    """Of records with the same id the newest."""
    found: dict[str, KeptGame] = {}
    for game in games:
        if game["id"] not in found or found[game["id"]]["changed"] < game["changed"]:
            found[game["id"]] = game
    return list(found.values())


def admitted(games: Sequence[KeptGame], known: Mapping[str, str]) -> Admitted:
    """What is not known yet, or was changed later than what is: `known` says by id when that was."""
    fresh = [game for game in games if game["id"] not in known]
    newer = [game for game in games if game["id"] in known and game["changed"] > known[game["id"]]]
    there = len(games) - len(fresh) - len(newer)
    return {"games": fresh + newer, "added": len(fresh), "replaced": len(newer), "known": there}
