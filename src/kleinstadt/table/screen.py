"""What a screen shows: the types that cross the wire, and how they are made from views.

Every part is made from what the viewer may know (`view`, `standing`, `moves`, `seen_by`), never from the position
itself. `viewer` is a seat, or None for a spectator.
"""

from typing import Literal, TypedDict

from msgspec import UNSET, Struct, UnsetType

from kleinstadt.bots.advice import Advice as FoundAdvice
from kleinstadt.bots.review import Regret as FoundRegret
from kleinstadt.engine.event import Arg, Event, EventData
from kleinstadt.engine.phrase import DescriptionData
from kleinstadt.engine.record import Record
from kleinstadt.engine.score import ScoreSheetData, TieBreakData
from kleinstadt.engine.state import State
from kleinstadt.engine.step import DecisionData
from kleinstadt.engine.view import View, view_of

Args = dict[str, Arg]
SeatKind = Literal["person", "bot", "open"]
TableState = Literal["open", "running", "over"]


class Message(Struct):
    id: str
    args: Args


class LogLine(EventData):
    entry: int
    by: int | None
    withdrawn: list[int]


class MoveOffer(DescriptionData):
    move: str


class Preview(TypedDict):
    """What an action would do, and the position after it as far as it can be foreseen. `decision` and `offers`: what
    the same seat would be asked next."""

    moves: list[str]
    events: list[EventData]
    before: ScoreSheetData
    after: ScoreSheetData
    outlook: list[Message]
    view: View
    decision: DecisionData | None
    offers: list[MoveOffer]


class Advice(TypedDict):
    """What a bot would do in the viewer's place: how sure it is, the next best answer and how far it is behind in
    points, and why: `reason-ID` of the game as the rest of a sentence "it …". That shows at once or thought ahead;
    where it is unsaid there are no reasons. `rounds`: of thought. `then`: how the same action would go on."""

    move: str
    sure: Literal["clear", "likely", "close"]
    next: str | None
    behind: float
    reasons: list[Message]
    when: Literal["at_once", "ahead", "unsaid"]
    rounds: int
    then: list[MoveOffer]


class Regret(TypedDict):
    """An answer that cost the viewer something: in which entry, within which action (what it began with; None: this is
    its beginning), what was asked then, what would have been better, how many points that would have brought, and why
    (as in an advice)."""

    entry: int
    action: MoveOffer | None
    decision: DecisionData
    played: MoveOffer
    better: MoveOffer
    cost: float
    reasons: list[Message]
    when: Literal["at_once", "ahead", "unsaid"]
    rounds: int


class Pace(Struct, omit_defaults=True, frozen=True):
    """None; or a budget of thinking time for each seat, and when it is used up a bot goes on to the end; or so many
    days for every answer, and who is late is replaced by a bot until they come back."""

    kind: Literal["none", "budget", "days"]
    seconds: int | UnsetType = UNSET
    at_zero: Literal["bot"] | UnsetType = UNSET
    days: int | UnsetType = UNSET

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
    host: bool


class TableInfo(TypedDict):
    """`seed`: where whoever opened the table has chosen it, for who knows it knows the deck. `closing`: the seat that
    asks to close the game."""

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
    seed: str | None
    closing: int | None


class Guest(TypedDict):
    """Who sits at a table, for somebody who does not sit there yet."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    host: bool


class Invitation(TypedDict):
    """What the link to a seat leads to."""

    game: str
    options: dict[str, str | int | bool]
    state: TableState
    seat: int
    seats: list[Guest]
    pace: Pace
    seed: str | None


class UndoInfo(TypedDict):
    own: bool
    ask: bool
    asked_by: int | None


class End(TypedDict):
    """What a game that is over has to tell besides: what decides where points are equal (the first that differs), and
    how long it took from the first answer to the last."""

    ties: list[TieBreakData]
    seconds: int


class Moment(TypedDict):
    """How everybody stood after an entry (-1: the deal), as far as the viewer may know. `unfinished`: the next entry
    goes on with the same action, a card that is still to be paid for."""

    entry: int
    log_length: int
    totals: list[int]
    unfinished: bool


class Screen(TypedDict):
    table: TableInfo
    view: View
    standing: list[ScoreSheetData]
    decision: DecisionData | None
    moves: list[MoveOffer]
    undo: UndoInfo
    end: End | None
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

    def __init__(self, entry: int, by: int, event: Event, withdrawn: tuple[int, ...] = ()) -> None:
        self.entry = entry
        self.by = by
        self.event = event
        self.withdrawn = withdrawn

    def seen_by(self, viewer: int | None) -> LogLine:
        by = self.by if self.by >= 0 else None
        return {**self.event.seen_by(viewer), "entry": self.entry, "by": by, "withdrawn": list(self.withdrawn)}


def offers_of(state: State, viewer: int) -> list[MoveOffer]:
    return [{**state.describe(viewer, move).dump(), "move": move} for move in state.moves(viewer)]


def decision_of(state: State, viewer: int | None) -> DecisionData | None:
    return None if viewer is None or state.asked(viewer) is None else state.decision(viewer).dump()


def standing_of(state: State, viewer: int | None) -> list[ScoreSheetData]:
    """Of every seat, then of the rivals whom the game itself plays."""
    return [sheet.dump() for sheet in state.standing(viewer) + state.rivals()]


def moment_of(state: State, viewer: int | None, entry: int, log_length: int) -> Moment:
    totals = [sheet.total for sheet in state.standing(viewer) + state.rivals()]
    unfinished = any(state.decision(seat).part for seat in state.deciders())
    return {"entry": entry, "log_length": log_length, "totals": totals, "unfinished": unfinished}


def preview_of(state: State, seat: int, moves: tuple[str, ...]) -> Preview:
    found = state.preview(seat, moves)
    return {
        "moves": list(moves),
        "events": found.events,
        "before": found.before.dump(),
        "after": found.after.dump(),
        "outlook": [Message(id, args) for id, args in found.outlook],
        "view": view_of(found.then, seat),
        "decision": decision_of(found.then, seat),
        "offers": offers_of(found.then, seat),
    }


def advice_of(found: FoundAdvice) -> Advice:
    return {
        "move": found.move,
        "sure": found.sure,
        "next": found.next,
        "behind": found.behind,
        "reasons": [Message(id, args) for id, args in found.reasons],
        "when": found.when,
        "rounds": found.rounds,
        "then": [{**told, "move": move} for move, told in found.then],
    }


def regret_of(found: FoundRegret) -> Regret:
    return {
        "entry": found.entry,
        "action": None if found.action is None else {**found.action, "move": found.action_move},
        "decision": found.decision,
        "played": {**found.played, "move": found.played_move},
        "better": {**found.better, "move": found.better_move},
        "cost": found.cost,
        "reasons": [Message(id, args) for id, args in found.reasons],
        "when": found.when,
        "rounds": found.rounds,
    }


def undo_of(record: Record, viewer: int | None, asked_by: int | None, alone: bool) -> UndoInfo:
    """`alone`: everybody else is a bot, and bots always agree, so nobody has to be asked."""
    if viewer is None or record.state.over:  # after the game journal and seed are open
        return {"own": False, "ask": False, "asked_by": asked_by}
    own = len(record.own_undo(viewer)) > 0
    possible = asked_by is None and record.latest(viewer) is not None
    return {"own": own or (alone and possible), "ask": not own and not alone and possible, "asked_by": asked_by}
