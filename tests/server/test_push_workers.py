"""Notices where two servers work on one PostgreSQL: a decision is told once, whichever of them it was made through."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import databases
from server import in_a_hurry
from server.driving import Person, Server, wish_for
from server.push_service import Browser, PushService
from server.test_push import delivered, go_away, somebody_is_told, subscribe
from server.test_workers import seated_apart


@pytest.fixture
def two(tmp_path: Path, service: PushService) -> Iterator[list[Server]]:
    database = databases.new_database("postgresql", tmp_path)
    servers: list[Server] = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        here = {"env": service.env, "postgres": database}
        servers.append(Server(folder, "--push-host", "127.0.0.1", program=[in_a_hurry.__file__], **here))
    yield servers
    for server in servers:
        server.stop()


async def at_table(servers: list[Server]) -> list[Person]:
    """Who is to begin, and the other, each through another server."""
    people = await seated_apart(servers, wish_for("garden_nation", 2), 2)
    for person in people:  # both at once, before the first turn
        assert (await person.answer(random.Random(1)))["ok"]
    [[deciding]] = servers[0].sql("SELECT deciding FROM tables WHERE id = :id", id=people[0].table)
    [seat] = json.loads(deciding)
    asked, other = people[seat], people[1 - seat]
    await asked.until(lambda p: p.question is not None and p.question["number"] > 0)
    await other.until(lambda p: p.question is None)
    return [asked, other]


async def one_away(servers: list[Server], browser: Browser) -> list[Person]:
    """Who is to begin, and the other, who has gone: both servers know the table."""
    asked, away = await at_table(servers)
    await subscribe(away, browser)
    await go_away(away, asked, away.seat)
    return [asked, away]


async def have_their_turn(person: Person, chance: random.Random) -> None:
    while person.question is not None:
        number = person.question["number"]
        assert (await person.answer(chance))["ok"]
        await person.until(lambda p, number=number: p.question is None or p.question["number"] != number)  # type: ignore[misc]


def test_a_decision_is_told_once_whichever_server_the_answer_came_through(
    two: list[Server], service: PushService
) -> None:
    async def play() -> None:
        for number, servers in enumerate((two, two[::-1], two, two[::-1])):
            browser = Browser(service, f"away{number}")
            asked, away = await one_away(servers, browser)
            await have_their_turn(asked, random.Random(number))
            told = await delivered(service)
            assert told.path == f"/away{number}"
            assert browser.opened(told.body)["table"] == asked.table
            for server in two:  # whatever was sent meanwhile would come before this
                await somebody_is_told(server, service, f"after{number}-{server.port}")
            [calls] = two[0].sql("SELECT count(*) FROM calls WHERE table_id = :id", id=asked.table)
            assert calls == (1,)
            for person in (asked, away):
                await person.close()

    asyncio.run(play())
    assert service.delivered.empty()


def test_who_leaves_through_both_servers_at_once_is_told_once(two: list[Server], service: PushService) -> None:
    async def play() -> None:
        for number in range(3):
            asked, other = await at_table(two)
            await subscribe(asked, Browser(service, f"leaving{number}"))
            tablet = Person(other.server, asked.name)
            tablet.http.cookies = asked.http.cookies
            await tablet.connect(asked.table)
            await tablet.until(lambda p: p.question is not None)
            await asyncio.gather(asked.leave_page(), tablet.leave_page())
            assert (await delivered(service)).path == f"/leaving{number}"
            for server in two:
                await somebody_is_told(server, service, f"left{number}-{server.port}")
            for person in (asked, other, tablet):
                await person.close()

    asyncio.run(play())
    assert service.delivered.empty()


def test_what_a_killed_server_did_not_come_to_tell_is_told_by_the_other(
    two: list[Server], service: PushService
) -> None:
    service.answers["/left"] = [0]
    browser = Browser(service, "left")

    async def play() -> None:
        asked, away = await one_away(two, browser)
        await have_their_turn(asked, random.Random(1))
        before = await delivered(service)
        asked.server.kill()
        after = await delivered(service)
        assert (before.path, after.path) == ("/left", "/left")
        assert browser.opened(after.body) == browser.opened(before.body)
        assert after.claims(service.url)["key"] == before.claims(service.url)["key"], "one key for all servers"
        await somebody_is_told(away.server, service, "after-left")
        for person in (asked, away):
            await person.close()

    asyncio.run(play())
    assert service.delivered.empty()
