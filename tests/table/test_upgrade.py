"""A database of an older version is brought up to date with every running game in it."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import databases
from kleinstadt.store.database import engine_at
from kleinstadt.store.ids import PersonId, TableId, Token, hashed
from kleinstadt.store.migrate import HEAD, MIGRATIONS, revision
from kleinstadt.store.store import Store
from kleinstadt.table.opening import ByLink
from table.place import ADA, BO, Place, answer


def made_by(version: str, source: str, target: str) -> None:
    """A database with the schema of that version, and in it as much of another one as it has room for."""
    old, new = engine_at(source), engine_at(target)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with new.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    with old.connect() as reading, new.begin() as writing:
        for name in ("people", "tables", "seats", "sitters", "entries", "chat", "links", "positions"):
            there = {each["name"] for each in sa.inspect(reading).get_columns(name)}
            columns = [each["name"] for each in sa.inspect(writing).get_columns(name) if each["name"] in there]
            kept = sa.table(name, *[sa.column(each) for each in columns])
            for row in reading.execute(sa.select(kept)).mappings():
                writing.execute(sa.insert(kept).values(dict(row)))
        writing.exec_driver_sql("UPDATE tables SET changed_at = created_at")  # it did not move with the entries then
    assert revision(new) == version
    old.dispose()
    new.dispose()


def older_url(folder: Path) -> str:
    """Of a database beside the place's own."""
    older = folder / "older"
    older.mkdir()
    return databases.new_database(databases.USUAL, older)


async def games(place: Place) -> dict[str, TableId]:
    """One that waits for people, one that is over, one that runs."""
    found: dict[str, TableId] = {}
    for kind in ("open", "over", "running"):
        place.clock.now += 1000
        room = await place.seated(ByLink(), options={"days": 2}, begun=kind != "open")
        found[kind] = room.table.id
        place.clock.now += 500
        while kind == "over" and room.table.state == "running":
            [seat, *_] = room.table.playing().state.deciders()
            await answer(room, (ADA, BO)[seat])
        if kind == "running":
            await answer(room, ADA)
            await room.ask(lambda table: table.say(BO, "Hm."))
    return found


def test_a_database_of_version_0001_keeps_its_running_games(place: Place, tmp_path: Path) -> None:
    async def play() -> None:
        ids = await games(place)
        before = {kind: (await place.house.room(id)).table.info_for(ADA) for kind, id in ids.items()}
        url = older_url(tmp_path)
        made_by("0001", place.database, url)
        older = Place(url)
        older.clock.now = place.clock.now
        assert revision(older.house.store.engine) == HEAD
        listed = await older.house.tables_of(ADA)
        assert {info["id"]: info for info in listed} == {info["id"]: info for info in before.values()}
        assert [info["id"] for info in listed] == [ids["running"], ids["over"], ids["open"]]
        assert await older.another().tables_of(ADA) == listed, "now it is noted"
        running = await older.house.room(ids["running"])
        assert running.table.chat[0].text == "Hm."
        assert [seat.used for seat in running.table.seats] == [500, 500]
        await answer(running, BO)
        older.close()

    asyncio.run(play())


def test_the_time_of_the_latest_entry_becomes_the_time_of_the_latest_change(place: Place, tmp_path: Path) -> None:
    async def play() -> None:
        ids = await games(place)
        url = older_url(tmp_path)
        made_by("0001", place.database, url)
        store = Store(url)
        with store.engine.connect() as connection:
            query = sa.text("SELECT changed_at - created_at, deciding, used FROM tables WHERE id = :id")
            rows = {kind: tuple(connection.execute(query, {"id": id}).one()) for kind, id in ids.items()}
        store.close()
        assert rows["open"] == (0, "[]", "[]")
        assert rows["running"] == (500, None, "[500,500]")
        assert rows["over"][:2] == (500, None)

    asyncio.run(play())


def test_journals_can_be_checked_before_the_upgrade(place: Place, tmp_path: Path) -> None:
    """`kleinstadt replay --all` reads a database of an older version as it is."""

    async def play() -> None:
        await games(place)

    asyncio.run(play())
    url = older_url(tmp_path)
    made_by("0001", place.database, url)
    tests = Path(__file__).parents[1]
    done: Any = subprocess.run(
        [sys.executable, "-m", "kleinstadt.cli.main", "replay", "--all", "--json", "--database", url],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{tests}:{tests / 'plugins'}", "XDG_DATA_HOME": str(tmp_path), "LANG": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line)["over"] for line in done.stdout.splitlines()] == [True, False]
    engine = engine_at(url)
    assert revision(engine) == "0001"
    engine.dispose()


def test_a_cookie_of_version_0005_is_a_session_now(tmp_path: Path) -> None:
    url = older_url(tmp_path)
    engine = engine_at(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        row = {"id": "ada", "hash": hashed(Token("secret")), "url": "https://chat.example/"}
        connection.execute(sa.text("INSERT INTO people VALUES (:id, :hash, 1000000, 9000000000, :url)"), row)
    engine.dispose()
    newer = Place(url)
    known = asyncio.run(newer.house.people.known("secret"))
    assert known is not None
    assert (known.id, known.name) == ("ada", None)
    stored = newer.house.store.person(PersonId("ada"))
    assert stored is not None
    assert stored["notify_url"] == "https://chat.example/"
    newer.close()
