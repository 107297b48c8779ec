"""Score pads that several phones fill in: shared by a link, told over a socket. The secret of the link stands in no
address here, only in bodies and messages."""

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.registry import game
from kleinstadt.server import wire
from kleinstadt.server.companion import form_of
from kleinstadt.server.doors import address_of
from kleinstadt.server.limits import Bucket
from kleinstadt.server.outbox import MISTAKEN, TOO_MANY, Outbox
from kleinstadt.server.rest import body_of, house_of, json_response
from kleinstadt.server.settings import Settings
from kleinstadt.server.socket import is_admitted
from kleinstadt.table.errors import refused
from kleinstadt.table.pads import NoSuchPad, OpenPad, Pads
from kleinstadt.table.room import GONE
from kleinstadt.table.shared_pad import Cells

PADS_AN_HOUR = 30  # shared from one address

log = logging.getLogger("kleinstadt.server")
encoder = msgspec.json.Encoder()


class SharePad(Struct, forbid_unknown_fields=True):
    game: str
    cells: dict[str, Any]


class PadShared(Struct):
    """The secret that leads to the pad."""

    pad: str


class ClosePad(Struct, forbid_unknown_fields=True):
    pad: str


class OpenPadAt(Struct, forbid_unknown_fields=True):
    """The first message of a phone: which pad, and the version that it knows."""

    pad: str
    after: wire.Number = 0


class PadWords(Struct, forbid_unknown_fields=True):
    """What a phone says: these cells are now so. It numbers what it says; nothing said is a sign of life."""

    sender: Annotated[str, Meta(max_length=32)]
    number: wire.Number
    cells: dict[str, Any]


class PadNews(Struct):
    """What a phone is told: cells that are new, who has the pad open, and what was heard of its own words."""

    game: str
    version: int
    cells: dict[str, Any]
    phones: int
    heard: int | None


hello = msgspec.json.Decoder(OpenPadAt)
words = msgspec.json.Decoder(PadWords)


def pads_of(connection: Request | WebSocket) -> Pads:
    pads: Pads = connection.app.state.pads
    return pads


async def share(request: Request) -> Response:
    wanted = await body_of(request, SharePad)
    of = game(wanted.game)
    form_of(of)
    if not await request.app.state.sharers.take(house_of(request), address_of(request)):
        raise refused("too_fast", "Too many requests; please wait a moment.")
    return json_response(PadShared(await pads_of(request).share(of.id, wanted.cells)), 201)


async def close(request: Request) -> Response:
    wanted = await body_of(request, ClosePad)
    await pads_of(request).close(wanted.pad)
    return json_response(wire.Ok(True))


class Phone(Outbox):
    """A phone that has a pad open."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        super().__init__(socket)
        self.pads = pads_of(socket)
        self.bucket = Bucket(settings.messages_a_second, settings.messages_a_second * 4)
        self.pad: OpenPad | None = None

    def tell(self, pad: OpenPad, cells: Cells, heard: int | None = None) -> None:
        self.send(encoder.encode(PadNews(pad.now.game, pad.now.version, cells, pad.count, heard)))

    async def enter(self, seconds: float) -> bool:
        """Whether there is such a pad. Who says nothing for so long wants none."""
        try:
            said = await asyncio.wait_for(self.receive(), seconds)
            first = hello.decode(said or b"")
            self.pad = await self.pads.enter(first.pad, self, first.after)
        except (TimeoutError, msgspec.DecodeError, UnicodeError, RecursionError):
            self.closing = MISTAKEN
        except NoSuchPad:
            self.closing = GONE
        except KleinstadtError:
            self.closing = TOO_MANY
        return self.pad is not None

    async def read(self) -> None:
        while not self.closing and self.pad is not None:
            data = await self.receive()
            if data is None:
                return
            if not self.bucket.take():
                self.dismiss(TOO_MANY)
                return
            try:
                said = words.decode(data)
                await asyncio.shield(self.pads.say(self.pad, self, said.sender, said.number, said.cells))
            except NoSuchPad:
                self.dismiss(GONE)
            except (msgspec.DecodeError, UnicodeError, RecursionError, KleinstadtError):
                self.dismiss(MISTAKEN)


async def pad_socket(socket: WebSocket) -> None:
    if not await is_admitted(socket):
        return
    settings: Settings = socket.app.state.settings
    await socket.accept()
    phone = Phone(socket, settings)
    try:
        if await phone.enter(settings.request_seconds):
            await phone.converse()
    except Exception:  # the disk, most likely: the phone comes again
        log.exception("a shared pad failed")
    finally:
        if phone.pad is not None:
            await phone.pads.leave(phone.pad, phone)
        await phone.hang_up()
