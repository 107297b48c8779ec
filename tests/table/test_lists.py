"""Lists of tables come from the store and wake nobody."""

import asyncio
from typing import Any

from kleinstadt.store.ids import TableId
from kleinstadt.store.store import Store
from kleinstadt.store.writes import Write
from kleinstadt.table.opening import ABot, ByLink, Me, Wish
from kleinstadt.table.screen import Pace
from table.place import ADA, BO, Page, Place, answer, run, settled


async def infos(place: Place, person: Any = ADA) -> list[Any]:
    """As another server lists them, on which every table sleeps."""
    elsewhere = place.another()
    found = await elsewhere.tables_of(person)
    assert elsewhere.rooms == {}, "nobody was woken"
    return list(found)


def test_a_list_shows_what_the_table_itself_would(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ABot("random"), pace=Pace("budget", 60, "bot"))
        place.clock.now += 3000
        await answer(room, ADA)
        await settled(room)
        for person in (ADA, BO):
            assert await infos(place, person) == [room.table.info_for(person)]
        await room.ask(lambda table: table.leave(BO))
        await settled(room)
        [info] = await infos(place, BO)
        assert info == room.table.info_for(BO)
        assert info["seats"][1]["lent_by"] == "Bo"

    run(play)


def test_the_latest_table_comes_first_with_every_entry(place: Place) -> None:
    async def play() -> None:
        rooms = []
        for _ in range(3):
            place.clock.now += 1000
            rooms.append(await place.seated(ByLink()))
        first, second, third = [room.table.id for room in rooms]
        assert [info["id"] for info in await infos(place)] == [third, second, first]
        for room in (rooms[0], rooms[1], rooms[0]):
            place.clock.now += 1000
            await answer(room, ADA if room.table.playing().state.asked(0) else BO)
        assert [info["id"] for info in await infos(place)] == [first, second, third]

    run(play)


def test_whose_turn_it_is_and_who_has_won_is_in_the_list(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), options={"days": 2})
        assert [info["deciding"] for info in await infos(place)] == [[0, 1]]
        await answer(room, ADA)
        assert [info["deciding"] for info in await infos(place)] == [[1]]
        await room.ask(lambda table: table.undo(ADA))
        assert [info["deciding"] for info in await infos(place)] == [[0, 1]]
        while room.table.state == "running":
            [seat, *_] = room.table.playing().state.deciders()
            await answer(room, (ADA, BO)[seat])
        [info] = await infos(place)
        assert info["state"] == "over"
        assert info["deciding"] == []
        assert info["ranking"] == room.table.playing().state.ranking()

    run(play)


def test_a_table_that_is_awake_is_listed_with_who_is_there(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        for person in (BO, None):
            room.arrive(Page(person), -1)
        await settled(room)
        [info] = await place.house.tables_of(ADA)
        assert [seat["online"] for seat in info["seats"]] == [False, True]
        assert info["watchers"] == 1

    run(play)


def test_an_answer_that_is_not_yet_stored_is_not_listed(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        commit, gate = room.store.commit, asyncio.Event()

        async def slow(writes: Any) -> None:
            await gate.wait()
            await commit(writes)

        room.store.commit = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(answer(room, ADA))
        while not room.table.playing().deeds:
            await asyncio.sleep(0)
        assert [info["deciding"] for info in await place.house.tables_of(ADA)] == [[0, 1]]
        gate.set()
        await answering
        assert [info["deciding"] for info in await place.house.tables_of(ADA)] == [[1]]

    run(play)


def test_who_opened_a_table_and_stood_up_finds_it_again(place: Place) -> None:
    async def play() -> None:
        opened = await place.house.open(Wish("market_day", [Me("Ada"), ByLink()]), ADA)
        room = await place.house.room(opened.table.id)
        await room.ask(lambda table: table.leave(ADA))
        [info] = await infos(place)
        assert info["host"]
        assert [seat["kind"] for seat in info["seats"]] == ["open", "open"]
        assert await infos(place, BO) == []

    run(play)


def unnoted(store: Store, id: TableId) -> None:
    """As a version wrote it that did not note who decides."""
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET deciding = NULL, ranking = NULL WHERE id = '{id}'")


def test_a_table_of_an_older_version_is_woken_once_to_be_listed(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await answer(room, ADA)
        unnoted(place.house.store, room.table.id)
        place.clock.now += 1000
        later = await place.seated(ByLink())
        place.clock.now += 1000
        elsewhere = place.another()
        infos_there = await elsewhere.tables_of(ADA)
        assert [info["deciding"] for info in infos_there] == [[0, 1], [1]]
        assert [info["id"] for info in infos_there] == [later.table.id, room.table.id], "looking is no change"
        assert list(elsewhere.rooms) == [room.table.id]
        assert await infos(place) == infos_there

    run(play)


def test_a_table_that_cannot_be_loaded_is_listed_all_the_same(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        broken = {
            "table_id": room.table.id,
            "number": 0,
            "line": '{"seat": 0, "moves": ["fly"]}',
            "at": 0,
            "used": "[]",
        }
        await place.house.store.commit([Write("new entry", broken)])
        unnoted(place.house.store, room.table.id)
        [info] = await place.another().tables_of(ADA)
        assert info["state"] == "running"
        assert info["deciding"] == []

    run(play)
