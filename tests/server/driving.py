"""A real server process, and people who play on it through real sockets."""

import asyncio
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import databases
from kleinstadt.store.database import as_url
from kleinstadt.store.schema import metadata
from kleinstadt.table.change import applied

TESTS = Path(__file__).parents[1]
MARKET_DAY = (TESTS, TESTS / "plugins")
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing here is encrypted: to read all authorities takes 60 ms
PATIENCE = 300.0  # a server that is killed four times may be starting most of the time, on a busy machine


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


def usual_address(folder: Path) -> str:
    """`make postgres` runs these tests on a PostgreSQL."""
    return "" if databases.USUAL == "sqlite" else databases.new_database(databases.USUAL, folder)


class Server:
    """`kleinstadt serve` with a database of its own. Market Day of the tests is installed beside the real games, unless
    other folders of games are named."""

    def __init__(
        self,
        folder: Path,
        *args: str,
        plugins: Sequence[Path] = MARKET_DAY,
        env: Mapping[str, str] | None = None,
        under: Sequence[str] = (),
        program: Sequence[str] = ("-m", "kleinstadt.cli.main"),
        postgres: str = "",
    ) -> None:
        """`under`: a command that runs it. `program`: what Python runs. `postgres`: the address of its database, where
        that is not the usual one."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.sqlite3"
        self.log = folder / "server.log"
        self.args = args
        self.plugins = list(plugins)
        self.env = dict(env or {})
        self.under = list(under)
        self.program = list(program)
        self.postgres = postgres or usual_address(folder)
        self.start()

    def start(self) -> None:
        path = os.pathsep.join([str(path) for path in self.plugins])
        with self.log.open("ab") as log:
            env = {**os.environ, "PYTHONPATH": path, **self.env}
            self.process = subprocess.Popen(self.command(), env=env, stderr=log)
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(verify=PLAIN, timeout=1) as http:
            while True:
                try:
                    http.get(f"{self.url}/api/health").raise_for_status()
                    return
                except httpx.HTTPError:
                    assert self.process.poll() is None, self.log.read_text()
                    assert time.monotonic() < deadline, "the server does not start"
                    time.sleep(0.02)

    def command(self) -> list[str]:
        place = ["--port", str(self.port), "--database", self.postgres or str(self.database)]
        limits = ["--calls-a-minute", "0", "--messages-a-second", "1000", "--bot-workers", "1"]
        return [*self.under, sys.executable, *self.program, "serve", *place, *limits, *self.args]

    def sql(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        """Straight from the database, or into it."""
        engine = sa.create_engine(as_url(self.postgres or str(self.database)))
        try:
            with engine.begin() as connection:
                done = connection.execute(sa.text(statement), values)
                return [tuple(row) for row in done] if done.returns_rows else []
        finally:
            engine.dispose()

    def everything_stored(self) -> str:
        return "\n".join([str(self.sql(f"SELECT * FROM {table.name}")) for table in metadata.sorted_tables])

    def kill(self) -> None:
        """kill -9: no farewell, no flushing."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)


class Person:
    """Somebody with a browser: a cookie jar, and at most one socket. A browser is told changes, a program the whole."""

    def __init__(self, server: Server, name: str, changes: bool = True) -> None:
        self.server = server
        self.name = name
        self.changes = changes
        self.http = httpx.AsyncClient(
            base_url=server.url, timeout=PATIENCE, verify=PLAIN, limits=httpx.Limits(max_keepalive_connections=0)
        )
        self.table = ""
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.cut = False  # the line ended
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.screens: list[dict[str, Any] | None] = []  # after each message
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.screen: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None
        self.chat: list[dict[str, Any]] = []
        self.n = 0
        self.next_id = 1
        self.changed = asyncio.Event()
        self.acknowledged: dict[int, list[str]] = {}  # entry → moves

    # -- doors -----------------------------------------------------------------------------------------------------

    async def open(self, wish: dict[str, Any]) -> list[str]:
        """Open a table; the tokens of its free seats."""
        response = await self.http.post("/api/tables", json=wish)
        assert response.status_code == 201, response.text
        made = response.json()
        self.table = made["table"]
        return [link["url"].rsplit("/", 1)[1] for link in made["seat_links"]]

    async def claim(self, token: str) -> httpx.Response:
        response = await self.http.post("/api/claim", json={"token": token, "name": self.name})
        if response.status_code == 200:
            self.table = response.json()["table"]
        return response

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])

    # -- the socket --------------------------------------------------------------------------------------------------

    async def connect(self, table: str = "", fresh: bool = False) -> None:
        if table:
            self.table = table
        wanted = f"after={0 if fresh else self.n}{'&changes' if self.changes else ''}"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket?{wanted}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(
            address, additional_headers=headers, max_size=None, compression=None, open_timeout=PATIENCE
        )
        self.cut = False
        self.listening = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.hear(text)
        except (ConnectionClosed, OSError):
            pass
        for future in self.replies.values():
            if not future.done():
                future.set_exception(ConnectionResetError())
        self.replies.clear()
        self.cut = True
        self.changed.set()

    def hear(self, text: str) -> None:
        message = json.loads(text)
        if "re" not in message:
            self.take(message)
        self.raw.append(text)
        self.received.append(message)
        self.screens.append(self.screen)
        if "re" in message:
            future = self.replies.pop(message["re"], None)
            if future is not None and not future.done():
                future.set_result(message)
        self.changed.set()

    def take(self, message: dict[str, Any]) -> None:
        self.n = message["n"]
        if message["type"] == "chat":
            self.chat.extend(message["lines"])
        elif message["type"] == "table":
            self.info = message["table"]
            self.screen = self.screen and {**self.screen, "table": self.info}
        else:
            changed = message["type"] == "change"
            screen = applied(self.screen, message["change"]) if changed else message["screen"]
            self.screen, self.info = screen, screen["table"]

    async def drop(self) -> None:
        """The line is cut without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
        if self.listening is not None:
            await self.listening

    async def leave_page(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.listening is not None:
            await self.listening

    async def close(self) -> None:
        await self.leave_page()
        await self.http.aclose()

    async def request(self, type: str, **body: Any) -> dict[str, Any]:
        id = self.next_id
        self.next_id += 1
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        assert self.socket is not None
        assert self.listening is not None
        self.replies[id] = future
        try:
            await self.socket.send(json.dumps({"type": type, "id": id, **body}))
        except ConnectionClosed:
            self.replies.pop(id, None)
            await self.listening  # which has yet to hear of it: who tries again at once would never let it
            raise ConnectionResetError from None
        return await asyncio.wait_for(future, PATIENCE)

    async def ok(self, type: str, **body: Any) -> dict[str, Any]:
        reply = await self.request(type, **body)
        assert reply["ok"], reply
        return reply

    async def refused(self, type: str, **body: Any) -> str:
        reply = await self.request(type, **body)
        assert not reply["ok"], reply
        error: str = reply["error"]["id"]
        return error

    async def until(self, condition: Callable[["Person"], bool]) -> None:
        async def wait() -> None:
            while not condition(self):
                self.changed.clear()
                if condition(self):
                    return
                await self.changed.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.info is not None and self.info["state"] == "over"

    @property
    def question(self) -> dict[str, Any] | None:
        return None if self.screen is None else self.screen["decision"]

    @property
    def seat(self) -> int:
        assert self.screen is not None
        seat: int = self.screen["view"]["seat"]
        return seat

    async def asked_after(self, answered: int) -> None:
        """Wait for another question than the one answered last, or for the end."""
        await self.until(lambda p: p.over or (p.question is not None and p.question["number"] != answered))

    async def answer(self, chance: random.Random) -> dict[str, Any]:
        """Answer the open question by chance."""
        assert self.screen is not None
        assert self.question is not None
        moves = [chance.choice(self.screen["moves"])["move"]]
        number = self.question["number"]
        reply = await self.request("answer", decision=number, moves=moves)
        if reply["ok"]:
            self.acknowledged[reply["entry"]] = moves
        return reply


async def seat_all(server: Server, wish: dict[str, Any], names: list[str], changes: bool = True) -> list[Person]:
    """The first opens the table, the others come by their links, all connect and are ready."""
    people = [Person(server, name, changes) for name in names]
    tokens = await people[0].open(wish)
    for person, token in zip(people[1:], tokens, strict=True):
        assert (await person.claim(token)).status_code == 200
    for person in people:
        await person.connect()
        await person.ok("ready")
    for person in people:
        await person.until(lambda p: p.screen is not None or p.cut)
        if person.screen is None:
            raise ConnectionResetError
    return people


def wish_for(game: str, people: int, bots: int = 0, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Person 0"}, *[{"kind": "link"} for _ in range(people - 1)]]
    return {"game": game, "seats": [*seats, *[{"kind": "bot", "bot": "random"} for _ in range(bots)]], **more}


def names_of(people: int) -> list[str]:
    return [f"Person {n}" for n in range(people)]


async def play_out(people: list[Person], seed: int = 0) -> None:
    """Everybody answers whatever they are asked, all at the same time, until the game is over."""

    async def one(person: Person, chance: random.Random) -> None:
        answered = -1
        while not person.over:
            await person.asked_after(answered)
            if not person.over and person.question is not None:
                answered = person.question["number"]
                await person.answer(chance)

    await asyncio.gather(*[one(person, random.Random(seed * 100 + n)) for n, person in enumerate(people)])
