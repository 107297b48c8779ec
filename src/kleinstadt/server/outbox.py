"""A socket's two directions: messages that wait to be sent, and whatever is heard meanwhile."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kleinstadt.server.frames import frames_of

MOST_WAITING = 256  # messages to somebody who does not read; then the line is cut, and they may come back
TOO_MANY, MISTAKEN, TOO_SLOW = 4429, 4400, 4408
MOST_AT_ONCE = 32 * 1024  # bytes that are handed over in one piece


class Outbox(ABC):
    """What is said in one turn of the loop goes out together after it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.line = frames_of(socket)
        self.outbox: deque[bytes] = deque()
        self.due = False  # what waits goes out in a moment
        self.closing = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # told all, and to be closed

    def send(self, data: bytes) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.write()  # much was said in this one turn: that does not wait for anybody yet
        if len(self.outbox) >= MOST_WAITING:
            self.closing = TOO_SLOW
        else:
            self.outbox.append(data)
        self.write_soon()

    def dismiss(self, code: int) -> None:
        self.closing = code
        self.write_soon()

    def write_soon(self) -> None:
        if not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self.write)

    def write(self) -> None:
        """As much as the other side takes; the rest when it has taken that."""
        self.due = False
        outbox = self.outbox
        while outbox and self.line.has_room:
            self.line.tell(first_of(outbox))
        if self.closing and not outbox and not self.done.done():
            self.done.set_result(None)

    async def receive(self) -> str | bytes | None:
        """What is said next; None: nothing more will be."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    @abstractmethod
    async def read(self) -> None:
        """Takes what is said, until nothing more is."""

    async def converse(self) -> None:
        """Until either side has had enough."""
        self.line.relieved = self.write
        self.write_soon()
        reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait([reading, self.done], return_when=asyncio.FIRST_COMPLETED)
            if self.done.done():
                await self.socket.close(self.closing)
        finally:
            self.line.hears = self.line.relieved = None
            reading.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await reading

    async def hang_up(self) -> None:
        socket = self.socket
        if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError):
                await socket.close(self.closing or 1000)


def first_of(waiting: deque[bytes]) -> list[bytes]:
    """The first of these, taken away: one, and as many more as are small enough to go with it."""
    found = [waiting.popleft()]
    size = len(found[0])
    while waiting and size + len(waiting[0]) <= MOST_AT_ONCE:
        found.append(waiting.popleft())
        size += len(found[-1])
    return found
