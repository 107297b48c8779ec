"""The server's database, as the command line meets it: refused in a sentence, or read without changing anything."""

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError

from kleinstadt.cli.words import Refusal
from kleinstadt.store.claim import InUse, OtherKind, claim
from kleinstadt.store.database import as_url, engine_at
from kleinstadt.store.migrate import HEAD, revision
from kleinstadt.store.schema import entries, tables
from kleinstadt.store.store import Store

KINDS = ("sqlite", "postgresql")
NOT_BEGUN = "open"
HEADER = [tables.c[name] for name in ("id", "game", "rules_version", "options", "seats", "seed")]  # in every version
PASSWORD = re.compile(r"(://[^:@/]*:).*@")  # in an address that cannot be read
MIGRATED = "alembic_version"  # every database of ours has this table


@contextmanager
def held(database: str, kind: str = "") -> Iterator[None]:
    """A database for a server: opened as a server does, before there is one, so that it is made, brought up to date
    or refused. As long as it is held no other server can have it, unless it is one of this kind, on PostgreSQL."""
    url = address(database)
    with told(url):
        if is_foreign(url):
            raise Refusal("cli-no-database", file=name_of(url))
    with claimed(url, kind):
        with told(url):
            Store(url.render_as_string(hide_password=False)).close()
        yield


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """A database as a server beside us has it, or had it last; one of another version is left alone."""
    url = address(database)
    present(url)
    with told(url):
        engine = engine_at(url)
        try:
            at = revision(engine)
        finally:
            engine.dispose()
        if at != HEAD:
            raise Refusal("cli-no-database" if at is None else "cli-other-database", file=name_of(url))
        store = Store(url.render_as_string(hide_password=False))
        try:
            yield store
        finally:
            store.close()


def day(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(milliseconds / 1000))


@contextmanager
def claimed(url: sa.URL, kind: str = "") -> Iterator[None]:
    """Nobody else works on this database; or only servers of this kind."""
    with told(url):
        ours = claim(url, kind)
    try:
        yield
    finally:
        ours.close()


def file_at(url: sa.URL) -> Path:
    """Where a SQLite database lies; others are copied by their own tools."""
    if url.get_backend_name() != "sqlite":
        raise Refusal("cli-own-tools", kind=url.get_backend_name())
    return Path(str(url.database))


def stored_journals(database: str) -> Iterator[tuple[str, list[str]]]:
    """The id of each table and the lines of its journal; nothing where there is no database yet. Nothing is changed in
    it: the check comes before an upgrade."""
    url = address(database)
    if database:
        present(url)
    elif not Path(str(url.database)).is_file():
        return
    with told(url):
        engine = sa.create_engine(url)
        try:
            with engine.connect() as connection:
                for row in connection.execute(sa.select(*HEADER).where(tables.c.state != NOT_BEGUN)).mappings():
                    yield row["id"], journal_of(connection, row)
        finally:
            engine.dispose()


def present(url: sa.URL) -> None:
    """A file that is not there is no database; SQLite would make one."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise Refusal("cli-no-database", file=name_of(url))


def address(database: str) -> sa.URL:
    """What `--database` means."""
    try:
        url = sa.make_url(as_url(database))
    except (sa.exc.ArgumentError, ValueError, RuntimeError):  # no address; no port; the home of somebody who has none
        raise Refusal("cli-cannot-open", file=PASSWORD.sub(r"\1***@", database)) from None
    if url.get_backend_name() == "postgresql" and not url.database:
        raise Refusal("cli-database-nameless", file=PASSWORD.sub(r"\1***@", database))
    if url.get_backend_name() not in KINDS or url.database in (None, "", ":memory:"):
        raise Refusal("cli-database-kind", kind=url.drivername)
    return url


def is_foreign(url: sa.URL) -> bool:
    """Whether it belongs to another program."""
    engine = engine_at(url)
    try:
        names = sa.inspect(engine).get_table_names()
    finally:
        engine.dispose()
    return bool(names) and MIGRATED not in names


@contextmanager
def told(url: sa.URL) -> Iterator[None]:
    """Whatever is wrong with a database, in a sentence."""
    try:
        yield
    except ImportError as error:
        raise Refusal("cli-no-driver", module=str(error.name)) from None
    except InUse:
        raise Refusal("cli-database-in-use", file=name_of(url)) from None
    except OtherKind:
        raise Refusal("cli-other-servers", file=name_of(url)) from None
    except (sa.exc.OperationalError, sqlite3.Error, OSError):
        raise Refusal("cli-cannot-open", file=name_of(url)) from None
    except sa.exc.SQLAlchemyError:
        raise Refusal("cli-no-database", file=name_of(url)) from None
    except CommandError:  # a migration that we do not have
        raise Refusal("cli-newer-database", file=name_of(url)) from None


def name_of(url: sa.URL) -> str:
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def journal_of(connection: sa.Connection, row: sa.RowMapping) -> list[str]:
    header = {name: row[name] for name in ("game", "rules_version", "seats", "seed")}
    header["options"] = json.loads(row["options"])
    lines = sa.select(entries.c.line).where(entries.c.table_id == row["id"]).order_by(entries.c.number)
    return [json.dumps(header), *connection.execute(lines).scalars()]
