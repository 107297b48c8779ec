"""A disk that fails: whatever was acknowledged is on it, and nobody sees a table that is not as the disk has it."""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import databases
from kleinstadt.engine.journal import read_journal
from kleinstadt.engine.record import replay
from market_day import GAME as MARKET_DAY
from server.driving import PATIENCE, Person, Server, free_port, names_of, seat_all, wish_for

pytestmark = databases.ON_A_FILE
SOURCE = Path(__file__).with_name("bad_disk.c")
EIO, ENOSPC, EROFS = 5, 28, 30
TROUBLES = [f"w {EIO}", f"a {EIO}", f"w {ENOSPC}", f"a {ENOSPC}", f"o {EROFS}"]


class Disk:
    """Fails to order."""

    def __init__(self, folder: Path, library: Path) -> None:
        self.orders = folder / "orders"
        self.env = {"LD_PRELOAD": str(library), "BAD_DISK": "tables.sqlite3", "BAD_DISK_ORDERS": str(self.orders)}

    def fail(self, how: str) -> None:
        new = self.orders.with_suffix(".new")
        new.write_text(how)
        new.replace(self.orders)

    def mend(self) -> None:
        self.orders.unlink(missing_ok=True)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None or os.uname().sysname != "Linux":
        pytest.skip("there is no C compiler here, or no preloading")
    made = tmp_path_factory.mktemp("disk") / "bad_disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", str(SOURCE), "-o", str(made), "-ldl"], check=True)
    return made


@pytest.fixture
def disk(tmp_path: Path, library: Path) -> Disk:
    return Disk(tmp_path, library)


async def back(person: Person) -> None:
    """On the line again, however often it is refused."""
    assert person.listening is not None
    while person.listening.done():
        try:
            await person.connect()
        except (OSError, InvalidStatus, ConnectionClosed):
            await asyncio.sleep(0)


async def tried(person: Person, number: int, move: str) -> bool:
    """Whether the answer was acknowledged. What is refused is refused for the disk's sake only."""
    try:
        reply = await person.request("answer", decision=number, moves=[move])
    except ConnectionResetError:
        return False
    if reply["ok"]:
        assert person.acknowledged.get(reply["entry"], [move]) == [move]
        person.acknowledged[reply["entry"]] = [move]
        return True
    assert reply["error"]["id"] == "trouble"
    return False


async def stubborn(people: list[Person], disk: Disk, chance: random.Random) -> int:
    """Everybody answers, on a disk that fails at every other answer; how many were refused."""
    refusals = 0
    while not all(person.over for person in people):
        for person in people:
            if person.over or person.question is None or person.screen is None:
                continue
            number, move = person.question["number"], chance.choice(person.screen["moves"])["move"]
            if chance.random() < 0.5:
                disk.fail(chance.choice(TROUBLES))
            acknowledged = await tried(person, number, move)
            refusals += not acknowledged
            if not acknowledged and chance.random() < 0.5:
                await back_or_refused(person)
                acknowledged = await tried(person, number, move)
            disk.mend()
            while not acknowledged:
                await back(person)
                acknowledged = await tried(person, number, move)
        for person in people:
            await back(person)
            await person.until(lambda p: p.screen is not None)
            await person.ok("ping")
    return refusals


async def back_or_refused(person: Person) -> None:
    """One try while the disk still fails."""
    assert person.listening is not None
    if person.listening.done():
        with suppress(OSError, InvalidStatus, ConnectionClosed):
            await person.connect()


async def stubborn_evening(server: Server, disk: Disk, chance: random.Random) -> None:
    people = await seat_all(server, wish_for("market_day", 2), names_of(2))
    refusals = await stubborn(people, disk, chance)
    assert refusals > 0, "the disk did not fail"
    server.kill()
    server.start()
    response = await people[0].http.get(f"/api/tables/{people[0].table}/export")
    record = replay(MARKET_DAY, read_journal(response.text.splitlines()))
    assert record.state.over
    acknowledged = {entry: moves for person in people for entry, moves in person.acknowledged.items()}
    assert acknowledged == {number: list(deed.entry.moves) for number, deed in enumerate(record.deeds)}
    for person in people:
        await person.close()


def test_what_was_acknowledged_is_on_the_disk_and_every_table_goes_on(
    start_server: Callable[..., Server], disk: Disk
) -> None:
    asyncio.run(stubborn_evening(start_server(env=disk.env), disk, random.Random(4)))


def test_who_asks_while_the_disk_fails_is_refused_in_our_own_words(
    start_server: Callable[..., Server], disk: Disk
) -> None:
    server = start_server(env=disk.env)
    wish = wish_for("market_day", 2)
    disk.fail(f"w {ENOSPC}")
    answer = httpx.post(f"{server.url}/api/tables", json=wish)
    assert (answer.status_code, answer.json()) == (500, {"error": {"id": "trouble", "args": {}}})
    disk.mend()
    assert httpx.post(f"{server.url}/api/tables", json=wish).status_code == 201


@pytest.mark.parametrize("how", [f"w {ENOSPC}", f"o {EROFS}", f"a {EIO}"])
def test_a_disk_that_fails_at_the_start_gets_one_sentence(tmp_path: Path, disk: Disk, how: str) -> None:
    disk.fail(how)
    command = ["serve", "--port", str(free_port()), "--database", str(tmp_path / "tables.sqlite3")]
    done = serve_once(command, disk.env)
    assert done.returncode == 2, done.stderr
    [line] = done.stderr.splitlines()
    assert line.endswith("this database cannot be opened.")


def serve_once(words: list[str], env: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "kleinstadt.cli.main", *words]
    said = {**os.environ, **env, "LANG": "C.UTF-8"}
    return subprocess.run(command, env=said, capture_output=True, text=True, timeout=PATIENCE)
