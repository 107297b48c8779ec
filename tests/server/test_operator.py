"""What the operator does at the command line reaches a server that is running, on a file and on PostgreSQL."""

import asyncio
import json
from pathlib import Path

import pytest

from cli.terminal import run
from kleinstadt.table.clock import HouseClock
from server.driving import Person, Server, seat_all, wish_for

PASSWORD = "a long walk"


def command(server: Server, home: Path, *words: str, lang: str = "en") -> str:
    done = run(home, *words, "--lang", lang, "--database", server.postgres or str(server.database))
    assert done.returncode == 0, done.stderr
    return done.stdout


def refusal(server: Server, home: Path, *words: str) -> str:
    done = run(home, *words, "--database", server.postgres or str(server.database))
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


async def in_thread(server: Server, home: Path, *words: str) -> str:
    return await asyncio.to_thread(command, server, home, *words)


async def with_account(person: Person, name: str) -> None:
    made = await person.http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text


async def end_of(person: Person) -> int:
    """The code by which the server closes this screen."""
    assert person.socket is not None
    await person.socket.wait_closed()
    return person.socket.close_code or 0


def test_people_and_tables_are_listed(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), ["Ada", "Bo"])
        await with_account(bo, "Bodo")
        people = [json.loads(line) for line in (await in_thread(server, tmp_path, "people", "--json")).splitlines()]
        [found] = [each for each in people if each["account"] == "Bodo"]
        assert (found["names"], found["tables"], found["sessions"]) == (["Bo"], 1, 1)
        tables = [json.loads(line) for line in (await in_thread(server, tmp_path, "tables", "--json")).splitlines()]
        [table] = [each for each in tables if each["id"] == ada.table]
        assert (table["game"], table["state"], table["names"]) == ("tiny_towns", "running", ["Person 0", "Bo"])
        assert "Bodo (Konto): Tische: 1" in command(server, tmp_path, "people", "list", "bodo", lang="de")
        assert "tiny_towns (läuft): Person 0, Bo" in command(server, tmp_path, "tables", lang="de")
        for person in (ada, bo):
            await person.close()

    asyncio.run(play())


def test_a_table_that_is_closed_sends_its_screens_away(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), ["Ada", "Bo"])
        assert "--yes" in await asyncio.to_thread(refusal, server, tmp_path, "tables", "close", ada.table)
        await in_thread(server, tmp_path, "tables", "close", ada.table, "--yes")
        assert [await end_of(person) for person in (ada, bo)] == [4404, 4404]
        assert (await ada.http.get(f"/api/tables/{ada.table}")).status_code == 404
        for person in (ada, bo):
            await person.close()

    asyncio.run(play())


def test_who_is_removed_is_nobody_and_a_bot_plays_on(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), ["Ada", "Bo"])
        people = (await in_thread(server, tmp_path, "people", "--json")).splitlines()
        [(owner,)] = server.sql("SELECT owner FROM seats WHERE table_id = :id AND seat = 1", id=ada.table)
        assert owner in [json.loads(line)["id"] for line in people]
        await in_thread(server, tmp_path, "people", "remove", owner, "--yes")
        assert await end_of(bo) == 4401
        await ada.until(lambda each: each.info is not None and each.info["seats"][1]["kind"] == "bot")
        assert (await bo.http.get("/api/account")).json()["known"] is False
        assert "nobody" in await asyncio.to_thread(refusal, server, tmp_path, "people", "remove", owner, "--yes")
        for person in (ada, bo):
            await person.close()

    asyncio.run(play())


def test_sessions_end_at_the_operators_word(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), ["Ada", "Bo"])
        await bo.drop()
        await with_account(bo, "Bella")
        await bo.connect(fresh=True)
        await bo.until(lambda each: each.screen is not None)
        await in_thread(server, tmp_path, "people", "sign-out", "bella")
        assert await end_of(bo) == 4401
        assert (await bo.http.get("/api/account")).json()["name"] is None
        again = await bo.http.post("/api/account/sign_in", json={"name": "Bella", "password": PASSWORD})
        assert again.status_code == 200
        for person in (ada, bo):
            await person.close()

    asyncio.run(play())


def test_a_forgotten_password_is_replaced(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        person = Person(server, "Carl")
        await with_account(person, "Carl")
        said = await in_thread(server, tmp_path, "people", "password", "Carl")
        fresh = said.split()[-1]
        assert (await person.http.get("/api/account")).json()["name"] is None
        old = await person.http.post("/api/account/sign_in", json={"name": "Carl", "password": PASSWORD})
        assert old.status_code == 401
        new = await person.http.post("/api/account/sign_in", json={"name": "Carl", "password": fresh})
        assert new.status_code == 200
        await person.close()

    asyncio.run(play())


def test_a_guest_has_no_password(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        person = Person(server, "Dana")
        await person.open(wish_for("tiny_towns", 1, 1))
        [(owner,)] = server.sql("SELECT owner FROM seats WHERE table_id = :id AND seat = 0", id=person.table)
        said = await asyncio.to_thread(refusal, server, tmp_path, "people", "password", owner)
        assert "no account" in said
        await person.close()

    asyncio.run(play())


OLD_TABLE = """
INSERT INTO tables (id, game, rules_version, options, seats, seed, pace, state, created_at, changed_at)
VALUES (:id, 'tiny_towns', 1, '{}', 1, '0', '{}', 'over', 0, 0)
"""


@pytest.mark.parametrize(
    "words", [("-W0kabcdefgh", "--yes"), ("--yes", "-W0kabcdefgh"), ("--yes", "--", "-W0kabcdefgh")]
)
def test_an_id_of_old_that_begins_like_an_option_names_a_row(
    server: Server, tmp_path: Path, words: tuple[str, ...]
) -> None:
    server.sql(OLD_TABLE, id="-W0kabcdefgh")
    came = HouseClock()()  # a running server soon forgets a guest who came long ago
    server.sql("INSERT INTO people (id, created_at) VALUES (:id, :came)", id="-W0kabcdefgh", came=came)
    place = "--database", server.postgres or str(server.database)
    for command, action, table in (("tables", "close", "tables"), ("people", "remove", "people")):
        done = run(tmp_path, command, *place, action, *words)
        assert (done.returncode, done.stderr) == (0, "")
        assert server.sql(f"SELECT id FROM {table} WHERE id = :id", id="-W0kabcdefgh") == []


def test_a_name_that_begins_like_an_option_is_told_after_two_dashes(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        person = Person(server, "Eva")
        await with_account(person, "-eva")
        await person.close()

    asyncio.run(play())
    place = "--database", server.postgres or str(server.database)
    done = run(tmp_path, "people", *place, "sign-out", "--", "-eva")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for name in ("people", "tables"):
        done = run(tmp_path, name, "--database", str(tmp_path / "none.sqlite3"))
        assert done.returncode == 2
        assert not (tmp_path / "none.sqlite3").exists()
