"""A seat: whose it is, who sits there now, and how long they have thought."""

from typing import Any

from kleinstadt.store.ids import PersonId, TableId, TokenHash
from kleinstadt.store.store import Row
from kleinstadt.table.screen import Guest, SeatInfo, SeatKind

LONGEST_NAME = 40


class Seat:
    """`owner` claimed the seat; `person` or `bot` plays it now (a friend or a bot while it is handed over)."""

    __slots__ = (
        "index",
        "owner",
        "owner_name",
        "person",
        "name",
        "bot",
        "ready",
        "used",
        "spared",
        "since",
        "away_since",
        "seen_at",
        "noted_at",
        "sitters",
        "people",
    )

    def __init__(self, index: int) -> None:
        self.index = index
        self.owner: PersonId | None = None
        self.owner_name = ""
        self.person: PersonId | None = None
        self.name = ""
        self.bot: str | None = None
        self.ready = False
        self.used = 0  # milliseconds
        self.spared = 0  # those of a cut line that cost nothing
        self.since: int | None = None  # from when on it is waited for, and the following three, in served time
        self.away_since = 0
        self.seen_at = 0
        self.noted_at = 0  # what the store knows of it
        self.sitters: list[tuple[int, str, str | None]] = []  # from which entry on, who, which bot
        self.people: set[PersonId] = set()  # everybody who has ever sat here

    @property
    def kind(self) -> SeatKind:
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"

    @property
    def voice(self) -> PersonId | None:
        """Who is asked where something needs consent: whoever plays it, or whoever a bot sits in for."""
        return self.person or self.owner

    @property
    def lent(self) -> bool:
        return self.owner is not None and self.person != self.owner

    def info(
        self, person: PersonId | None, host: PersonId | None, online: bool, used: int, left: int | None
    ) -> SeatInfo:
        """As this person sees it; `host` opened the table; `used` and `left` in milliseconds."""
        return {
            "seat": self.index,
            "name": self.name,
            "kind": self.kind,
            "bot": self.bot,
            "ready": self.ready,
            "online": online,
            "seconds_used": used // 1000,
            "seconds_left": None if left is None else -(-left // 1000),
            "you": person is not None and self.person == person,
            "yours": person is not None and self.owner == person,
            "lent_by": self.owner_name if self.lent else None,
            "host": host is not None and self.owner == host,
        }

    def guest(self, host: PersonId | None) -> Guest:
        """As somebody sees it who is invited."""
        opened = host is not None and self.owner == host
        return {"seat": self.index, "name": self.name, "kind": self.kind, "bot": self.bot, "host": opened}

    def row(self) -> dict[str, Any]:
        return {
            "owner": self.owner,
            "owner_name": self.owner_name,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "ready": self.ready,
            "seen_at": self.seen_at,
        }

    def new_row(self, table: TableId) -> dict[str, Any]:
        return {"table_id": table, "seat": self.index, **self.row()}

    def changed_row(self, table: TableId) -> dict[str, Any]:
        return {"its_table": table, "its_seat": self.index, **self.row()}


def load_seat(row: Row) -> Seat:
    seat = Seat(row["seat"])
    seat.owner, seat.owner_name = row["owner"], row["owner_name"]
    seat.person, seat.name, seat.bot = row["person"], row["name"], row["bot"]
    seat.ready = row["ready"]
    seat.seen_at = seat.noted_at = row["seen_at"]
    return seat


class Link:
    """A one-time link to a seat."""

    __slots__ = ("token_hash", "seat", "expires_at", "used")

    def __init__(self, token_hash: TokenHash, seat: int, expires_at: int, used: bool) -> None:
        self.token_hash = token_hash
        self.seat = seat
        self.expires_at = expires_at
        self.used = used


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, printable, not too long."""
    plain = "".join([c if c.isprintable() else " " for c in name])
    return " ".join(plain.split())[:LONGEST_NAME].strip()
