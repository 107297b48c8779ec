"""A server's line to the others on the same PostgreSQL: it says again and again that it is there, hears what others
have changed, and notices who is gone. A line that breaks is made anew.

Who is there is known from the database alone, and by its clock: whoever has not been heard of for a while is taken off
the list, with everything it attended to. One that was only held up finds that out and enters itself again.
"""

import logging
import secrets
import threading
import time
from collections.abc import Callable

import sqlalchemy as sa

from kleinstadt.store.claim import shared
from kleinstadt.store.database import engine_at
from kleinstadt.store.notices import ANY, CHANNEL, Notice, announce, heard, notices_of
from kleinstadt.store.schema import attendance, workers

BEAT = 2.0  # seconds from one sign of life to the next
LEASE = 8.0  # seconds without one, then a worker counts as gone
LISTEN = 0.5  # seconds after which a line that is to end notices it at the latest
AGAIN = 0.25  # seconds until a line that broke is tried anew

log = logging.getLogger("kleinstadt.store")
now = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


def new_worker() -> str:
    return secrets.token_urlsafe(6)


class Line:
    def __init__(self, url: str | sa.URL, worker: str, hear: Callable[[Notice], None], kind: str = "") -> None:
        """`hear` is called in a thread of its own. `kind`: as in `claim`. Returns when the worker is entered and hears
        others."""
        self.engine = engine_at(url)
        self.worker = worker
        self.hear = hear
        self.kind = kind
        self.stopped = threading.Event()
        self.up = threading.Event()
        self.thread = threading.Thread(target=self.run, name="store-line", daemon=True)
        self.thread.start()
        self.up.wait(LEASE)

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                with self.engine.connect() as connection:
                    self.listen(connection.execution_options(isolation_level="AUTOCOMMIT"))
            except Exception as error:  # PostgreSQL is away; it may be back soon
                log.warning("the line to the other servers broke: %s", type(error).__name__)
                self.engine.dispose()
            self.stopped.wait(AGAIN)

    def listen(self, connection: sa.Connection) -> None:
        driver = connection.connection.driver_connection
        assert driver is not None
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")
        if self.kind:  # PostgreSQL may have been started anew since it was claimed
            shared(connection, self.kind)
        begun = time.monotonic()
        beat = begun
        self.enter(connection)
        self.up.set()
        while not self.stopped.is_set():
            for note in driver.notifies(timeout=LISTEN):
                self.take(heard(note.payload))
            if time.monotonic() - beat >= BEAT:
                beat = time.monotonic()
                if not self.sign(connection):  # held up for so long that others took it for gone
                    self.enter(connection)
                if beat - begun >= LEASE:  # the others have had the time to say something, too
                    self.bury(connection)

    def take(self, notice: Notice) -> None:
        if notice.by != self.worker:
            self.hear(notice)

    def enter(self, connection: sa.Connection) -> None:
        """From now on this worker is there. What was said before nobody heard."""
        if not self.sign(connection):
            connection.execute(sa.insert(workers).values(id=self.worker, seen_at=now))
        announce(connection, [Notice(self.worker, hello=True)])
        self.hear(Notice(self.worker, everything=True))

    def sign(self, connection: sa.Connection) -> bool:
        """Say that we are there; whether others think so."""
        done = connection.execute(sa.update(workers).where(workers.c.id == self.worker).values(seen_at=now))
        return done.rowcount == 1

    def bury(self, connection: sa.Connection) -> None:
        """Take those off the list that have not been heard of, and tell the others where they are missed."""
        silent = workers.c.seen_at < now - int(LEASE * 1000)
        if connection.execute(sa.select(workers.c.id).where(silent)).first() is None:
            return
        with self.engine.begin() as burying:
            gone = burying.execute(sa.delete(workers).where(silent).returning(workers.c.id)).scalars().all()
            there = sa.select(workers.c.id)
            left = sa.delete(attendance).where(attendance.c.worker.not_in(there)).returning(attendance.c.place)
            places = dict.fromkeys(burying.execute(left).scalars(), ANY)
            announce(burying, notices_of(self.worker, places))
        if gone:
            log.warning("%d of the other servers are gone", len(gone))
        self.hear(Notice(self.worker, places, orphans=True))

    def close(self) -> None:
        """Say goodbye, and where we are missed from now on."""
        self.stopped.set()
        self.thread.join()
        try:
            with self.engine.begin() as leaving:
                leaving.execute(sa.delete(workers).where(workers.c.id == self.worker))
                mine = sa.delete(attendance).where(attendance.c.worker == self.worker).returning(attendance.c.place)
                announce(leaving, notices_of(self.worker, dict.fromkeys(leaving.execute(mine).scalars(), ANY)))
        except Exception as error:  # the others will find out
            log.warning("no goodbye to the other servers: %s", type(error).__name__)
        self.engine.dispose()
