"""One score pad on several phones, on a real server."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kleinstadt.table.pads import MOST_PHONES
from server.driving import PATIENCE, Server

GONE, MISTAKEN, TOO_MANY = 4404, 4400, 4429


class Phone:
    """A phone that has a pad open, and everything that it has heard."""

    def __init__(self, server: Server, pad: str, name: str = "ada") -> None:
        self.server = server
        self.pad = pad
        self.name = name
        self.number = 0
        self.version = 0
        self.cells: dict[str, Any] = {}
        self.line: ClientConnection | None = None

    async def open(self) -> "Phone":
        address = f"ws://127.0.0.1:{self.server.port}/api/shared_pads/socket"
        self.line = await connect(address, origin=self.server.url, compression=None)  # type: ignore[arg-type]
        await self.send({"pad": self.pad, "after": self.version})
        await self.hear()
        return self

    async def send(self, message: object) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        assert self.line is not None
        news: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
        self.version = news["version"]
        self.cells |= news["cells"]
        return news

    async def say(self, **cells: Any) -> None:
        self.number += 1
        await self.repeat(**cells)

    async def repeat(self, **cells: Any) -> None:
        await self.send({"sender": self.name, "number": self.number, "cells": cells})
        while (await self.hear())["heard"] != self.number:
            pass

    async def until(self, **cells: Any) -> None:
        while not cells.items() <= self.cells.items():
            await self.hear()

    async def dismissed(self) -> int:
        """Why the server ended the line."""
        assert self.line is not None
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        assert self.line.close_code is not None
        return self.line.close_code


def post(server: Server, path: str, body: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/shared_pads{path}", json=body, headers={"Origin": server.url})


def share(server: Server, **cells: Any) -> str:
    answer = post(server, "", {"game": "tiny_towns", "cells": cells})
    assert answer.status_code == 201, answer.text
    pad: str = answer.json()["pad"]
    return pad


def test_what_one_phone_enters_the_other_hears(server: Server) -> None:
    async def both() -> None:
        pad = share(server, name="Oma")
        ada, ben = await Phone(server, pad, "ada").open(), await Phone(server, pad, "ben").open()
        assert ada.cells == ben.cells == {"name": "Oma"}
        await ada.say(town="well")
        await ben.say(name="Opa", town=None)
        await ada.until(name="Opa", town=None)
        await ben.until(town=None)
        assert ada.cells == ben.cells

    asyncio.run(both())


def test_entries_survive_a_killed_server_and_a_repeated_word_counts_once(start_server: Callable[..., Server]) -> None:
    server = start_server()

    async def over_the_gap() -> None:
        pad = share(server, name="Oma")
        ada, ben = await Phone(server, pad, "ada").open(), await Phone(server, pad, "ben").open()
        await ada.say(warehouse=3)
        await ben.say(tavern=1)
        await ada.until(tavern=1)
        server.kill()
        server.start()
        await ben.open()
        await ben.say(warehouse=5)
        await ada.open()
        await ada.repeat(warehouse=3)
        await ada.until(warehouse=5)
        cleo = await Phone(server, pad, "cleo").open()
        assert cleo.cells == ada.cells == {"name": "Oma", "warehouse": 5, "tavern": 1}

    asyncio.run(over_the_gap())


async def knock(server: Server, pad: object) -> int:
    phone = Phone(server, "")
    async with connect(f"ws://127.0.0.1:{server.port}/api/shared_pads/socket") as phone.line:
        await phone.send(pad)
        return await phone.dismissed()


def test_a_closed_pad_an_old_one_and_one_that_never_was_look_the_same(server: Server) -> None:
    async def knocks() -> None:
        closed, old = share(server), share(server)
        ada = await Phone(server, closed).open()
        assert post(server, "/close", {"pad": closed}).status_code == 200
        assert await ada.dismissed() == GONE
        row = "(SELECT token_hash FROM pads ORDER BY created_at DESC LIMIT 1)"
        age = int(time.time() * 1000) - 15 * 24 * 3600 * 1000
        server.sql(f"UPDATE pads SET changed_at = :age WHERE token_hash = {row}", age=age)
        for pad in (closed, old, "never"):
            assert await knock(server, {"pad": pad}) == GONE
            answer = post(server, "/close", {"pad": pad})
            assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no_such_pad")

    asyncio.run(knocks())


@pytest.mark.parametrize("words", ["hello", [], {"pad": 1}, {"pad": "x", "after": -1}])
def test_who_begins_with_nonsense_is_sent_away(server: Server, words: object) -> None:
    assert asyncio.run(knock(server, words)) == MISTAKEN


@pytest.mark.parametrize(
    "words",
    [
        {"sender": "ada", "number": 1, "cells": [1]},
        {"sender": "ada", "number": 2**60, "cells": {}},
        {"sender": "a" * 40, "number": 1, "cells": {}},
        {"sender": "ada", "number": 1, "cells": {"x" * 100: 1}},
    ],
)
def test_nonsense_and_too_much_change_nothing(server: Server, words: object) -> None:
    async def talk() -> None:
        pad = share(server, name="Oma")
        ada = await Phone(server, pad).open()
        await ada.send(words)
        assert await ada.dismissed() == MISTAKEN
        assert (await Phone(server, pad).open()).cells == {"name": "Oma"}

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "cells": {}}, 404, "unknown_game"),
        ({"game": "market_day", "cells": {}}, 404, "no_score_pad"),
        ({"game": "tiny_towns", "cells": {"a": "x" * 60_000}}, 413, "pad_too_large"),
        ({"game": "tiny_towns"}, 400, "bad_body"),
    ],
)
def test_what_cannot_be_shared_is_refused(server: Server, body: object, status: int, error: str) -> None:
    answer = post(server, "", body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)


def test_a_pad_has_room_for_some_phones(server: Server) -> None:
    async def crowd() -> None:
        pad = share(server)
        for number in range(MOST_PHONES):
            await Phone(server, pad, str(number)).open()
        assert await knock(server, {"pad": pad}) == TOO_MANY

    asyncio.run(crowd())


def test_an_address_shares_so_many_an_hour_and_other_sites_share_none(start_server: Callable[..., Server]) -> None:
    server = start_server("--calls-a-minute", "1000")
    body = {"game": "tiny_towns", "cells": {}}
    statuses = [post(server, "", body).status_code for _ in range(31)]
    assert statuses == [201] * 30 + [429]
    away = {"Origin": "http://elsewhere.example"}
    assert httpx.post(f"{server.url}/api/shared_pads", json=body, headers=away).status_code == 403
    with pytest.raises(InvalidStatus):
        asyncio.run(handshake(server, away["Origin"]))


async def handshake(server: Server, origin: str) -> None:
    await connect(f"ws://127.0.0.1:{server.port}/api/shared_pads/socket", origin=origin)  # type: ignore[arg-type]


def test_no_secret_of_a_pad_lies_in_the_database_or_the_log(server: Server) -> None:
    pad = share(server)
    asyncio.run(Phone(server, pad).open())
    assert pad not in server.everything_stored()
    assert pad not in server.log.read_text()
