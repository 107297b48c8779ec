"""The history over REST. The browser sends its records and gets figures and files, and nothing of it is stored; but who
has signed in can have their kept games on every device, and then the server keeps them, too."""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.engine.option import Option, Value
from kleinstadt.history.files import MOST_GAMES, Admitted, admitted, from_text
from kleinstadt.history.record import ID, MOMENT, KeptGame, Kind, bad, players_of, read_games
from kleinstadt.history.spreadsheet import to_csv
from kleinstadt.history.statistics import Statistics, statistics_of
from kleinstadt.server import wire
from kleinstadt.server.doors import token_of
from kleinstadt.server.rest import body_of, house_of, json_response, table_id
from kleinstadt.table.accounts import need_account
from kleinstadt.table.errors import refused
from kleinstadt.table.kept import MOST_AT_ONCE, Word
from kleinstadt.table.seat import Seat
from kleinstadt.table.table import Table
from kleinstadt.text import LANGUAGES


class Sent(Struct):
    """Records as the browser has them; read as carefully as those of a file."""

    games: list[dict[str, Any]]
    lang: str = LANGUAGES[0]


class SentFile(Struct):
    """A file that somebody wants to import, and what is there already: by id, when it was last changed."""

    text: str
    known: dict[str, str]


class Played(Struct):
    """A finished table as a kept game, and when it ended, in milliseconds: which day that was, the browser knows."""

    game: KeptGame
    ended: int


class Exchange(Struct):
    """What is new on this device since the version it knows: games, and by id when one was deleted."""

    since: wire.Number
    games: list[dict[str, Any]]
    deleted: dict[str, str]


class Exchanged(Struct):
    """What is new for this device, up to this version; `more`: ask again from there."""

    version: int
    more: bool
    games: list[KeptGame]
    deleted: dict[str, str]


async def statistics(request: Request) -> Response:
    sent = await body_of(request, Sent)
    found: Statistics = await asyncio.to_thread(lambda: statistics_of(read(sent)))
    return json_response(found)


async def spreadsheet(request: Request) -> Response:
    sent = await body_of(request, Sent)
    if sent.lang not in LANGUAGES:
        raise refused("no_text", "There is no text in that language.")
    return Response(await asyncio.to_thread(lambda: to_csv(read(sent), sent.lang)), media_type="text/csv")


async def read_file(request: Request) -> Response:
    sent = await body_of(request, SentFile)
    found: Admitted = await asyncio.to_thread(lambda: admitted(from_text(sent.text), sent.known))
    return json_response(found)


async def exchange(request: Request) -> Response:
    """Photographs stay on the device that has them."""
    sent = await body_of(request, Exchange)
    house = house_of(request)
    person = need_account(await house.people.known(token_of(request))).id
    words = await asyncio.to_thread(lambda: said_by(sent))
    found = await house.kept.exchange(person, words, sent.since)
    games: list[KeptGame] = [json.loads(record) for record in found.records]
    return json_response(Exchanged(found.version, found.more, games, found.deleted))


async def played(request: Request) -> Response:
    room = await house_of(request).room(table_id(request))
    return json_response(await room.ask(kept))


def read(sent: Sent) -> list[KeptGame]:
    if len(sent.games) > MOST_GAMES:
        raise bad("history_too_many", f"A file may hold {MOST_GAMES} games at most.", most=MOST_GAMES)
    return read_games("games", sent.games)


def said_by(sent: Exchange) -> list[Word]:
    if len(sent.games) + len(sent.deleted) > MOST_AT_ONCE:
        raise bad("history_too_many", f"A file may hold {MOST_AT_ONCE} games at most.", most=MOST_AT_ONCE)
    words = []
    for game in read_games("games", sent.games):
        game.pop("photo", None)
        words.append(Word(game["id"], game["changed"], json.dumps(game, ensure_ascii=False)))
    for id, changed in sent.deleted.items():
        if not ID.fullmatch(id) or not MOMENT.fullmatch(changed):
            raise refused("bad_body", "This request cannot be read.", why="deleted")
        words.append(Word(id, changed, ""))
    return words


def kept(table: Table) -> Played:
    """With the engine's own sheets."""
    end = table.end()
    if end is None:
        raise refused("not_over", "The game is not over yet.")
    state = table.playing().state
    ended = datetime.fromtimestamp(table.last_at / 1000, UTC)
    sitting = [sitter(seat) for seat in table.seats]
    names, kinds = [name for name, _ in sitting], [kind for _, kind in sitting]
    game: KeptGame = {
        "id": f"table-{table.id}",
        "changed": ended.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "date": ended.date().isoformat(),
        "game": table.game.id,
        "source": "table",
        "players": players_of(state.scores() + state.rivals(), names, kinds, state.ties()),
        "ties": end["ties"],
        "options": {option.id: table.options[option.id] for option in table.game.options if is_plain(option, table)},
        "code": "",
        "where": "",
        "minutes": round(end["seconds"] / 60),
        "notes": "",
    }
    return Played(game, table.last_at)


def sitter(seat: Seat) -> tuple[str, Kind]:
    """Who this counts for: a person also where a bot has played on; a bot is named by its level."""
    if seat.owner is None and seat.bot is not None:
        return seat.bot, "bot"
    return seat.owner_name or seat.name, "person"


def is_plain(option: Option, table: Table) -> bool:
    """One of the declared values, not a text of the players' own."""
    value: Value | None = table.options.get(option.id)
    return value in option.values
