"""Several workers behind one port: the parent opens it, starts them, starts anew whoever ended, and lets them end with
itself. Told to (SIGHUP), it renews them one after the other, so that somebody is there at any moment."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Connection, wait

import uvicorn

from kleinstadt.server import logs
from kleinstadt.server.app import make_app
from kleinstadt.server.door import open_door
from kleinstadt.server.kind import kind_of
from kleinstadt.server.settings import Settings
from kleinstadt.server.web import stop, web_server

READY_SECONDS = 120.0  # that a worker has to begin
FAREWELL_SECONDS = 30.0  # and to end
PAUSE = 1.0  # before one that ended at once is started anew
MOST_FAILURES = 5  # in a row, without one that was ready in between

log = logging.getLogger("kleinstadt.server")
context = multiprocessing.get_context("spawn")


# -- a worker ----------------------------------------------------------------------------------------------------------


class Web(uvicorn.Server):
    """Says when it takes connections."""

    def __init__(self, config: uvicorn.Config, parent: Connection) -> None:
        super().__init__(config)
        self.parent = parent

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.parent.send("ready")


def work(settings: Settings, door: socket.socket, kind: str, parent: Connection) -> None:
    """The life of a worker process."""
    logs.set_up()
    signal.signal(signal.SIGTERM, stop)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    if kind_of(settings) != kind:  # installed since the parent began; the database is still of before
        log.error("another version is installed now: stop the server and start it again")
        sys.exit(1)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    try:
        Web(uvicorn.Config(make_app(settings), **web_server(settings)), parent).run([door])
    except (KeyboardInterrupt, SystemExit):  # uvicorn has closed everything by then and passes the signal on
        sys.exit(0)


def end_with(parent: Connection) -> None:
    """Nobody goes on whose parent is gone."""
    try:
        parent.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)


# -- the parent --------------------------------------------------------------------------------------------------------


class Worker:
    def __init__(self, settings: Settings, door: socket.socket, kind: str) -> None:
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(settings, door, kind, theirs))
        self.process.start()
        theirs.close()
        self.ready = False

    def look(self) -> None:
        """Whether it takes connections by now."""
        with suppress(EOFError, OSError):  # it has ended
            self.ready = self.ready or (self.line.poll() and self.line.recv() == "ready")

    @property
    def ended(self) -> bool:
        return self.process.exitcode is not None

    def tell_to_end(self) -> None:
        if not self.ended:
            self.process.terminate()

    def end(self) -> None:
        self.tell_to_end()
        self.process.join(FAREWELL_SECONDS)
        self.process.kill()
        self.process.join()
        self.line.close()


class Workers:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.kind = kind_of(settings)
        self.door = open_door(settings)
        self.door.set_inheritable(True)
        self.bell, self.button = socket.socketpair()  # wakes the parent when a signal came
        self.button.setblocking(False)
        self.staff: list[Worker] = []
        self.failures = 0
        self.ending = False
        self.renewing = False

    def run(self) -> int:
        """The exit code, after a clean end."""
        self.staff = [self.hire() for _ in range(self.settings.workers)]
        while not self.ending and self.failures < MOST_FAILURES:
            self.wait([worker.process.sentinel for worker in self.staff])
            self.replace()
            if self.renewing and not self.ending:
                self.renewing = False
                self.renew()
        for worker in self.staff:
            worker.tell_to_end()
        for worker in self.staff:
            worker.end()
        self.door.close()
        return 0 if self.ending else 1

    def hire(self) -> Worker:
        return Worker(self.settings, self.door, self.kind)

    def wait(self, sentinels: list[int], seconds: float | None = None) -> None:
        """Until one of these ended, or a signal came, or so many seconds are over."""
        if self.bell in wait([*sentinels, self.bell], seconds):
            self.bell.recv(64)

    def replace(self) -> None:
        for place, worker in enumerate(self.staff):
            worker.look()
            if worker.ended and not self.ending:
                log.warning("a worker ended with %s and is started anew", worker.process.exitcode)
                self.failures = 0 if worker.ready else self.failures + 1
                if not worker.ready:
                    time.sleep(PAUSE)
                worker.end()
                self.staff[place] = self.hire()

    def renew(self) -> None:
        """Every worker in turn: the next one takes connections before the last one lets go of its own."""
        for place, old in enumerate(self.staff):
            new = self.hire()
            deadline = time.monotonic() + READY_SECONDS
            while not new.ready and not new.ended and not self.ending and time.monotonic() < deadline:
                self.wait([new.process.sentinel, new.line.fileno()], deadline - time.monotonic())
                new.look()
            if not new.ready:
                log.error("a new worker does not begin; the others go on as they are")
                new.end()
                return
            self.staff[place] = new
            old.end()
        log.info("all workers are new")

    def ring(self, number: int, frame: object) -> None:
        """A signal came."""
        if number == getattr(signal, "SIGHUP", None):
            self.renewing = True
        else:
            self.ending = True
        with suppress(BlockingIOError):  # it rings already
            self.button.send(b"!")


def serve_with_workers(settings: Settings) -> int:
    """The exit code, after a clean shutdown (Ctrl-C, SIGTERM)."""
    workers = Workers(settings)
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), workers.ring)
    return workers.run()
