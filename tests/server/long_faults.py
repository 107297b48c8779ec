"""The long forms of what the tests do quickly: `make faults`. A stopped server and its clock, whole evenings on a disk
that fails over and over, and a hundred games in which nothing hidden may show."""

import asyncio
import random
import signal
import time
from collections.abc import Callable

import pytest

import databases
from server.driving import Server, names_of, seat_all, wish_for
from server.test_bad_disk import Disk, disk, library, stubborn_evening
from server.test_discreet import play_many
from server.test_killed import GAMES, kill_over_and_over

__all__ = ["disk", "library"]  # fixtures
BUDGET = 10
STOPPED = 15.0


def test_time_in_which_the_server_is_stopped_counts_for_nobody(start_server: Callable[..., Server]) -> None:
    server = start_server()

    async def play() -> None:
        pace = {"kind": "budget", "seconds": BUDGET, "at_zero": "bot"}
        people = await seat_all(server, wish_for("market_day", 2, pace=pace), names_of(2))
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(STOPPED)
        server.process.send_signal(signal.SIGCONT)
        for person in people:
            await person.ok("ping")
            assert person.info is not None
        info = (await people[0].http.get(f"/api/tables/{people[0].table}")).json()
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person"]
        assert all(seat["seconds_used"] < BUDGET for seat in info["seats"])
        for person in people:
            await person.close()

    asyncio.run(play())


@databases.ON_A_FILE
@pytest.mark.parametrize("seed", range(20))
def test_an_evening_on_a_bad_disk(start_server: Callable[..., Server], disk: Disk, seed: int) -> None:
    asyncio.run(stubborn_evening(start_server(env=disk.env), disk, random.Random(seed)))


def test_no_byte_over_a_hundred_games_depends_on_what_its_viewer_cannot_know(
    start_server: Callable[..., Server],
) -> None:
    assert play_many(start_server(), 100, 4, 0.3) > 45_000


def test_kill_9_for_minutes_loses_no_acknowledged_move_and_doubles_none(start_server: Callable[..., Server]) -> None:
    kill_over_and_over(start_server(), 10 * GAMES)
