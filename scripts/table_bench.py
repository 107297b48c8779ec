"""Measures what people wait for near the end of a very long game: The Colonists, four players, four eras.

    python scripts/table_bench.py [SEED]

It prints milliseconds: the median and the longest by the clock, and the median of the processor, which other work on
the machine hardly changes.

Four people sit at a real table with a database on disk and a screen each, and answer at random. The last hundred
answers are timed, and then what looks back on all that was played.
"""

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec

from kleinstadt.bots.workers import Thinkers
from kleinstadt.engine import build
from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.playout import pick
from kleinstadt.engine.record import replay
from kleinstadt.store.database import as_url
from kleinstadt.store.ids import PersonId
from kleinstadt.store.store import Store
from kleinstadt.table.house import House
from kleinstadt.table.opening import ByLink, Me, Wish
from kleinstadt.table.room import Room

PEOPLE = [PersonId(name) for name in ("ada", "bo", "cleo", "dan")]
OPTIONS: dict[str, str | int | bool] = {"start_era": 1, "end_era": 4}
LAST = 100
AGAIN = 3


class Page:
    """A screen that is told what changes; only sizes are kept."""

    def __init__(self, person: PersonId) -> None:
        self.person: PersonId | None = person
        self.changes = True
        self.sizes: list[int] = []

    def send(self, data: bytes) -> None:
        self.sizes.append(len(data))

    def dismiss(self, code: int) -> None:
        pass


class Took(NamedTuple):
    """Milliseconds."""

    clock: float
    processor: float


async def timed(asked: Awaitable[Any]) -> Took:
    clock, processor = perf_counter(), process_time()
    await asked
    return Took((perf_counter() - clock) * 1000, (process_time() - processor) * 1000)


async def done(work: Callable[[], object]) -> None:
    work()


def told(what: str, times: Sequence[Took]) -> None:
    clock = [took.clock for took in times]
    processor = statistics.median([took.processor for took in times])
    print(f"{what:48} {statistics.median(clock):10,.1f} {max(clock):10,.1f} {processor:10,.1f}")


def told_sizes(what: str, sizes: Sequence[int]) -> None:
    print(f"{what:48} {statistics.median(sizes):10,.0f} {max(sizes):10,} bytes")


async def sit_down(house: House) -> Room:
    opened = await house.open(Wish("colonists", [Me("Ada"), ByLink(), ByLink(), ByLink()], OPTIONS), PEOPLE[0])
    room = await house.room(opened.table.id)
    for (_, token), person in zip(opened.links, PEOPLE[1:], strict=True):
        await house.claim(token, person, person.title())
    for person in PEOPLE:
        await get_ready(room, person)
    return room


async def get_ready(room: Room, person: PersonId) -> None:
    await room.ask(lambda table: table.ready(person))


async def answer(room: Room, person: PersonId, move: str) -> None:
    seat = room.table.seat_of(person)
    assert seat is not None
    number = room.table.playing().state.numbers[seat]
    await room.ask(lambda table: table.answer(person, number, (move,)))


async def take_back(room: Room, person: PersonId) -> None:
    await room.ask(lambda table: table.undo(person))


async def play(room: Room, seed: int) -> list[Took]:
    """To the end, but for the last answers, how long each took until it was stored and told."""
    chance = stream(seed, "table bench")
    times: list[Took] = []
    state: Any = room.table.playing().state
    while not (state.over or (state.era, state.year, state.half) == (4, 5, 1)):
        seat = state.first_decider()
        person = next(person for person in PEOPLE if room.table.seat_of(person) == seat)
        times.append(await timed(answer(room, person, pick(state.moves(seat), chance))))
        state = room.table.playing().state
    return times


async def undo(room: Room) -> Took | None:
    """Somebody takes back what nobody has to agree to; None where nobody can."""
    for person in PEOPLE:
        seat = room.table.seat_of(person)
        if seat is not None and room.table.playing().own_undo(seat):
            return await timed(take_back(room, person))
    return None


def looking_back(room: Room) -> dict[str, Callable[[], object]]:
    """What somebody may ask for besides."""
    table, record = room.table, room.table.playing()
    return {
        "the latest page of the log": lambda: msgspec.json.encode(table.log_before(0, len(table.log))),
        "the position in the middle of the game": lambda: table.position_after(len(record.deeds) // 2),
        "how everybody stood, answer by answer": lambda: table.history(0),
        "replaying the whole journal": lambda: replay(record.game, record.journal()),
    }


async def main(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = as_url(str(Path(folder, "tables.sqlite3")))
        house = House(Store(url), Thinkers(1))
        room = await sit_down(house)
        pages = [Page(person) for person in PEOPLE]
        for page in pages:
            room.arrive(page, -1)
        times = await play(room, seed)
        how = "compiled" if build.compiled() else "pure"
        print(f"{len(times):,} answers, {len(room.table.log):,} lines of the log ({how})")
        print(f"{'':48} {'median':>10} {'longest':>10} {'processor':>10}")
        told("an answer, stored and told to four screens", times[-LAST:])
        taken = await undo(room)
        if taken is not None:
            told("taking back the latest answer", [taken])
        for what, work in looking_back(room).items():
            told(what, [await timed(done(work)) for _ in range(AGAIN)])
        other = House(Store(url), Thinkers(1))
        told("opening the table again from the disk", [await timed(other.room(room.table.id))])
        told_sizes("a change of a screen", [size for page in pages for size in page.sizes[-LAST:]])
        told_sizes("a whole screen with the latest page of the log", [len(room.stream(0, True).whole(room.table))])
        await house.close()
        await other.close()
        for each in (house, other):
            each.store.close()


if __name__ == "__main__":
    try:
        asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
    except KleinstadtError as error:
        sys.exit(str(error))
