"""Who sits where: claiming seats, handing them over and back, and who may do that."""

import json
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from msgspec.json import Encoder

from kleinstadt.store.ids import PersonId, TableId, Token, TokenHash, hashed, new_token
from kleinstadt.store.store import Row
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import DAY, HOUR, MINUTE, Clock
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import ChatLine, TableState
from kleinstadt.table.seat import Link, Seat, clean_name

LINK_DAYS = 30
AWAY = 3 * MINUTE  # then a host may have a bot sit down for somebody
SUBSTITUTE = "regular"  # the bot that sits down for somebody who left or ran out of time

encoder = Encoder()


class News:
    """What has changed since the screens were last told."""

    __slots__ = ("screens", "seating", "chat", "cause")

    def __init__(self) -> None:
        self.screens = False
        self.seating = False
        self.chat: list[ChatLine] = []
        self.cause: int | None = None


class Present(NamedTuple):
    """Who looks on, and how many more who have no seat."""

    people: list[PersonId]
    watchers: int


class Seating(ABC):
    """The seats of a table, what is to be written (`writes`) and what screens have to be told (`news`)."""

    def __init__(self, id: TableId, host: PersonId | None, seats: list[Seat], clock: Clock) -> None:
        self.id = id
        self.host = host
        self.seats = seats
        self.clock = clock
        self.state: TableState = "open"
        self.links: dict[TokenHash, Link] = {}
        self.online: set[int] = set()
        self.watchers = 0
        self.worker = ""  # the server that this is, where there are others on the same database
        self.here = Present([], 0)  # who looks on through this server, and as the store has it through all of them
        self.attendance: dict[str, Present] = {}
        self.writes: list[Write] = []
        self.changed = False  # something that a list of tables shows
        self.changed_at = clock()
        self.gone = False  # it is to be deleted with the next commit
        self.news = News()

    # -- what the table knows --------------------------------------------------------------------------------------

    @abstractmethod
    def entries(self) -> int:
        """How many entries the journal has."""

    @abstractmethod
    def charge(self) -> None:
        """Book the time that was thought so far."""

    @abstractmethod
    def need_time(self, seat: Seat) -> None:
        """Refuse where somebody wants to sit whose time is used up."""

    @abstractmethod
    def note_asked(self) -> None:
        """From when on each seat is being waited for."""

    @abstractmethod
    def greet(self) -> None:
        """Somebody is about to join a game that has begun."""

    @property
    @abstractmethod
    def alone(self) -> bool:
        """One person, and bots that sit in for nobody else."""

    @abstractmethod
    def forget_request(self) -> None:
        """Somebody sat down or stood up: a request to take something back has to be made again."""

    @abstractmethod
    def start_if_ready(self) -> None:
        """The game begins when everybody is."""

    # -- for the room ----------------------------------------------------------------------------------------------

    def take_writes(self) -> list[Write]:
        writes = self.writes
        self.writes = []
        return writes

    def take_news(self) -> News:
        news = self.news
        self.news = News()
        return news

    def note(self, what: str, row: dict[str, Any]) -> None:
        self.writes.append(Write(what, row))

    def note_change(self) -> None:
        """Something has changed that a list of tables shows."""
        self.changed = True
        self.changed_at = self.clock()

    # -- who -------------------------------------------------------------------------------------------------------

    def seat_of(self, person: PersonId | None) -> int | None:
        """The seat this person plays now; what they see is that seat's screen, or a spectator's."""
        if person is not None:
            for seat in self.seats:
                if seat.person == person:
                    return seat.index
        return None

    def seated(self, person: PersonId | None) -> Seat:
        index = self.seat_of(person)
        if index is None:
            raise refused("not_seated", "You have no seat at this table.")
        return self.seats[index]

    def known_seat(self, index: int) -> Seat:
        if not 0 <= index < len(self.seats):
            raise refused("no_such_seat", "There is no such seat.", seat=index)
        return self.seats[index]

    # -- being here ------------------------------------------------------------------------------------------------

    def set_present(self, people: set[PersonId], watchers: int) -> None:
        """Who looks on now through this server. Time is booked up to here: it counts otherwise for those who are not
        there."""
        self.here = Present(sorted(people), watchers)
        elsewhere = [present for worker, present in self.attendance.items() if worker != self.worker]
        online, watchers = self.looking_on([self.here, *elsewhere])
        if online != self.online or watchers != self.watchers:
            self.charge()
            for index in self.online - online:
                self.seats[index].away_since = self.clock.served()
            self.online = online
            self.watchers = watchers
            self.news.seating = True
        here = people.union(*[present.people for present in elsewhere])
        for seat in self.seats:
            if seat.voice in here:
                self.see(seat)
        self.note_here()

    def looking_on(self, presents: list[Present]) -> tuple[set[int], int]:
        """The seats whose people are there, and how many more."""
        people = {person for present in presents for person in present.people}
        online = {seat.index for seat in self.seats if seat.person in people}
        return online, sum(present.watchers for present in presents)

    def note_here(self) -> None:
        """Other servers have to know who looks on through this one, and that time runs here."""
        if not self.worker or self.gone:
            return
        told = self.here if self.here.people or self.here.watchers or self.state == "running" else None
        if told != self.attendance.get(self.worker):
            self.note("drop here", {"its_place": self.id, "its_worker": self.worker})
            self.attendance.pop(self.worker, None)
            if told is not None:
                self.attendance[self.worker] = told
                self.note("here", {"place": self.id, "worker": self.worker, **present_row(told)})

    def see(self, seat: Seat) -> None:
        """Somebody of this seat is here; the store need not know to the minute."""
        seat.seen_at = self.clock.served()
        if seat.seen_at - seat.noted_at >= HOUR:
            seat.noted_at = seat.seen_at
            self.note("seat", seat.changed_row(self.id))

    # -- sitting down ----------------------------------------------------------------------------------------------

    def new_link(self, index: int) -> Token:
        """A fresh one-time link to this seat; older ones no longer work."""
        self.drop_links(index)
        token = new_token()
        link = Link(hashed(token), index, self.clock() + LINK_DAYS * DAY, False)
        self.links[link.token_hash] = link
        row = {"token_hash": link.token_hash, "table_id": self.id, "seat": index}
        self.note("new link", {**row, "expires_at": link.expires_at, "used_at": None})
        return token

    def drop_links(self, index: int) -> None:
        for link in self.links.values():
            if link.seat == index and not link.used:
                self.use_link(link)

    def use_link(self, link: Link) -> None:
        link.used = True
        self.note("use link", {"its_token_hash": link.token_hash, "used_at": self.clock()})

    def valid_link(self, token: TokenHash) -> Link:
        link = self.links.get(token)
        if link is None:
            raise refused("unknown_link", "This link leads nowhere.")
        if link.used:
            raise refused("used_link", "This link has already been used.")
        if link.expires_at <= self.clock():
            raise refused("expired_link", "This link has expired.")
        return link

    def claim(self, token: TokenHash, person: PersonId, name: str, kin: frozenset[PersonId] = frozenset()) -> int:
        """Sit down by a one-time link. `kin`: whom else this browser has been, or may be again."""
        link = self.valid_link(token)
        if self.seat_of(person) is not None:
            raise refused("already_seated", "You already have a seat at this table.")
        shown = clean_name(name)
        if not shown:
            raise refused("no_name", "Please say your name.")
        seat = self.seats[link.seat]
        self.need_time(seat)
        if self.state != "open":
            if any(not other.people.isdisjoint({person, *kin}) for other in self.seats if other is not seat):
                raise refused("knows_other_hand", "You have sat at another seat of this game.")
            self.greet()
        self.use_link(link)
        if seat.owner is None:
            seat.owner = person
            seat.owner_name = shown
        self.sit(seat, person, shown, None, ready=self.state != "open")
        return seat.index

    def sit(self, seat: Seat, person: PersonId | None, name: str, bot: str | None, ready: bool) -> None:
        self.charge()
        seat.person = person
        seat.name = name
        seat.bot = bot
        seat.ready = ready or bot is not None
        seat.since = None
        if person is not None:
            seat.people.add(person)
            seat.seen_at = seat.noted_at = seat.away_since = self.clock.served()
        entry = self.entries()
        row = {"table_id": self.id, "seat": seat.index, "number": len(seat.sitters), "entry": entry}
        self.note("new sitter", {**row, "name": name, "bot": bot, "at": self.clock(), "person": person})
        seat.sitters.append((entry, name, bot))
        self.note("seat", seat.changed_row(self.id))
        self.note_change()
        self.news.seating = True
        self.news.screens = True  # who sits alone with bots may take back more
        self.forget_request()
        self.note_asked()
        self.start_if_ready()

    # -- coming and going ------------------------------------------------------------------------------------------

    def hand_to_bot(self, person: PersonId | None, index: int, bot: str) -> None:
        """My seat, or as host one that is empty or whose person is away."""
        seat = self.known_seat(index)
        if person is None or person not in (seat.person, seat.owner):
            self.need_replacing(person, seat)
        self.drop_links(index)
        self.sit(seat, None, self.bot_name(bot, index), bot, ready=True)

    def need_replacing(self, person: PersonId | None, seat: Seat) -> None:
        """Whether a host may put a bot there. In a game that has begun, for a person only who has been away for a
        while, and in no other bot's place where other people play: a seat's moves are not the host's to choose."""
        host = person is not None and person == self.host
        began = self.state != "open"
        if not host or seat.index in self.online or (began and seat.kind == "bot" and not self.alone):
            raise refused("not_your_seat", "That is not your seat.", seat=seat.index)
        if began and seat.kind == "person" and not self.may_be_replaced(seat):
            raise refused("not_away_long", "They have not been away for long.", minutes=AWAY // MINUTE)

    def may_be_replaced(self, seat: Seat) -> bool:
        return self.clock.served() - seat.away_since >= AWAY

    def forfeit(self, index: int, deputy: str) -> None:
        """The bot of others on this seat has failed: one of ours goes on in its place."""
        seat = self.known_seat(index)
        if seat.bot is not None and seat.bot != deputy:
            self.sit(seat, None, self.bot_name(deputy, index), deputy, ready=True)

    def hand_to_link(self, person: PersonId | None, index: int) -> Token:
        """A one-time link for a friend. Whoever sits there stays until it is claimed. A host may offer a seat that is
        empty or a bot's from the start, never one that belongs to somebody else: its hand is not the host's to show."""
        seat = self.known_seat(index)
        mine = person is not None and person in (seat.person, seat.owner)
        if not mine and not (person is not None and person == self.host and seat.owner is None):
            raise refused("not_your_seat", "That is not your seat.", seat=index)
        self.need_time(seat)
        return self.new_link(index)

    def take_back(self, person: PersonId | None, index: int) -> None:
        seat = self.known_seat(index)
        if person is None or person != seat.owner:
            raise refused("not_your_seat", "That is not your seat.", seat=index)
        if seat.lent:
            self.need_time(seat)
            if self.seat_of(person) is not None:
                raise refused("already_seated", "You already have a seat at this table.")
        self.drop_links(index)
        if seat.lent:
            self.sit(seat, person, seat.owner_name, None, ready=True)

    def leave(self, person: PersonId | None) -> None:
        """Before the game the seat is free again; during it a bot goes on, and the owner may come back."""
        seat = self.seated(person)
        if self.state == "running":
            self.sit(seat, None, self.bot_name(SUBSTITUTE, seat.index), SUBSTITUTE, ready=True)
        elif self.state == "open":
            seat.owner = None
            seat.owner_name = ""
            self.sit(seat, None, "", None, ready=False)

    def bot_name(self, bot: str, index: int) -> str:
        """A bot is called like its kind, numbered where several of a kind sit here."""
        others = {seat.name for seat in self.seats if seat.index != index}
        number = 2
        name = bot
        while name in others:
            name = f"{bot} {number}"
            number += 1
        return name


def text_of(data: Any) -> str:
    """JSON for a column."""
    return encoder.encode(data).decode()


def present_row(present: Present) -> dict[str, Any]:
    return {"people": text_of(present.people), "watchers": present.watchers}


def load_present(row: Row) -> Present:
    return Present(json.loads(row["people"]), row["watchers"])
