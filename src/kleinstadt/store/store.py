"""The store: opens or makes the database, writes through the one writer, reads on connections of its own."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple

import sqlalchemy as sa

from kleinstadt.store.database import engine_at, file_of
from kleinstadt.store.ids import PersonId, TableId, TokenHash
from kleinstadt.store.migrate import migrate
from kleinstadt.store.schema import (
    accounts,
    attendance,
    browsers,
    calls,
    chat,
    entries,
    kept_games,
    kin,
    links,
    mailboxes,
    muted,
    pads,
    people,
    positions,
    seats,
    secrets,
    service,
    sessions,
    sitters,
    tables,
    tidings,
    workers,
)
from kleinstadt.store.waiting import Post, Task
from kleinstadt.store.writer import Writer
from kleinstadt.store.writes import Write

Row = sa.RowMapping


class StoredTable(NamedTuple):
    """Everything that is known of a table, or of its journal and its chat what is new."""

    table: Row
    seats: list[Row]
    sitters: list[Row]
    entries: list[Row]
    chat: list[Row]
    links: list[Row]
    position: Row | None
    attendance: list[Row]  # through the servers that are there


class ListedTable(NamedTuple):
    """As much of a table as a list needs."""

    table: Row
    seats: list[Row]
    attendance: list[Row]


class Reach(NamedTuple):
    """The ways on which somebody is told of their turn at a table, if they want to be."""

    url: str | None
    browsers: list[Row]
    muted: bool
    mail: bool


class Kept(NamedTuple):
    """Somebody's kept games: the present version, and rows of games in the order in which they came."""

    version: int
    games: list[Row]


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_at(url)
        migrate(self.engine)
        self.file = file_of(self.engine.url)
        sa.event.listen(self.engine, "do_connect", self.look)
        self.writer = Writer(self.engine, self.check)
        self.post: Post | None = None  # into the event loop from which something was committed last

    @property
    def shared(self) -> bool:
        """Whether several servers may work on it."""
        return self.engine.dialect.name == "postgresql"

    def check(self) -> None:
        """The file that is written to is the one that will be found after a restart."""
        if self.file is not None:
            self.file.check()

    def look(self, *connecting: object) -> None:
        """Before a connection is made: SQLite would make a new file where ours is gone."""
        self.check()

    async def commit(self, writes: Sequence[Write]) -> None:
        """Returns when the writes are on disk."""
        loop = asyncio.get_running_loop()
        if self.post is None or self.post.loop is not loop:
            self.post = Post(loop)
        task = Task(self.post)
        self.writer.write(writes, task)
        await task.future

    def commit_now(self, writes: Sequence[Write]) -> None:
        future: Future[None] = self.writer.commit(writes)
        future.result()

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # -- reading -------------------------------------------------------------------------------------------------

    def load_table(self, id: TableId, entry: int = 0, line: int = 0) -> StoredTable | None:
        """Of the journal what comes from this entry on, of the chat what comes from this line on, at one moment."""
        with self.engine.connect() as connection:
            if connection.dialect.name == "postgresql":  # others may write between two looks
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            table = first(connection, sa.select(tables).where(tables.c.id == id))
            if table is None:
                return None
            past = entries.c.table_id == id, entries.c.number >= entry
            said = chat.c.table_id == id, chat.c.number >= line
            kept = positions if entry == 0 else positions.c.entries
            return StoredTable(
                table,
                every(connection, sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)),
                every(
                    connection,
                    sa.select(sitters).where(sitters.c.table_id == id).order_by(sitters.c.seat, sitters.c.number),
                ),
                every(connection, sa.select(entries).where(*past).order_by(entries.c.number)),
                every(connection, sa.select(chat).where(*said).order_by(chat.c.number)),
                every(connection, sa.select(links).where(links.c.table_id == id)),
                first(connection, sa.select(kept).where(positions.c.table_id == id)),
                every(connection, attending([id])),
            )

    def version_of(self, id: TableId) -> int | None:
        """None where there is no such table any more."""
        with self.engine.connect() as connection:
            found: int | None = connection.execute(sa.select(tables.c.version).where(tables.c.id == id)).scalar()
            return found

    def session(self, token: TokenHash) -> Row | None:
        """With the name of the account, where somebody has signed in."""
        signed_in = sa.select(sessions, accounts.c.name).outerjoin(accounts, accounts.c.person == sessions.c.person)
        with self.engine.connect() as connection:
            return first(connection, signed_in.where(sessions.c.token_hash == token))

    def sessions_of(self, person: PersonId, now: int) -> list[Row]:
        """The latest first."""
        valid = sessions.c.person == person, sessions.c.expires_at > now
        with self.engine.connect() as connection:
            return every(connection, sa.select(sessions).where(*valid).order_by(sessions.c.created_at.desc()))

    def account(self, name_key: str) -> Row | None:
        with self.engine.connect() as connection:
            return first(connection, sa.select(accounts).where(accounts.c.name_key == name_key))

    def account_of(self, person: PersonId) -> Row | None:
        with self.engine.connect() as connection:
            return first(connection, sa.select(accounts).where(accounts.c.person == person))

    def kept_since(self, person: PersonId, version: int) -> Kept | None:
        """The present version of somebody's kept games and what came after this one; None without an account."""
        later = kept_games.c.person == person, kept_games.c.version > version
        with self.engine.connect() as connection:
            if connection.dialect.name == "postgresql":  # others may write between two looks
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            now: int | None = connection.execute(sa.select(accounts.c.kept).where(accounts.c.person == person)).scalar()
            if now is None:
                return None
            order = kept_games.c.version, kept_games.c.id
            return Kept(now, every(connection, sa.select(kept_games).where(*later).order_by(*order)))

    def kept_dates(self, person: PersonId) -> dict[str, str]:
        """When each kept game of theirs was last changed, by its id."""
        mine = sa.select(kept_games.c.id, kept_games.c.changed).where(kept_games.c.person == person)
        with self.engine.connect() as connection:
            return {row["id"]: row["changed"] for row in every(connection, mine)}

    def kin_of(self, person: PersonId) -> frozenset[PersonId]:
        """Whose hands this person may know, because they were signed in and out in one browser."""
        pairs = sa.or_(kin.c.person == person, kin.c.other == person)
        with self.engine.connect() as connection:
            found = every(connection, sa.select(kin).where(pairs))
        return frozenset([PersonId(name) for row in found for name in (row["person"], row["other"])]) - {person}

    def tidings(self) -> list[Row]:
        with self.engine.connect() as connection:
            return every(connection, sa.select(tidings))

    def person(self, id: PersonId) -> Row | None:
        with self.engine.connect() as connection:
            return first(connection, sa.select(people).where(people.c.id == id))

    def idle_guests(self, before: int, most: int) -> list[PersonId]:
        """Who came, was not here since then, and has nothing: no seat (nor had one), no table, no account, nobody who
        is signed in over them, no notices. Nobody has kept games without an account."""
        traces = [seats.c.owner, seats.c.person, sitters.c.person, tables.c.host]
        traces += [sessions.c.guest, accounts.c.person, browsers.c.person]
        busy = sa.union_all(
            *[sa.select(trace).where(trace.is_not(None)) for trace in traces],
            sa.select(sessions.c.person).where(sessions.c.seen_at >= before),
        )
        idle = sa.select(people.c.id).where(people.c.created_at < before, people.c.notify_url.is_(None))
        with self.engine.connect() as connection:
            found = connection.execute(idle.where(people.c.id.not_in(busy)).limit(most)).scalars()
            return [PersonId(id) for id in found]

    def table_of_link(self, token: TokenHash) -> TableId | None:
        with self.engine.connect() as connection:
            row = first(connection, sa.select(links.c.table_id).where(links.c.token_hash == token))
            return None if row is None else TableId(row["table_id"])

    def tables_of(self, person: PersonId, most: int) -> list[ListedTable]:
        """The tables where this person has or had a seat or is host, the latest first."""
        mine = sa.union(
            sa.select(seats.c.table_id).where(seats.c.owner == person),
            sa.select(seats.c.table_id).where(seats.c.person == person),
            sa.select(tables.c.id).where(tables.c.host == person),
        )
        latest = sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed_at.desc()).limit(most)
        with self.engine.connect() as connection:
            found = every(connection, latest)
            ids = [row["id"] for row in found]
            sitting = every(connection, sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
            looking = every(connection, attending(ids))
        return [
            ListedTable(
                row,
                [seat for seat in sitting if seat["table_id"] == row["id"]],
                [each for each in looking if each["place"] == row["id"]],
            )
            for row in found
        ]

    def every_table_of(self, person: PersonId) -> list[TableId]:
        """Where this person has a seat or is host."""
        seated = sa.or_(seats.c.owner == person, seats.c.person == person)
        mine = sa.union(
            sa.select(seats.c.table_id).where(seated), sa.select(tables.c.id).where(tables.c.host == person)
        )
        with self.engine.connect() as connection:
            return [TableId(id) for id in connection.execute(mine).scalars()]

    def phones(self, token: TokenHash, but: str) -> int:
        """How many have this pad open through other workers than this one."""
        with self.engine.connect() as connection:
            return sum(row["watchers"] for row in every(connection, attending([token])) if row["worker"] != but)

    def pad(self, token: TokenHash) -> Row | None:
        with self.engine.connect() as connection:
            return first(connection, sa.select(pads).where(pads.c.token_hash == token))

    def count_pads(self) -> int:
        with self.engine.connect() as connection:
            found: int = connection.execute(sa.select(sa.func.count()).select_from(pads)).scalar_one()
            return found

    def served(self) -> int:
        """The milliseconds that a server was there so far."""
        self.check()
        with self.engine.connect() as connection:
            found: int = connection.execute(sa.select(service.c.served)).scalar_one()
            return found

    def due_tables(self, served: int) -> list[TableId]:
        """Where somebody is late."""
        late = sa.select(tables.c.id).where(tables.c.due <= served, tables.c.state == "running")
        with self.engine.connect() as connection:
            return [TableId(row["id"]) for row in every(connection, late)]

    def orphans(self, worker: str) -> list[TableId]:
        """Where bots have to decide and this worker is said to think for them, or one that does not look on there."""
        thinks = sa.select(attendance.c.worker).where(
            attendance.c.place == tables.c.id,
            attendance.c.worker == tables.c.thinker,
            attendance.c.worker.in_(sa.select(workers.c.id)),
        )
        waiting = sa.select(tables.c.id).where(tables.c.thinker.is_not(None), tables.c.state == "running")
        with self.engine.connect() as connection:
            found = every(connection, waiting.where(sa.or_(tables.c.thinker == worker, ~thinks.exists())))
            return [TableId(row["id"]) for row in found]

    def secret(self, name: str) -> str | None:
        with self.engine.connect() as connection:
            found: str | None = connection.execute(sa.select(secrets.c.value).where(secrets.c.name == name)).scalar()
            return found

    def reach(self, person: PersonId, table: TableId) -> Reach:
        silent = sa.select(muted).where(muted.c.table_id == table, muted.c.person == person)
        with self.engine.connect() as connection:
            url = connection.execute(sa.select(people.c.notify_url).where(people.c.id == person)).scalar()
            found = every(connection, sa.select(browsers).where(browsers.c.person == person))
            mail = first(connection, sa.select(mailboxes.c.id).where(mailboxes.c.person == person, takes_mail()))
            return Reach(url, found, first(connection, silent) is not None, mail is not None)

    def language_of(self, endpoint_hash: str, person: PersonId) -> str | None:
        """Of a browser of theirs; None if it is not."""
        mine = browsers.c.endpoint_hash == endpoint_hash, browsers.c.person == person
        with self.engine.connect() as connection:
            found: str | None = connection.execute(sa.select(browsers.c.lang).where(*mine)).scalar()
            return found

    def has_seat(self, person: PersonId, table: TableId) -> bool:
        mine = sa.or_(seats.c.owner == person, seats.c.person == person)
        with self.engine.connect() as connection:
            return first(connection, sa.select(seats.c.seat).where(seats.c.table_id == table, mine)) is not None

    def muted_by(self, person: PersonId) -> list[TableId]:
        with self.engine.connect() as connection:
            return [
                TableId(row["table_id"]) for row in every(connection, sa.select(muted).where(muted.c.person == person))
            ]

    def uncalled(self, most: int) -> list[TableId]:
        """Where somebody who wants to be told has to decide, and may not have been told; the latest first."""
        wanting = sa.union(
            sa.select(browsers.c.person),
            sa.select(people.c.id).where(people.c.notify_url.is_not(None)),
            sa.select(mailboxes.c.person).where(takes_mail()),
        )
        told = sa.and_(calls.c.table_id == seats.c.table_id, calls.c.seat == seats.c.seat)
        where = tables.join(seats, seats.c.table_id == tables.c.id).outerjoin(calls, told)
        untold = sa.or_(calls.c.seat.is_(None), ~calls.c.done, calls.c.at < tables.c.changed_at)
        found = sa.select(tables.c.id, tables.c.deciding, seats.c.seat).select_from(where)
        found = found.where(tables.c.state == "running", seats.c.person.in_(wanting), untold)
        with self.engine.connect() as connection:
            rows = every(connection, found.order_by(tables.c.changed_at.desc()))
        ids = [TableId(row["id"]) for row in rows if row["seat"] in json.loads(row["deciding"] or "[]")]
        return list(dict.fromkeys(ids))[:most]

    def all_tables(self) -> list[TableId]:
        with self.engine.connect() as connection:
            return [
                TableId(row["id"]) for row in every(connection, sa.select(tables.c.id).order_by(tables.c.created_at))
            ]


def takes_mail() -> sa.ColumnElement[bool]:
    return sa.and_(mailboxes.c.address != "", mailboxes.c.notices)


def attending(places: Sequence[str]) -> sa.Select[Any]:
    """Who looks on through servers that are there."""
    there = attendance.c.worker.in_(sa.select(workers.c.id))
    return sa.select(attendance).where(attendance.c.place.in_(places), there)


def first(connection: sa.Connection, query: sa.Select[Any]) -> Row | None:
    return connection.execute(query).mappings().first()


def every(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return list(connection.execute(query).mappings())
