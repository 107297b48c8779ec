"""Several servers on one PostgreSQL: whoever comes to a table through any of them finds the same one."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import databases
from kleinstadt.store.store import Store
from server.driving import PATIENCE, Person, Server, free_port, names_of, play_out, seat_all, wish_for
from server.test_killed import checked, one_game
from server.test_postgres import kleinstadt

Start = Callable[..., Server]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folders = [tmp_path_factory.mktemp("server") for _ in range(2)]
    database = databases.new_database("postgresql", folders[0])
    servers = [Server(folder, postgres=database) for folder in folders]
    yield servers
    for server in servers:
        server.stop()


async def seated_apart(servers: list[Server], wish: dict[str, Any], people: int) -> list[Person]:
    """Everybody comes through the next server."""
    found = [Person(servers[n % len(servers)], name) for n, name in enumerate(names_of(people))]
    tokens = await found[0].open(wish)
    for person, token in zip(found[1:], tokens, strict=True):
        assert (await person.claim(token)).status_code == 200
    for person in found:
        await person.connect()
    await asyncio.gather(*[person.ok("ready") for person in found])
    for person in found:
        await person.until(lambda p: p.screen is not None)
    return found


def online(person: Person) -> list[bool]:
    assert person.info is not None
    return [seat["online"] for seat in person.info["seats"]]


def test_people_on_two_servers_play_one_game(two: list[Server]) -> None:
    """All at once: whoever loses a race for an entry has it renumbered, and everybody sees everything."""

    async def play() -> None:
        people = await seated_apart(two, wish_for("tiny_towns", 4), 4)
        await play_out(people)
        for person in people:
            await person.until(lambda p: p.over)
        views = [await person.ok("replay", entry=0) for person in people]
        assert len({str(view["screen"]["table"]["id"]) for view in views}) == 1
        await checked(people)

    asyncio.run(play())


def test_chat_and_presence_are_the_same_everywhere(two: list[Server]) -> None:
    async def play() -> None:
        ours, theirs = people = await seated_apart(two, wish_for("market_day", 2), 2)
        for person in people:
            await person.until(lambda p: online(p) == [True, True])
        await ours.ok("chat", text="Hello from the other side")
        await theirs.until(lambda p: [line["text"] for line in p.chat] == ["Hello from the other side"])
        await theirs.drop()
        await ours.until(lambda p: online(p) == [True, False])
        theirs.server = ours.server
        await theirs.connect()
        await ours.until(lambda p: online(p) == [True, True])
        for person in people:
            await person.close()

    asyncio.run(play())


def test_a_shared_pad_is_one_pad_everywhere(two: list[Server]) -> None:
    async def play() -> None:
        async with httpx.AsyncClient(base_url=two[0].url) as http:
            shared = await http.post("/api/shared_pads", json={"game": "tiny_towns", "cells": {}})
            pad = shared.json()["pad"]
            phones = [await phone_at(server, pad) for server in two]
            for phone in phones:
                await news(phone, lambda said: said["phones"] == 2)
            word = {"sender": "one", "number": 1, "cells": {"name": "Ada"}}
            await phones[0].send(json.dumps(word))
            await news(phones[1], lambda said: said["cells"] == {"name": "Ada"})
            await http.post("/api/shared_pads/close", json={"pad": pad})
            for phone in phones:
                await asyncio.wait_for(phone.wait_closed(), PATIENCE)
                assert phone.close_code == 4404

    asyncio.run(play())


async def phone_at(server: Server, pad: str) -> ClientConnection:
    phone = await connect(f"ws://127.0.0.1:{server.port}/api/shared_pads/socket", compression=None)
    await phone.send(json.dumps({"pad": pad}))
    return phone


async def news(phone: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Listen until this is said."""

    async def listen() -> None:
        while not wanted(json.loads(await phone.recv())):
            pass

    await asyncio.wait_for(listen(), PATIENCE)


def test_tries_of_a_name_are_counted_for_all_servers_together(two: list[Server]) -> None:
    begun = time.monotonic()
    answers: list[str] = []
    for number in range(24):
        wrong = {"name": "Guessed", "password": f"a long walk {number}"}
        answer = httpx.post(f"{two[number % 2].url}/api/account/sign_in", json=wrong, timeout=PATIENCE)
        answers.append(answer.json()["error"]["id"])
    again = int(time.monotonic() - begun) // 30 + 1  # one more every half minute
    assert answers[:10] == ["wrong_password"] * 10
    assert answers.count("wrong_password") <= 10 + again
    assert answers.count("too_many_tries") == 24 - answers.count("wrong_password")


def test_nobody_else_may_work_on_the_database_meanwhile(two: list[Server], tmp_path: Path) -> None:
    database = two[0].postgres
    moved = kleinstadt("transfer", database, "--database", file_with_tables(tmp_path))
    assert moved.returncode == 2
    assert "another server works on this database already" in moved.stderr
    other = kleinstadt("serve", "--port", str(free_port()), "--database", database, "--bot", "Guest=exec:true")
    assert other.returncode == 2
    assert "servers of another version, or with other games or bots" in other.stderr


def file_with_tables(folder: Path) -> str:
    url = databases.new_database("sqlite", folder)
    Store(url).close()
    return url


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    refused = kleinstadt("serve", "--workers", "2", "--database", str(tmp_path / "tables.sqlite3"))
    assert refused.returncode == 2
    assert "Several workers need PostgreSQL" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_workers_behind_one_port_are_started_anew_renewed_and_ended(start_server: Start, tmp_path: Path) -> None:
    """While people play: one is killed, then all are renewed in turn; nobody misses anything."""
    server = start_server("--workers", "2", postgres=databases.new_database("postgresql", tmp_path))
    renewed = asyncio.Event()
    asking = asyncio.Lock()  # a page comes back by itself, but nobody asks again what a worker took to the grave

    async def seated() -> list[Person]:
        """Whose line is cut before there is anything to see opens another table."""
        while True:
            async with asking:
                with suppress(ConnectionResetError, WebSocketException):
                    return await seat_all(server, wish_for("market_day", 2), names_of(2))

    async def play() -> None:
        for number in count():
            await one_game(await seated(), number)
            if renewed.is_set():
                return

    async def disturb() -> None:
        before = children(server)
        assert len(before) == 2
        async with asking:
            os.kill(min(before), signal.SIGKILL)
        await until(lambda: len(children(server) - before) == 1)
        between = children(server)
        server.process.send_signal(signal.SIGHUP)
        await until(lambda: len(children(server)) == 2 and not children(server) & between)
        renewed.set()

    async def both() -> None:
        await asyncio.gather(play(), disturb())

    asyncio.run(both())
    server.stop()
    assert server.process.returncode == 0
    assert children(server) == set()


def children(server: Server) -> set[int]:
    """The workers; bots think in children of theirs."""
    found: set[int] = set()
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = process.read_text().rpartition(")")[2].split()[1]
            command = (process.parent / "cmdline").read_bytes()
            if int(parent) == server.process.pid and b"spawn_main" in command:
                found.add(int(process.parent.name))
    return found


async def until(condition: Callable[[], bool]) -> None:
    async def wait() -> None:
        while not condition():
            await asyncio.sleep(0.05)

    await asyncio.wait_for(wait(), PATIENCE)
