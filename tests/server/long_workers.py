"""Servers on one PostgreSQL, and PostgreSQL itself, are killed while all answer at once: `make postgres`."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import databases
from server.driving import Person, Server, names_of, wish_for
from server.test_killed import KINDS, one_game

SERVERS = 2
TABLES = 6
KILLS = 6


class Roamer(Person):
    """Comes back through whatever server."""

    def __init__(self, servers: list[Server], name: str, chance: random.Random) -> None:
        self.servers = servers
        self.chance = chance
        super().__init__(chance.choice(servers), name)

    async def connect(self, table: str = "", fresh: bool = False) -> None:
        self.server = self.chance.choice(self.servers)
        await super().connect(table, fresh)


async def seated(servers: list[Server], wish: dict[str, Any], seats: int, chance: random.Random) -> list[Person]:
    people: list[Person] = [Roamer(servers, name, chance) for name in names_of(seats)]
    tokens = await people[0].open(wish)
    for person, token in zip(people[1:], tokens, strict=True):
        assert (await person.claim(token)).status_code == 200
    for person in people:
        await person.connect()
    for person in people:
        await person.ok("ready")
    for person in people:
        await person.until(lambda p: p.screen is not None)
    return people


async def an_evening(servers: list[Server], chance: random.Random, disturb: Callable[[], None]) -> int:
    """Games at the same time, disturbed over and over. Returns how often."""
    kinds = [KINDS[number % len(KINDS)] for number in range(TABLES)]
    tables = [await seated(servers, wish_for(game, seats), seats, chance) for game, seats in kinds]
    games = asyncio.gather(*[one_game(people, number, "trouble") for number, people in enumerate(tables)])
    done = 0

    async def disturber() -> None:
        nonlocal done
        while done < KILLS and not games.done():
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            await asyncio.to_thread(disturb)
            done += 1

    await asyncio.gather(games, disturber())
    return done


@pytest.mark.parametrize("seed", range(5))
def test_kill_9_of_servers_and_of_postgresql_loses_and_doubles_nothing(
    start_server: Callable[..., Server], tmp_path: Path, seed: int
) -> None:
    database = databases.new_database("postgresql", tmp_path)
    servers = [start_server(postgres=database) for _ in range(SERVERS)]
    chance = random.Random(seed)

    def kill() -> None:
        if chance.random() < 0.3:
            databases.postgres().kill()
            databases.postgres().start()
        else:
            server = chance.choice(servers)
            server.kill()
            server.start()

    assert asyncio.run(an_evening(servers, chance, kill)) >= 2
