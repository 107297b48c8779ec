"""Server and PostgreSQL are killed in the middle of simultaneous answers: `make postgres`."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import databases
from server.driving import Server
from server.test_killed import one_batch


def test_kill_9_of_the_server_and_of_postgresql_loses_and_doubles_nothing(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server(postgres=databases.new_database("postgresql", tmp_path))
    chance = random.Random(3)

    def kill() -> None:
        if chance.random() < 0.5:
            databases.postgres().kill()
            databases.postgres().start()
        else:
            server.kill()
            server.start()

    kills = asyncio.run(one_batch(server, 0, chance, kill, trouble="trouble"))
    assert kills >= 2
