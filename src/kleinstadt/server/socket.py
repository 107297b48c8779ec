"""One socket a table: numbered messages to the screen, requests from it, each answered once."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.server import wire
from kleinstadt.server.doors import address_of, base_url, origin_allowed, token_of
from kleinstadt.server.limits import Bucket
from kleinstadt.server.outbox import MISTAKEN, TOO_MANY, Outbox
from kleinstadt.server.screens import Screens
from kleinstadt.server.settings import Settings
from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.table.acts import Act
from kleinstadt.table.counsel import Done
from kleinstadt.table.errors import NoSuchTable, Stale, refused
from kleinstadt.table.house import House
from kleinstadt.table.opening import ByLink, check_bot
from kleinstadt.table.room import GONE, MOST_WATCHERS, Room
from kleinstadt.table.screen import Message
from kleinstadt.table.stream import screen_of, screen_of_the_past
from kleinstadt.table.table import Table

MOST_MISTAKES = 20

log_lines = logging.getLogger("kleinstadt.server")
decoder = msgspec.json.Decoder(wire.AnyRequest)
encoder = msgspec.json.Encoder()


class IdOnly(msgspec.Struct):
    id: int


id_decoder = msgspec.json.Decoder(IdOnly)


class Screen(Outbox):
    """A connected screen."""

    def __init__(self, socket: WebSocket, room: Room, person: PersonId | None, settings: Settings) -> None:
        super().__init__(socket)
        self.room = room
        self.person = person
        self.changes = "changes" in socket.query_params
        self.base = base_url(socket)
        self.bucket = Bucket(settings.messages_a_second, settings.messages_a_second * 4)
        self.mistakes = 0

    async def read(self) -> None:
        """From now on everything is heard as it comes; only what came before has to be fetched, and the end."""
        self.line.hears = self.hear
        while not self.closing:
            data = await self.receive()
            if data is None:
                return
            self.hear(data)

    def hear(self, data: str | bytes) -> None:
        if self.closing:
            return
        try:
            request = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.mistakes += 1
            self.refuse(id_in(data), refused("bad_message", "This message cannot be read."))
            if self.mistakes > MOST_MISTAKES:
                self.closing = MISTAKEN
            return
        if not self.bucket.take():
            self.refuse(request.id, refused("too_fast", "Too many messages; please wait a moment."))
            return
        if isinstance(request, wire.Hint):
            self.room.hint(self.person, self.replying(request.id, "advice"))
        elif isinstance(request, wire.Review):
            self.room.review(self.person, self.replying(request.id, "regrets"))
        else:
            act, told = HANDLERS[type(request)](self, request)
            self.room.submit(act, self.replying(request.id, told))

    def replying(self, id: int, told: str | None) -> Done:
        def done(result: Any, error: KleinstadtError | None) -> None:
            if error is not None:
                self.refuse(id, error)
            else:
                self.reply(wire.Reply(id, True, **({} if told is None else {told: result})))

        return done

    def reply(self, reply: wire.Reply) -> None:
        self.send(encoder.encode(reply))

    def refuse(self, id: int | None, error: KleinstadtError) -> None:
        reply = wire.Reply(id, False, Message(error.id, dict(error.args_)))
        table = self.room.table
        if isinstance(error, Stale) and table.record is not None:
            reply.screen = screen_of(table, table.seat_of(self.person))
        self.reply(reply)


def id_in(data: str | bytes) -> int | None:
    try:
        return id_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


# -- what each request does: an act at the table, and under which name its result is told -----------------------------

Handled = tuple[Act, str | None]


def answer(screen: Screen, request: wire.Answer) -> Handled:
    moves = tuple(request.moves)
    return lambda table: table.answer(screen.person, request.decision, moves), "entry"


def preview(screen: Screen, request: wire.AskPreview) -> Handled:
    moves = tuple(request.moves)
    return lambda table: table.preview(screen.person, moves), "preview"


def obstacles(screen: Screen, request: wire.AskObstacles) -> Handled:
    moves = tuple(request.moves)
    return lambda table: table.obstacles(screen.person, moves), "obstacles"


def undo(screen: Screen, request: wire.Undo) -> Handled:
    return lambda table: table.undo(screen.person), None


def consent(screen: Screen, request: wire.Consent) -> Handled:
    return lambda table: table.consent(screen.person, request.yes), None


def ready(screen: Screen, request: wire.Ready) -> Handled:
    return lambda table: table.ready(screen.person), None


def leave(screen: Screen, request: wire.Leave) -> Handled:
    return lambda table: table.leave(screen.person), None


def close(screen: Screen, request: wire.Close) -> Handled:
    return lambda table: table.close(screen.person), None


def hand_over(screen: Screen, request: wire.HandOver) -> Handled:
    to = request.to
    if isinstance(to, ByLink):
        return lambda table: seat_url(screen.base, table.hand_to_link(screen.person, request.seat)), "url"
    return lambda table: table.hand_to_bot(screen.person, request.seat, check_bot(to.bot)), None


def take_back(screen: Screen, request: wire.TakeBack) -> Handled:
    return lambda table: table.take_back(screen.person, request.seat), None


def chat(screen: Screen, request: wire.Chat) -> Handled:
    return lambda table: table.say(screen.person, request.text), None


def log(screen: Screen, request: wire.Log) -> Handled:
    return lambda table: table.log_before(table.seat_of(screen.person), request.before), "log"


def chat_log(screen: Screen, request: wire.ChatLog) -> Handled:
    return lambda table: table.chat_before(request.before), "chat"


def replay(screen: Screen, request: wire.Replay) -> Handled:
    return lambda table: screen_of_the_past(table, table.seat_of(screen.person), request.entry), "screen"


def history(screen: Screen, request: wire.History) -> Handled:
    return lambda table: table.history(table.seat_of(screen.person)), "history"


def ping(screen: Screen, request: wire.Ping) -> Handled:
    return pong, None


def pong(table: Table) -> None:
    pass


HANDLERS: dict[type, Callable[[Screen, Any], Handled]] = {
    wire.Answer: answer,
    wire.AskPreview: preview,
    wire.AskObstacles: obstacles,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Ready: ready,
    wire.Close: close,
    wire.Leave: leave,
    wire.HandOver: hand_over,
    wire.TakeBack: take_back,
    wire.Chat: chat,
    wire.Log: log,
    wire.ChatLog: chat_log,
    wire.Replay: replay,
    wire.History: history,
    wire.Ping: ping,
}


def seat_url(base: str, token: str) -> str:
    return f"{base}/#/seat/{token}"


# -- the endpoint -----------------------------------------------------------------------------------------------------


async def table_socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    if not await is_admitted(socket):
        return
    try:
        known = await house.people.known(token_of(socket))
        room = await house.room(TableId(socket.path_params["table"]))
    except NoSuchTable:
        await socket.accept()
        await socket.close(GONE)
        return
    except Exception:  # the disk, most likely: whoever comes again later may have more luck
        log_lines.exception("table cannot be opened", extra={"table": socket.path_params["table"]})
        await socket.send_denial_response(Response(status_code=503))
        return
    await socket.accept()
    if room.table.watchers >= MOST_WATCHERS and room.table.seat_of(known and known.id) is None:
        await socket.close(TOO_MANY)
        return
    screen = Screen(socket, room, None if known is None else known.id, socket.app.state.settings)
    screens: Screens = socket.app.state.screens
    try:
        if known is not None:
            screens.add(screen, known.id, known.session)
            if known.id in house.tidings.subjects:  # their session may have ended while this was on its way
                await screens.check(known.id)
        room.arrive(screen, last_heard(socket))
        await screen.converse()
    finally:
        if known is not None:
            screens.remove(screen, known.id)
        room.depart(screen)
        await screen.hang_up()


async def is_admitted(socket: WebSocket) -> bool:
    """Whether this may come in; if not, it was told so."""
    settings: Settings = socket.app.state.settings
    if not origin_allowed(socket, settings.origins):
        await socket.close(4403)  # before it is accepted: the handshake is refused
        return False
    if not socket.app.state.addresses.take(address_of(socket)):
        await socket.send_denial_response(Response(status_code=429))
        return False
    return True


def last_heard(socket: WebSocket) -> int:
    text = socket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 16 else -1
