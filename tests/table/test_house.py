"""Tables without a network: time, races between two servers, restarts, changed rules, and what screens are told."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kleinstadt import game
from kleinstadt.bots.workers import Question, Thinkers
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import Game
from kleinstadt.store.ids import PersonId, TableId, hashed
from kleinstadt.store.store import Store, as_url
from kleinstadt.table import opening
from kleinstadt.table.errors import Refused
from kleinstadt.table.house import House
from kleinstadt.table.opening import ABot, ByLink, Me, Wish
from kleinstadt.table.room import Room
from kleinstadt.table.screen import Pace
from kleinstadt.table.seating import DAY, LINK_DAYS
from kleinstadt.table.table import CHAT_PAGE, LOG_PAGE
from market_day import GAME as MARKET_DAY

ADA, BO, CLEO = PersonId("ada"), PersonId("bo"), PersonId("cleo")
START = 1_000_000


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class FirstMoves(Thinkers):
    """Bots that need no process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.gate = asyncio.Event()  # closed: bots do not come to an end
        self.gate.set()

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        await self.gate.wait()
        return question.moves[0]


class Page:
    """A screen that remembers what it was told."""

    def __init__(self, person: PersonId | None) -> None:
        self.person = person
        self.told: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    @property
    def screen(self) -> dict[str, Any]:
        found: dict[str, Any] = [message["screen"] for message in self.told if message["type"] == "screen"][-1]
        return found


class Place:
    """A house on a database in a folder; `another` is a second server on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = Clock()
        self.thinkers = FirstMoves()
        self.houses: list[House] = []
        self.house = self.another()

    def another(self) -> House:
        store = Store(as_url(str(self.folder / "tables.sqlite3")))
        self.houses.append(House(store, self.thinkers, self.clock))
        return self.houses[-1]

    async def seated(self, *others: Any, **more: Any) -> Room:
        """Ada opened the table; whoever has a link takes it in the order Bo, Cleo; all are ready."""
        wish = Wish("market_day", [Me("Ada"), *others], **more)
        opened = await self.house.open(wish, ADA)
        room = await self.house.room(opened.table.id)
        for (_, token), person in zip(opened.links, (BO, CLEO), strict=False):
            await self.house.claim(token, person, person.title())
        for person in (ADA, BO, CLEO)[: len(opened.links) + 1]:
            await room.ask(lambda table, person=person: table.ready(person))
        assert room.table.state == "running"
        return room

    def close(self) -> None:
        for house in self.houses:
            house.store.close()


def market_day(id: str) -> Game:
    return MARKET_DAY if id == "market_day" else game(id)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(opening, "game", market_day)
    monkeypatch.setattr(opening, "fresh_seed", lambda: 5)
    found = Place(tmp_path)
    yield found
    found.close()


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
        await answer(room, ADA)
        place.clock.now += 59_000
        await room.ask(lambda table: table.ring())
        assert room.table.seats[1].kind == "person"
        assert room.table.info(1)["seats"][1]["seconds_left"] == 1
        assert room.table.next_alarm() == 1000
        place.clock.now += 1000
        await room.ask(lambda table: table.ring())
        await settled(room)
        assert room.table.seats[1].bot == "greedy"
        assert room.table.info(1)["seats"][1]["seconds_left"] == 0
        assert await refusal(room.ask(lambda table: table.take_back(BO, 1))) == "out_of_time"
        assert len(room.table.playing().deeds) >= 2, "the bot answered"

    run(play)


def test_the_alarm_rings_by_itself(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), pace=Pace("budget", 10, "bot"))
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


def test_after_a_clean_shutdown_a_game_goes_on_under_newer_rules(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await answer(room, ADA)
        before = room.table.playing().state.dump()
        await place.house.close()
        newer = type(MARKET_DAY)()
        newer.rules_version = 2
        monkeypatch.setattr(opening, "game", lambda id: newer)
        later = await place.another().room(room.table.id)
        await settled(later)
        assert later.table.playing().state.dump()["position"] == before["position"]
        await answer(later, BO)
        last = await place.another().room(room.table.id)
        lines = [deed.entry.dump() for deed in last.table.playing().deeds]
        assert [next(iter(line)) for line in lines] == ["seat", "segment", "seat"]

    run(play)


def test_a_table_that_is_not_there(place: Place) -> None:
    async def play() -> None:
        assert await refusal(place.house.room(TableId("nowhere"))) == "no_such_table"
        assert await refusal(place.house.claim(hashed("x"), ADA, "Ada")) == "unknown_link"  # type: ignore[arg-type]

    run(play)


# -- screens ---------------------------------------------------------------------------------------------------------


def test_nothing_is_told_before_it_is_stored(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        pages = [Page(ADA), Page(BO), Page(None)]
        for page in pages:
            room.arrive(page, -1)
        await settled(room)
        stored: list[int] = []
        commit = room.store.commit

        async def watched(writes: Any) -> None:
            told = sum([len(page.told) for page in pages])
            await commit(writes)
            assert sum([len(page.told) for page in pages]) == told, "somebody was told too early"
            stored.append(len(writes))

        room.store.commit = watched  # type: ignore[method-assign]
        await answer(room, ADA)
        assert stored == [1]
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
        others = [card for seat, hand in enumerate(hands) for card in hand if seat != first.seat]
        assert set(others) == {"hidden"}

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
