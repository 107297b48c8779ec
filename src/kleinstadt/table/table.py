"""A table: a journal plus seats. Who may do what is checked here and nowhere else.

Every method checks, changes the table in memory and notes what is to be written (`writes`) and what screens have to
be told (`news`). The room commits the writes before it tells anybody.
"""

import json
from bisect import bisect_right
from typing import Any

from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Header
from kleinstadt.engine.option import Options
from kleinstadt.engine.record import Deed, Record
from kleinstadt.engine.state import State
from kleinstadt.store.ids import PersonId, TableId, TokenHash
from kleinstadt.store.writes import Write
from kleinstadt.table.errors import Stale, refused
from kleinstadt.table.log import entry_of, log_of, log_of_the_deal
from kleinstadt.table.screen import (
    ChatLine,
    End,
    Invitation,
    LogItem,
    LogLine,
    Moment,
    Pace,
    Preview,
    SeatInfo,
    TableInfo,
    moment_of,
    preview_of,
)
from kleinstadt.table.seat import Seat
from kleinstadt.table.seating import SUBSTITUTE, Clock, Seating

LONGEST_CHAT = 500
LOG_PAGE = 80  # lines of the log that are told at once
CHAT_PAGE = 50
KEEP_EVERY = 64  # entries from one stored position to the next


class Table(Seating):
    def __init__(
        self,
        id: TableId,
        game: AnyGame,
        options: Options,
        seed: int,
        pace: Pace,
        host: PersonId | None,
        seats: list[Seat],
        clock: Clock,
    ) -> None:
        super().__init__(id, host, seats, clock)
        self.game = game
        self.options = options
        self.seed = seed
        self.pace = pace
        self.rematch: TableId | None = None
        self.record: Record | None = None
        self.log: list[LogItem] = []
        self.chat: list[ChatLine] = []
        self.undo_asked_by: int | None = None
        self.agreed: set[int] = set()
        self.watchers = 0
        self.charged_at = clock()
        self.first_at = 0  # when the first answer was given, and the latest
        self.last_at = 0
        self.kept_at = -1  # how many entries the stored position comes after; -1: none is stored
        self.keeps = False  # a position is to be stored with the next commit

    def take_writes(self) -> list[Write]:
        """With them what a list of tables shows, so that it is always as the journal says."""
        if self.changed:
            self.changed = False
            self.note("table", self.changed_row())
        if self.keeps:
            self.keeps = False
            self.note_position()
        return super().take_writes()

    def changed_row(self) -> dict[str, Any]:
        state = None if self.record is None else self.record.state
        return {
            "its_id": self.id,
            "state": self.state,
            "rematch": self.rematch,
            "changed_at": self.changed_at,
            "deciding": json.dumps([] if state is None else state.deciders()),
            "ranking": json.dumps(state.placing()) if state is not None and state.over else None,
            "used": self.used_row(),
        }

    def keep_position(self) -> None:
        """Store the position as it is now, for the day when newer rules cannot replay the journal."""
        self.keeps = self.record is not None and self.kept_at != len(self.record.deeds)

    def note_position(self) -> None:
        record = self.playing()
        self.kept_at = len(record.deeds)
        row = {"table_id": self.id, "entries": self.kept_at, "rules_version": self.game.rules_version}
        self.note("drop position", {"its_table": self.id})
        self.note("new position", {**row, "dump": json.dumps(record.state.dump())})

    def used_row(self) -> str:
        return json.dumps([seat.used for seat in self.seats])

    def playing(self) -> Record:
        if self.record is None:
            raise refused("not_started", "The game has not begun.")
        return self.record

    # -- before the game -------------------------------------------------------------------------------------------

    def ready(self, person: PersonId | None) -> None:
        seat = self.seated(person)
        if self.state == "open" and not seat.ready:
            seat.ready = True
            self.note("seat", seat.changed_row(self.id))
            self.news.seating = True
            self.start_if_ready()

    def entries(self) -> int:
        return 0 if self.record is None else len(self.record.deeds)

    def start_if_ready(self) -> None:
        """Everybody is ready before the deal is shown. Bots always are; so is somebody alone with them."""
        if self.state != "open" or any([seat.kind == "open" for seat in self.seats]):
            return
        people = [seat for seat in self.seats if seat.kind == "person"]
        if len(people) == 1:
            people[0].ready = True
            self.note("seat", people[0].changed_row(self.id))
        if all([seat.ready for seat in self.seats]):
            self.start()

    def start(self) -> None:
        self.record = Record(self.game, self.header())
        self.log.extend(log_of_the_deal(self.record))
        self.state = "over" if self.record.state.over else "running"
        self.charged_at = self.clock()
        self.note_change()
        self.keep_position()
        self.news.screens = True

    def header(self) -> Header:
        names = [" / ".join(dict.fromkeys([name for _, name, _ in seat.sitters if name])) for seat in self.seats]
        return Header(self.game.id, self.game.rules_version, self.options, len(self.seats), self.seed, names)

    # -- the game --------------------------------------------------------------------------------------------------

    def answer(self, person: PersonId | None, decision: int, moves: tuple[str, ...]) -> int:
        """A person answers a decision of their seat, by its number."""
        return self.answer_as(self.seated(person), decision, moves)

    def answer_as_bot(self, index: int, decision: int, moves: tuple[str, ...]) -> int:
        seat = self.seats[index]
        if seat.bot is None or self.undo_asked_by is not None:
            raise Stale(decision)
        return self.answer_as(seat, decision, moves)

    def answer_as(self, seat: Seat, decision: int, moves: tuple[str, ...]) -> int:
        """The entry that the answer became. The same answer sent twice counts once; an answer to a decision that is
        gone is refused."""
        record = self.playing()
        state = record.state
        if decision != state.numbers[seat.index] or state.asked(seat.index) is None:
            earlier = record.answered(seat.index, decision)
            if earlier is not None and record.deeds[earlier].entry.moves == moves:
                return earlier
            raise Stale(decision)
        self.charge()
        return self.append(record.play(seat.index, moves))

    def append(self, deed: Deed) -> int:
        record = self.playing()
        number = len(record.deeds) - 1
        self.last_at = self.clock()
        self.first_at = self.first_at or self.last_at
        self.note_entry(number, deed)
        self.log.extend(log_of(number, deed))
        self.forget_request()
        self.news.screens = True
        self.news.cause = number
        self.note_change()
        if record.state.over:
            self.state = "over"
        behind = any([n < self.kept_at for n in deed.entry.undo])  # an undo that reaches behind the stored position
        if self.state == "over" or behind or len(record.deeds) - self.kept_at >= KEEP_EVERY:
            self.keep_position()
        return number

    def note_entry(self, number: int, deed: Deed) -> None:
        row = {"table_id": self.id, "number": number, "line": deed.entry.line()}
        self.note("new entry", {**row, "at": self.clock(), "used": self.used_row()})

    def preview(self, person: PersonId | None, moves: tuple[str, ...]) -> Preview:
        return preview_of(self.playing().state, self.seated(person).index, moves)

    def may_be_hinted(self, person: PersonId | None) -> Seat:
        """Only alone with bots, where nobody is wronged by it."""
        seat = self.seated(person)
        if not self.alone:
            raise refused("not_alone", "Hints are for games alone with bots.")
        return seat

    def position_after(self, entry: int) -> State:
        """For looking back: the position after this entry (-1: the deal). Only views of it may leave the table."""
        record = self.playing()
        if not -1 <= entry < len(record.deeds):
            raise refused("no_such_entry", "There is no such entry.", entry=entry)
        state = record.at(entry + 1)
        state.looked_back_on = self.state == "over"  # then nothing is hidden any more, neither here nor in the export
        return state

    def history(self, viewer: int | None) -> list[Moment]:
        """How everybody stood, entry by entry."""
        found: list[Moment] = []
        for entry, state in self.playing().positions():
            state.looked_back_on = self.state == "over"
            found.append(moment_of(state, viewer, entry, self.log_length(entry)))
        return found

    # -- taking back -----------------------------------------------------------------------------------------------

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
        elif self.undo_asked_by is not None:
            raise refused("undo_pending", "Somebody is already asking to take something back.")
        else:
            self.undo_asked_by = seat.index
            self.agreed = {seat.index}
            self.news.screens = True
            self.settle_request()

    def consent(self, person: PersonId | None, yes: bool) -> None:
        seat = self.seated(person)
        if self.undo_asked_by is None:
            raise refused("nothing_asked", "Nobody asks to take anything back.")
        self.news.screens = True
        if not yes:
            self.forget_request()
            return
        self.agreed.add(seat.index)
        self.settle_request()

    def settle_request(self) -> None:
        """Bots always agree."""
        asker = self.undo_asked_by
        if asker is not None and all([s.index in self.agreed for s in self.seats if s.kind == "person"]):
            self.withdraw(asker, self.playing().agreed_undo(asker))

    def withdraw(self, index: int, entries: tuple[int, ...]) -> None:
        self.charge()
        self.append(self.playing().undo(index, entries))

    def forget_request(self) -> None:
        if self.undo_asked_by is not None:
            self.undo_asked_by = None
            self.agreed = set()
            self.news.screens = True

    def say(self, person: PersonId | None, text: str) -> None:
        seat = self.seated(person)
        plain = "".join([c if c.isprintable() or c == "\n" else " " for c in text]).strip()
        if not plain:
            raise refused("empty_chat", "There is nothing to say.")
        if len(plain) > LONGEST_CHAT:
            raise refused("long_chat", f"That is longer than {LONGEST_CHAT} characters.", most=LONGEST_CHAT)
        line = ChatLine(len(self.chat), seat.index, seat.name, plain, self.clock())
        self.chat.append(line)
        row = {"table_id": self.id, "number": line.number, "seat": line.seat, "who": line.who}
        self.note("new chat", {**row, "text": line.text, "at": line.at})
        self.news.chat.append(line)

    def forget(self, person: PersonId | None) -> None:
        """Only the host may have a table deleted, and not while others are playing there."""
        if person is None or person != self.host:
            raise refused("not_host", "Only who opened the table may have it deleted.")
        others = [seat for seat in self.seats if seat.person is not None and seat.person != person]
        if self.state == "running" and others:
            raise refused("others_play", "Others are still playing here.")
        self.note("forget table", {"its_id": self.id})
        self.gone = True

    # -- the clock -------------------------------------------------------------------------------------------------

    def used_by(self, seat: Seat) -> int:
        """Milliseconds this seat has thought so far, what is not yet booked included."""
        if self.state != "running" or self.record is None or self.record.state.asked(seat.index) is None:
            return seat.used
        return seat.used + max(0, self.clock() - self.charged_at)

    def charge(self) -> None:
        """Book the time since the last booking on the seats that were thinking."""
        used = [self.used_by(seat) for seat in self.seats]
        for seat, ms in zip(self.seats, used, strict=True):
            seat.used = ms
        self.charged_at = self.clock()

    def left_of(self, seat: Seat) -> int | None:
        """Milliseconds left of the seat's budget."""
        return self.pace.left(self.used_by(seat))

    def next_alarm(self) -> int | None:
        """In how many milliseconds the first thinking person runs out of time."""
        if self.state != "running" or self.record is None:
            return None
        thinking = [self.seats[index] for index in self.record.state.deciders()]
        left = [self.left_of(seat) for seat in thinking if seat.kind == "person"]
        return min([ms for ms in left if ms is not None], default=None)

    def ring(self) -> None:
        """A bot sits down for whoever has used up the time."""
        if self.state != "running" or self.record is None:
            return
        for index in self.record.state.deciders():
            seat = self.seats[index]
            if seat.kind == "person" and self.left_of(seat) == 0:
                self.sit(seat, None, self.bot_name(SUBSTITUTE, index), SUBSTITUTE, ready=True)

    # -- looking ---------------------------------------------------------------------------------------------------

    def info(self, viewer: int | None) -> TableInfo:
        """As this seat sees it, or a spectator."""
        return self.info_for(None if viewer is None else self.seats[viewer].person)

    def info_for(self, person: PersonId | None) -> TableInfo:
        state = None if self.record is None else self.record.state
        return {
            "id": self.id,
            "game": self.game.id,
            "options": self.options,
            "state": self.state,
            "seats": [self.seat_info(seat, person) for seat in self.seats],
            "pace": self.pace,
            "watchers": self.watchers,
            "rematch": self.rematch,
            "ranking": state.placing() if state is not None and self.state == "over" else None,
            "deciding": [] if state is None else state.deciders(),
            "host": self.host is not None and person == self.host,
        }

    def invitation(self, token: TokenHash) -> Invitation:
        """What this link leads to; nothing that only those may know who sit here."""
        return {
            "game": self.game.id,
            "options": self.options,
            "state": self.state,
            "seat": self.valid_link(token).seat,
            "seats": [seat.guest(self.host) for seat in self.seats],
        }

    def end(self) -> End | None:
        if self.record is None or self.state != "over":
            return None
        ties = [tie.dump() for tie in self.record.state.ties()]
        return {"ties": ties, "seconds": (self.last_at - self.first_at) // 1000}

    def seat_info(self, seat: Seat, person: PersonId | None) -> SeatInfo:
        return seat.info(person, self.host, seat.index in self.online, self.used_by(seat), self.left_of(seat))

    def log_before(self, viewer: int | None, before: int) -> list[LogLine]:
        """A page of the log as this viewer may know it: the lines up to line number `before`."""
        end = max(0, min(before, len(self.log)))
        return [item.seen_by(viewer) for item in self.log[max(0, end - LOG_PAGE) : end]]

    def chat_before(self, before: int) -> list[ChatLine]:
        end = max(0, min(before, len(self.chat)))
        return self.chat[max(0, end - CHAT_PAGE) : end]

    def log_length(self, entry: int) -> int:
        """How many lines the log had after this entry."""
        return bisect_right(self.log, entry, key=entry_of)
