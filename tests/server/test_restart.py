"""A server is started anew in the middle of games, its port kept open as systemd does it: nobody is sent away, and
nobody misses anything."""

import asyncio
import os
import random
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.driving import MARKET_DAY, PATIENCE, Server, names_of, play_out, seat_all, wish_for

# As systemd does: the port is file number 3, and the process knows that it is meant.
HANDED_OVER = 'export LISTEN_FDS=1 LISTEN_PID=$$; exec "$@" 3<&"$DOOR"'


class Activated(Server):
    door: socket.socket

    def start(self) -> None:
        if not hasattr(self, "door"):
            self.door = socket.create_server(("127.0.0.1", self.port), backlog=128)
        number = self.door.fileno()
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path) for path in MARKET_DAY]), "DOOR": str(number)}
        command = ["bash", "-c", HANDED_OVER, "bash", *self.command()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stderr=log, pass_fds=[number])
        httpx.get(f"{self.url}/api/health", timeout=PATIENCE).raise_for_status()  # waits at the door


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Activated]:
    running = Activated(tmp_path)
    yield running
    running.stop()
    running.door.close()


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_screens_come_back_through_a_restart_and_miss_nothing(server: Activated, end: str) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        for _ in range(3):
            asked = next(person for person in people if person.question is not None)
            number = asked.question and asked.question["number"]
            assert (await asked.answer(random.Random(number)))["ok"]
            await asked.until(lambda p, number=number: not p.question or p.question["number"] != number)  # type: ignore[misc]
        given = [dict(person.acknowledged) for person in people]
        await asyncio.to_thread(getattr(server, end))
        assert server.process.poll() is not None
        coming = [asyncio.create_task(person.connect()) for person in people]  # nobody is there, and nobody is refused
        await asyncio.to_thread(server.start)
        await asyncio.gather(*coming)
        await play_out(people)
        assert all(person.over for person in people)
        entries = server.sql("SELECT number FROM entries WHERE table_id = :table", table=people[0].table)
        for person, before in zip(people, given, strict=True):
            assert before.items() <= person.acknowledged.items()
            assert set(person.acknowledged) <= {number for (number,) in entries}
            await person.close()

    asyncio.run(play())
