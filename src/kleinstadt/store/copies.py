"""Copies of a SQLite database: taken while a server writes to it, and put back in its place."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

NEIGHBOURS = ("-wal", "-shm")  # what SQLite keeps beside a file


def copy(source: Path, target: Path) -> int:
    """Everything that was committed until now, in a file of its own; how many tables that are. The target appears when
    it is whole and on disk, or not at all."""
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(opened(source)) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
            count = checked(writing)
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def put_back(copied: Path, place: Path) -> tuple[int, Path | None]:
    """A copy takes the place of a database that nobody uses now: how many tables it has, and where the one of before
    lies from now on."""
    fresh = place.with_name(place.name + ".restored")
    count = copy(copied, fresh)
    try:
        before = set_aside(place) if place.exists() else None
        fresh.rename(place)
    finally:
        fresh.unlink(missing_ok=True)
    return count, before


def set_aside(place: Path) -> Path:
    """With everything that SQLite still kept beside it."""
    with closing(opened(place)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    place.rename(before)
    for ending in NEIGHBOURS:
        place.with_name(place.name + ending).unlink(missing_ok=True)
    return before


def opened(path: Path) -> sqlite3.Connection:
    """One that is there already: SQLite would make a new one."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)


def checked(database: sqlite3.Connection) -> int:
    """How many tables of ours are in it. DatabaseError if it is broken or none of ours."""
    [verdict] = database.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    database.execute("SELECT version_num FROM alembic_version").fetchone()
    count: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count
