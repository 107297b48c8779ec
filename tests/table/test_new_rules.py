"""A running game goes on when the rules have changed, whether the server was stopped or killed: from the position that
was stored last, with the answers since then as far as the new rules allow them. Nothing is deleted from the journal."""

import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from kleinstadt.engine.step import Choice
from kleinstadt.store.schema import positions
from kleinstadt.table import opening, waking
from kleinstadt.table.opening import ByLink
from kleinstadt.table.room import Room
from kleinstadt.table.table import KEEP_EVERY
from market_day.book import BOOK
from market_day.game import DAYS, MarketDayGame
from market_day.rules.day import turn, turn_moves
from table.place import ADA, BO, Page, Place, answer, refusal, run, settled

Install = Callable[..., None]


def no_draw(state: Any, step: Any) -> tuple[str, ...]:
    return tuple([move for move in turn_moves(state, step) if move != "draw"])


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Rules version 2 of Market Day, by which perhaps nobody draws."""

    def install(drawing: bool = True) -> None:
        steps = {} if drawing else {"turn": Choice("MD-3", no_draw, turn, public=None)}
        book = BOOK.with_steps(steps)
        book.rules_version = 2
        newer = MarketDayGame(book, (2, 3, 4), (DAYS,))
        for module in (opening, waking):
            monkeypatch.setattr(module, "game", lambda id: newer)

    return install


def asked(room: Room) -> Any:
    """Who has to answer first."""
    return (ADA, BO)[room.table.playing().state.deciders()[0]]


async def says(room: Room, *moves: str) -> None:
    """These answers, each by whoever has to answer first."""
    for move in moves:
        person = asked(room)
        seat = room.table.seat_of(person)
        number = room.table.playing().state.numbers[seat or 0]
        await room.ask(lambda table, p=person, n=number, m=move: table.answer(p, n, (m,)))


async def play_out(room: Room) -> None:
    while room.table.state == "running":
        await answer(room, asked(room))


def stored(place: Place, query: str) -> list[Any]:
    with place.house.store.engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(query)]


def lines(place: Place) -> list[Any]:
    return [json.loads(line) for (line,) in stored(place, "SELECT line FROM entries ORDER BY number")]


def log(room: Room) -> list[Any]:
    return [item.seen_by(0) for item in room.table.log]


def test_after_a_clean_shutdown_a_game_goes_on_where_it_was(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await answer(room, ADA)
        before = room.table.playing().state.dump()
        await place.house.close()
        assert stored(place, "SELECT entries FROM positions") == [(1,)]
        install()
        later = await place.another().room(room.table.id)
        await settled(later)
        assert later.table.playing().state.dump()["position"] == before["position"]
        await answer(later, BO)
        last = await place.another().room(room.table.id)
        kinds = [next(iter(deed.entry.dump())) for deed in last.table.playing().deeds]
        assert kinds == ["seat", "segment", "seat"]

    run(play)


def test_after_a_crash_answers_that_the_new_rules_allow_still_count(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await says(room, "pick apples", "pick bread")
        before = room.table.playing().state.dump()
        install(drawing=False)
        later = await place.another().room(room.table.id)
        await settled(later)
        assert later.table.playing().state.dump()["position"] == before["position"]
        [line] = log(later)
        assert (line["id"], line["args"], line["withdrawn"], line["by"]) == ("rules_changed", {"count": 0}, [], None)
        await play_out(later)

    run(play)


def test_answers_that_the_new_rules_do_not_allow_are_withdrawn_and_everybody_is_told(
    place: Place, install: Install
) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await says(room, "pick apples", "pick bread")
        first = asked(room)
        before = room.table.playing().state.dump()
        await says(room, "draw", "rest", "pick apples")
        journal, late = lines(place), room.table.playing().state.numbers.copy()
        install(drawing=False)
        later = await place.another().room(room.table.id)
        await settled(later)
        page = Page(None, changes=True)
        later.arrive(page, -1)
        await settled(later)
        assert later.table.playing().state.dump()["position"] == before["position"]
        assert asked(later) == first
        [line] = page.told[0]["log"]
        assert (line["id"], line["args"], line["withdrawn"]) == ("rules_changed", {"count": 3}, [2, 3, 4])
        assert lines(place)[:5] == journal, "nothing is deleted"
        for number in range(late[(ADA, BO).index(first)] + 1):
            assert await refusal(later.ask(lambda t, n=number: t.answer(first, n, ("rest",)))) == "stale_answer"
        again = await place.another().room(room.table.id)
        assert log(again) == log(later)
        assert again.table.playing().state.dump() == later.table.playing().state.dump()
        await play_out(again)

    run(play)


def test_what_was_taken_back_stays_taken_back(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await answer(room, ADA)
        await room.ask(lambda table: table.undo(ADA))
        await answer(room, BO)
        before = room.table.playing().state.dump()
        install(drawing=False)
        later = await place.another().room(room.table.id)
        await settled(later)
        assert later.table.playing().state.dump()["position"] == before["position"]
        assert later.table.playing().state.deciders() == [0]
        assert log(later)[0]["args"] == {"count": 0}

    run(play)


def test_a_position_is_stored_with_the_deal_and_every_so_many_entries(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        assert stored(place, "SELECT entries FROM positions") == [(0,)]
        kept = set()
        for _ in range(KEEP_EVERY):
            await answer(room, ADA)
            await room.ask(lambda table: table.undo(ADA))
            kept |= {entries for (entries,) in stored(place, "SELECT entries FROM positions")}
        assert kept == {0, KEEP_EVERY, 2 * KEEP_EVERY}
        [(dump,)] = stored(place, "SELECT dump FROM positions")
        assert json.loads(dump) == room.table.playing().state.dump()

    run(play)


def test_who_takes_back_what_the_stored_position_has_gets_a_new_one(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        for _ in range(KEEP_EVERY // 2 - 1):
            await answer(room, BO)
            await room.ask(lambda table: table.undo(BO))
        await answer(room, BO)
        await answer(room, ADA)
        assert stored(place, "SELECT entries FROM positions") == [(KEEP_EVERY,)]
        await room.ask(lambda table: table.undo(BO))
        await room.ask(lambda table: table.consent(ADA, True))
        assert stored(place, "SELECT entries FROM positions") == [(KEEP_EVERY + 1,)]
        before = room.table.playing().state.dump()
        install(drawing=False)
        later = await place.another().room(room.table.id)
        await settled(later)
        assert later.table.playing().state.dump()["position"] == before["position"]
        assert later.table.playing().state.deciders() == [0, 1]

    run(play)


def test_a_finished_game_can_be_looked_at_under_newer_rules(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), options={"days": 2})
        await says(room, "pick apples", "pick bread", "draw")
        await play_out(room)
        place.clock.now += 1000
        before = room.table.playing().state
        install(drawing=False)
        later = await place.another().room(room.table.id)
        await settled(later)
        assert later.table.state == "over"
        assert later.table.playing().state.ranking() == before.ranking()
        assert [sheet.dump() for sheet in later.table.playing().state.scores()] == [s.dump() for s in before.scores()]
        [(changed,)] = stored(place, "SELECT changed_at FROM tables")
        assert changed == place.clock.now - 1000, "looking is no change"

    run(play)


def test_a_result_is_not_taken_back_by_newer_rules(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), options={"days": 2})
        await says(room, "pick apples", "pick bread", "draw")
        await play_out(room)
        journal = lines(place)
        with place.house.store.engine.begin() as connection:
            connection.execute(sa.update(positions).values(entries=0, dump=json.dumps(dealt(room))))
        install(drawing=False)
        later = place.another()
        assert await refusal(later.room(room.table.id)) == "other_rules"
        assert lines(place) == journal
        [info] = await later.tables_of(ADA)
        assert info["ranking"] == room.table.playing().state.ranking()

    run(play)


def dealt(room: Room) -> dict[str, Any]:
    return room.table.playing().at(0).dump()


def test_a_position_that_the_new_rules_cannot_read_loses_nothing(place: Place, install: Install) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await answer(room, ADA)
        journal = lines(place)
        with place.house.store.engine.begin() as connection:
            connection.exec_driver_sql('UPDATE positions SET dump = \'{"game": "tiny_towns"}\'')
        install()
        assert await refusal(place.another().room(room.table.id)) == "wrong_game"
        assert lines(place) == journal

    run(play)
