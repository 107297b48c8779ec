"""The same server on PostgreSQL: a club moves there in one step. Both are killed by `make postgres`."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import databases
from server.driving import Person, Server, names_of, seat_all, wish_for
from server.test_killed import come_back, one_game


def kleinstadt(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "kleinstadt.cli.main", *words], capture_output=True, text=True)


def view_of(person: Person) -> object:
    assert person.screen is not None
    return person.screen["view"]


def test_whoever_cannot_reach_it_is_told_so_without_the_password() -> None:
    done = kleinstadt("replay", "--all", "--database", "postgresql://club:secret@127.0.0.1:9/games")
    assert done.returncode == 2
    assert done.stderr.strip().endswith("this database cannot be opened.")
    assert "secret" not in done.stderr


def test_a_running_game_goes_on_after_the_move_to_postgresql(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    """Links, cookies and the position are as they were."""
    server = start_server()
    source = server.postgres or str(server.database)
    target = databases.new_database("postgresql", tmp_path)

    async def play() -> None:
        people = await seat_all(server, wish_for("tiny_towns", 2), names_of(2))
        views = [view_of(person) for person in people]
        await asyncio.to_thread(server.stop)
        moved = await asyncio.to_thread(kleinstadt, "transfer", target, "--database", source)
        assert (moved.returncode, moved.stdout.split(" has everything: ")[1]) == (0, "one game.\n"), moved.stderr
        again = await asyncio.to_thread(kleinstadt, "transfer", target, "--database", source)
        assert "there is something in this database already" in again.stderr
        server.postgres = target
        await asyncio.to_thread(server.start)
        for person in people:
            await come_back(person)
        assert [view_of(person) for person in people] == views
        await one_game(people, 1)

    asyncio.run(play())
