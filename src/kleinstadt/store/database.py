"""Where a database is, and connections to it."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path

from kleinstadt.store.file import DatabaseFile

PATIENCE = {"connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
PATIENCE |= {"tcp_user_timeout": 20_000}  # with a PostgreSQL that is reached over a network: what is silent is dead
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}  # psycopg 3, whatever one writes


def default_url() -> str:
    """SQLite in the user's data folder."""
    return url_of_file(user_data_path("kleinstadt", appauthor=False, ensure_exists=True) / "kleinstadt.sqlite3")


def url_of_file(path: Path) -> str:
    return f"sqlite:///{path}"


def as_url(database: str | None) -> str:
    """What `--database` may be: nothing, a file, or an address."""
    if not database:
        return default_url()
    if "://" not in database:
        return url_of_file(Path(database).expanduser())
    kind, rest = database.split("://", 1)
    return f"{DRIVERS.get(kind, kind)}://{rest}"


def file_of(url: sa.URL) -> DatabaseFile | None:
    """Where a SQLite database lies; None for others, and for those in memory."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return DatabaseFile(Path(str(url.database)))


def engine_at(url: str | sa.URL) -> sa.Engine:
    """Connections to a database. PostgreSQL may have been started anew since one was last used, which is looked at
    before; a move that was acknowledged survives a power cut there, too, whatever is usual on that server. Errors, and
    so the log, never name what was written."""
    if sa.make_url(url).get_backend_name() == "postgresql":
        lasting = {"options": "-c synchronous_commit=on"}
        return sa.create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args={**lasting, **PATIENCE})
    engine = sa.create_engine(url, hide_parameters=True)
    sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """A move that was acknowledged survives a power cut: write-ahead log, synced at every commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
