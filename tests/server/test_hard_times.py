"""What a server that stands open to the world has to bear: floods, silence, a file taken away, a second server."""

import asyncio
import json
import random
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

import httpx
import pytest

import databases
from kleinstadt.server import notify
from kleinstadt.server.logs import MOST_A_MINUTE
from kleinstadt.server.notify import Caller
from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.table.turn import Turn
from server.driving import PATIENCE, Person, Server, names_of, seat_all, wish_for

FEW_FILES = ("sh", "-c", 'ulimit -n 128 && exec "$@"', "sh")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that is short of files and of patience."""
    running = Server(tmp_path_factory.mktemp("server"), "--request-seconds", "1", under=FEW_FILES)
    yield running
    running.stop()


# -- doors -----------------------------------------------------------------------------------------------------------


def test_the_screens_of_a_deleted_table_hear_that_it_is_gone(server: Server) -> None:
    async def play() -> None:
        host, watcher = Person(server, "Person 0"), Person(server, "Watcher")
        await host.open(wish_for("market_day", 2))
        for person in (host, watcher):
            await person.connect(host.table)
            await person.until(lambda p: p.info is not None)
        assert (await host.http.delete(f"/api/tables/{host.table}")).status_code == 200
        for person in (host, watcher):
            assert person.listening is not None
            await asyncio.wait_for(person.listening, PATIENCE)
            assert person.socket is not None
            assert person.socket.close_code == 4404
        assert (await host.http.get(f"/api/tables/{host.table}")).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize("url", ["http://[::1", "http://a b/", "http://x:99999/", "\\", "http://127.0.0.1:0/"])
def test_an_address_that_is_none_is_refused(server: Server, url: str) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/tables", json=wish_for("market_day", 2))
        answer = client.post("/api/notify", json={"url": url})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "host_not_permitted")


def test_origins_and_hosts_that_are_none_are_refused_too(server: Server) -> None:
    wish = wish_for("market_day", 2)
    assert httpx.post(f"{server.url}/api/tables", json=wish, headers={"origin": "http://[::1"}).status_code == 403
    assert httpx.post(f"{server.url}/api/tables", json=wish, headers={"host": "[::1"}).status_code in (201, 400)


# -- connections ---------------------------------------------------------------------------------------------------


def raw(server: Server, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    line.sendall(said)
    return line


def hung_up(line: socket.socket) -> bool:
    """Whether the other side ends it; waits for that."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    finally:
        line.close()
    return True


def test_a_connection_that_never_finishes_its_request_is_closed(server: Server) -> None:
    whole = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    half = [b"", b"GET", b"GET /api/health HTTP/1.1\r\nHost: x\r\n", whole + b"GET /api"]
    half.append(b"POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    lines = [raw(server, said) for said in half * 5]
    assert all(hung_up(line) for line in lines)

    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await asyncio.sleep(1.5)  # a socket has all the time in the world
        assert (await people[0].answer(random.Random(1)))["ok"]
        for person in people:
            await person.close()

    asyncio.run(play())
    assert "Traceback" not in server.log.read_text()


def test_more_connections_than_files_hurt_nobody_for_long(server: Server) -> None:
    lines = [raw(server, b"GET") for _ in range(200)]
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{server.url}/api/health", timeout=PATIENCE).raise_for_status()
            break
        except httpx.HTTPError:
            assert time.monotonic() < deadline
    assert all(hung_up(line) for line in lines)
    assert len(server.log.read_text().splitlines()) < 3 * MOST_A_MINUTE


# -- webhooks ------------------------------------------------------------------------------------------------------


async def silent_host() -> tuple[asyncio.Server, asyncio.Queue[int], str]:
    """It takes every call and never says a word."""
    callers: asyncio.Queue[int] = asyncio.Queue()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        callers.put_nowait(1)
        await reader.read()
        await reader.read()

    host = await asyncio.start_server(listen, "127.0.0.1", 0)
    return host, callers, f"http://127.0.0.1:{host.sockets[0].getsockname()[1]}/turn"


def calls(url: str, times: int) -> list[asyncio.Task[bool]]:
    caller = Caller(None, ("127.0.0.1",))  # type: ignore[arg-type]  # no store is needed to call
    turn = Turn(PersonId("bo"), TableId("table"), "market_day", 0, 1, False, lambda: True)
    return [asyncio.create_task(caller.attempt(partial(caller.hook, url, turn), turn)) for _ in range(times)]


def test_silent_hosts_hold_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "SECONDS", 3600.0)

    async def play() -> None:
        host, callers, url = await silent_host()
        tasks = calls(url, 60)
        for _ in range(60):
            await asyncio.wait_for(callers.get(), PATIENCE)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "read"), PATIENCE) == "read"
        for task in tasks:
            task.cancel()
        host.close()

    asyncio.run(play())


def test_a_silent_host_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "SECONDS", 0.2)

    async def play() -> None:
        host, _, url = await silent_host()
        assert await asyncio.wait_for(asyncio.gather(*calls(url, 5)), PATIENCE) == [False] * 5
        host.close()

    asyncio.run(play())


# -- the file ------------------------------------------------------------------------------------------------------


@databases.ON_A_FILE
def test_a_second_server_on_the_same_file_is_refused(server: Server) -> None:
    other = subprocess.run(server.command(), capture_output=True, text=True, timeout=PATIENCE, env={"LANG": "C.UTF-8"})
    assert other.returncode == 2
    [line] = other.stderr.splitlines()
    assert "http" not in line


@databases.ON_A_FILE
def test_a_file_that_is_taken_away_is_noticed_and_who_is_asked_to_end_ends_well(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    away = server.database.with_name("away.sqlite3")

    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await first.answer(random.Random(1))
        server.database.rename(away)
        with suppress(ConnectionResetError):
            assert (await second.answer(random.Random(2)))["error"]["id"] == "trouble"
        assert httpx.post(f"{server.url}/api/tables", json=wish_for("market_day", 2)).status_code == 500
        assert not server.database.exists(), "no empty one in its place"
        away.rename(server.database)
        for person in (first, second):
            assert person.listening is not None
            if person.listening.done():
                await person.connect(fresh=True)
        await second.until(lambda p: p.question is not None)
        assert (await second.answer(random.Random(2)))["ok"]
        server.stop()
        for person in (first, second):
            assert person.listening is not None
            await asyncio.wait_for(person.listening, PATIENCE)
            assert person.socket is not None
            assert person.socket.close_code == 1012
            await person.close()

    asyncio.run(play())
    assert server.process.returncode == 0
    said = server.log.read_text().splitlines()
    assert json.loads(said[-1])["what"] == "closed"
