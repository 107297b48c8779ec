"""Two servers on one PostgreSQL, in one process and without a network: time, bots, and who is here."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import databases
from kleinstadt.store import line as lines
from kleinstadt.store.line import Line
from kleinstadt.store.notices import Notice
from kleinstadt.table import opening, waking
from kleinstadt.table.house import House
from kleinstadt.table.opening import ABot, ByLink
from kleinstadt.table.room import Room
from kleinstadt.table.screen import Pace
from kleinstadt.table.timing import GRACE
from table.conftest import market_day
from table.place import ADA, BO, FirstMoves, Page, Place, answer, here, run, settled

BUDGET = Pace("budget", 600, "bot")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    for module in (opening, waking):
        monkeypatch.setattr(module, "game", market_day)
    monkeypatch.setattr(opening, "fresh_seed", lambda: 5)
    found = Place(databases.new_database("postgresql", tmp_path))
    yield found
    found.close()


def listening(house: House) -> Line:
    loop = asyncio.get_running_loop()

    def hear(notice: Notice) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(house.hear, notice)

    return Line(house.store.engine.url, house.worker, hear)


class Two:
    """Ada's server and Bo's; each has bots of its own that think."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.thinkers = [FirstMoves(), FirstMoves()]
        self.houses = [place.another(f"worker{n}", thinkers) for n, thinkers in enumerate(self.thinkers)]
        place.house = self.houses[0]
        self.lines = [listening(house) for house in self.houses]

    async def seated(self, *others: object, **more: object) -> tuple[Room, Room]:
        first = await self.place.seated(*others, **more)  # type: ignore[arg-type]
        return first, await self.houses[1].room(first.table.id)


@asynccontextmanager
async def two_servers(place: Place) -> AsyncIterator[Two]:
    two = Two(place)
    try:
        yield two
    finally:
        for line in two.lines:
            await asyncio.to_thread(line.close)


def with_two(place: Place, play: Callable[[Two], Awaitable[None]]) -> None:
    async def playing() -> None:
        async with two_servers(place) as two:
            await play(two)

    run(playing)


async def until(condition: Callable[[], bool]) -> None:
    async def wait() -> None:
        while not condition():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(wait(), 60)


def alike(*rooms: Room) -> Callable[[], bool]:
    """Whether all of them show the table as it is stored last."""
    return lambda: len({room.table.version for room in rooms}) == 1 and not any(room.task for room in rooms)


# -- what is said through one is heard through the other --------------------------------------------------------------


def test_an_answer_through_one_server_is_on_the_screens_of_the_other(place: Place) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        [page] = await here(theirs, BO)
        entry = await answer(ours, ADA)
        await until(lambda: page.told[-1].get("cause") == entry)
        assert page.screen["log_length"] == len(ours.table.log)
        assert theirs.table.playing().state.dump() == ours.table.playing().state.dump()

    with_two(place, play)


def test_a_table_that_follows_another_server_is_as_if_it_had_been_loaded(place: Place) -> None:
    """After answers, an undo, chat and a bot that sat down."""

    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        await answer(ours, ADA)
        await ours.ask(lambda table: table.undo(ADA))
        await answer(ours, ADA, 1)
        await ours.ask(lambda table: table.say(ADA, "Hm."))
        await ours.ask(lambda table: table.hand_to_bot(ADA, 0, "random"))
        await settled(ours)
        await until(alike(ours, theirs))
        loaded = await place.another().room(ours.table.id)
        for name in ("chat", "kept_at", "first_at", "last_at", "thinker", "asking", "attendance"):
            assert getattr(theirs.table, name) == getattr(loaded.table, name), name
        assert theirs.table.playing().state.dump() == loaded.table.playing().state.dump()
        assert theirs.table.info(1) == loaded.table.info(1)
        followed, fresh = ([item.seen_by(1) for item in table.log] for table in (theirs.table, loaded.table))
        assert followed == fresh

    with_two(place, play)


def test_answers_through_another_server_need_no_look_at_the_store(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        await here(theirs, BO)
        await until(alike(ours, theirs))
        looks: list[str] = []
        load = two.houses[1].store.load_table
        monkeypatch.setattr(two.houses[1].store, "load_table", lambda *asked: looks.append("look") or load(*asked))
        await answer(ours, ADA)
        await ours.ask(lambda table: table.undo(ADA))
        await answer(ours, ADA)
        await until(alike(ours, theirs))
        assert looks == []
        loaded = await place.another().room(ours.table.id)
        assert theirs.table.playing().state.dump() == loaded.table.playing().state.dump()
        for name in ("state", "kept_at", "first_at", "last_at", "changed_at", "stored_entries"):
            assert getattr(theirs.table, name) == getattr(loaded.table, name), name
        assert [seat.used for seat in theirs.table.seats] == [seat.used for seat in loaded.table.seats]
        followed, fresh = ([item.seen_by(1) for item in table.log] for table in (theirs.table, loaded.table))
        assert followed == fresh

    with_two(place, play)


def test_who_has_missed_a_notice_looks_it_up(place: Place) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        await until(alike(ours, theirs))
        hear, missed = theirs.hear, []
        theirs.hear = lambda version, step=None: missed.append(version)  # type: ignore[method-assign]
        await answer(ours, ADA)
        await until(lambda: len(missed) == 1)
        theirs.hear = hear  # type: ignore[method-assign]
        await ours.ask(lambda table: table.undo(ADA))
        await until(alike(ours, theirs))
        assert theirs.table.entries() == 2
        assert theirs.table.playing().state.dump() == ours.table.playing().state.dump()

    with_two(place, play)


def test_whoever_is_ready_at_the_same_moment_begins_the_game(place: Place) -> None:
    """Each server knows of one who is ready; together they are all."""

    async def play(two: Two) -> None:
        opened = await place.seated(ByLink(), begun=False)
        theirs = await two.houses[1].room(opened.table.id)
        ready = [
            room.ask(lambda table, person=person: table.ready(person)) for room, person in ((opened, ADA), (theirs, BO))
        ]
        await asyncio.gather(*ready)
        await until(lambda: opened.table.state == theirs.table.state == "running")

    with_two(place, play)


def test_taking_back_is_agreed_to_across_servers(place: Place) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        [page] = await here(theirs, BO)
        await answer(ours, ADA)
        await until(alike(ours, theirs))
        await answer(theirs, BO)
        await until(alike(ours, theirs))
        await ours.ask(lambda table: table.undo(ADA))
        await until(lambda: page.screen["undo"]["asked_by"] == 0)
        await theirs.ask(lambda table: table.consent(BO, True))
        await until(lambda: ours.table.asking is None)
        assert [deed.stands for deed in ours.table.playing().deeds] == [False, False, False]

    with_two(place, play)


def test_a_table_closed_through_one_server_is_gone_on_the_other(place: Place) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        [page] = await here(theirs, BO)
        await ours.ask(lambda table: table.close(ADA))
        await until(lambda: theirs.table.closing is not None)
        await theirs.ask(lambda table: table.consent(BO, True))
        await until(lambda: ours.closed is not None)
        assert page.dismissed == 4404

    with_two(place, play)


# -- who is here ------------------------------------------------------------------------------------------------------


def test_who_looks_on_through_one_server_is_here_on_the_other(place: Place) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        [ada] = await here(ours, ADA)
        await here(theirs, BO, None)
        await until(lambda: ours.table.online == theirs.table.online == {0, 1})
        await until(lambda: ours.table.watchers == theirs.table.watchers == 1)
        [listed] = await two.houses[1].tables_of(BO)
        assert [seat["online"] for seat in listed["seats"]] == [True, True]
        ours.depart(ada)
        await until(lambda: ours.table.online == theirs.table.online == {1})

    with_two(place, play)


def test_who_looked_on_through_a_server_that_died_is_not_here_any_more(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        await here(ours, ADA)
        await here(theirs, BO)
        await until(lambda: theirs.table.online == {0, 1})
        die(two, 0)
        await until(lambda: theirs.table.online == {1})

    hurry(monkeypatch)
    with_two(place, play)


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "BEAT", 0.1)
    monkeypatch.setattr(lines, "LEASE", 1.0)
    monkeypatch.setattr(lines, "LISTEN", 0.05)


def die(two: Two, number: int) -> None:
    """It says nothing more and hears nothing more, and nobody said goodbye."""
    two.lines[number].stopped.set()
    two.lines[number].thread.join()
    two.lines[number].close = lambda: None  # type: ignore[method-assign]


def test_a_server_that_was_only_held_up_enters_itself_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        await here(ours, ADA)
        await until(lambda: theirs.table.online == {0})
        die(two, 0)
        await until(lambda: theirs.table.online == set())
        two.lines[0] = listening(two.houses[0])
        await until(lambda: theirs.table.online == {0})

    hurry(monkeypatch)
    with_two(place, play)


# -- time --------------------------------------------------------------------------------------------------------------


def test_whoever_comes_back_through_another_server_has_used_as_much_time(place: Place) -> None:
    async def play(two: Two) -> None:
        ours = await place.seated(ByLink(), pace=BUDGET)
        ada, _ = await here(ours, ADA, BO)
        place.clock.now += 40_000
        theirs = await two.houses[1].room(ours.table.id)
        assert theirs.table.info(0)["seats"][0]["seconds_used"] == 40
        ours.depart(ada)
        await settled(ours)
        place.clock.now += GRACE + 2000
        await here(theirs, ADA)
        await answer(theirs, ADA)
        assert [seat.used for seat in theirs.table.seats] == [42_000, 40_000 + GRACE + 2000]
        await until(alike(ours, theirs))
        assert [seat.used for seat in ours.table.seats] == [42_000, 40_000 + GRACE + 2000]
        assert ours.table.seats[0].spared == GRACE

    with_two(place, play)


# -- bots --------------------------------------------------------------------------------------------------------------


def test_one_server_thinks_for_a_bot(place: Place) -> None:
    async def play(two: Two) -> None:
        for thinkers in two.thinkers:
            thinkers.gate.clear()
        ours, theirs = await two.seated(ByLink(), ABot("random"))
        await until(lambda: len(two.thinkers[0].asked) == 1)
        await answer(theirs, BO)
        await until(alike(ours, theirs))
        assert two.thinkers[1].asked == []
        for thinkers in two.thinkers:
            thinkers.gate.set()
        await until(lambda: len(theirs.table.playing().deeds) == 2)
        assert theirs.table.playing().deeds[1].entry.seat == 2

    with_two(place, play)


def test_what_a_server_thought_about_that_died_another_one_thinks_about_and_the_late_answer_does_no_harm(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two) -> None:
        two.thinkers[0].gate.clear()
        ours = await place.seated(ByLink(), ABot("random"))
        await until(lambda: len(two.thinkers[0].asked) == 1)
        die(two, 0)
        await until(lambda: ours.table.id in two.houses[1].rooms)
        theirs = two.houses[1].rooms[ours.table.id]
        await until(lambda: len(theirs.table.playing().deeds) == 1)
        assert theirs.table.playing().deeds[0].entry.seat == 2
        two.thinkers[0].gate.set()
        await settled(ours)
        assert len(ours.table.playing().deeds) == 1, "the same answer, or none"

    hurry(monkeypatch)
    with_two(place, play)


def test_a_bot_that_nobody_thinks_for_is_found_when_the_house_is_looked_after(place: Place) -> None:
    async def play(two: Two) -> None:
        two.thinkers[0].gate.clear()
        ours = await place.seated(ByLink(), ABot("random"))
        await until(lambda: len(two.thinkers[0].asked) == 1)
        await asyncio.to_thread(two.lines[0].close)
        assert ours.table.id not in two.houses[1].rooms
        await two.houses[1].look_after()
        theirs = two.houses[1].rooms[ours.table.id]
        await until(lambda: len(theirs.table.playing().deeds) == 1)

    with_two(place, play)


# -- calling people ----------------------------------------------------------------------------------------------------


def test_whoever_is_not_here_is_called_by_one_server(place: Place) -> None:
    async def play(two: Two) -> None:
        called: list[str] = []
        for house in two.houses:
            house.on_turn = lambda turn: called.append(turn.person)
        ours, theirs = await two.seated(ByLink())
        await here(ours, ADA)
        await here(theirs, None)
        called.clear()
        while not called:
            deciding = ours.table.playing().state.deciders()
            await answer(ours, (ADA, BO)[deciding[0]])
            await until(alike(ours, theirs))
        assert called == [BO]

    with_two(place, play)


def test_who_leaves_two_servers_at_once_is_called(place: Place) -> None:
    """Each of them still takes it that they look on through the other."""

    async def play(two: Two) -> None:
        called: list[str] = []
        for house in two.houses:
            house.on_turn = lambda turn: called.append(turn.person)
        ours, theirs = await two.seated(ByLink())
        await here(ours, ADA)
        rooms = (ours, theirs)
        pages = [(await here(room, BO))[0] for room in rooms]
        await until(lambda: all(room.table.online == {0, 1} for room in rooms))
        assert 1 in ours.table.playing().state.deciders()
        called.clear()
        for room, page in zip(rooms, pages, strict=True):
            room.depart(page)
        await until(lambda: BO in called)

    with_two(place, play)


# -- a line that breaks ------------------------------------------------------------------------------------------------


def test_after_a_line_broke_everything_awake_is_caught_up(place: Place) -> None:
    """Its connection is cut by PostgreSQL itself, as when it is started anew."""

    async def play(two: Two) -> None:
        ours, theirs = await two.seated(ByLink())
        pages = [Page(BO), Page(None)]
        for page in pages:
            theirs.arrive(page, -1)
        await until(alike(ours, theirs))
        with two.houses[0].store.engine.connect() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            connection.exec_driver_sql(f"{others} AND pid <> pg_backend_pid()")
            connection.commit()
        while True:
            try:
                entry = await answer(ours, ADA)
                break
            except Exception:  # the writer finds out, too, and says so
                ours = await two.houses[0].room(ours.table.id)
        await until(lambda: all(page.told[-1].get("cause") == entry or page.dismissed for page in pages))

    with_two(place, play)
