"""Bots of others at tables: the operator's choice, and never a stuck table."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.driving import Person, Server, names_of, play_out, seat_all, wish_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SHORT = {"days": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    bots = [f"Reader=exec:{sys.executable} {EXAMPLE}", f"Quitter=exec:{sys.executable} -c pass"]
    running = Server(tmp_path_factory.mktemp("guests"), "--bot", bots[0], "--bot", bots[1])
    yield running
    running.stop()


def wish(bot: str) -> dict[str, object]:
    return {**wish_for("market_day", 1), "seats": [{"kind": "me", "name": "Person 0"}, {"kind": "bot", "bot": bot}]}


async def play(server: Server, bot: str) -> Person:
    [person] = await seat_all(server, {**wish(bot), "options": SHORT}, names_of(1))
    await play_out([person], 1)
    return person


def bot_of(person: Person) -> str:
    assert person.info is not None
    found: str = person.info["seats"][1]["bot"]
    return found


def test_people_are_offered_whom_the_operator_invited(server: Server) -> None:
    async def ask() -> None:
        person = Person(server, "Person 0")
        games = (await person.http.get("/api/games")).json()
        assert all(each["bots"][-2:] == ["Reader", "Quitter"] for each in games)
        await person.close()

    asyncio.run(ask())


def test_an_invited_bot_plays_to_the_end(server: Server) -> None:
    async def game() -> None:
        person = await play(server, "Reader")
        assert bot_of(person) == "Reader"
        await person.close()

    asyncio.run(game())


def test_one_that_fails_is_replaced_for_all_to_see_and_the_game_goes_on(server: Server) -> None:
    async def game() -> None:
        person = await play(server, "Quitter")
        assert bot_of(person) == "regular"
        await person.close()

    asyncio.run(game())


@pytest.mark.parametrize("bot", ["exec:true", f"exec:{sys.executable} {EXAMPLE}", "Nobody"])
def test_a_browser_cannot_name_a_command(server: Server, bot: str) -> None:
    async def ask() -> None:
        person = Person(server, "Person 0")
        refused = await person.http.post("/api/tables", json=wish(bot))
        assert refused.status_code == 400
        assert refused.json()["error"]["id"] == "unknown_bot"
        await person.close()

    asyncio.run(ask())
