"""Time at a table: who is thinking, what that costs them, and when somebody has none left.

Live tables give each seat a budget. What counts is time in which the server was there, and while somebody's line is
cut the first minutes are a present. By correspondence every answer has so many days; who is late is replaced by a bot
and may come back.
"""

from abc import abstractmethod

from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.table.clock import DAY, MINUTE, Clock
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import Pace
from kleinstadt.table.seat import Seat
from kleinstadt.table.seating import SUBSTITUTE, Seating

GRACE = 3 * MINUTE  # of a cut line that cost a seat nothing, in a whole game


class Timing(Seating):
    def __init__(self, id: TableId, host: PersonId | None, seats: list[Seat], clock: Clock, pace: Pace) -> None:
        super().__init__(id, host, seats, clock)
        self.pace = pace
        self.charged_at = clock.served()

    @abstractmethod
    def thinks(self, seat: Seat) -> bool:
        """Whether this seat has to decide something."""

    # -- budgets ---------------------------------------------------------------------------------------------------

    def passed(self, seat: Seat) -> tuple[int, int]:
        """Milliseconds since the last booking that count for this seat, and those that are a present."""
        if not self.thinks(seat):
            return 0, 0
        since = max(0, self.clock.served() - self.charged_at)  # another server's clock may be a little ahead
        present = min(since, GRACE - seat.spared) if self.is_cut(seat) else 0
        return since - present, present

    def is_cut(self, seat: Seat) -> bool:
        """Whether somebody's line is cut where time is dear."""
        return self.pace.kind == "budget" and seat.kind == "person" and seat.index not in self.online

    def used_by(self, seat: Seat) -> int:
        """Milliseconds this seat has thought so far, what is not yet booked included."""
        return seat.used + self.passed(seat)[0]

    def charge(self) -> None:
        """Book the time since the last booking on the seats that were thinking."""
        for seat, (counted, present) in [(seat, self.passed(seat)) for seat in self.seats]:
            seat.used += counted
            seat.spared += present
        self.charged_at = self.clock.served()

    # -- days ------------------------------------------------------------------------------------------------------

    def note_asked(self) -> None:
        """From when on each seat is being waited for."""
        for seat in self.seats:
            if not self.thinks(seat):
                seat.since = None
            elif seat.since is None:
                seat.since = self.clock.served()

    def due(self) -> int | None:
        """When, in served time, the first person is late, by correspondence."""
        days = self.pace.days
        if not isinstance(days, int):
            return None
        waited_for = [seat.since for seat in self.seats if seat.kind == "person"]
        return min([since + days * DAY for since in waited_for if since is not None], default=None)

    # -- both ------------------------------------------------------------------------------------------------------

    def left_of(self, seat: Seat) -> int | None:
        """Milliseconds left of the seat's budget, or of the days that it has for this answer."""
        if self.pace.kind == "none":
            return None
        days = self.pace.days
        if not isinstance(days, int):
            return self.pace.left(self.used_by(seat))
        return None if seat.since is None else max(0, days * DAY - (self.clock.served() - seat.since))

    def need_time(self, seat: Seat) -> None:
        """Once the budget of a seat is used up, a bot plays it to the end, whoever wants to sit there."""
        if self.pace.kind == "budget" and self.left_of(seat) == 0:
            raise refused("out_of_time", "The time of this seat is used up.", seat=seat.index)

    def may_be_replaced(self, seat: Seat) -> bool:
        """By correspondence only the clock says so."""
        return self.pace.kind != "days" and super().may_be_replaced(seat)

    def next_alarm(self) -> int | None:
        """In how many milliseconds the first thinking person runs out of time at the earliest."""
        found: list[int] = []
        for seat in self.seats:
            left = self.left_of(seat)
            if left is not None and seat.kind == "person" and self.thinks(seat):
                present = GRACE - seat.spared if self.is_cut(seat) else 0
                found.append(left + present)
        return min(found, default=None)

    def ring(self) -> None:
        """A bot sits down for whoever has used up the time."""
        for seat in self.seats:
            if seat.kind == "person" and self.thinks(seat) and self.left_of(seat) == 0:
                self.sit(seat, None, self.bot_name(SUBSTITUTE, seat.index), SUBSTITUTE, ready=True)
