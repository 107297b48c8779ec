"""What one seat's screens, or the spectators' screens, are told: numbered messages, the latest of them kept.

A screen that asked for it is told the whole once and then only what has changed.
"""

import secrets
from collections import deque
from typing import Literal, Protocol

from msgspec import Raw, Struct, json

from kleinstadt.engine.state import State
from kleinstadt.engine.view import View, view_of
from kleinstadt.store.ids import PersonId
from kleinstadt.table.change import Change, difference
from kleinstadt.table.screen import (
    ChatLine,
    LogLine,
    MoveOffer,
    Screen,
    TableInfo,
    decision_of,
    offers_of,
    standing_of,
    undo_of,
)
from kleinstadt.table.table import Table

KEPT_BYTES = 32 * 1024
KEPT_MESSAGES = 100  # far fewer than may wait for a screen that does not read


class ScreenMessage(Struct):
    type: Literal["screen"]
    n: int
    screen: Screen
    log: list[LogLine]
    cause: int | None


class ChangeMessage(Struct):
    type: Literal["change"]
    n: int
    change: Change
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
    """A screen that is connected. `changes`: it wants to be told what has changed, not the whole each time."""

    person: PersonId | None
    changes: bool

    def send(self, data: bytes) -> None: ...

    def dismiss(self, code: int) -> None:
        """Send the screen away, with a close code that says why."""


class Scene:
    """A position of a table before it is known who looks: what all see alike is made once. Only good for one moment."""

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.state = state
        self.info = table.public_info()
        self.standing = standing_of(state, None) if state.book.standing is None else None  # None: it depends on who
        self.end = table.end()
        self.view: View | None = None  # of whoever came first

    def screen(self, viewer: int | None, moves: list[MoveOffer]) -> Screen:
        """As the viewer may see it; `moves`: what they may answer."""
        table, state = self.table, self.state
        self.view = view = view_of(state, viewer, self.view)
        return {
            "table": table.info_as(None if viewer is None else table.seats[viewer].person, self.info),
            "view": view,
            "standing": standing_of(state, viewer) if self.standing is None else self.standing,
            "decision": decision_of(state, viewer),
            "moves": moves,
            "undo": undo_of(table.playing(), viewer, table.undo_asked_by, table.alone),
            "end": self.end,
            "log_length": len(table.log),
        }


class Stream:
    """The messages for one viewer. Parts that have not changed since the last message are not made again.

    They are numbered from a number drawn by lot, so that none is taken for a message to another viewer, of another
    server or of the time before a restart.
    """

    def __init__(self, viewer: int | None, changes: bool) -> None:
        self.viewer = viewer
        self.changes = changes
        self.n = secrets.randbits(48)
        self.listeners: list[Listener] = []
        self.kept: deque[tuple[int, bytes]] = deque()
        self.kept_bytes = 0
        self.told = 0  # lines of the log that the latest message has reached
        self.shown: Screen | None = None  # what all listeners have before them; only where changes are told
        self.asked: tuple[int, tuple[str, ...]] = (-1, ())
        self.offers = Raw(b"[]")
        self.encoder = json.Encoder()

    # -- making ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> Screen:
        return scene.screen(self.viewer, self.moves(scene.state))

    def moves(self, state: State) -> list[MoveOffer]:
        """Encoded once for as long as the question stays the same."""
        viewer = self.viewer
        moves = () if viewer is None else state.moves(viewer)
        if viewer is None or not moves:
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
        screen = self.shown or self.screen(Scene(table, table.record.state))
        if self.changes:
            self.shown = screen
        log = table.log_before(self.viewer, len(table.log))
        return self.encoder.encode(ScreenMessage("screen", self.n, screen, log, None))

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell_screen(self, scene: Scene, cause: int | None) -> None:
        if self.skip():
            return
        table = scene.table
        log = [item.seen_by(self.viewer) for item in table.log[self.told :]]
        self.told = len(table.log)
        screen = self.screen(scene)
        message: ScreenMessage | ChangeMessage
        if self.shown is None:
            message = ScreenMessage("screen", self.n, screen, log, cause)
        else:
            message = ChangeMessage("change", self.n, difference(self.shown, screen), log, cause)
        if self.changes:
            self.shown = screen
        self.send(self.encoder.encode(message))

    def tell_table(self, table: Table) -> None:
        if not self.skip():
            info = table.info(self.viewer)
            if self.shown is not None:
                self.shown = {**self.shown, "table": info}
            self.send(self.encoder.encode(TableMessage("table", self.n, info)))

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
        self.shown = None
        return True

    def send(self, data: bytes) -> None:
        self.kept.append((self.n, data))
        self.kept_bytes += len(data)
        while (self.kept_bytes > KEPT_BYTES or len(self.kept) > KEPT_MESSAGES) and len(self.kept) > 1:
            self.kept_bytes -= len(self.kept.popleft()[1])
        for listener in self.listeners:
            listener.send(data)

    # -- coming ----------------------------------------------------------------------------------------------------

    def attach(self, listener: Listener, table: Table, after: int) -> None:
        """Connect a screen that has heard the messages up to `after`: it gets what it missed, or everything."""
        missed = self.missed(after)
        if missed is None:
            self.agree(table)
            missed = [self.whole(table)]
            if table.chat:
                chat = ChatMessage("chat", self.n, table.chat_before(len(table.chat)))
                missed.append(self.encoder.encode(chat))
        if not self.listeners:
            self.told = len(table.log)
        self.listeners.append(listener)
        for data in missed:
            listener.send(data)

    def missed(self, after: int) -> list[bytes] | None:
        """What came after this message; None if it is not one of ours, or too long ago."""
        if after == self.n:
            return []
        if not self.kept or not self.kept[0][0] <= after + 1 <= self.n:
            return None
        return [data for n, data in self.kept if n > after]

    def agree(self, table: Table) -> None:
        """Changes are told to all alike, so all must have the same before them when somebody new gets the whole: the
        clock, at least, has gone on since the latest message."""
        if self.shown is not None:
            self.tell_screen(Scene(table, table.playing().state), None)


def screen_of_the_past(table: Table, viewer: int | None, entry: int) -> Screen:
    """Made of the view of then, with nothing to decide."""
    screen = Scene(table, table.position_after(entry)).screen(viewer, [])
    screen["decision"] = None
    screen["undo"] = {"own": False, "ask": False, "asked_by": None}
    screen["log_length"] = table.log_length(entry)
    return screen


def screen_of(table: Table, viewer: int | None) -> Screen:
    """The table's position as this viewer sees it now."""
    state = table.playing().state
    return Scene(table, state).screen(viewer, [] if viewer is None else offers_of(state, viewer))
