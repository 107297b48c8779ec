"""Kept games of somebody with an account: every device has the same, and of each game the latest word counts."""

import asyncio

import pytest

from kleinstadt.store.ids import PersonId
from kleinstadt.table.errors import Refused
from kleinstadt.table.kept import MOST_AT_ONCE, News, Word
from table.place import Place, run
from table.test_accounts import with_account


def word(id: str, minute: int, notes: str = "") -> Word:
    return Word(id, f"2026-11-17T10:{minute:02}:00.000Z", f'{{"id": "{id}", "notes": "{notes}"}}')


def deleted(id: str, minute: int) -> Word:
    return word(id, minute)._replace(record="")


async def say(place: Place, person: PersonId, *words: Word, since: int = 0) -> News:
    return await place.house.kept.exchange(person, words, since)


def test_what_one_device_says_another_hears(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        told = await say(place, ada, word("one", 1), word("two", 2))
        heard = await say(place, ada)
        assert heard.records == [word("one", 1).record, word("two", 2).record]
        assert heard.version == told.version
        assert (await say(place, ada, since=heard.version)).records == []

    run(play)


def test_the_latest_word_about_a_game_counts_in_whatever_order_they_come(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        await say(place, ada, word("one", 5, "new"))
        await say(place, ada, word("one", 3, "old"))
        assert (await say(place, ada)).records == [word("one", 5, "new").record]

    run(play)


def test_what_is_deleted_is_deleted_everywhere_and_an_older_word_does_not_bring_it_back(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        before = await say(place, ada, word("one", 1, "a secret"))
        await say(place, ada, deleted("one", 2), since=before.version)
        await say(place, ada, word("one", 1, "a secret"))
        heard = await say(place, ada, since=before.version)
        assert heard.records == []
        assert heard.deleted == {"one": deleted("one", 2).changed}
        assert "a secret" not in str(place.house.store.kept_since(ada, 0)), "nothing of it is left"

    run(play)


def test_a_game_that_is_changed_after_it_was_deleted_elsewhere_is_there_again(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        await say(place, ada, deleted("one", 1))
        await say(place, ada, word("one", 2))
        heard = await say(place, ada)
        assert (heard.records, heard.deleted) == ([word("one", 2).record], {})

    run(play)


def test_two_devices_that_speak_at_once_lose_nothing(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        await asyncio.gather(*[say(place, ada, word(f"game-{n}", n)) for n in range(12)])
        heard = await say(place, ada)
        assert len(heard.records) == 12
        assert heard.version == 12, "each has a version of its own"

    run(play)


def test_many_games_come_in_pages_and_none_is_left_out(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        for batch in range(5):
            await say(place, ada, *[word(f"game-{batch}-{n}", n) for n in range(60)])
        found: list[str] = []
        news = await say(place, ada)
        found += news.records
        while news.more:
            news = await say(place, ada, since=news.version)
            found += news.records
        assert len(found) == len(set(found)) == 300
        assert len(found) > MOST_AT_ONCE

    run(play)


def test_nobody_hears_the_games_of_another(place: Place) -> None:
    async def play() -> None:
        ada, bo = (await with_account(place)).id, (await with_account(place, "Bo")).id
        await say(place, ada, word("one", 1))
        assert (await say(place, bo)).records == []

    run(play)


def test_who_has_no_account_has_nothing_kept_here(place: Place) -> None:
    async def play() -> None:
        guest, _ = await place.house.people.new()
        with pytest.raises(Refused) as error:
            await say(place, guest, word("one", 1))
        assert error.value.id == "not_signed_in"

    run(play)


def test_who_knows_more_than_was_restored_hears_so(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        told = await say(place, ada, word("one", 1))
        assert (await say(place, ada, since=told.version + 5)).version == told.version

    run(play)


def test_with_the_account_its_kept_games_go(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        await say(place, ada, word("one", 1))
        await place.house.remove(ada)
        assert place.house.store.kept_since(ada, 0) is None
        assert place.house.store.kept_dates(ada) == {}

    run(play)


def test_a_record_without_end_is_refused(place: Place) -> None:
    async def play() -> None:
        ada = (await with_account(place)).id
        with pytest.raises(Refused) as error:
            await say(place, ada, word("one", 1, "x" * 40_000))
        assert error.value.id == "history_too_large"
        assert (await say(place, ada)).records == []

    run(play)
