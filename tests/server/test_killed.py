"""The server is killed in the middle of simultaneous answers, over and over: no acknowledged move is lost, none is
doubled, everybody goes on."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from kleinstadt import game
from kleinstadt.engine.journal import read_journal
from kleinstadt.engine.record import Record, replay
from market_day import GAME as MARKET_DAY
from server.driving import PATIENCE, Person, Server, names_of, seat_all, wish_for

GAMES = 20  # `make faults` plays ten times as many
AT_ONCE = 10
KILLS = 4  # in each batch of games
KINDS = [("tiny_towns", 2), ("tiny_towns", 3), ("market_day", 4), ("tiny_towns", 4), ("market_day", 2)]


async def come_back(person: Person) -> None:
    while True:
        try:
            await person.connect()
            return
        except (OSError, InvalidMessage, InvalidStatus, ConnectionClosed, TimeoutError):
            await asyncio.sleep(0.05)


async def stubborn(person: Person, chance: random.Random, trouble: str) -> None:
    """Answers until the game is over; what was not acknowledged is sent again after coming back, the same as before.
    `trouble`: what may be said in the meantime."""
    answered = -1
    while not person.over:
        await person.asked_after(answered)
        if person.over or person.question is None or person.screen is None:
            continue
        number = answered = person.question["number"]
        move = chance.choice(person.screen["moves"])["move"]
        while True:
            try:
                reply = await person.request("answer", decision=number, moves=[move])
                if not reply["ok"] and reply["error"]["id"] == trouble:
                    await asyncio.sleep(0.05)
                    continue
                assert reply["ok"], reply
                assert person.acknowledged.get(reply["entry"], [move]) == [move]
                person.acknowledged[reply["entry"]] = [move]
                break
            except ConnectionResetError:
                await asyncio.sleep(0.02)  # until the line stands again


async def watch_line(person: Person, everything: asyncio.Event) -> None:
    """Come back whenever the line is dead, also after the end: the reply to the last answer may be missing."""
    while not everything.is_set():
        if person.listening is not None and person.listening.done():
            await come_back(person)
        await asyncio.sleep(0.02)


async def seated_for(server: Server, number: int) -> list[Person]:
    name, seats = KINDS[number % len(KINDS)]
    return await seat_all(server, wish_for(name, seats), names_of(seats))


async def one_game(people: list[Person], number: int, trouble: str = "") -> Record:
    everything = asyncio.Event()
    lines = [asyncio.create_task(watch_line(person, everything)) for person in people]
    await asyncio.gather(
        *[stubborn(person, random.Random(number * 10 + n), trouble) for n, person in enumerate(people)]
    )
    everything.set()
    await asyncio.gather(*lines)
    return await checked(people)


async def exported(person: Person) -> str:
    """As soon as the server is there, and its database: until then it may be refused, too."""
    while True:
        with suppress(httpx.HTTPError):
            response = await person.http.get(f"/api/tables/{person.table}/export")
            if response.status_code == 200:
                return response.text
            assert response.json()["error"]["id"] == "trouble", response.text
        await asyncio.sleep(0.02)


async def checked(people: list[Person]) -> Record:
    text = await asyncio.wait_for(exported(people[0]), PATIENCE)
    journal = read_journal(text.splitlines())
    record = replay(MARKET_DAY if journal.header.game == "market_day" else game(journal.header.game), journal)
    assert record.state.over
    acknowledged: dict[int, list[str]] = {}
    for person in people:
        for entry, moves in person.acknowledged.items():
            assert entry not in acknowledged, "two answers became one entry"
            acknowledged[entry] = moves
            assert record.deeds[entry].entry.seat == person.seat
    assert sorted(acknowledged) == list(range(len(record.deeds))), "an entry that nobody was told of, or the reverse"
    for entry, moves in acknowledged.items():
        assert list(record.deeds[entry].entry.moves) == moves
    for person in people:
        await person.close()
    return record


async def one_batch(
    server: Server, first: int, chance: random.Random, disturb: Callable[[], None], trouble: str = ""
) -> int:
    """Games at the same time, disturbed over and over. Returns how often."""
    done = 0

    async def disturber(games: "asyncio.Future[list[Record]]") -> None:
        nonlocal done
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            if games.done():
                return
            await asyncio.to_thread(disturb)
            done += 1

    seated = await asyncio.gather(*[seated_for(server, first + n) for n in range(AT_ONCE)])
    games = asyncio.gather(*[one_game(people, first + n, trouble) for n, people in enumerate(seated)])
    await asyncio.gather(games, disturber(games))
    return done


def kill_over_and_over(server: Server, games: int) -> None:
    chance = random.Random(9)

    def kill() -> None:
        server.kill()
        server.start()

    kills = sum([asyncio.run(one_batch(server, first, chance, kill)) for first in range(0, games, AT_ONCE)])
    assert kills >= 2 * games // AT_ONCE, "the games were over before much was killed"


@pytest.mark.slow
def test_kill_9_loses_no_acknowledged_move_and_doubles_none(start_server: Callable[..., Server]) -> None:
    kill_over_and_over(start_server(), GAMES)
