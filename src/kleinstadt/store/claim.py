"""Who may work on a database: on a file one server, on PostgreSQL several of the same kind, and nobody else where
everything is moved. A process that ends, however it ends, gives it free."""

import sqlite3
import zlib
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from kleinstadt.store.database import engine_at

LOCK = 0x6B6C65696E  # a number that nobody else uses in this database
KINDS = 0x6B6C6569  # the class of those locks that say which kind of server is there


class InUse(RuntimeError):
    """Another server works on this database."""


class OtherKind(RuntimeError):
    """Servers of another version, or with other games, work on this database."""


class Claim(Protocol):
    def close(self) -> None: ...


def claim(url: sa.URL, kind: str = "") -> Claim:
    """`kind`: what all servers on one PostgreSQL must agree in; none: nobody else may be there."""
    return FileClaim(Path(str(url.database))) if url.get_backend_name() == "sqlite" else LineClaim(url, kind)


class FileClaim:
    """A lock of SQLite's own on a small file beside the database, which the system takes back."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse(f"another server works on {path}") from None
            raise

    def close(self) -> None:
        self.connection.close()


class LineClaim:
    """Locks of PostgreSQL's, which it takes back when the line is dead."""

    def __init__(self, url: sa.URL, kind: str) -> None:
        self.engine = engine_at(url)
        self.connection = self.engine.connect()
        try:
            self.share(kind) if kind else self.have()
        except Exception:
            self.close()
            raise
        self.connection.commit()  # the lock is the connection's, not the transaction's

    def have(self) -> None:
        if not self.connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK))).scalar():
            raise InUse("another server works on this database")

    def share(self, kind: str) -> None:
        if not shared(self.connection, kind):
            raise InUse("somebody has this database for themselves")
        others = sa.text(
            "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = :kinds AND objid <> :kind"
            " AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        if self.connection.execute(others, {"kinds": KINDS, "kind": numbered(kind)}).first() is not None:
            raise OtherKind("servers of another kind work on this database")

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()


def numbered(kind: str) -> int:
    return zlib.crc32(kind.encode()) & 0x7FFFFFFF


def shared(connection: sa.Connection, kind: str) -> bool:
    """A server of this kind is there as long as the connection stands; not where somebody has the database alone."""
    found: bool = connection.execute(sa.select(sa.func.pg_try_advisory_lock_shared(LOCK))).scalar_one()
    connection.execute(sa.select(sa.func.pg_try_advisory_lock_shared(KINDS, numbered(kind))))
    return found
