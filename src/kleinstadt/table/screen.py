"""What a screen shows: the types that cross the wire, and how they are made from views.

Every part is made from what the viewer may know (`view`, `standing`, `moves`, `seen_by`), never from the position
itself. `viewer` is a seat, or None for a spectator.
"""

from typing import Any, Literal, TypedDict

from msgspec import UNSET, Struct, UnsetType

from kleinstadt.engine.event import Arg
from kleinstadt.engine.record import Record
from kleinstadt.engine.state import State

Args = dict[str, Arg]
SeatKind = Literal["person", "bot", "open"]
TableState = Literal["open", "running", "over"]


class Message(Struct):
    id: str
    args: Args


class Event(TypedDict):
    id: str
    args: Args
    revealed: bool
    auto: bool


class LogLine(Event):
    entry: int
    by: int | None
    withdrawn: list[int]


class Decision(TypedDict):
    number: int
    kind: str
    rule: str
    args: Args
    form: str


class MoveOffer(TypedDict):
    move: str
    id: str
    args: Args
    spots: list[str]


class ScoreLine(TypedDict):
    item: str
    points: int
    args: Args


class ScoreSheet(TypedDict):
    seat: int
    total: int
    lines: list[ScoreLine]


class Preview(TypedDict):
    move: str
    events: list[Event]
    before: ScoreSheet
    after: ScoreSheet


class View(TypedDict):
    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: int
    seat: int | None
    over: bool
    deciding: list[int]
    numbers: list[int]
    agenda: dict[str, Any]
    position: Any  # the game's own


class Pace(Struct, omit_defaults=True, frozen=True):
    """None, or a budget of thinking time for each seat; when it is used up a bot goes on."""

    kind: Literal["none", "budget"]
    seconds: int | UnsetType = UNSET
    at_zero: Literal["bot"] | UnsetType = UNSET

    def left(self, used: int) -> int | None:
        """Milliseconds that are left when so many have been used."""
        return max(0, self.seconds * 1000 - used) if isinstance(self.seconds, int) else None


class SeatInfo(TypedDict):
    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    ready: bool
    online: bool
    seconds_used: int
    seconds_left: int | None
    you: bool
    yours: bool
    lent_by: str | None


class TableInfo(TypedDict):
    id: str
    game: str
    options: dict[str, str | int | bool]
    state: TableState
    seats: list[SeatInfo]
    pace: Pace
    watchers: int
    rematch: str | None
    ranking: list[int] | None
    deciding: list[int]
    host: bool


class UndoInfo(TypedDict):
    own: bool
    ask: bool
    asked_by: int | None


class Screen(TypedDict):
    table: TableInfo
    view: View
    standing: list[ScoreSheet]
    decision: Decision | None
    moves: list[MoveOffer]
    undo: UndoInfo
    log_length: int


class ChatLine(Struct):
    number: int
    seat: int
    who: str
    text: str
    at: int


class LogItem:
    """Something that happened, before it is known who looks."""

    __slots__ = ("entry", "by", "event", "withdrawn")

    def __init__(self, entry: int, by: int, event: Any, withdrawn: tuple[int, ...] = ()) -> None:
        self.entry = entry
        self.by = by
        self.event = event
        self.withdrawn = withdrawn

    def seen_by(self, viewer: int | None) -> LogLine:
        line: LogLine = self.event.seen_by(viewer)
        line["entry"] = self.entry
        line["by"] = self.by if self.by >= 0 else None
        line["withdrawn"] = list(self.withdrawn)
        return line


def offers_of(state: State, viewer: int) -> list[MoveOffer]:
    offers: list[MoveOffer] = []
    for move in state.moves(viewer):
        told = state.describe(viewer, move)
        offers.append({"move": move, "id": told.id, "args": told.args, "spots": told.spots})
    return offers


def decision_of(state: State, viewer: int | None) -> Decision | None:
    if viewer is None or state.asked(viewer) is None:
        return None
    decision: Any = state.decision(viewer).dump()
    plain: Decision = decision
    return plain


def standing_of(state: State, viewer: int | None) -> list[ScoreSheet]:
    sheets: Any = [sheet.dump() for sheet in state.standing(viewer)]
    plain: list[ScoreSheet] = sheets
    return plain


def view_of(state: State, viewer: int | None) -> View:
    view: Any = state.view(viewer)
    plain: View = view
    return plain


def undo_of(record: Record, viewer: int | None, asked_by: int | None, alone: bool) -> UndoInfo:
    """`alone`: everybody else is a bot, and bots always agree, so nobody has to be asked."""
    if viewer is None or record.state.over:  # after the game journal and seed are open
        return {"own": False, "ask": False, "asked_by": asked_by}
    own = len(record.own_undo(viewer)) > 0
    possible = asked_by is None and record.latest(viewer) is not None
    return {"own": own or (alone and possible), "ask": not own and not alone and possible, "asked_by": asked_by}
