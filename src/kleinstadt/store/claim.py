"""One server a database: nobody else works on it as long as it is claimed. A process that ends, however it ends, gives
it free."""

import sqlite3
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from kleinstadt.store.store import engine_at

LOCK = 0x6B6C65696E  # a number that nobody else uses in this database


class InUse(RuntimeError):
    """Another server works on this database."""


class Claim(Protocol):
    def close(self) -> None: ...


def claim(url: sa.URL) -> Claim:
    return FileClaim(Path(str(url.database))) if url.get_backend_name() == "sqlite" else LineClaim(url)


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
    """A lock of PostgreSQL's, which it takes back when the line is dead."""

    def __init__(self, url: sa.URL) -> None:
        self.engine = engine_at(url)
        self.connection = self.engine.connect()
        if not self.connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK))).scalar():
            self.close()
            raise InUse("another server works on this database")
        self.connection.commit()  # the lock is the connection's, not the transaction's

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()
