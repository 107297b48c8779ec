"""The store keeps what was committed, in order, once."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite

import databases
from kleinstadt.store.database import as_url
from kleinstadt.store.ids import TableId, hashed, new_name, new_token
from kleinstadt.store.migrate import HEAD, MIGRATIONS, revision
from kleinstadt.store.prepared import Prepared
from kleinstadt.store.schema import metadata
from kleinstadt.store.store import Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import STATEMENTS, Write

TABLE = TableId("t")


def new_table(id: str = TABLE) -> Write:
    row: dict[str, Any] = {"id": id, "game": "g", "rules_version": 1, "options": "{}", "seats": 2, "seed": "0"}
    row |= {"pace": "{}", "state": "open", "host": None, "rematch": None, "created_at": 0, "changed_at": 0}
    return Write("new table", row)


def entry(number: int, line: str = "x", table: str = TABLE) -> Write:
    return Write("new entry", {"table_id": table, "number": number, "line": line, "at": 0, "used": "[]"})


def changed(id: str, version: int) -> Write:
    row = {"its_id": id, "its_version": version, "version": version + 1, "state": "running", "rematch": None}
    row |= {"changed_at": 7, "deciding": "[0]", "ranking": None, "used": "[]", "closing": None, "waiting": "[]"}
    row |= {"due": None, "asking": None, "thinker": None, "charged_at": 0, "spared": "[]"}
    return Write("table", row)


@pytest.fixture(params=databases.KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return databases.new_database(request.param, tmp_path)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


def lines(store: Store) -> list[str]:
    stored = store.load_table(TABLE)
    assert stored is not None
    return [row["line"] for row in stored.entries]


def test_entries_come_back_in_order(store: Store) -> None:
    store.commit_now([new_table(), entry(0, "a"), entry(1, "b")])
    store.commit_now([entry(2, "c")])
    assert lines(store) == ["a", "b", "c"]


def test_an_entry_number_is_given_once(store: Store) -> None:
    store.commit_now([new_table(), entry(0, "a")])
    with pytest.raises(LostRace):
        store.commit_now([entry(0, "b"), entry(1, "c")])
    assert lines(store) == ["a"], "all of a batch or nothing"


def test_in_a_group_only_the_spoiled_batch_is_lost(store: Store) -> None:
    store.commit_now([new_table(), entry(0, "a")])
    futures: list[Future[None]] = []
    for number, line in [(1, "b"), (0, "spoiled"), (2, "c"), (2, "late"), (3, "d")]:
        futures.append(store.writer.commit([entry(number, line)]))
    lost = [future.exception() is not None for future in futures]
    assert lost == [False, True, False, True, False]
    assert lines(store) == ["a", "b", "c", "d"]


def test_who_was_slower_than_another_server_does_not_spoil_the_commit_of_the_others() -> None:
    store = Store(databases.new_database("postgresql", Path()))
    store.writer.worker = "here"
    store.commit_now([new_table(id) for id in "abcd"])
    store.commit_now([changed("b", 0), changed("d", 0)])  # as another server would
    undone: list[object] = []
    sa.event.listen(store.engine, "rollback", undone.append)
    batches: list[tuple[list[Write], Future[None]]]
    batches = [([entry(0, table=id), changed(id, 0)], Future()) for id in "abcd"]
    batches.append(([new_table("e"), changed("e", 0)], Future()))
    store.writer.group(batches)
    assert [future.exception() is not None for _, future in batches] == [False, True, False, True, False]
    assert undone == [], "one transaction, in which the two were left out"
    stored = [store.load_table(TableId(id)) for id in "abcde"]
    assert [table and len(table.entries) for table in stored] == [1, 0, 1, 0, 0]
    store.close()


def test_many_writes_share_a_commit(store: Store) -> None:
    store.commit_now([new_table()])
    before = store.writer.commits
    futures = [store.writer.commit([entry(number)]) for number in range(200)]
    for future in futures:
        future.result()
    assert store.writer.commits - before < 200
    assert len(lines(store)) == 200


def test_writes_of_one_kind_go_together_whoever_they_are_from(store: Store) -> None:
    said: list[str] = []

    def listen(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        said.append(statement.split()[0])

    sa.event.listen(store.engine, "before_cursor_execute", listen)
    writes = []
    for id in ("a", "b", "c"):
        writes += [entry(0, table=id), changed(id, 0), new_table(id)]
    store.commit_now(writes)
    assert said == ["INSERT", "UPDATE", "INSERT"]
    with store.engine.connect() as connection:
        states = connection.exec_driver_sql("SELECT state, changed_at FROM tables").fetchall()
    assert states == [("running", 7)] * 3


def test_who_gives_up_waiting_does_not_stop_the_others(store: Store) -> None:
    store.commit_now([new_table()])
    futures = [store.writer.commit([entry(number)]) for number in range(100)]
    for future in futures[::2]:
        future.cancel()
    for future in futures[1::2]:
        future.result(timeout=30)
    done = [number for number, future in enumerate(futures) if not future.cancelled()]
    stored = store.load_table(TABLE)
    assert stored is not None
    assert [row["number"] for row in stored.entries] == done


def test_a_link_is_used_once(store: Store) -> None:
    token = hashed(new_token())
    row = {"token_hash": token, "table_id": TABLE, "seat": 1, "expires_at": 10, "used_at": None}
    store.commit_now([new_table(), Write("new link", row)])
    store.commit_now([Write("use link", {"its_token_hash": token, "used_at": 5})])
    with pytest.raises(LostRace):
        store.commit_now([Write("use link", {"its_token_hash": token, "used_at": 6})])
    assert store.table_of_link(token) == TABLE


def test_a_forgotten_table_takes_everything_with_it(store: Store) -> None:
    store.commit_now([new_table(), new_table("other"), entry(0), entry(0, table="other")])
    store.commit_now([Write("forget table", {"its_id": TABLE})])
    assert store.load_table(TABLE) is None
    assert store.all_tables() == ["other"]


def test_what_was_committed_survives_a_killed_process(url: str) -> None:
    """The writer says done only when the file has it: a process that kills itself right then loses nothing."""
    program = f"""
import os, signal
from store.test_store import *
store = Store({url!r})
store.commit_now([new_table()])
for number in range(50):
    store.commit_now([entry(number, str(number))])
store.writer.commit([entry(50, "50")])
os.kill(os.getpid(), signal.SIGKILL)
"""
    tests = Path(__file__).parents[1]
    subprocess.run([sys.executable, "-c", program], cwd=tests, env={"PYTHONPATH": str(tests)}, check=False)
    store = Store(url)
    assert lines(store)[:50] == [str(number) for number in range(50)]
    store.close()


def test_a_commit_survives_a_power_cut(store: Store) -> None:
    with store.engine.connect() as connection:
        if store.engine.dialect.name == "postgresql":
            assert connection.execute(sa.text("SHOW synchronous_commit")).scalar() == "on"
            return
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(sa.text("PRAGMA foreign_keys")).scalar() == 1


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    from alembic.autogenerate import compare_metadata

    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_latest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_an_existing_database_is_opened_as_it_is(url: str) -> None:
    first = Store(url)
    first.commit_now([new_table()])
    first.close()
    second = Store(url)
    assert revision(second.engine) == HEAD
    assert second.all_tables() == [TABLE]
    second.close()


def test_what_the_database_option_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert as_url("postgresql://club/games") == as_url("postgres://club/games") == "postgresql+psycopg://club/games"
    assert as_url("/srv/games.db") == "sqlite:////srv/games.db"
    assert as_url(None) == f"sqlite:///{tmp_path}/kleinstadt/kleinstadt.sqlite3"


def test_no_name_looks_like_an_option_of_a_command() -> None:
    assert not [name for name in (new_name() for _ in range(2000)) if name.startswith("-")]


@pytest.mark.parametrize("dialect", [sqlite.dialect(), postgresql.psycopg.dialect()], ids=databases.KINDS)
@pytest.mark.parametrize("what", STATEMENTS)
def test_every_statement_is_prepared_with_all_that_it_needs(what: str, dialect: sa.Dialect) -> None:
    compiled: Any = STATEMENTS[what].compile(dialect=dialect)
    names = [name for bind, name in compiled.bind_names.items() if bind.required]
    prepared = Prepared(what, names, dialect)
    values = prepared.values({name: f"<{name}>" for name in names})
    given = values if prepared.order is None else dict(zip(prepared.order, values, strict=True))
    assert given == {**{name: f"<{name}>" for name in names}, **prepared.fixed}


def test_tasks_of_a_loop_are_told_of_their_commit_and_may_give_up(store: Store) -> None:
    async def play() -> None:
        await store.commit([new_table()])
        tasks = [asyncio.create_task(store.commit([entry(number)])) for number in range(20)]
        spoiled = asyncio.create_task(store.commit([entry(0, "spoiled")]))
        given_up = asyncio.create_task(store.commit([entry(99)]))
        given_up.cancel()
        await asyncio.gather(*tasks)
        with pytest.raises(LostRace):
            await spoiled
        with pytest.raises(asyncio.CancelledError):
            await given_up
        late = asyncio.create_task(store.commit([entry(20)]))
        await asyncio.sleep(0)
        late.cancel()

    asyncio.run(play())
    asyncio.run(store.commit([entry(100)]))  # another loop
    assert lines(store)[:20] == ["x"] * 20
