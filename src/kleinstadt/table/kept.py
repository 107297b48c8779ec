"""The kept games of somebody with an account, on all their devices. Of each game the latest word counts, and to delete
one is a word about it, too. A device says what is new there and hears what is new elsewhere."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kleinstadt.store.ids import PersonId
from kleinstadt.store.store import Row, Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.accounts import not_signed_in
from kleinstadt.table.errors import refused

MOST_AT_ONCE = 100  # in one call; more come with the next one
MOST_KEPT = 5_000  # of one person, those included of which it is kept that they were deleted
LARGEST = 32 * 1024  # of one record, in signs


class Word(NamedTuple):
    """About a kept game: when it was said, and the record as JSON; empty: it is deleted."""

    id: str
    changed: str
    record: str


class News(NamedTuple):
    version: int
    more: bool
    records: list[str]
    deleted: dict[str, str]  # by id, when


class KeptGames:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def exchange(self, person: PersonId, words: Sequence[Word], since: int) -> News:
        while True:
            try:
                return await self.attempt(person, words, since)
            except LostRace:  # another device of theirs, at the same moment
                continue

    async def attempt(self, person: PersonId, words: Sequence[Word], since: int) -> News:
        there = await asyncio.to_thread(self.store.kept_since, person, since)
        if there is None:
            raise not_signed_in()
        known = await asyncio.to_thread(self.store.kept_dates, person) if words else {}
        writes = heard(person, there.version, words, known)
        if writes:
            await self.store.commit(writes)
        return page(there.games, there.version + bool(writes))


def heard(person: PersonId, version: int, words: Sequence[Word], known: Mapping[str, str]) -> list[Write]:
    """What to write down of these words: what is later than what is known."""
    later = {word.id: word for word in sorted(words, key=lambda word: word.changed)}
    new = [word for word in later.values() if word.changed > known.get(word.id, "")]
    if not new:
        return []
    if len({*known, *later}) > MOST_KEPT:
        raise refused("history_full", "The account has room for 5,000 games.", most=MOST_KEPT)
    if max([len(word.record) for word in new]) > LARGEST:
        raise refused("history_too_large", "This game is too long to be kept.")
    writes = [Write("kept", {"its_id": person, "its_version": version, "version": version + 1})]
    for word in new:
        writes.append(Write("drop kept", {"its_id": person, "its_game": word.id}))
        writes.append(Write("new kept", {"person": person, "version": version + 1, **word._asdict()}))
    return writes


def page(rows: Sequence[Row], version: int) -> News:
    """Whole versions, so that nothing is left out when it goes on from the last of them."""
    shown = list(rows)
    if len(shown) > MOST_AT_ONCE:
        last = shown[MOST_AT_ONCE - 1]["version"]
        shown = [row for row in shown if row["version"] <= last]
    more = len(shown) < len(rows)
    deleted = {row["id"]: row["changed"] for row in shown if not row["record"]}
    records = [row["record"] for row in shown if row["record"]]
    return News(shown[-1]["version"] if more else version, more, records, deleted)
