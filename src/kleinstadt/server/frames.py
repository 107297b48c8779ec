"""Sockets without detours. What is said on one is heard as it arrives, and what is told goes out at once: of tasks that
wake up for every message, and of a socket that is taken off the loop and put back for each, there are none."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION = "kleinstadt.frames"  # where a connection says what it can besides


class Frames(WebSocketsSansIOProtocol):
    """What uvicorn makes of every socket. Whoever does not ask for more gets it as ASGI has it."""

    hears: Callable[[str], None] | None = None  # every further text; without it they wait to be asked for
    relieved: Callable[[], None] | None = None  # there is room again for what is to be sent

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        if self.hears is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the line
            return
        self.frames = []
        self.hears(text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.relieved is not None:
            self.relieved()

    @property
    def has_room(self) -> bool:
        """Whether the other side takes what it is sent, or has gone and needs nothing."""
        return self.writable.is_set()

    def tell(self, texts: list[bytes]) -> None:
        """Send these, in one piece. Who has gone is told nothing."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))


def frames_of(socket: WebSocket) -> Frames:
    found: dict[str, Any] = socket.scope["extensions"][EXTENSION]
    line: Frames = found["line"]
    return line
