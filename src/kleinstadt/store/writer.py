"""The one writer: a thread that commits whatever has gathered since its last commit in one transaction."""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import groupby
from operator import attrgetter

import sqlalchemy as sa

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.file import FileGone
from kleinstadt.store.notices import announce, notices
from kleinstadt.store.prepared import Statements
from kleinstadt.store.schema import tables
from kleinstadt.store.waiting import Waiting
from kleinstadt.store.writes import GUARDED, STATEMENTS, Write

Batch = tuple[Sequence[Write], Waiting]
MOST_AT_ONCE = 500
RANKS = {what: number for number, what in enumerate(STATEMENTS)}
ROWS = ("its_id", "its_table", "table_id", "its_token_hash", "its_place", "place", "id")  # whose row it is
CLASHES = ("40001", "40P01")  # PostgreSQL: two transactions stood in each other's way, and this one gave in
LOCKED = (
    sa.select(tables.c.id, tables.c.version)
    .where(tables.c.id == sa.any_(sa.bindparam("ids", type_=sa.ARRAY(sa.String))))
    .order_by(tables.c.id)  # so that no two servers wait for each other
    .with_for_update(key_share=True)
)


class LostRace(KleinstadtError):
    """Another server wrote that first. Nothing of this batch was written."""

    def __init__(self) -> None:
        super().__init__("lost_race", {}, "Somebody else was faster.")


class Writer:
    def __init__(self, engine: sa.Engine, check: Callable[[], None]) -> None:
        """`check` fails where what is written would not be found again."""
        self.engine = engine
        self.check = check
        self.worker = ""  # the name under which others are told of every commit; empty: there are no others
        self.connection: sa.Connection | None = None
        self.statements = Statements(engine.dialect)
        self.waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.commits = 0
        self.failures = 0
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def commit(self, writes: Sequence[Write]) -> "Future[None]":
        """All of these or none; the future is done when they are on disk, or holds LostRace."""
        future: Future[None] = Future()
        self.write(writes, future)
        return future

    def write(self, writes: Sequence[Write], waiting: Waiting) -> None:
        """The same for somebody who waits already."""
        self.waiting.put((writes, waiting))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        stop = False
        while not stop:
            batch = self.waiting.get()
            if batch is None:
                break
            batches = [batch]
            while len(batches) < MOST_AT_ONCE and not self.waiting.empty() and not stop:
                more = self.waiting.get()
                if more is None:
                    stop = True
                else:
                    batches.append(more)
            self.group([batch for batch in batches if batch[1].set_running_or_notify_cancel()])
        self.hang_up()

    def group(self, batches: Sequence[Batch]) -> None:
        """One commit for all; if one of them spoils it, half of them at a time. Whoever gave up waiting before this
        point is not among them; from here on nobody can."""
        error = self.attempt(batches)
        if error is None or len(batches) == 1 or isinstance(error, (sa.exc.OperationalError, FileGone)):
            for _, future in batches:
                if not future.done():  # those that were late know it
                    settle(future, error)
            return
        half = len(batches) // 2
        self.group(batches[:half])
        self.group(batches[half:])

    def attempt(self, batches: Sequence[Batch]) -> Exception | None:
        try:
            self.check()
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                late = late_ones(self.connection, batches) if self.worker and len(batches) > 1 else set()
                writes = [write for batch in batches if batch[1] not in late for write in batch[0]]
                write_all(self.connection, self.statements, writes)
                if self.worker:
                    announce(self.connection, notices(self.worker, writes))
            self.check()
            self.commits += 1
            for future in late:
                settle(future, LostRace())
        except (sa.exc.IntegrityError, LostRace):
            return LostRace()
        except sa.exc.OperationalError as error:
            return self.failed(LostRace() if getattr(error.orig, "sqlstate", None) in CLASHES else error)
        except Exception as error:  # a full disk, a lost connection: whoever waits has to know
            return self.failed(error)
        return None

    def failed(self, error: Exception) -> Exception:
        self.failures += not isinstance(error, LostRace)
        self.hang_up()
        return error

    def hang_up(self) -> None:
        """After a failure the next commit begins on a connection of which nothing bad is known."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            with suppress(Exception):
                connection.close()


def late_ones(connection: sa.Connection, batches: Sequence[Batch]) -> set[Waiting]:
    """Those that expect another version of a table than is stored: one of them would spoil the commit for all. From
    here on the tables of the others wait for this commit."""
    expected = [(write.row, future) for writes, future in batches for write in writes if write.what == "table"]
    found = connection.execute(LOCKED, {"ids": [row["its_id"] for row, _ in expected]})
    stored: dict[str, int] = {row.id: row.version for row in found}
    return {future for row, future in expected if stored.get(row["its_id"], row["its_version"]) != row["its_version"]}


def write_all(connection: sa.Connection, statements: Statements, writes: list[Write]) -> None:
    """In the order of STATEMENTS, so that those of one kind go together, whoever they are from; within it in the order
    of the rows, so that no two servers wait for each other."""
    for what, group in groupby(sorted(writes, key=rank), attrgetter("what")):
        rows = [write.row for write in group]
        met = statements.execute(connection, what, rows)
        if what in GUARDED and met != len(rows):
            raise LostRace


def rank(write: Write) -> tuple[int, str]:
    return RANKS[write.what], next((write.row[name] for name in ROWS if name in write.row), "")


def settle(future: Waiting, error: Exception | None) -> None:
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
