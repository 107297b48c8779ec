"""What screens are told: nothing before it is stored, the whole once, then what has changed, the log in pages."""

import asyncio
import json
import random
from typing import Any

from kleinstadt.table.opening import ABot, ByLink
from kleinstadt.table.screen import Pace, moment_of, undo_of
from kleinstadt.table.stream import KEPT_MESSAGES, Scene
from kleinstadt.table.table import CHAT_PAGE, LOG_PAGE
from market_day import GAME as MARKET_DAY
from table.place import ADA, BO, CLEO, Page, Place, answer, here, refusal, run, settled


def test_nothing_is_told_before_it_is_stored(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        pages = [Page(ADA), Page(BO), Page(None)]
        for page in pages:
            room.arrive(page, -1)
        await settled(room)
        stored: list[list[str]] = []
        commit = room.store.commit

        async def watched(writes: Any) -> None:
            told = sum([len(page.told) for page in pages])
            await commit(writes)
            assert sum([len(page.told) for page in pages]) == told, "somebody was told too early"
            stored.append([write.what for write in writes])

        room.store.commit = watched  # type: ignore[method-assign]
        await answer(room, ADA)
        assert stored == [["new entry", "table"]]
        assert [page.screen["view"]["deciding"] for page in pages] == [[1], [1], [1]]

    run(play)


def test_simultaneous_answers_share_a_commit_and_a_screen(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ByLink())
        page = Page(None)
        room.arrive(page, -1)
        await settled(room)
        before, told = room.store.writer.commits, len(page.told)
        await asyncio.gather(*[answer(room, person) for person in (ADA, BO, CLEO)])
        assert room.store.writer.commits == before + 1
        assert len(page.told) == told + 1
        assert page.told[-1]["cause"] == 2
        assert {line["entry"] for line in page.told[-1]["log"]} == {0, 1, 2}

    run(play)


def test_a_moment_tells_whether_its_action_goes_on_with_the_next_entry() -> None:
    goods = [{"apples": 1, "bread": 1, "cloth": 1}, {}]
    state = MARKET_DAY.load({"position": {"goods": goods}, "agenda": {"stack": [["turn", 0], ["pay", 0, [2, 0]]]}})
    assert moment_of(state, None, entry=3, log_length=9)["unfinished"]  # half a price is paid
    state.play(0, "pay bread")
    assert not moment_of(state, None, entry=4, log_length=11)["unfinished"]


def test_if_the_store_fails_nothing_is_told_and_nothing_has_happened(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        page = Page(BO)
        room.arrive(page, -1)
        await settled(room)
        commit = room.store.commit

        async def full(writes: Any) -> None:
            raise OSError("disk full")

        room.store.commit = full  # type: ignore[method-assign]
        assert await refusal(answer(room, ADA)) == "trouble"
        assert page.screen["view"]["deciding"] == [0, 1]
        room.store.commit = commit  # type: ignore[method-assign]
        assert await answer(room, ADA) == 0

    run(play)


def test_bots_are_shown_views_only(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ABot("random"), ABot("random"))
        chance = random.Random(1)
        while room.table.state == "running":
            await settled(room)
            state = room.table.playing().state
            if state.asked(0) is not None:
                await answer(room, ADA, chance.randrange(len(state.moves(0))))
        assert place.thinkers.asked
        for question in place.thinkers.asked:
            assert question.view["seat"] == question.seat
            assert "seed" not in json.dumps(question.view)
        first = place.thinkers.asked[0]
        hands = first.view["position"]["hands"]
        assert [hand["cards"] for seat, hand in enumerate(hands) if seat != first.seat] == [[]] * (len(hands) - 1)
        assert hands[first.seat]["cards"]

    run(play)


def test_bots_wait_while_people_talk_about_taking_back(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ABot("random"))
        for person in (ADA, BO):
            await answer(room, person)
        await settled(room)
        place.thinkers.gate.clear()
        before = len(place.thinkers.asked)
        for person, seat in ((ADA, 0), (BO, 1)):
            number = room.table.playing().state.numbers[seat]
            await room.ask(lambda table, p=person, n=number: table.answer(p, n, ("rest",)))
        while len(place.thinkers.asked) == before:
            await asyncio.sleep(0.001)
        asked, entries = len(place.thinkers.asked), len(room.table.playing().deeds)
        await room.ask(lambda table: table.undo(ADA))
        assert room.table.undo_asked_by == 0
        place.thinkers.gate.set()
        await settled(room)
        assert len(room.table.playing().deeds) == entries, "what the bot had thought does not count now"
        assert len(place.thinkers.asked) == asked
        await room.ask(lambda table: table.consent(BO, False))
        await settled(room)
        assert len(place.thinkers.asked) > asked, "it is asked again"
        assert len(room.table.playing().deeds) > entries

    run(play)


def types(page: Page) -> list[str]:
    return [message["type"] for message in page.told]


def test_who_wants_changes_is_told_the_whole_once(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        page, program = Page(ADA, changes=True), Page(ADA)
        for screen in (page, program):
            room.arrive(screen, -1)
        await settled(room)
        before = len(page.told)
        for person in (ADA, BO):
            await answer(room, person)
        assert types(page).count("screen") == 1
        assert types(page)[before:] == ["change", "change"]
        assert types(program)[-2:] == ["screen", "screen"]
        assert page.screen == program.screen
        assert len(json.dumps(page.told[-2])) < len(json.dumps(program.told[-2])) / 2

    run(play)


def test_changes_and_whole_screens_show_the_same_whoever_comes_goes_and_changes_seats(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ABot("random"), options={"days": 6})
        chance = random.Random(7)
        pages = [Page(person, changes) for person in (ADA, BO, None) for changes in (True, True, False)]
        here = dict.fromkeys(pages, False)
        while room.table.state == "running":
            await settled(room)
            place.clock.now += chance.randrange(3000)
            for page in chance.sample(pages, 2):
                if here[page]:
                    room.depart(page)
                else:
                    heard = page.told[-1]["n"] if page.told and chance.random() < 0.7 else -1
                    room.arrive(page, heard)
                here[page] = not here[page]
            await settled(room)
            if chance.random() < 0.1:
                await room.ask(lambda table: table.leave(BO) if table.seat_of(BO) else table.take_back(BO, 1))
            person = chance.choice([ADA, BO])
            seat = room.table.seat_of(person)
            if seat is not None and room.table.playing().state.asked(seat) is not None:
                await answer(room, person, chance.randrange(len(room.table.playing().state.moves(seat))))
            await settled(room)
            for page in pages:
                if here[page]:
                    state, viewer = room.table.playing().state, room.table.seat_of(page.person)
                    assert page.screen["view"] == json.loads(json.dumps(state.view(viewer)))
                    assert page.screen["undo"] == undo_of(room.table.playing(), viewer, None, room.table.alone)
                    assert page.screen["log_length"] == len(room.table.log)
            told = {page: page.screen for page in pages if here[page]}
            for page, screen in told.items():
                for other, same in told.items():
                    if other.person == page.person and page.changes and other.changes:
                        assert screen == same, "one change fits all"
        assert any("change" in types(page) for page in pages)

    run(play)


def test_somebody_new_and_who_was_here_go_on_from_the_same_screen(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("budget", 600, "bot"))
        first, second = Page(ADA, changes=True), Page(ADA, changes=True)
        room.arrive(first, -1)
        await settled(room)
        place.clock.now += 5000
        room.arrive(second, -1)
        await settled(room)
        assert first.screen == second.screen
        assert second.screen["table"]["seats"][0]["seconds_left"] == 595
        place.clock.now += 500
        await answer(room, ADA)
        assert first.screen == second.screen
        assert second.screen["table"]["seats"][0]["seconds_used"] == 5

    run(play)


def test_who_goes_while_an_answer_is_stored_is_away_on_all_screens(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        ada, bo = Page(ADA, changes=True), Page(BO, changes=True)
        room.arrive(ada, -1)
        await settled(room)
        room.arrive(bo, -1)
        await settled(room)
        assert types(ada)[-1] == "table"
        assert ada.screen["table"]["seats"][1]["online"]
        commit = room.store.commit

        async def slow(writes: Any) -> None:
            room.depart(bo)
            await commit(writes)

        room.store.commit = slow  # type: ignore[method-assign]
        await answer(room, ADA)
        assert types(ada)[-1] == "change"
        assert not ada.screen["table"]["seats"][1]["online"]

    run(play)


def test_who_comes_later_is_told_only_what_is_new_in_the_log(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ByLink())
        await answer(room, ADA)
        page = Page(ADA, changes=True)
        room.arrive(page, -1)
        await settled(room)
        assert [line["entry"] for line in page.told[0]["log"]] == [-1, 0]
        await answer(room, BO)
        assert [line["entry"] for line in page.told[-1]["log"]] == [1]

    run(play)


def test_a_message_of_another_life_is_not_taken_for_ours(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        page = Page(ADA, changes=True)
        room.arrive(page, -1)
        await settled(room)
        await answer(room, ADA)
        again = await place.another().room(room.table.id)
        for heard in (page.told[-1]["n"], page.told[0]["n"], 10**15):
            elsewhere = Page(ADA, changes=True)
            again.arrive(elsewhere, heard)
            await settled(again)
            assert types(elsewhere)[0] == "screen"

    run(play)


def test_who_missed_more_than_is_kept_gets_everything_afresh(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        away, here = Page(ADA, changes=True), Page(ADA, changes=True)
        for page in (away, here):
            room.arrive(page, -1)
        await settled(room)
        room.depart(away)
        heard, told = away.told[-1]["n"], len(away.told)
        for _ in range(KEPT_MESSAGES + 1):
            await room.ask(lambda table: table.say(BO, "Hm."))
        room.arrive(away, heard)
        await settled(room)
        assert types(away)[told:][:2] == ["screen", "chat"]

    run(play)


def test_a_fresh_screen_gets_the_latest_page_and_asks_for_older_ones(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        for _ in range(LOG_PAGE):
            await answer(room, ADA)
            await room.ask(lambda table: table.undo(ADA))
        for _ in range(CHAT_PAGE + 10):
            await room.ask(lambda table: table.say(ADA, "Well."))
        page = Page(ADA)
        room.arrive(page, -1)
        await settled(room)
        [screen, chat, *_] = page.told
        whole = [item.seen_by(0) for item in room.table.log]
        assert len(whole) > LOG_PAGE
        assert screen["log"] == whole[-LOG_PAGE:]
        assert screen["screen"]["log_length"] == len(whole)
        assert [line["number"] for line in chat["lines"]] == list(range(10, CHAT_PAGE + 10))
        first = len(whole) - LOG_PAGE
        assert room.table.log_before(0, first) == whole[max(0, first - LOG_PAGE) : first]
        assert [line.number for line in room.table.chat_before(10)] == list(range(10))
        assert room.table.log_before(0, 0) == room.table.log_before(0, -5) == []
        assert room.table.log_before(0, 10**9) == whole[-LOG_PAGE:]

    run(play)


def test_what_is_made_once_for_all_shows_nobody_more_or_less_than_what_is_made_for_them(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ABot("random"), pace=Pace("budget", 600, "bot"))
        pages = await here(room, ADA, None)
        chance = random.Random(3)
        while room.table.state == "running":
            place.clock.now += chance.randrange(3000)
            person = chance.choice([ADA, BO])
            seat = room.table.seat_of(person)
            if seat is not None and room.table.playing().state.asked(seat) is not None:
                await answer(room, person, chance.randrange(len(room.table.playing().state.moves(seat))))
            await settled(room)
            state, viewers = room.table.playing().state, [0, 1, 2, None]
            chance.shuffle(viewers)
            scene = Scene(room.table, state)
            for viewer in viewers:
                screen = scene.screen(viewer, [])
                assert screen == Scene(room.table, state).screen(viewer, [])
                assert list(screen["view"].items()) == list(state.view(viewer).items())
                you = [info["seat"] for info in screen["table"]["seats"] if info["you"]]
                assert you == ([] if viewer in (None, 2) else [viewer])
        assert pages

    run(play)
