"""What waits to be sent: in order, together where it was said together, never more than a screen may leave unread."""

import asyncio
from collections.abc import Callable
from typing import Any

from kleinstadt.server.frames import EXTENSION
from kleinstadt.server.outbox import MOST_AT_ONCE, MOST_WAITING, TOO_SLOW, Outbox


class Line:
    """A connection whose other side reads or does not."""

    def __init__(self) -> None:
        self.has_room = True
        self.told: list[list[bytes]] = []
        self.hears: Callable[[str], None] | None = None
        self.relieved: Callable[[], None] | None = None

    def tell(self, texts: list[bytes]) -> None:
        self.told.append(texts)


class Socket:
    def __init__(self) -> None:
        self.line = Line()
        self.scope = {"extensions": {EXTENSION: {"line": self.line}}}
        self.closed_with = 0

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(3600)
        return {}

    async def close(self, code: int) -> None:
        self.closed_with = code


class Silent(Outbox):
    async def read(self) -> None:
        await self.receive()


def outbox() -> tuple[Silent, Socket]:
    socket: Any = Socket()
    return Silent(socket), socket


async def turn() -> None:
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_what_is_said_in_one_turn_goes_out_in_one_piece() -> None:
    async def play() -> None:
        box, socket = outbox()
        box.send(b"a")
        box.send(b"b")
        await turn()
        box.send(b"c")
        await turn()
        assert socket.line.told == [[b"a", b"b"], [b"c"]]
        large = b"x" * (MOST_AT_ONCE - 10)
        for data in (b"d", large, b"e", large):
            box.send(data)
        await turn()
        assert socket.line.told[2:] == [[b"d", large, b"e"], [large]]

    asyncio.run(play())


def test_who_does_not_read_is_told_what_waits_and_sent_away() -> None:
    async def play() -> None:
        box, socket = outbox()
        talking = asyncio.create_task(box.converse())
        await turn()
        socket.line.has_room = False
        messages = [b"%d" % number for number in range(MOST_WAITING + 5)]
        for data in messages:
            box.send(data)
        await turn()
        assert socket.line.told == []
        assert not talking.done(), "it may still read"
        socket.line.has_room = True
        assert socket.line.relieved is not None
        socket.line.relieved()
        await talking
        assert [data for texts in socket.line.told for data in texts] == messages[:MOST_WAITING]
        assert socket.closed_with == TOO_SLOW
        assert socket.line.relieved is None

    asyncio.run(play())


def test_who_reads_is_told_all_however_much_is_said_in_one_turn() -> None:
    async def play() -> None:
        box, socket = outbox()
        messages = [b"%d" % number for number in range(3 * MOST_WAITING)]
        for data in messages:
            box.send(data)
        await turn()
        assert [data for texts in socket.line.told for data in texts] == messages
        assert box.closing == 0

    asyncio.run(play())


def test_who_is_dismissed_hears_first_what_was_said_before() -> None:
    async def play() -> None:
        box, socket = outbox()
        box.send(b"goodbye")
        box.dismiss(4404)
        await box.converse()
        assert socket.line.told == [[b"goodbye"]]
        assert socket.closed_with == 4404

    asyncio.run(play())
