"""REST: which browsers of a person take notices, and of which tables they want to hear nothing."""

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from kleinstadt.server import rest, webpush, wire
from kleinstadt.server.doors import base_url
from kleinstadt.server.notify import Caller, check_endpoint
from kleinstadt.server.settings import Settings
from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.errors import NoSuchTable, refused

LONGEST_PAGE = 300


class Push(Struct):
    key: str  # by which browsers know this server
    muted: list[str]  # the tables I want to hear nothing of


class TellBrowser(Struct, forbid_unknown_fields=True):
    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["de", "en"]
    before: str = ""  # the address that this one has replaced: it is forgotten, and its language stays


class StopBrowser(Struct, forbid_unknown_fields=True):
    endpoint: str


class MuteTable(Struct, forbid_unknown_fields=True):
    table: str
    muted: bool


async def known_person(request: Request) -> PersonId:
    person = await rest.person_of(request)
    if person is None:
        raise refused("unknown_person", "You are not known here yet.")
    return person


def hash_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


async def state(request: Request) -> Response:
    person = await rest.person_of(request)
    caller: Caller = request.app.state.caller
    key = webpush.encoded(webpush.public(await caller.server_key()))
    silent = [] if person is None else await asyncio.to_thread(rest.house_of(request).store.muted_by, person)
    return rest.json_response(Push(key, list(silent)))


async def tell(request: Request) -> Response:
    """This browser takes notices from now on, in this language."""
    wanted = await rest.body_of(request, TellBrowser)
    person = await known_person(request)
    settings: Settings = request.app.state.settings
    check_endpoint(wanted.endpoint, settings.push_hosts)
    try:
        p256dh, auth = webpush.decoded(wanted.p256dh), webpush.decoded(wanted.auth)
        webpush.point(p256dh)
        if len(auth) != 16:
            raise ValueError("no secret")
    except ValueError:
        raise refused("no_push_service", "Messages cannot be sent to that address.") from None
    house = rest.house_of(request)
    page = base_url(request)
    row: dict[str, Any] = {"endpoint_hash": hash_of(wanted.endpoint), "person": person, "endpoint": wanted.endpoint}
    before = hash_of(wanted.before)
    lang = await asyncio.to_thread(house.store.language_of, before, person) or wanted.lang
    row |= {"p256dh": webpush.encoded(p256dh), "auth": webpush.encoded(auth), "lang": lang}
    row |= {"page": page if len(page) <= LONGEST_PAGE and page.isascii() else "", "created_at": house.clock()}
    mine = {"its_hash": row["endpoint_hash"], "its_id": person, "its_auth": row["auth"]}
    replaced = {"its_hash": before, "its_id": person, "its_auth": ""}
    writes = [Write("drop browser", mine), Write("drop browser", replaced), Write("new browser", row)]
    writes.append(Write("drop old browsers", {"its_id": person}))
    with suppress(LostRace):  # the same browser has just said the same
        await house.store.commit(writes)
    return rest.json_response(wire.Ok(True))


async def stop(request: Request) -> Response:
    wanted = await rest.body_of(request, StopBrowser)
    person = await known_person(request)
    mine = {"its_hash": hash_of(wanted.endpoint), "its_id": person, "its_auth": ""}
    await rest.house_of(request).store.commit([Write("drop browser", mine)])
    return rest.json_response(wire.Ok(True))


async def mute(request: Request) -> Response:
    wanted = await rest.body_of(request, MuteTable)
    person = await known_person(request)
    store = rest.house_of(request).store
    table = TableId(wanted.table)
    if not await asyncio.to_thread(store.has_seat, person, table):
        raise NoSuchTable
    writes = [Write("unmute", {"its_table": table, "its_person": person})]
    if wanted.muted:
        writes.append(Write("mute", {"table_id": table, "person": person}))
    with suppress(LostRace):  # another screen has just said the same, or the table is gone
        await store.commit(writes)
    return rest.json_response(wire.Ok(True))
