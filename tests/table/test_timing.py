"""What time costs: only while the server is there, and not while a line is cut for a while. And by correspondence."""

import asyncio

import pytest

from kleinstadt.table.clock import DAY, LONGEST_BEAT, HouseClock
from kleinstadt.table.opening import ByLink
from kleinstadt.table.screen import Pace
from kleinstadt.table.timing import GRACE
from table.place import ADA, BO, Place, answer, here, refusal, run, settled

BUDGET = Pace("budget", 600, "bot")
THREE_DAYS = Pace("days", days=3)


# -- the clock -------------------------------------------------------------------------------------------------------


def test_what_nobody_could_see_pass_does_not_count() -> None:
    ticks = [0]
    clock = HouseClock(1000, lambda: ticks[0])
    for now, served in ((400, 1400), (900, 1900), (900, 1900), (12_900, 1900 + LONGEST_BEAT)):
        ticks[0] = now
        assert clock.served() == served


def test_the_wall_may_jump_and_nobody_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HouseClock(0, lambda: 7)
    monkeypatch.setattr("kleinstadt.table.clock.time.time_ns", lambda: 10**20)
    assert clock.served() == 0
    assert clock() == 10**14


def test_the_hours_are_kept_from_one_life_of_the_server_to_the_next(place: Place) -> None:
    async def play() -> None:
        place.clock.now += 5000
        await place.house.look_after()
        assert place.house.store.served() == place.clock.served()
        place.clock.now += 700
        await place.house.close()
        assert place.house.store.served() == place.clock.served()

    run(play)


# -- a cut line ------------------------------------------------------------------------------------------------------


def test_a_line_that_is_cut_costs_nothing_for_a_while(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=BUDGET)
        ada, _ = await here(room, ADA, BO)
        place.clock.now += 2000
        room.depart(ada)
        place.clock.now += GRACE
        seats = room.table.info(1)["seats"]
        assert [seat["seconds_used"] for seat in seats] == [2, 2 + GRACE // 1000]
        place.clock.now += 5000
        assert room.table.info(1)["seats"][0]["seconds_used"] == 7, "that was all there is for a whole game"
        room.arrive(ada, -1)
        await settled(room)
        room.depart(ada)
        place.clock.now += 1000
        assert room.table.info(1)["seats"][0]["seconds_used"] == 8

    run(play)


def test_nobody_runs_out_of_time_while_it_costs_nothing(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("budget", 10, "bot"))
        ada, _ = await here(room, ADA, BO)
        room.depart(ada)
        assert room.table.next_alarm() == 10_000, "Bo is there"
        await answer(room, BO)
        assert room.table.next_alarm() == 10_000 + GRACE
        place.clock.now += 10_000 + GRACE
        await room.ask(lambda table: table.ring())
        assert [seat.kind for seat in room.table.seats] == ["bot", "person"]

    run(play)


# -- by correspondence -----------------------------------------------------------------------------------------------


def test_every_answer_has_its_days(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=THREE_DAYS)
        place.clock.now += 2 * DAY
        await answer(room, ADA)
        place.clock.now += DAY - 1000
        left = [seat["seconds_left"] for seat in room.table.info(0)["seats"]]
        assert left == [None, 1], "Ada is not waited for"
        await answer(room, BO)
        [next, *_] = room.table.playing().state.deciders()
        assert room.table.info(0)["seats"][next]["seconds_left"] == 3 * DAY // 1000

    run(play)


def test_who_is_late_is_replaced_and_may_come_back(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=THREE_DAYS)
        await answer(room, ADA)
        place.clock.now += 3 * DAY
        await room.ask(lambda table: table.ring())
        await settled(room)
        assert room.table.seats[1].bot == "regular"
        await room.ask(lambda table: table.take_back(BO, 1))
        assert room.table.seats[1].person == BO
        assert room.table.info(0)["seats"][1]["seconds_left"] in (None, 3 * DAY // 1000)

    run(play)


def test_a_table_that_sleeps_wakes_when_somebody_is_late(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=THREE_DAYS)
        await answer(room, ADA)
        place.clock.now += DAY
        await place.house.look_after()
        assert place.house.rooms == {}, "it sleeps"
        place.clock.now += 2 * DAY - 1
        await place.house.look_after()
        assert place.house.rooms == {}
        place.clock.now += 1
        await place.house.look_after()
        [woken] = place.house.rooms.values()
        while woken.table.seats[1].kind == "person":
            await asyncio.sleep(0.001)

    run(play)


@pytest.mark.parametrize("days", [0, 31, -1])
def test_days_that_cannot_be(place: Place, days: int) -> None:
    async def play() -> None:
        assert await refusal(place.seated(ByLink(), pace=Pace("days", days=days))) == "bad_days"

    run(play)
