"""Tables without a network: time, races between two servers, restarts, changed rules, and what is refused."""

import asyncio

import pytest

from kleinstadt.store.ids import TableId, TokenHash, hashed
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import DAY
from kleinstadt.table.errors import Refused
from kleinstadt.table.opening import ABot, ByLink, Me, Wish
from kleinstadt.table.people import Known
from kleinstadt.table.screen import Pace
from kleinstadt.table.seating import LINK_DAYS
from table.place import ADA, BO, CLEO, Place, answer, here, refusal, run, settled

# -- guests --------------------------------------------------------------------------------------------------------


def test_guests_who_never_did_anything_are_forgotten_after_thirty_days(place: Place) -> None:
    async def play() -> None:
        house = place.house
        idle, host, player, known, notified = [(await house.people.new())[0] for _ in range(5)]
        opened = await house.open(Wish("market_day", [Me("Host"), ByLink()]), host)
        await house.claim(opened.links[0][1], player, "Player")
        await house.store.commit([Write("notify person", {"its_id": notified, "notify_url": "https://chat.example"})])
        await house.accounts.make(Known(known, False, TokenHash("")), "Ada", "a long walk", "")
        [behind] = house.store.kin_of(known)
        place.clock.now += 29 * DAY
        late, token = await house.people.new()
        await house.forget_guests()
        assert house.store.person(idle) is not None
        place.clock.now += 2 * DAY
        await house.forget_guests()
        there = [id for id in (idle, host, player, known, behind, notified, late) if house.store.person(id)]
        assert there == [host, player, known, behind, notified, late]
        assert await house.people.known(token) is not None

    run(play)


def test_a_guest_who_comes_again_is_not_forgotten(place: Place) -> None:
    async def play() -> None:
        person, token = await place.house.people.new()
        place.clock.now += 20 * DAY
        assert await place.house.people.known(token) is not None
        place.clock.now += 20 * DAY
        await place.house.look_after()
        assert place.house.store.person(person) is not None

    run(play)


# -- time ----------------------------------------------------------------------------------------------------------


def test_time_runs_for_those_who_have_to_decide(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        place.clock.now += 3000
        await answer(room, ADA)
        place.clock.now += 5000
        info = await room.ask(lambda table: table.info(0))
        assert [seat["seconds_used"] for seat in info["seats"]] == [3, 8]
        assert [seat["seconds_left"] for seat in info["seats"]] == [None, None]

    run(play)


def test_looking_books_no_time(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("budget", 60, "bot"))
        await here(room, ADA, BO)
        place.clock.now += 3000
        assert room.table.info(0)["seats"][0]["seconds_used"] == 3
        assert room.table.info(0)["seats"][1]["seconds_left"] == 57
        assert room.table.next_alarm() == 57_000
        assert [seat.used for seat in room.table.seats] == [0, 0]
        await answer(room, ADA)
        assert [seat.used for seat in room.table.seats] == [3000, 3000]

    run(play)


def test_when_the_budget_is_used_up_a_bot_sits_down(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("budget", 60, "bot"))
        await here(room, ADA, BO)
        await answer(room, ADA)
        link = await room.ask(lambda table: table.hand_to_link(BO, 1))
        place.clock.now += 59_000
        await room.ask(lambda table: table.ring())
        assert room.table.seats[1].kind == "person"
        assert room.table.info(1)["seats"][1]["seconds_left"] == 1
        assert room.table.next_alarm() == 1000
        place.clock.now += 1000
        await room.ask(lambda table: table.ring())
        await settled(room)
        assert room.table.seats[1].bot == "regular"
        assert room.table.info(1)["seats"][1]["seconds_left"] == 0
        assert await refusal(room.ask(lambda table: table.take_back(BO, 1))) == "out_of_time"
        assert await refusal(room.ask(lambda table: table.hand_to_link(BO, 1))) == "out_of_time"
        assert await refusal(place.house.claim(link, BO, "Bo")) == "out_of_time"
        assert len(room.table.playing().deeds) >= 2, "the bot answered"

    run(play)


def test_the_alarm_rings_by_itself(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("budget", 10, "bot"))
        await here(room, ADA, BO)
        await answer(room, ADA)
        place.clock.now += 9_999
        room.table.charge()
        room.set_alarm()
        place.clock.now += 1
        for _ in range(2000):
            await asyncio.sleep(0.001)
            if room.table.seats[1].kind == "bot":
                break
        assert room.table.seats[1].kind == "bot"

    run(play)


def test_time_while_the_server_was_down_counts_for_nobody(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        place.clock.now += 7000
        await answer(room, ADA)
        place.clock.now += 3_600_000
        again = await place.another().room(room.table.id)
        assert [seat["seconds_used"] for seat in again.table.info(0)["seats"]] == [7, 7]

    run(play)


def test_a_link_expires(place: Place) -> None:
    async def play() -> None:
        opened = await place.house.open(Wish("market_day", [Me("Ada"), ByLink()]), ADA)
        place.clock.now += LINK_DAYS * DAY
        assert await refusal(place.house.claim(opened.links[0][1], BO, "Bo")) == "expired_link"

    run(play)


def test_a_cookie_lives_while_it_is_used(place: Place) -> None:
    async def play() -> None:
        person, token = await place.house.people.new()
        for _ in range(5):
            place.clock.now += 100 * DAY
            known = await place.house.people.known(token)
            assert known is not None
            assert known.id == person
            assert known.renewed
        again = await place.house.people.known(token)
        assert again is not None
        assert not again.renewed
        place.clock.now += 180 * DAY
        assert await place.house.people.known(token) is None
        assert await place.house.people.known("forged") is None

    run(play)


# -- two servers, restarts -------------------------------------------------------------------------------------------


def test_of_two_servers_the_slower_answer_is_renumbered_not_lost(place: Place) -> None:
    async def play() -> None:
        here = await place.seated(ByLink(), ByLink())
        there = await place.another().room(here.table.id)
        assert await answer(here, ADA) == 0
        assert await answer(there, BO) == 1, "it was tried as number 0, lost the race and went on"
        assert await answer(here, CLEO) == 2
        last = await place.another().room(here.table.id)
        assert [deed.entry.seat for deed in last.table.playing().deeds] == [0, 1, 2]

    run(play)


def test_the_same_decision_answered_on_two_servers_counts_once(place: Place) -> None:
    async def play() -> None:
        here = await place.seated(ByLink())
        there = await place.another().room(here.table.id)
        assert await answer(here, ADA, 0) == 0
        assert await answer(there, ADA, 0) == 0
        again = await place.another().room(here.table.id)
        assert len(again.table.playing().deeds) == 1

    run(play)


def test_another_answer_to_a_decision_that_is_gone_is_refused(place: Place) -> None:
    async def play() -> None:
        here = await place.seated(ByLink())
        there = await place.another().room(here.table.id)
        await answer(here, ADA, 0)
        assert await refusal(answer(there, ADA, 1)) == "stale_answer"

    run(play)


def test_a_table_comes_back_as_it_was(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ABot("random"))
        await answer(room, ADA)
        await room.ask(lambda table: table.undo(ADA))
        await answer(room, ADA, 1)
        await room.ask(lambda table: table.say(BO, "Hm."))
        await room.ask(lambda table: table.hand_to_bot(BO, 1, "random"))
        await settled(room)
        again = await place.another().room(room.table.id)
        await settled(again)
        assert again.table.playing().state.dump() == room.table.playing().state.dump()
        assert again.table.info(0) == room.table.info(0)
        assert again.table.chat == room.table.chat
        assert [item.seen_by(0) for item in again.table.log] == [item.seen_by(0) for item in room.table.log]

    run(play)


def test_how_long_a_game_took_is_known_even_after_a_sleep(place: Place) -> None:
    """From the first answer to the last; who waited before it, and who looks at it years later, does not count."""

    async def play() -> None:
        room = await place.seated(ByLink(), options={"days": 2})
        place.clock.now += 500_000
        while room.table.state == "running":
            assert room.table.end() is None
            [seat, *_] = room.table.playing().state.deciders()
            await answer(room, (ADA, BO)[seat])
            place.clock.now += 1000
        place.clock.now += 900_000
        end = room.table.end()
        assert end is not None
        assert end["seconds"] == len(room.table.playing().deeds) - 1
        assert (await place.another().room(room.table.id)).table.end() == end

    run(play)


def test_tables_nobody_looks_at_fall_asleep_and_wake(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        from kleinstadt.table import house as module

        monkeypatch.setattr(module, "SWEEP_SECONDS", 0.001)
        room = await place.seated(ByLink())
        place.clock.now += 3_600_000
        sweeping = asyncio.create_task(place.house.sweep())
        while place.house.rooms:
            await asyncio.sleep(0.001)
        sweeping.cancel()
        woken = await place.house.room(room.table.id)
        assert woken is not room
        await answer(woken, ADA)

    run(play)


def test_a_table_that_is_not_there(place: Place) -> None:
    async def play() -> None:
        assert await refusal(place.house.room(TableId("nowhere"))) == "no_such_table"
        assert await refusal(place.house.claim(hashed("x"), ADA, "Ada")) == "unknown_link"  # type: ignore[arg-type]

    run(play)


# -- refusals --------------------------------------------------------------------------------------------------------


def test_what_cannot_be_done(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        table = room.table
        assert await refusal(room.ask(lambda t: t.answer(CLEO, 0, ("pick fish",)))) == "not_seated"
        assert await refusal(room.ask(lambda t: t.answer(ADA, 0, ("fly",)))) == "illegal_move"
        assert await refusal(room.ask(lambda t: t.answer(ADA, 7, ("fly",)))) == "stale_answer"
        assert await refusal(room.ask(lambda t: t.undo(ADA))) == "nothing_to_undo"
        assert await refusal(room.ask(lambda t: t.hand_to_bot(ADA, 9, "random"))) == "no_such_seat"
        assert await refusal(room.ask(lambda t: t.say(ADA, "x" * 501))) == "long_chat"
        assert await refusal(place.house.rematch(table.id, ADA)) == "not_over"
        assert await refusal(place.house.forget(table.id, BO)) == "not_host"
        assert table.writes == []
        assert table.playing().deeds == []

    run(play)


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (Wish("market_day", [Me("Ada")]), "bad_seats"),
        (Wish("market_day", [Me("Ada"), Me("Bo")]), "one_seat_each"),
        (Wish("market_day", [Me(" \n"), ByLink()]), "no_name"),
        (Wish("market_day", [Me("Ada"), ABot("deep")]), "unknown_bot"),
        (Wish("market_day", [Me("Ada"), ByLink()], seed=3), "seed_among_friends"),
        (Wish("market_day", [Me("Ada"), ByLink()], pace=Pace("budget", 1, "bot")), "bad_budget"),
        (Wish("market_day", [Me("Ada"), ByLink()], options={"days": 3}), "bad_option_value"),
    ],
)
def test_a_table_that_cannot_be(place: Place, wish: Wish, error: str) -> None:
    async def play() -> None:
        assert await refusal(place.house.open(wish, ADA)) == error
        assert place.house.store.all_tables() == []

    run(play)


def test_somebody_alone_with_bots_is_ready_at_once(place: Place) -> None:
    async def play() -> None:
        opened = await place.house.open(Wish("market_day", [Me("Ada"), ABot("random")], seed=3), ADA)
        assert opened.table.state == "running"
        assert opened.table.seed == 3

    run(play)


def test_refusals_carry_an_id_and_arguments(place: Place) -> None:
    async def play() -> None:
        with pytest.raises(Refused) as error:
            await place.house.open(Wish("market_day", [Me("Ada"), ABot("deep")]), ADA)
        assert error.value.args_["bot"] == "deep"

    run(play)


# -- errands ---------------------------------------------------------------------------------------------------------


def test_an_errand_that_fails_is_told_in_one_line_and_forgotten(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def away() -> None:
        raise OSError("the database is away")

    async def play() -> None:
        place.house.send(away())
        await asyncio.wait(place.house.errands)
        await asyncio.sleep(0)  # for what follows when they are done

    run(play)
    assert [(record.getMessage(), record.exc_info) for record in caplog.records] == [("errand failed: OSError", None)]
