"""A history as CSV: a row for each player of each game, for spreadsheets.

What begins like a formula gets an apostrophe in front, so that no spreadsheet takes it for one; reading takes it away
again. German spreadsheets expect semicolons; whichever stands in the first row is read. The details of a sheet's
lines, tie-breaks and photographs have no place in a table: JSON has them.
"""

import csv
import hashlib
import io
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kleinstadt.engine.reading import number_in, unknown, wrong
from kleinstadt.engine.registry import games as all_games
from kleinstadt.engine.score import ScoreLineData, places
from kleinstadt.history.record import (
    GAME,
    MOST_MINUTES,
    MOST_PLAYERS,
    MOST_POINTS,
    KeptGame,
    bad,
    now,
    read_game,
)
from kleinstadt.text import LANGUAGES, Texts
from kleinstadt.text.pads import plain

COLUMNS: Final = (
    "date",
    "game",
    "name",
    "place",
    "points",
    "lines",
    "where",
    "minutes",
    "notes",
    "kind",
    "options",
    "code",
    "source",
    "changed",
    "id",
)
NEEDED: Final = ("date", "game", "name", "points")
SEPARATORS: Final = {"de": ";", "en": ","}
FORMULA: Final = re.compile(r"'*[=+\-@\t\r\n]")
GUARDED: Final = re.compile(r"'+[=+\-@\t\r\n]")
GERMAN_DATE: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})(?: (\d{1,2}:\d\d)(?::\d\d)?)?")
PLAIN_DATE: Final = re.compile(r"(\d{4}-\d\d-\d\d)[T ](\d{1,2}:\d\d)(?::\d\d)?")
LONGEST_CELL: Final = 100_000

Row = Mapping[str, str]


# -- writing ---------------------------------------------------------------------------------------------------------


def to_csv(games: Sequence[KeptGame], lang: str) -> str:
    """With a mark at its head that tells spreadsheets that it is UTF-8."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=SEPARATORS[lang], lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for game in games:
        for row in rows_of(game):
            writer.writerow([row[column] for column in COLUMNS])
    return "\ufeff" + out.getvalue()


def rows_of(game: KeptGame) -> list[dict[str, str]]:
    same = {
        "date": game["date"].replace("T", " "),
        "game": game["game"],
        "where": guarded(game["where"]),
        "minutes": str(game["minutes"] or ""),
        "notes": guarded(game["notes"]),
        "options": json.dumps(game["options"], ensure_ascii=False) if game["options"] else "",
        "code": guarded(game["code"]),
        "source": game["source"],
        "changed": game["changed"],
        "id": guarded(game["id"]),
    }
    return [
        {
            **same,
            "name": guarded(player["name"]),
            "place": str(player["place"]),
            "points": str(player["total"]),
            "lines": " ".join([f"{line['item']}={line['points']}" for line in player["lines"]]),
            "kind": player["kind"],
        }
        for player in game["players"]
    ]


def guarded(text: str) -> str:
    return f"'{text}" if FORMULA.match(text) else text


def unguarded(text: str) -> str:
    return text[1:] if GUARDED.match(text) else text


# -- reading ---------------------------------------------------------------------------------------------------------


def from_csv(text: str) -> list[KeptGame]:
    """Rows with the same id are one game. Where there is none, rows of the same day, game, place and notes that follow
    each other are."""
    rows = read_rows(text)
    found: list[list[tuple[int, Row]]] = []
    for number, row in rows:
        if not any(row.values()):
            continue
        if found and same_game(found[-1][-1][1], row):
            found[-1].append((number, row))
        else:
            found.append([(number, row)])
    if not found:
        raise bad("history_empty", "This file is empty.")
    return [game_of(each) for each in found]


def read_rows(text: str) -> list[tuple[int, Row]]:
    head = text.splitlines()[0]
    separator = max(";,\t", key=head.count)
    csv.field_size_limit(LONGEST_CELL)
    try:
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error:
        raise bad("history_broken", "This file is broken: it ends too early or is no JSON.") from None
    names = [name.strip().casefold() for name in lines[0]]
    missing = [name for name in NEEDED if name not in names]
    if missing:
        raise bad("history_foreign", "This is no history that was saved with Kleinstadt.")
    nothing = dict.fromkeys(names, "")
    return [
        (number, {**nothing, **dict(zip(names, [unguarded(cell) for cell in line], strict=False))})
        for number, line in enumerate(lines[1:], 2)
    ]


def same_game(one: Row, other: Row) -> bool:
    if one.get("id") or other.get("id"):
        return one.get("id") == other.get("id")
    return all(one.get(key) == other.get(key) for key in ("date", "game", "where", "notes"))


def game_of(rows: Sequence[tuple[int, Row]]) -> KeptGame:
    number, first = rows[0]
    place = f"row {number}"
    players = [player_of(f"row {each}", row) for each, row in rows]
    if any(player["place"] is None for player in players):
        for player, rank in zip(players, places([(player["total"],) for player in players]), strict=True):
            player["place"] = rank
    data: dict[str, Any] = {
        "id": first.get("id") or made_id(rows),
        "changed": first.get("changed") or now(),
        "date": day_of(first["date"].strip()),
        "game": game_id(place, first["game"].strip()),
        "source": first.get("source") or "import",
        "players": players,
        "options": options_of(place, first.get("options", "")),
        "code": first.get("code", ""),
        "where": first.get("where", ""),
        "minutes": whole(f"{place}.minutes", first.get("minutes") or "0", 0, MOST_MINUTES),
        "notes": first.get("notes", ""),
    }
    return read_game(place, data)


def player_of(place: str, row: Row) -> dict[str, Any]:
    rank = row.get("place", "").strip()
    return {
        "name": row["name"],
        "kind": row.get("kind") or "person",
        "place": whole(f"{place}.place", rank, 1, MOST_PLAYERS) if rank else None,
        "total": whole(f"{place}.points", row.get("points", ""), -MOST_POINTS, MOST_POINTS),
        "lines": [line_of(f"{place}.lines", each) for each in row.get("lines", "").split()],
    }


def line_of(place: str, text: str) -> ScoreLineData:
    item, _, points = text.partition("=")
    return {"item": item, "points": whole(place, points, -MOST_POINTS, MOST_POINTS), "args": {}}


def whole(place: str, text: str, least: int, most: int) -> int:
    """Spreadsheets may write a real minus."""
    plain_text = text.strip().replace("\u2212", "-")
    if re.fullmatch(r"-?\d{1,9}", plain_text, re.ASCII) is None:
        return number_in(place, text, least, most)  # says what is wrong
    return number_in(place, int(plain_text), least, most)


def day_of(text: str) -> str:
    """A spreadsheet may have written the day in its own way: 16.11.2026 20:30."""
    german, plain_date = GERMAN_DATE.fullmatch(text), PLAIN_DATE.fullmatch(text)
    if german:
        day, month, year, time = german.groups()
        text = f"{year}-{int(month):02}-{int(day):02}" + (f"T{time:0>5}" if time else "")
    elif plain_date:
        text = f"{plain_date[1]}T{plain_date[2]:0>5}"
    return text


def game_id(place: str, text: str) -> str:
    """A game by its id, or its name in any language."""
    if GAME.fullmatch(text):
        return text
    for of in all_games():
        for lang in LANGUAGES:
            if plain(Texts(of.id, lang).sentence(f"game-{of.id}")) == plain(text):
                return of.id
    raise unknown(f"{place}.game", text, [])


def options_of(place: str, text: str) -> Any:
    try:
        return json.loads(text) if text else {}
    except (ValueError, RecursionError):
        raise wrong(f"{place}.options", "field_table", "must be a table.") from None


def made_id(rows: Sequence[tuple[int, Row]]) -> str:
    """The same rows have the same id, whenever they are read."""
    said = [[row.get(key, "").strip() for key in ("date", "game", "where", "name", "points")] for _, row in rows]
    return "csv-" + hashlib.sha256(json.dumps(said).encode()).hexdigest()[:24]
