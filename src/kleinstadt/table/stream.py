"""What one seat's screens, or the spectators' screens, are told: numbered messages, the latest of them kept."""

from collections import deque
from typing import Literal, Protocol

from msgspec import Raw, Struct, json

from kleinstadt.engine.state import State
from kleinstadt.store.ids import PersonId
from kleinstadt.table.screen import (
    ChatLine,
    LogLine,
    MoveOffer,
    ScoreSheet,
    Screen,
    TableInfo,
    decision_of,
    offers_of,
    standing_of,
    undo_of,
    view_of,
)
from kleinstadt.table.table import Table

KEPT_BYTES = 64 * 1024


class ScreenMessage(Struct):
    type: Literal["screen"]
    n: int
    screen: Screen
    log: list[LogLine]
    cause: int | None


class TableMessage(Struct):
    type: Literal["table"]
    n: int
    table: TableInfo


class ChatMessage(Struct):
    type: Literal["chat"]
    n: int
    lines: list[ChatLine]


class Listener(Protocol):
    """A screen that is connected."""

    person: PersonId | None

    def send(self, data: bytes) -> None: ...


class Stream:
    """The messages for one viewer. Parts that have not changed since the last message are not made again."""

    def __init__(self, viewer: int | None, first: int) -> None:
        self.viewer = viewer
        self.n = first
        self.listeners: list[Listener] = []
        self.kept: deque[tuple[int, bytes]] = deque()
        self.kept_bytes = 0
        self.told = 0  # lines of the log that the latest message has reached
        self.asked: tuple[int, tuple[str, ...]] = (-1, ())
        self.offers = Raw(b"[]")
        self.encoder = json.Encoder()

    # -- making ----------------------------------------------------------------------------------------------------

    def screen(self, table: Table, state: State, standing: list[ScoreSheet] | None) -> Screen:
        record = table.playing()
        viewer = self.viewer
        return {
            "table": table.info(viewer),
            "view": view_of(state, viewer),
            "standing": standing_of(state, viewer) if standing is None else standing,
            "decision": decision_of(state, viewer),
            "moves": self.moves(state),
            "undo": undo_of(record, viewer, table.undo_asked_by, table.alone),
            "log_length": len(table.log),
        }

    def moves(self, state: State) -> list[MoveOffer]:
        """Encoded once for as long as the question stays the same."""
        viewer = self.viewer
        if viewer is None:
            return []
        moves = state.moves(viewer)
        if not moves:
            return []
        asked = (state.numbers[viewer], moves)
        if asked != self.asked:
            self.asked = asked
            self.offers = Raw(self.encoder.encode(offers_of(state, viewer)))
        return self.offers  # type: ignore[return-value]

    def whole(self, table: Table) -> bytes:
        """Everything a screen needs that knows nothing yet, with the latest page of the log."""
        if table.record is None:
            return self.encoder.encode(TableMessage("table", self.n, table.info(self.viewer)))
        log = table.log_before(self.viewer, len(table.log))
        screen = self.screen(table, table.record.state, None)
        return self.encoder.encode(ScreenMessage("screen", self.n, screen, log, None))

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell_screen(self, table: Table, standing: list[ScoreSheet] | None, cause: int | None) -> None:
        if self.skip():
            return
        log = [item.seen_by(self.viewer) for item in table.log[self.told :]]
        self.told = len(table.log)
        screen = self.screen(table, table.playing().state, standing)
        self.send(self.encoder.encode(ScreenMessage("screen", self.n, screen, log, cause)))

    def tell_table(self, table: Table) -> None:
        if not self.skip():
            self.send(self.encoder.encode(TableMessage("table", self.n, table.info(self.viewer))))

    def tell_chat(self, lines: list[ChatLine]) -> None:
        if not self.skip():
            self.send(self.encoder.encode(ChatMessage("chat", self.n, lines)))

    def skip(self) -> bool:
        """Take the next number. Where nobody listens nothing is made: who comes back gets everything afresh."""
        self.n += 1
        if self.listeners:
            return False
        self.kept.clear()
        self.kept_bytes = 0
        return True

    def send(self, data: bytes) -> None:
        self.kept.append((self.n, data))
        self.kept_bytes += len(data)
        while self.kept_bytes > KEPT_BYTES and len(self.kept) > 1:
            self.kept_bytes -= len(self.kept.popleft()[1])
        for listener in self.listeners:
            listener.send(data)

    def attach(self, listener: Listener, table: Table, after: int) -> None:
        """Connect a screen that has heard the messages up to `after`: it gets what it missed, or everything."""
        if not self.listeners:
            self.told = len(table.log)
        self.listeners.append(listener)
        missed = [data for n, data in self.kept if n > after]
        if after == self.n or (missed and after < self.n and self.kept[0][0] <= after + 1):
            for data in missed:
                listener.send(data)
            return
        listener.send(self.whole(table))
        if table.chat:
            chat = table.chat_before(len(table.chat))
            listener.send(self.encoder.encode(ChatMessage("chat", self.n, chat)))
