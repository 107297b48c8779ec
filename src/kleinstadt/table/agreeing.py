"""What needs the consent of others: taking back beyond one's own latest move, and closing a game that is running.

Everybody has a voice who plays a seat, and whoever owns one that a bot plays for them meanwhile: nobody is overruled by
being away, and nobody by whoever opened the table. Bots always agree. One request is made at a time.
"""

from abc import abstractmethod

from msgspec import Struct

from kleinstadt.engine.record import Deed, Record
from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.table.clock import DAY, Clock
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import Pace
from kleinstadt.table.seat import Seat
from kleinstadt.table.seating import SUBSTITUTE, text_of
from kleinstadt.table.timing import Timing

ABSENT_DAYS = 14  # then a game is no longer kept for somebody


class Request(Struct):
    """Somebody wants to close a running game, or to take something back: which seat asks, and which have agreed."""

    by: int
    agreed: list[int]


class Agreeing(Timing):
    def __init__(self, id: TableId, host: PersonId | None, seats: list[Seat], clock: Clock, pace: Pace) -> None:
        super().__init__(id, host, seats, clock, pace)
        self.asking: Request | None = None  # to take back
        self.closing: Request | None = None

    @abstractmethod
    def playing(self) -> Record:
        """The game, refused where none is being played."""

    @abstractmethod
    def append(self, deed: Deed) -> int:
        """What was done at the table; its number in the journal."""

    # -- voices ----------------------------------------------------------------------------------------------------

    def voices(self) -> list[Seat]:
        """The seats whose people are asked."""
        return [seat for seat in self.seats if seat.voice is not None]

    def speaking(self, person: PersonId | None) -> Seat:
        """The seat that this person speaks for."""
        for seat in self.seats:
            if person is not None and seat.voice == person:
                return seat
        raise refused("not_seated", "You have no seat at this table.")

    @property
    def alone(self) -> bool:
        """One person, and bots that sit in for nobody else."""
        return len(self.voices()) == 1 and not any(seat.kind == "open" for seat in self.seats)

    # -- taking back -----------------------------------------------------------------------------------------------

    @property
    def undo_asked_by(self) -> int | None:
        return None if self.asking is None else self.asking.by

    def undo(self, person: PersonId | None) -> None:
        """Take back the latest own entry, or ask the others for it where that needs their consent."""
        seat = self.seated(person)
        record = self.playing()
        if self.state == "over":
            raise refused("game_over", "The game is over.")
        own = record.own_undo(seat.index)
        if own:
            self.withdraw(seat.index, own)
        elif not record.agreed_undo(seat.index):
            raise refused("nothing_to_undo", "There is nothing to take back.")
        elif self.undo_asked_by is not None or self.closing is not None:
            raise refused("undo_pending", "Somebody is already asking for something.")
        else:
            self.ask_to_undo(Request(seat.index, [seat.index]))

    def ask_to_undo(self, asking: Request | None) -> None:
        self.asking = asking
        self.note_change()
        self.news.screens = True
        if asking is not None and all(seat.index in asking.agreed for seat in self.voices()):
            self.withdraw(asking.by, self.playing().agreed_undo(asking.by))

    def withdraw(self, index: int, entries: tuple[int, ...]) -> None:
        self.charge()
        self.append(self.playing().undo(index, entries))

    def forget_request(self) -> None:
        if self.asking is not None:
            self.ask_to_undo(None)

    # -- answering -------------------------------------------------------------------------------------------------

    def consent(self, person: PersonId | None, yes: bool) -> None:
        """To whatever is asked now."""
        seat = self.speaking(person)
        if self.asking is not None:
            self.ask_to_undo(answered(self.asking, seat.index, yes))
        elif self.closing is not None:
            self.ask_to_close(answered(self.closing, seat.index, yes))
        else:
            raise refused("nothing_asked", "Nobody asks for anything.")

    # -- closing ---------------------------------------------------------------------------------------------------

    def close(self, person: PersonId | None) -> None:
        """Close a table for good: alone at once, a running game with others when all of them agree."""
        seat = self.speaking(person)
        if self.undo_asked_by is not None or self.closing is not None:
            raise refused("undo_pending", "Somebody is already asking for something.")
        if self.state != "running":
            raise refused("not_running", "Only a game that is running is closed.")
        self.ask_to_close(Request(seat.index, [seat.index]))

    def ask_to_close(self, closing: Request | None) -> None:
        self.closing = closing
        self.note_change()
        self.news.seating = True
        if closing is not None and all(seat.index in closing.agreed for seat in self.voices()):
            self.delete()

    def forget(self, person: PersonId | None) -> None:
        """The host has the table deleted: not while a game is running that others have seats in, unless all of them
        have been absent for long."""
        if person is None or person != self.host:
            raise refused("not_host", "Only who opened the table may have it deleted.")
        others = [seat for seat in self.voices() if seat.voice != person]
        if self.state == "running" and not all(self.is_absent(seat) for seat in others):
            raise refused("others_play", "Others are still playing here.", days=ABSENT_DAYS)
        self.delete()

    def remove(self, person: PersonId) -> None:
        """Somebody is gone for good: what was theirs before the game is free, during it a bot plays it to the end and
        nobody is asked for it any more; a result stays. Where nobody else has a seat the table goes with them."""
        if all(seat.voice in (None, person) for seat in self.seats):
            self.delete()
            return
        for seat in self.seats if self.state != "over" else ():
            if person in (seat.owner, seat.person):
                self.vacate(seat, person)
        closing = self.closing
        if closing is not None:
            self.ask_to_close(closing if self.seats[closing.by].voice is not None else None)

    def vacate(self, seat: Seat, person: PersonId) -> None:
        if seat.owner == person:
            guest = seat.person if seat.lent else None  # a friend plays it: it is theirs now
            seat.owner, seat.owner_name = guest, "" if guest is None else seat.name
        if seat.person == person:
            bot = SUBSTITUTE if self.state == "running" else None
            self.sit(seat, None, "" if bot is None else self.bot_name(bot, seat.index), bot, ready=False)
        else:
            self.note("seat", seat.changed_row(self.id))
            self.note_change()
            self.news.seating = True
            self.news.screens = True
            self.forget_request()

    def is_absent(self, seat: Seat) -> bool:
        return seat.index not in self.online and self.clock.served() - seat.seen_at >= ABSENT_DAYS * DAY

    def delete(self) -> None:
        self.note("forget table", {"its_id": self.id})
        if self.worker:
            self.note("forget here", {"its_place": self.id})
        self.gone = True


def answered(request: Request, seat: int, yes: bool) -> Request | None:
    return Request(request.by, sorted({*request.agreed, seat})) if yes else None


def request_row(request: Request | None) -> str | None:
    return None if request is None else text_of(request)
