"""A socket's two directions: messages that wait to be sent, and whatever is heard meanwhile."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

MOST_WAITING = 256  # messages to somebody who does not read; then the line is cut, and they may come back
TOO_MANY, MISTAKEN, TOO_SLOW = 4429, 4400, 4408


class Outbox(ABC):
    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing = 0

    def send(self, data: bytes) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.closing = TOO_SLOW
        else:
            self.outbox.append(data)
        self.wake.set()

    def dismiss(self, code: int) -> None:
        self.closing = code
        self.wake.set()

    async def write(self) -> None:
        outbox = self.outbox
        while not self.closing or outbox:
            if not outbox:
                self.wake.clear()
                await self.wake.wait()
            while outbox:
                await self.socket.send_text(outbox.popleft().decode())
        await self.socket.close(self.closing)

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
        writing, reading = asyncio.create_task(self.write()), asyncio.create_task(self.read())
        try:
            await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task

    async def hang_up(self) -> None:
        socket = self.socket
        if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError):
                await socket.close(self.closing or 1000)
