"""A house on a database, without a network, and people who play there."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kleinstadt.bots.workers import Answer, Question, Thinkers
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.ids import PersonId
from kleinstadt.store.store import Store
from kleinstadt.table.change import applied
from kleinstadt.table.house import House
from kleinstadt.table.opening import Me, Wish
from kleinstadt.table.room import Room

ADA, BO, CLEO = PersonId("ada"), PersonId("bo"), PersonId("cleo")
START = 1_000_000


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def served(self) -> int:
        return self.now - START

    def catch_up(self, served: int) -> None:
        pass


class FirstMoves(Thinkers):
    """Bots that need no process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.gate = asyncio.Event()  # closed: bots do not come to an end
        self.gate.set()

    async def think(self, question: Question) -> Answer:
        self.asked.append(question)
        await self.gate.wait()
        return Answer(question.moves[0])


class Page:
    """A screen that remembers what it was told."""

    def __init__(self, person: PersonId | None, changes: bool = False) -> None:
        self.person = person
        self.changes = changes
        self.told: list[dict[str, Any]] = []
        self.screen: dict[str, Any] = {}
        self.dismissed = 0  # with which code

    def dismiss(self, code: int) -> None:
        self.dismissed = code

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        self.told.append(message)
        if message["type"] == "change":
            self.screen = applied(self.screen, message["change"])
        elif message["type"] == "table" and self.screen:
            self.screen = {**self.screen, "table": message["table"]}
        elif message["type"] == "screen":
            self.screen = message["screen"]


class Place:
    """A house on a database; `another` is a second server on the same one, which knows nothing of the first unless both
    have names."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.clock = Clock()
        self.thinkers = FirstMoves()
        self.houses: list[House] = []
        self.house = self.another()

    def another(self, worker: str = "", thinkers: Thinkers | None = None) -> House:
        store = Store(self.database)
        store.writer.worker = worker
        self.houses.append(House(store, thinkers or self.thinkers, self.clock, worker=worker))
        return self.houses[-1]

    async def seated(self, *others: Any, begun: bool = True, **more: Any) -> Room:
        """Ada opened the table; whoever has a link takes it in the order Bo, Cleo; all are ready if it is to begin."""
        wish = Wish("market_day", [Me("Ada"), *others], **more)
        opened = await self.house.open(wish, ADA)
        room = await self.house.room(opened.table.id)
        for (_, token), person in zip(opened.links, (BO, CLEO), strict=False):
            await self.house.claim(token, person, person.title())
        for person in (ADA, BO, CLEO)[: len(opened.links) + 1] if begun else ():
            await room.ask(lambda table, person=person: table.ready(person))
        assert room.table.state == ("running" if begun else "open")
        return room

    def close(self) -> None:
        for house in self.houses:
            house.store.close()


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(play())  # type: ignore[arg-type]


async def answer(room: Room, person: PersonId, pick: int = 0) -> int:
    """Answer what this server shows now as the person's question."""
    seat = room.table.seat_of(person)
    assert seat is not None
    state = room.table.playing().state
    decision, move = state.numbers[seat], state.moves(seat)[pick]
    entry: int = await room.ask(lambda table: table.answer(person, decision, (move,)))
    return entry


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(KleinstadtError) as error:
        await asked
    return error.value.id


async def settled(room: Room) -> None:
    """Bots have answered, everything is told."""
    for _ in range(1000):
        await asyncio.sleep(0.001)
        if room.task is None and not room.thinking:
            return


async def here(room: Room, *people: PersonId | None) -> list[Page]:
    """These look on now."""
    pages = [Page(person) for person in people]
    for page in pages:
        room.arrive(page, -1)
    await settled(room)
    return pages
