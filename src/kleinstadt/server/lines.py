"""Connections: how many there may be, and how long one may take to say what it wants."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

RESERVED_FILES = 64  # for the database, the bots and what Python itself opens
MOST_FILES = 65_536


def make_line(most: int, seconds: float) -> type[H11Protocol]:
    """What uvicorn makes of every connection: at most so many, and so many seconds for a whole request, from its first
    byte; for the first one from the connection."""

    class Line(H11Protocol):
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > most:  # rather one too many sent away than no file left to open
                transport.abort()
            else:
                self.expect(True)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            upgraded = self.transport.get_protocol() is not self
            self.expect(not upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

        def on_response_complete(self) -> None:
            super().on_response_complete()
            begun = len(self.conn.trailing_data[0]) > 0  # of the next request, sent before this one was answered
            self.expect(begun and self.conn.their_state is h11.IDLE)

        def connection_lost(self, exc: Exception | None) -> None:
            self.expect(False)
            super().connection_lost(exc)

        def expect(self, more: bool) -> None:
            """Whether a request is under way that is not complete."""
            if more and self.deadline is None and not self.transport.is_closing():
                self.deadline = self.loop.call_later(seconds, self.transport.abort)
            elif not more and self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

    return Line


def most_connections() -> int:
    """As many as there are files to be had, for which we ask the system first, less what we need ourselves."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(1, wanted - RESERVED_FILES)
