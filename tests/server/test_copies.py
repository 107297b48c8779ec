"""Copies are taken in the middle of games and put back; everybody goes on from there."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx

import databases
from server.driving import PATIENCE, Person, Server, names_of, play_out, seat_all, wish_for


def kleinstadt(*words: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "kleinstadt.cli.main", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)


@databases.ON_A_FILE
def test_a_copy_from_the_middle_of_games_is_gone_on_from(start_server: Callable[..., Server], tmp_path: Path) -> None:
    server = start_server()
    place, copy = str(server.database), str(tmp_path / "copy.sqlite3")

    async def play() -> None:
        tables = [await seat_all(server, wish_for("market_day", 2), names_of(2)) for _ in range(3)]
        for people in tables:
            await people[0].answer(random.Random(1))
        busy = asyncio.gather(*[answering(person) for people in tables for person in people])
        done = await asyncio.to_thread(kleinstadt, "backup", copy, "--database", place)
        assert (done.returncode, done.stdout) == (0, f"{copy} has everything: 3 tables.\n"), done.stderr
        await busy
        again = kleinstadt("backup", copy, "--database", place)
        assert (again.returncode, len(again.stderr.splitlines())) == (2, 1)
        running = kleinstadt("restore", copy, "--database", place)
        assert running.returncode == 2
        assert "another server" in running.stderr
        server.stop()
        restored = kleinstadt("restore", copy, "--database", place)
        assert restored.returncode == 0, restored.stderr
        assert len(list(server.database.parent.glob("tables.sqlite3.before-*"))) == 1
        server.start()
        for people in tables:
            for person in people:
                await person.leave_page()
                await person.connect(fresh=True)
                await person.until(lambda p: p.screen is not None)
            await play_out(people)
            for person in people:
                await person.close()

    asyncio.run(play())
    assert httpx.get(f"{server.url}/api/ready").json() == {"ok": True}
    figures = httpx.get(f"{server.url}/api/metrics").text
    assert "# TYPE kleinstadt_commits_total counter" in figures
    assert "kleinstadt_tables_awake 3" in figures.splitlines()


async def answering(person: Person) -> None:
    """A few answers, while the copy is taken."""
    for number in range(5):
        if person.question is not None:
            await person.answer(random.Random(number))
        await person.ok("ping")


def test_where_no_copy_can_lie_that_place_is_named(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite3"
    place.write_bytes(b"")
    target = tmp_path / "nowhere" / "copy.sqlite3"
    done = kleinstadt("backup", str(target), "--database", str(place))
    assert (done.returncode, done.stderr) == (2, f"kleinstadt: {target}: there is no such file or folder.\n")


def test_what_is_no_copy_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite3"
    place.write_bytes(b"precious")
    for name, content in (("empty", b""), ("text", b"hello" * 1000)):
        wrong = tmp_path / name
        wrong.write_bytes(content)
        done = kleinstadt("restore", str(wrong), "--database", str(place))
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr
        assert place.read_bytes() == b"precious"
    assert not list(tmp_path.glob("*.unfinished"))
