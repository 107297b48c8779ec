"""How fast a move reaches the other screen, and what it costs the server, beside a bare WebSocket echo.

    python -m kleinstadt.server.bench --tables 1 20 200 --seconds 8 --json

A real server process with a real database (every move committed to disk) plays tables of two people who think so long
that a table makes about one move a second. The echo is a process of its own with the same web server and settings, the
same number of sockets, and messages as large as the average screen at the rate at which screens were sent. A message is
a frame in or out. The processor time is that of the server and all its processes; PostgreSQL's, where one is named, is
not in it.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from kleinstadt.server.garbage import collect_rarely
from kleinstadt.server.player_line import PlayerLine, line_to
from kleinstadt.table.change import applied

THINKING = (0.8, 2.4)  # seconds: of two people one answers every second, then
WARM_UP = 5.0
AT_ONCE = 10  # tables where people sit down at the same time

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder()


# -- the echo ------------------------------------------------------------------------------------------------------


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


def serve_echo(port: int) -> None:
    import uvicorn

    from kleinstadt.server.settings import Settings
    from kleinstadt.server.web import web_server

    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, **web_server(Settings()))).run()


# -- processes -----------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    """What a process and those it has started have used so far, their threads included (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = [child for of in Path(f"/proc/{pid}/task").glob("*/children") for child in of.read_text().split()]
    return own + sum(cpu_seconds(int(child)) for child in children)


@asynccontextmanager
async def process(command: list[str], port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    child = subprocess.Popen([sys.executable, *command], stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                with socket.create_connection(("127.0.0.1", port), timeout=1):
                    break
            except OSError:
                if child.poll() is not None:
                    raise RuntimeError("the process under test does not start") from None
                await asyncio.sleep(0.05)
        yield child
    finally:
        child.terminate()
        child.wait()


# -- people --------------------------------------------------------------------------------------------------------


class Player:
    def __init__(self, table: "TwoSeats", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line: PlayerLine | None = None
        self.screen: Any = None
        self.answered = -1
        self.seen = -1

    async def sit_down(self, port: int, cookie: str) -> None:
        query = "" if self.table.whole else "?changes"
        self.line = await line_to(port, f"/api/tables/{self.table.id}/socket{query}", cookie, self.take)

    def take(self, text: bytes) -> None:
        now = time.perf_counter()
        self.table.messages += 1
        self.hear(decoder.decode(text), len(text), now)

    def hear(self, message: dict[str, Any], size: int, now: float) -> None:
        if "re" in message:
            if "entry" in message:
                self.table.entry_of[message["entry"]] = self.seat, message["re"]
        elif message["type"] in ("screen", "change"):
            changed = message["type"] == "change"
            self.screen = applied(self.screen, message["change"]) if changed else message["screen"]
            self.table.screens.append(size)
            if message["cause"] is not None:
                for entry in range(self.seen + 1, message["cause"] + 1):
                    self.table.seen_at[self.seat, entry] = now
                self.seen = message["cause"]
            self.think()
        elif message["type"] == "table" and self.screen is not None:
            self.screen = {**self.screen, "table": message["table"]}

    def think(self) -> None:
        decision = self.screen["decision"]
        if decision is not None and decision["number"] != self.answered and self.table.going:
            self.answered = decision["number"]
            move = self.table.chance.choice(self.screen["moves"])["move"]
            delay = self.table.chance.uniform(*THINKING)
            asyncio.get_running_loop().call_later(delay, self.send, self.answered, move)

    def send(self, number: int, move: str) -> None:
        if self.table.going and self.line is not None:
            self.table.messages += 1
            self.table.sent_at[self.seat, number] = time.perf_counter()
            self.line.send(encoder.encode({"type": "answer", "id": number, "decision": number, "moves": [move]}))


class TwoSeats:
    """A table of two, and what was measured there."""

    def __init__(self, seed: int, game: str, whole: bool) -> None:
        self.chance = random.Random(seed)
        self.game = game
        self.whole = whole
        self.going = True
        self.messages = 0
        self.screens: list[int] = []
        self.sent_at: dict[tuple[int, int], float] = {}
        self.entry_of: dict[int, tuple[int, int]] = {}
        self.seen_at: dict[tuple[int, int], float] = {}
        self.id = ""
        self.players = [Player(self, seat) for seat in range(2)]

    async def sit_down(self, port: int) -> None:
        wish = {"game": self.game, "seats": [{"kind": "me", "name": "A"}, {"kind": "link"}]}
        made, cookie = await asyncio.to_thread(post, port, "/api/tables", wish)
        self.id = made["table"]
        token = made["seat_links"][0]["url"].rsplit("/", 1)[1]
        _, other = await asyncio.to_thread(post, port, "/api/claim", {"token": token, "name": "B"})
        for player, secret in zip(self.players, (cookie, other), strict=True):
            await player.sit_down(port, secret)

    def begin(self) -> None:
        for player in self.players:
            if player.line is not None:
                player.line.send(b'{"type":"ready","id":0}')

    def forget(self) -> None:
        """The warm-up is over."""
        self.messages = 0
        self.screens.clear()
        self.entry_of.clear()

    def latencies(self) -> list[float]:
        found = []
        for entry, (seat, number) in self.entry_of.items():
            seen = self.seen_at.get((1 - seat, entry))
            if seen is not None:
                found.append(seen - self.sent_at[seat, number])
        return found

    async def close(self) -> None:
        self.going = False
        await asyncio.gather(*[player.line.close() for player in self.players if player.line is not None])


def post(port: int, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request) as response:
        return json.load(response), response.headers.get("set-cookie", "").split(";")[0]


# -- measuring -----------------------------------------------------------------------------------------------------


class Trial(NamedTuple):
    """What is measured: the server's database (a new file unless told) and workers, and what people play how."""

    database: str | None = None
    workers: int = 1
    game: str = "tiny_towns"
    whole: bool = False

    def command(self, port: int, folder: str) -> list[str]:
        database = self.database or f"{folder}/bench.sqlite3"
        serve = ["-m", "kleinstadt.cli.main", "serve", "--port", str(port), "--database", database]
        return [*serve, "--workers", str(self.workers), "--calls-a-minute", "0"]


async def measure_tables(count: int, seconds: float, trial: Trial) -> dict[str, float]:
    collect_rarely()  # people sit at computers of their own, and do not wait for one another's garbage
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        async with process(trial.command(port, folder), port) as server:
            tables = [TwoSeats(n, trial.game, trial.whole) for n in range(count)]
            for first in range(0, count, AT_ONCE):
                await asyncio.gather(*[table.sit_down(port) for table in tables[first : first + AT_ONCE]])
            for table in tables:  # all games at the same time: a first one is over after a minute
                table.begin()
            await asyncio.sleep(WARM_UP)
            for table in tables:
                table.forget()
            started, cpu, own = time.perf_counter(), cpu_seconds(server.pid), time.process_time()
            await asyncio.sleep(seconds)
            own = time.process_time() - own
            wall, used = time.perf_counter() - started, cpu_seconds(server.pid) - cpu
            latencies = sorted([ms * 1000 for table in tables for ms in table.latencies()])
            moves = sum(len(table.entry_of) for table in tables)
            messages = sum(table.messages for table in tables)
            sizes = [size for table in tables for size in table.screens]
            for table in tables:
                await table.close()
    return {
        "tables": count,
        "moves": moves,
        "moves_per_second": moves / wall,
        "p50_ms": part(latencies, 0.50),
        "p95_ms": part(latencies, 0.95),
        "p99_ms": part(latencies, 0.99),
        "server_cpu": used / wall,
        "cpu_per_move_us": 1e6 * used / max(1, moves),
        "players_cpu_per_move_us": 1e6 * own / max(1, moves),
        "cpu_per_message_us": 1e6 * used / max(1, messages),
        "messages_per_second": messages / wall,
        "screen_bytes": sum(sizes) / max(1, len(sizes)),
        "bytes_per_move": sum(sizes) / max(1, moves),
    }


async def measure_echo(sockets: int, rate: float, size: int, seconds: float) -> dict[str, float]:
    """The same number of frames a second, over the same number of sockets."""
    port = free_port()
    latencies: list[float] = []
    async with process(["-m", "kleinstadt.server.bench", "--echo", str(port)], port) as server:
        links = [await connect(f"ws://127.0.0.1:{port}/echo", compression=None) for _ in range(sockets)]
        text = "x" * size
        pause = 2 * sockets / rate  # each exchange is two frames

        async def exchange(link: ClientConnection, until: Callable[[], bool]) -> None:
            await asyncio.sleep(random.random() * pause)
            while not until():
                sent = time.perf_counter()
                await link.send(text)
                await link.recv()
                latencies.append((time.perf_counter() - sent) * 1000)
                await asyncio.sleep(max(0.0, pause - (time.perf_counter() - sent)))

        deadline = time.perf_counter() + seconds
        cpu = cpu_seconds(server.pid)
        work: list[Awaitable[None]] = [exchange(link, lambda: time.perf_counter() > deadline) for link in links]
        await asyncio.gather(*work)
        used = cpu_seconds(server.pid) - cpu
        for link in links:
            await link.close()
    latencies.sort()
    return {
        "echo_p50_ms": part(latencies, 0.50),
        "echo_p95_ms": part(latencies, 0.95),
        "echo_cpu_per_message_us": 1e6 * used / max(1, 2 * len(latencies)),
    }


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def bench(counts: list[int], seconds: float, trial: Trial) -> list[dict[str, float]]:
    rows = []
    for count in counts:
        row = await measure_tables(count, seconds, trial)
        size = int(row["screen_bytes"])
        row.update(await measure_echo(2 * count, max(row["messages_per_second"], 20.0), size, seconds))
        row["times_echo"] = row["cpu_per_message_us"] / max(1e-9, row["echo_cpu_per_message_us"])
        rows.append(row)
    return rows


HEADINGS = [
    ("tables", "tables", "{:.0f}"),
    ("moves/s", "moves_per_second", "{:.0f}"),
    ("p50 ms", "p50_ms", "{:.1f}"),
    ("p95 ms", "p95_ms", "{:.1f}"),
    ("p99 ms", "p99_ms", "{:.1f}"),
    ("CPU/move µs", "cpu_per_move_us", "{:.0f}"),
    ("players' CPU/move µs", "players_cpu_per_move_us", "{:.0f}"),
    ("CPU/message µs", "cpu_per_message_us", "{:.0f}"),
    ("echo p95 ms", "echo_p95_ms", "{:.1f}"),
    ("echo CPU/message µs", "echo_cpu_per_message_us", "{:.0f}"),
    ("times echo", "times_echo", "{:.1f}"),
    ("screen bytes", "screen_bytes", "{:.0f}"),
    ("bytes/move", "bytes_per_move", "{:.0f}"),
]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench server", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 200])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="tiny_towns")
    parser.add_argument("--database", help="an empty PostgreSQL; a new file unless told")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="whole screens each time instead of changes")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--echo", type=int, metavar="PORT", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.echo:
        serve_echo(args.echo)
        return 0
    rows = asyncio.run(bench(args.tables, args.seconds, Trial(args.database, args.workers, args.game, args.whole)))
    if args.json:
        sys.stdout.write(json.dumps(rows) + "\n")
    else:
        sys.stdout.write(" | ".join([title for title, _, _ in HEADINGS]) + "\n")
        for row in rows:
            sys.stdout.write(" | ".join([form.format(row[key]) for _, key, form in HEADINGS]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
