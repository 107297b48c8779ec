"""What crosses the wire besides screens: requests, replies and the bodies of REST calls."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from kleinstadt.engine.obstacle import ObstacleData
from kleinstadt.table.opening import ABot, ByLink
from kleinstadt.table.screen import Advice, ChatLine, LogLine, Message, Moment, Preview, Regret, Screen

Number = Annotated[int, Meta(ge=0, lt=2**53)]  # that a browser can count with, and every database

# -- on the socket: from the screen --------------------------------------------------------------------------------


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    id: int


class Answer(Request, tag="answer"):
    decision: int
    moves: list[str]


class AskPreview(Request, tag="preview"):
    moves: list[str]


class AskObstacles(Request, tag="obstacles"):
    moves: list[str]


class Undo(Request, tag="undo"):
    pass


class Consent(Request, tag="consent"):
    yes: bool


class Ready(Request, tag="ready"):
    pass


class Close(Request, tag="close"):
    pass


class Leave(Request, tag="leave"):
    pass


class HandOver(Request, tag="hand_over"):
    seat: int
    to: ABot | ByLink


class TakeBack(Request, tag="take_back"):
    seat: int


class Chat(Request, tag="chat"):
    text: str


class Log(Request, tag="log"):
    before: int


class ChatLog(Request, tag="chat_log"):
    before: int


class Replay(Request, tag="replay"):
    entry: int


class History(Request, tag="history"):
    pass


class Hint(Request, tag="hint"):
    pass


class Review(Request, tag="review"):
    pass


class Ping(Request, tag="ping"):
    pass


AnyRequest = (
    Answer
    | AskPreview
    | AskObstacles
    | Undo
    | Consent
    | Ready
    | Close
    | Leave
    | HandOver
    | TakeBack
    | Chat
    | Log
    | ChatLog
    | Replay
    | History
    | Hint
    | Review
    | Ping
)


class Reply(Struct):
    """`re` is the request's id; null if the request could not be read."""

    re: int | None
    ok: bool
    error: Message | UnsetType = UNSET
    screen: Screen | UnsetType = UNSET
    preview: Preview | UnsetType = UNSET
    obstacles: dict[str, list[ObstacleData]] | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    history: list[Moment] | UnsetType = UNSET
    entry: int | UnsetType = UNSET
    advice: Advice | UnsetType = UNSET
    regrets: list[Regret] | UnsetType = UNSET
    url: str | UnsetType = UNSET


# -- REST ------------------------------------------------------------------------------------------------------------


class Claim(Struct, forbid_unknown_fields=True):
    token: str
    name: str


class Claimed(Struct):
    table: str
    seat: int


class Invited(Struct, forbid_unknown_fields=True):
    token: str


class SeatLink(Struct):
    seat: int
    url: str


class TableMade(Struct):
    table: str
    seat_links: list[SeatLink]
    watch_url: str


class OptionInfo(Struct):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    rule: str
    not_with: list[tuple[str | int | bool, dict[str, list[str | int | bool]]]]
    only_with: list[tuple[str | int | bool, dict[str, list[str | int | bool]]]]
    own: bool  # whether a text of one's own is possible besides the values


class GameInfo(Struct):
    id: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]


class Health(Struct):
    status: Literal["ok"]
    version: str
    tables: int
    screens: int


class Notify(Struct, forbid_unknown_fields=True):
    url: str


class Ok(Struct):
    ok: bool


class Problem(Struct):
    error: Message


class NewAccount(Struct, forbid_unknown_fields=True):
    name: str
    password: str
    invitation: str = ""


class SignIn(Struct, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(Struct, forbid_unknown_fields=True):
    old: str
    new: str


class WithPassword(Struct, forbid_unknown_fields=True):
    password: str


class EndSession(Struct, forbid_unknown_fields=True):
    session: str


class Word(Struct, forbid_unknown_fields=True):
    invitation: str


class SessionInfo(Struct):
    id: str
    device: str  # browser and system, as far as they are known
    created_at: int
    seen_at: int  # to the day
    current: bool


class MailInfo(Struct):
    address: str  # confirmed; empty: none
    wanted: str  # to be confirmed; empty: none
    notices: bool  # whether turns are told there
    lang: Literal["de", "en"]


class AccountInfo(Struct):
    accounts: Literal["optional", "required", "off"]
    invitation: bool  # whether somebody new has to know a word
    known: bool  # whether this browser is anybody yet
    name: str | None  # not there: nobody has signed in
    sessions: list[SessionInfo]
    mail: MailInfo | None = None  # not there: nobody has signed in, or this server sends none


class DecisionInfo(Struct):
    kind: str
    rule: str
    form: str


class Gallery(Struct):
    """Every card and piece of a game, and the ids of what it asks, offers and tells."""

    catalogue: dict[str, Any]
    decisions: list[DecisionInfo]
    moves: list[str]
    events: list[str]
    lines: list[str]
