"""Several servers on one PostgreSQL: whoever comes to a table through any of them finds the same one."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import databases
from server.driving import Person, Server, names_of, play_out, wish_for
from server.test_killed import checked
from server.test_postgres import kleinstadt

Start = Callable[..., Server]


@pytest.fixture
def two(start_server: Start, tmp_path: Path) -> list[Server]:
    database = databases.new_database("postgresql", tmp_path)
    return [start_server(postgres=database) for _ in range(2)]


async def seated_apart(servers: list[Server], wish: dict[str, Any], people: int) -> list[Person]:
    """Everybody comes through the next server."""
    found = [Person(servers[n % len(servers)], name) for n, name in enumerate(names_of(people))]
    tokens = await found[0].open(wish)
    for person, token in zip(found[1:], tokens, strict=True):
        assert (await person.claim(token)).status_code == 200
    for person in found:
        await person.connect()
    await asyncio.gather(*[person.ok("ready") for person in found])
    for person in found:
        await person.until(lambda p: p.screen is not None)
    return found


def online(person: Person) -> list[bool]:
    assert person.info is not None
    return [seat["online"] for seat in person.info["seats"]]


def test_people_on_two_servers_play_one_game(two: list[Server]) -> None:
    """All at once: whoever loses a race for an entry has it renumbered, and everybody sees everything."""

    async def play() -> None:
        people = await seated_apart(two, wish_for("tiny_towns", 4), 4)
        await play_out(people)
        for person in people:
            await person.until(lambda p: p.over)
        views = [await person.ok("replay", entry=0) for person in people]
        assert len({str(view["screen"]["table"]["id"]) for view in views}) == 1
        await checked(people)

    asyncio.run(play())
