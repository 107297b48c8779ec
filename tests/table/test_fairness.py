"""Nobody gains knowledge or moves by having opened the table."""

from typing import Any

import pytest

from kleinstadt.store.ids import PersonId
from kleinstadt.table.agreeing import ABSENT_DAYS
from kleinstadt.table.clock import DAY
from kleinstadt.table.opening import ABot, ByLink, Me, Wish
from kleinstadt.table.room import GONE, Room
from kleinstadt.table.screen import Pace
from kleinstadt.table.seating import AWAY
from table.place import ADA, BO, CLEO, Page, Place, answer, refusal, run, settled


async def a_day_at_the_market(room: Room, *people: PersonId) -> None:
    """Everybody picks, which shows something, and moves on."""
    for person in people:
        await answer(room, person)
    await settled(room)


async def bot_for(room: Room, person: PersonId, seat: int) -> None:
    await room.ask(lambda table: table.hand_to_bot(person, seat, "random"))
    await settled(room)


# -- taking back -----------------------------------------------------------------------------------------------------


def test_a_bot_that_sits_in_for_somebody_does_not_agree_in_their_name(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await a_day_at_the_market(room, ADA, BO)
        place.clock.now += AWAY
        await bot_for(room, ADA, 1)
        before = len(room.table.playing().deeds)
        await room.ask(lambda table: table.undo(ADA))
        await settled(room)
        assert room.table.undo_asked_by == 0, "Bo has not said a word"
        assert len(room.table.playing().deeds) == before
        await room.ask(lambda table: table.consent(BO, True))
        assert room.table.playing().deeds[-1].entry.undo

    run(play)


def test_who_has_left_may_say_no(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await a_day_at_the_market(room, ADA, BO)
        await room.ask(lambda table: table.leave(BO))
        await settled(room)
        await room.ask(lambda table: table.undo(ADA))
        await room.ask(lambda table: table.consent(BO, False))
        assert room.table.undo_asked_by is None
        assert await refusal(room.ask(lambda table: table.consent(CLEO, True))) == "not_seated"

    run(play)


def test_there_are_no_hints_while_a_bot_sits_in_for_somebody(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await room.ask(lambda table: table.leave(BO))
        assert await refusal(room.ask(lambda table: table.may_be_hinted(ADA))) == "not_alone"

    run(play)


def test_alone_with_bots_everything_is_taken_back_at_once(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ABot("random"))
        await a_day_at_the_market(room, ADA)
        await room.ask(lambda table: table.undo(ADA))
        assert any(deed.entry.undo for deed in room.table.playing().deeds)

    run(play)


# -- newcomers -------------------------------------------------------------------------------------------------------


async def with_link(room: Room, seat: int = 1) -> Any:
    return await room.ask(lambda table: table.hand_to_link(ADA, seat))


def test_who_played_ahead_and_went_back_gets_a_new_deal_with_company(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ABot("random"))
        deal = room.table.playing().state.dump()
        await a_day_at_the_market(room, ADA)
        await room.ask(lambda table: table.undo(ADA))
        await settled(room)
        numbers = list(room.table.playing().state.numbers)
        await place.house.claim(await with_link(room), BO, "Bo")
        record = room.table.playing()
        assert record.floor == len(record.deeds), "nothing can be taken back behind the new deal"
        assert {key: value for key, value in record.state.dump().items() if key != "numbers"} != deal
        assert all(now > then for now, then in zip(record.state.numbers, numbers, strict=True))
        assert room.table.log[-1].seen_by(1)["id"] == "dealt_anew"
        for person in (ADA, BO):
            await answer(room, person)
        again = await place.another().room(room.table.id)
        assert again.table.playing().state.dump() == room.table.playing().state.dump()

    run(play)


def test_who_never_went_back_plays_on_with_company(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ABot("random"))
        await a_day_at_the_market(room, ADA)
        before = room.table.playing().state.dump()
        await place.house.claim(await with_link(room), BO, "Bo")
        assert room.table.playing().state.dump() == before

    run(play)


def test_whoever_has_seen_one_hand_gets_no_other(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ABot("random"))
        token = await with_link(room, 2)
        await bot_for(room, ADA, 0)
        assert await refusal(place.house.claim(token, ADA, "Ada")) == "knows_other_hand"
        await room.ask(lambda table: table.take_back(ADA, 0))
        lent = await room.ask(lambda table: table.hand_to_link(ADA, 0))
        await place.house.claim(lent, CLEO, "Cleo")
        await room.ask(lambda table: table.take_back(ADA, 0))
        assert await refusal(place.house.claim(token, CLEO, "Cleo")) == "knows_other_hand"
        again = await place.another().room(room.table.id)
        assert CLEO in again.table.seats[0].people

    run(play)


def test_a_chosen_seed_is_shown_for_ever_and_to_whoever_is_invited(place: Place) -> None:
    async def play() -> None:
        opened = await place.house.open(Wish("market_day", [Me("Ada"), ABot("random")], seed=2**62 + 1), ADA)
        room = await place.house.room(opened.table.id)
        token = await with_link(room)
        assert (await place.house.invitation(token))["seed"] == str(2**62 + 1)
        await place.house.claim(token, BO, "Bo")
        elsewhere = place.another()
        for info in (room.table.info(1), (await elsewhere.tables_of(BO))[0]):
            assert info["seed"] == str(2**62 + 1)
        assert (await elsewhere.room(room.table.id)).table.info(None)["seed"] == str(2**62 + 1)
        other = await place.seated(ByLink())
        assert other.table.info(0)["seed"] is None

    run(play)


# -- somebody's seat -------------------------------------------------------------------------------------------------


def test_a_host_replaces_only_who_has_been_away_for_a_while(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        page = Page(BO)
        room.arrive(page, -1)
        await settled(room)
        place.clock.now += AWAY
        assert await refusal(room.ask(lambda table: table.hand_to_bot(ADA, 1, "random"))) == "not_your_seat"
        room.depart(page)
        assert await refusal(room.ask(lambda table: table.hand_to_bot(ADA, 1, "random"))) == "not_away_long"
        place.clock.now += AWAY
        await bot_for(room, ADA, 1)
        assert room.table.seats[1].bot == "random"
        assert await refusal(room.ask(lambda table: table.hand_to_bot(ADA, 1, "greedy"))) == "not_your_seat"

    run(play)


def test_by_correspondence_only_the_clock_replaces_anybody(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("days", days=3))
        place.clock.now += DAY
        assert await refusal(room.ask(lambda table: table.hand_to_bot(ADA, 1, "random"))) == "not_away_long"

    run(play)


# -- closing ---------------------------------------------------------------------------------------------------------


def test_a_running_game_is_closed_when_everybody_agrees(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ByLink())
        pages = [Page(person) for person in (ADA, BO, CLEO, None)]
        for page in pages:
            room.arrive(page, -1)
        await settled(room)
        assert await refusal(place.house.forget(room.table.id, ADA)) == "others_play"
        await room.ask(lambda table: table.close(ADA))
        assert pages[1].told[-1]["table"]["closing"] == 0
        await room.ask(lambda table: table.consent(BO, True))
        assert await refusal(room.ask(lambda table: table.undo(BO))) == "nothing_to_undo"
        room = await place.another().room(room.table.id)
        assert room.table.info(0)["closing"] == 0, "it is asked until it is answered"
        await room.ask(lambda table: table.consent(CLEO, True))
        assert place.house.store.all_tables() == []

    run(play)


def test_one_who_says_no_keeps_the_game(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await room.ask(lambda table: table.close(BO))
        assert await refusal(room.ask(lambda table: table.close(ADA))) == "undo_pending"
        await room.ask(lambda table: table.consent(ADA, False))
        assert room.table.closing is None
        assert await refusal(room.ask(lambda table: table.consent(ADA, True))) == "nothing_asked"
        await answer(room, ADA)

    run(play)


def test_whoever_a_bot_sits_in_for_is_asked_too(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await room.ask(lambda table: table.leave(BO))
        assert await refusal(place.house.forget(room.table.id, ADA)) == "others_play"
        await room.ask(lambda table: table.close(ADA))
        assert not room.table.gone
        page = Page(ADA)
        room.arrive(page, -1)
        await settled(room)
        await room.ask(lambda table: table.consent(BO, True))
        assert page.dismissed == GONE

    run(play)


def test_after_a_long_absence_of_the_others_the_host_may_close_it(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        place.clock.now += ABSENT_DAYS * DAY - 1
        assert await refusal(place.house.forget(room.table.id, ADA)) == "others_play"
        page = Page(BO)
        room.arrive(page, -1)
        await settled(room)
        room.depart(page)
        await settled(room)
        there = place.another()
        place.clock.now += 1
        assert await refusal(there.forget(room.table.id, ADA)) == "others_play"
        place.clock.now += ABSENT_DAYS * DAY
        assert await refusal(there.forget(room.table.id, BO)) == "not_host"
        await there.forget(room.table.id, ADA)
        assert there.store.all_tables() == []

    run(play)


@pytest.mark.parametrize("state", ["open", "over"])
def test_only_a_running_game_is_closed(place: Place, state: str) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), begun=False)
        room.table.state = state  # type: ignore[assignment]
        assert await refusal(room.ask(lambda table: table.close(ADA))) == "not_running"

    run(play)
