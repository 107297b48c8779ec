"""A decision is told once, whoever tells it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import databases
from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.store.schema import workers
from kleinstadt.store.store import Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import MOST_BROWSERS, Write

TABLE = TableId("t")
BO = PersonId("bo")


@pytest.fixture(params=databases.KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    opened = Store(databases.new_database(request.param, tmp_path))
    row: dict[str, Any] = {"id": TABLE, "game": "g", "rules_version": 1, "options": "{}", "seats": 2, "seed": "0"}
    row |= {"pace": "{}", "state": "running", "host": None, "rematch": None, "created_at": 0, "changed_at": 5}
    seat = {"table_id": TABLE, "seat": 1, "owner": BO, "owner_name": "Bo", "person": BO, "name": "Bo"}
    seat |= {"bot": None, "ready": True, "seen_at": 0}
    opened.commit_now([Write("new table", {**row, "deciding": "[1]"}), Write("new seat", seat)])
    yield opened
    opened.close()


def claimed(store: Store, decision: int, worker: str = "", at: int = 9) -> bool:
    row = {"table_id": TABLE, "seat": 1, "decision": decision, "worker": worker, "at": at, "done": False}
    try:
        store.commit_now([Write("claim call", row)])
    except LostRace:
        return False
    return True


def is_done(store: Store, decision: int) -> None:
    store.commit_now([Write("call done", {"its_table": TABLE, "its_seat": 1, "its_decision": decision})])


def browser(name: str, at: int, person: str = BO, auth: str = "a") -> list[Write]:
    row: dict[str, Any] = {"endpoint_hash": name, "person": person, "endpoint": name, "p256dh": "p", "auth": auth}
    row |= {"lang": "en", "page": "", "created_at": at}
    mine = {"its_hash": name, "its_id": person, "its_auth": auth}
    return [Write("drop browser", mine), Write("new browser", row), Write("drop old browsers", {"its_id": person})]


def test_a_decision_is_claimed_once_and_the_next_one_again(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.insert(workers), [{"id": "first", "seen_at": 0}, {"id": "second", "seen_at": 0}])
    assert claimed(store, 3, "first")
    assert not claimed(store, 3, "second"), "another worker is at it"
    is_done(store, 3)
    assert not claimed(store, 3, "second"), "it is told"
    assert not claimed(store, 2, "second"), "it is over"
    assert claimed(store, 4, "second")


def test_what_a_worker_that_is_gone_did_not_finish_is_claimed_again(store: Store) -> None:
    assert claimed(store, 3, "gone")
    assert claimed(store, 3, "another")
    is_done(store, 3)
    assert not claimed(store, 3, "third")


def test_of_two_claims_in_one_commit_one_counts(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.insert(workers), [{"id": "first", "seen_at": 0}])
    row = {"table_id": TABLE, "seat": 1, "decision": 1, "worker": "first", "at": 0, "done": False}
    futures = [store.writer.commit([Write("claim call", row)]) for _ in range(5)]
    assert [future.exception() is None for future in futures].count(True) == 1


def test_tables_are_found_where_somebody_was_not_told(store: Store) -> None:
    assert store.uncalled(10) == [], "nobody wants to be told"
    store.commit_now(browser("phone", 1))
    assert store.uncalled(10) == [TABLE]
    assert claimed(store, 3)
    assert store.uncalled(10) == [TABLE], "it was begun"
    is_done(store, 3)
    assert store.uncalled(10) == []


def test_of_many_browsers_the_latest_are_kept_and_others_lose_none(store: Store) -> None:
    store.commit_now(browser("theirs", 0, "ada"))
    for number in range(MOST_BROWSERS + 5):
        store.commit_now(browser(f"b{number:02}", number))
    kept = sorted([row["endpoint"] for row in store.reach(BO, TABLE).browsers])
    assert kept == [f"b{number:02}" for number in range(5, MOST_BROWSERS + 5)]
    assert [row["endpoint"] for row in store.reach(PersonId("ada"), TABLE).browsers] == ["theirs"]


def test_a_silent_table_is_known_to_be_so(store: Store) -> None:
    assert not store.reach(BO, TABLE).muted
    store.commit_now([Write("mute", {"table_id": TABLE, "person": BO})])
    assert store.reach(BO, TABLE).muted
    assert store.muted_by(BO) == [TABLE]
    store.commit_now([Write("forget table", {"its_id": TABLE})])
    assert store.muted_by(BO) == [], "with the table goes what was said of it"
