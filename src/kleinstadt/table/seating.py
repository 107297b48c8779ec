"""Who sits where: claiming seats, handing them over and back, and who may do that."""

from collections.abc import Callable
from typing import Any

from kleinstadt.store.ids import PersonId, TableId, Token, TokenHash, hashed, new_token
from kleinstadt.store.writes import Write
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import ChatLine, TableState
from kleinstadt.table.seat import Link, Seat, clean_name

DAY = 24 * 3600 * 1000
LINK_DAYS = 30
SUBSTITUTE = "regular"  # the bot that sits down for somebody who left or ran out of time

Clock = Callable[[], int]


class News:
    """What has changed since the screens were last told."""

    __slots__ = ("screens", "seating", "chat", "cause")

    def __init__(self) -> None:
        self.screens = False
        self.seating = False
        self.chat: list[ChatLine] = []
        self.cause: int | None = None


class Seating:
    """The seats of a table, what is to be written (`writes`) and what screens have to be told (`news`)."""

    def __init__(self, id: TableId, host: PersonId | None, seats: list[Seat], clock: Clock) -> None:
        self.id = id
        self.host = host
        self.seats = seats
        self.clock = clock
        self.state: TableState = "open"
        self.links: dict[TokenHash, Link] = {}
        self.online: set[int] = set()
        self.writes: list[Write] = []
        self.changed = False  # something that a list of tables shows
        self.changed_at = clock()
        self.gone = False  # it is to be deleted with the next commit
        self.news = News()

    @property
    def alone(self) -> bool:
        """One person, and bots."""
        return len([seat for seat in self.seats if seat.kind != "bot"]) == 1

    # -- what the table knows --------------------------------------------------------------------------------------

    def entries(self) -> int:
        """How many entries the journal has."""
        raise NotImplementedError

    def charge(self) -> None:
        """Book the time that was thought so far."""
        raise NotImplementedError

    def left_of(self, seat: Seat) -> int | None:
        raise NotImplementedError

    def forget_request(self) -> None:
        """Somebody sat down or stood up: a request to take something back has to be made again."""
        raise NotImplementedError

    def start_if_ready(self) -> None:
        raise NotImplementedError

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

    def claim(self, token: TokenHash, person: PersonId, name: str) -> int:
        """Sit down by a one-time link."""
        link = self.valid_link(token)
        if self.seat_of(person) is not None:
            raise refused("already_seated", "You already have a seat at this table.")
        shown = clean_name(name)
        if not shown:
            raise refused("no_name", "Please say your name.")
        seat = self.seats[link.seat]
        self.need_time(seat)
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
        entry = self.entries()
        row = {"table_id": self.id, "seat": seat.index, "number": len(seat.sitters), "entry": entry}
        self.note("new sitter", {**row, "name": name, "bot": bot, "at": self.clock()})
        seat.sitters.append((entry, name, bot))
        self.note("seat", seat.changed_row(self.id))
        self.note_change()
        self.news.seating = True
        self.news.screens = True  # who sits alone with bots may take back more
        self.forget_request()
        self.start_if_ready()

    # -- coming and going ------------------------------------------------------------------------------------------

    def hand_to_bot(self, person: PersonId | None, index: int, bot: str) -> None:
        """My seat, or as host one that is empty or whose person is away."""
        seat = self.known_seat(index)
        mine = person is not None and person in (seat.person, seat.owner)
        if not mine and not (person is not None and person == self.host and index not in self.online):
            raise refused("not_your_seat", "That is not your seat.", seat=index)
        self.drop_links(index)
        self.sit(seat, None, self.bot_name(bot, index), bot, ready=True)

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

    def need_time(self, seat: Seat) -> None:
        """Once the time of a seat is used up, a bot plays it to the end, whoever wants to sit there."""
        if self.left_of(seat) == 0:
            raise refused("out_of_time", "The time of this seat is used up.", seat=seat.index)

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
