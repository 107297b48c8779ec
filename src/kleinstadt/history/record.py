"""A kept game: when, where, who, what everybody scored line by line, and what one wants to remember.

Records are plain data, the same in the browser, in a file and in the terminal; whatever comes from outside is read
carefully here, and an error names its place.
"""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final, Literal, NotRequired, TypedDict, TypeVar

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.event import Arg
from kleinstadt.engine.option import Value
from kleinstadt.engine.reading import Reader, flag_in, list_in, number_in, table_in, text_in, unknown, wrong
from kleinstadt.engine.score import ScoreLineData, ScoreSheet, TieBreak, TieBreakData, ranked

Kind = Literal["person", "bot", "rival"]
Source = Literal["pad", "table", "import"]
T = TypeVar("T", bound=str)

KINDS: Final[tuple[Kind, ...]] = ("person", "bot", "rival")
SOURCES: Final[tuple[Source, ...]] = ("pad", "table", "import")
MOST_PLAYERS: Final = 12
MOST_LINES: Final = 200
MOST_POINTS: Final = 100_000
MOST_MINUTES: Final = 100_000
LONGEST_NAME: Final = 80
LONGEST_CODE: Final = 200
LONGEST_NOTES: Final = 10_000
LONGEST_PHOTO: Final = 3_000_000
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")
GAME: Final = re.compile(r"[a-z0-9_]{1,60}")
WORD: Final = re.compile(r"[\w.-]{1,60}", re.ASCII)  # of an option, a line of a sheet
MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
DATE: Final = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\d)?")
PHOTO: Final = re.compile(r"data:image/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*")


class KeptPlayer(TypedDict):
    """`kind`: a person, a bot of ours, or the rival whom the game itself plays. Where only the points are known there
    are no lines."""

    name: str
    kind: Kind
    place: int
    total: int
    lines: list[ScoreLineData]


class KeptGame(TypedDict):
    """`date`: the day, and the time of day where it is known, as the people there had it. `changed`: when the record
    was last changed, so that of two the newer can be told. `code`: of the set-up that was drawn. `minutes`: 0 where
    nobody knows."""

    id: str
    changed: str
    date: str
    game: str
    source: Source
    players: list[KeptPlayer]
    ties: list[TieBreakData]
    options: dict[str, Value]
    code: str
    where: str
    minutes: int
    notes: str
    photo: NotRequired[str]


class BadHistory(KleinstadtError):
    """This is no history of games, or not one that can be read here."""


def bad(id: str, sentence: str, **args: str | int) -> BadHistory:
    return BadHistory(id, args, sentence)


def now() -> str:
    """This moment as `changed` has it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


# -- making ----------------------------------------------------------------------------------------------------------


def players_of(
    sheets: Sequence[ScoreSheet], names: Sequence[str], kinds: Sequence[Kind], ties: Sequence[TieBreak]
) -> list[KeptPlayer]:
    """Everybody with the engine's own sheet; who comes after the names is the game's rival."""
    return [
        {
            "name": names[sheet.seat] if sheet.seat < len(names) else "",
            "kind": kinds[sheet.seat] if sheet.seat < len(kinds) else "rival",
            "place": place,
            "total": sheet.total,
            "lines": [line.dump() for line in sheet.lines],
        }
        for sheet, place in zip(sheets, ranked(list(sheets), list(ties)), strict=True)
    ]


# -- reading ---------------------------------------------------------------------------------------------------------


def read_games(place: str, data: object) -> list[KeptGame]:
    return [read_game(f"{place}[{index}]", each) for index, each in enumerate(list_in(place, data))]


def read_game(place: str, data: object) -> KeptGame:
    """BadPosition, with its place, where this is no kept game."""
    reader = Reader(place, data)
    players = [read_player(f"{place}.players[{i}]", each) for i, each in enumerate(reader.entries("players"))]
    if not 1 <= len(players) <= MOST_PLAYERS:
        sentence = f"must be a list of 1 to {MOST_PLAYERS} players."
        raise wrong(reader.at("players"), "pad_players", sentence, fewest=1, most=MOST_PLAYERS)
    if min([player["place"] for player in players]) != 1:
        raise wrong(reader.at("players"), "history_no_winner", "somebody must have the first place.")
    ties = [read_tie(f"{place}.ties[{i}]", each, len(players)) for i, each in enumerate(reader.entries("ties"))]
    found: KeptGame = {
        "id": shaped(reader, "id", ID),
        "changed": shaped(reader, "changed", MOMENT),
        "date": read_date(reader.at("date"), reader.text("date", "")),
        "game": shaped(reader, "game", GAME),
        "source": one_of(reader.at("source"), reader.text("source", "import"), SOURCES),
        "players": players,
        "ties": ties,
        "options": read_options(reader),
        "code": short(reader, "code", LONGEST_CODE),
        "where": short(reader, "where", LONGEST_NAME),
        "minutes": reader.number("minutes", 0, MOST_MINUTES, 0),
        "notes": short(reader, "notes", LONGEST_NOTES),
    }
    if reader.has("photo"):
        found["photo"] = read_photo(reader)
    reader.finish()
    return found


def read_player(place: str, data: object) -> KeptPlayer:
    reader = Reader(place, data)
    lines = [read_line(f"{place}.lines[{i}]", each) for i, each in enumerate(reader.entries("lines"))]
    if len(lines) > MOST_LINES:
        raise wrong(reader.at("lines"), "field_too_long", f"must not be longer than {MOST_LINES}.", most=MOST_LINES)
    player: KeptPlayer = {
        "name": short(reader, "name", LONGEST_NAME),
        "kind": one_of(reader.at("kind"), reader.text("kind", "person"), KINDS),
        "place": reader.number("place", 1, MOST_PLAYERS, 1),
        "total": reader.number("total", -MOST_POINTS, MOST_POINTS, 0),
        "lines": lines,
    }
    reader.finish()
    if lines and sum(line["points"] for line in lines) != player["total"]:
        raise wrong(reader.at("total"), "history_sum", "must be the sum of the lines.")
    return player


def read_line(place: str, data: object) -> ScoreLineData:
    reader = Reader(place, data)
    args = {name: read_arg(f"{place}.args", name, value) for name, value in reader.table("args").items()}
    item = shaped(reader, "item", WORD)
    line: ScoreLineData = {"item": item, "points": reader.number("points", -MOST_POINTS, MOST_POINTS, 0), "args": args}
    reader.finish()
    return line


def read_arg(place: str, name: str, value: object) -> Arg:
    """What a sentence about a line needs: a number, a word, or words."""
    if WORD.fullmatch(name) is None:
        raise unknown(place, name, [])
    if isinstance(value, list):
        return [limited(place, text_in(place, each), LONGEST_NAME) for each in value[:MOST_LINES]]
    return plain(place, value)


def read_tie(place: str, data: object, players: int) -> TieBreakData:
    reader = Reader(place, data)
    amounts = reader.entries("amounts")
    found: TieBreakData = {
        "id": shaped(reader, "id", WORD),
        "rule": short(reader, "rule", LONGEST_NAME),
        "amounts": [number_in(reader.at("amounts"), each, -MOST_POINTS, MOST_POINTS) for each in amounts],
        "fewer": flag_in(reader.at("fewer"), reader.raw("fewer", False)),
    }
    reader.finish()
    if len(amounts) > players:
        raise wrong(reader.at("amounts"), "field_list_of", f"must be a list of length {players}.", length=players)
    return found


def read_options(reader: Reader) -> dict[str, Value]:
    table = table_in(reader.at("options"), reader.table("options"))
    for name in table:
        if WORD.fullmatch(name) is None:
            raise unknown(reader.at("options"), name, [])
    return {name: plain(f"{reader.at('options')}.{name}", value) for name, value in table.items()}


def plain(place: str, value: object) -> Value:
    """A text, a number, yes or no."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return number_in(place, value, -MOST_POINTS, MOST_POINTS)
    return limited(place, text_in(place, value), LONGEST_NAME)


def short(reader: Reader, key: str, most: int) -> str:
    return limited(reader.at(key), reader.text(key, ""), most)


def limited(place: str, text: str, most: int) -> str:
    """Not too long, and nothing that could not be written down: half a character is possible in JSON."""
    if len(text) > most:
        raise wrong(place, "field_too_long", f"must not be longer than {most}.", most=most)
    if "\0" in text or text.encode(errors="ignore").decode() != text:
        raise wrong(place, "field_text", "must be a text.")
    return text


def shaped(reader: Reader, key: str, shape: re.Pattern[str]) -> str:
    text = reader.text(key, "")
    if shape.fullmatch(text) is None:
        raise unknown(reader.at(key), text, [])
    return text


def one_of(place: str, value: str, known: Sequence[T]) -> T:
    for each in known:
        if each == value:
            return each
    raise unknown(place, value, list(known))


def read_date(place: str, text: str) -> str:
    """2026-11-16, with a time of day where it is known: 2026-11-16T20:30."""
    try:
        if DATE.fullmatch(text) is not None:
            datetime.fromisoformat(text)
            return text
    except ValueError:
        pass
    raise wrong(place, "field_date", "must be a day such as 2026-11-16.")


def read_photo(reader: Reader) -> str:
    text = reader.text("photo", "")
    if len(text) > LONGEST_PHOTO or PHOTO.fullmatch(text) is None:
        raise wrong(reader.at("photo"), "field_photo", "must be a picture of at most two megabytes.")
    return text


def today() -> str:
    return date.today().isoformat()
