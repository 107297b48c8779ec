"""The sockets of people who are played by a measurement: what comes is heard as it comes, without tasks and queues, so
that whoever plays thousands takes little from the server that is measured on the same machine."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.uri import parse_uri

OPEN_SECONDS = 60.0  # a server in which a thousand sit down at once may take long
CLOSE_SECONDS = 10.0


class PlayerLine(asyncio.Protocol):
    """A socket of somebody."""

    def __init__(self, request: Request, conn: ClientProtocol, hears: Callable[[bytes], None]) -> None:
        self.request = request
        self.conn = conn
        self.hears = hears
        self.transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.gone: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.conn.send_request(self.request)
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.gone.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the line was cut before it was open"))

    def data_received(self, data: bytes) -> None:
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    assert event.fin, "the server never sends a message in pieces"
                    self.hears(bytes(event.data))
            elif isinstance(event, Response) and not self.opened.done():
                if self.conn.handshake_exc is None:
                    self.opened.set_result(None)
                else:
                    self.opened.set_exception(self.conn.handshake_exc)
        self.flush()

    def send(self, text: bytes) -> None:
        """Who has been sent away says nothing more."""
        with suppress(InvalidState):
            self.conn.send_text(text)
            self.flush()

    def flush(self) -> None:
        """What the protocol has to say: ours, and its answers to pings and farewells."""
        assert self.transport is not None
        for data in self.conn.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    async def close(self) -> None:
        with suppress(InvalidState):
            self.conn.send_close(1000)
            self.flush()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self.gone), CLOSE_SECONDS)
        if self.transport is not None:
            self.transport.abort()


async def line_to(port: int, path: str, cookie: str, hears: Callable[[bytes], None]) -> PlayerLine:
    """Connect to a server on this machine; every message that comes is heard."""
    conn = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"), max_size=None)
    request = conn.connect()
    request.headers["Cookie"] = cookie
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: PlayerLine(request, conn, hears), "127.0.0.1", port)
    await asyncio.wait_for(line.opened, OPEN_SECONDS)
    return line
