"""A table: a journal plus seats. Who may do what is checked here and nowhere else.

Every method checks, changes the table in memory and notes what is to be written (`writes`) and what screens have to
be told (`news`). The room commits the writes before it tells anybody.
"""

import json
from bisect import bisect_right
from typing import Any

from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Entry, Header
from kleinstadt.engine.obstacle import ObstacleData
from kleinstadt.engine.option import Options
from kleinstadt.engine.record import Deed, Record
from kleinstadt.engine.state import State
from kleinstadt.store.ids import PersonId, TableId, TokenHash
from kleinstadt.store.writes import Write
from kleinstadt.table.agreeing import Agreeing, request_row
from kleinstadt.table.clock import Clock
from kleinstadt.table.errors import Stale, refused
from kleinstadt.table.log import DEALT_ANEW, entry_of, log_of, log_of_the_deal, rewound
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
from kleinstadt.table.seating import text_of

LONGEST_CHAT = 500
LOG_PAGE = 80  # lines of the log that are told at once
CHAT_PAGE = 50
KEEP_EVERY = 64  # entries from one stored position to the next


class Table(Agreeing):
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
        super().__init__(id, host, seats, clock, pace)
        self.game = game
        self.options = options
        self.seed = seed
        self.seed_chosen = False
        self.rematch: TableId | None = None
        self.record: Record | None = None
        self.log: list[LogItem] = []
        self.chat: list[ChatLine] = []
        self.first_at = 0  # when the first answer was given, and the latest
        self.last_at = 0
        self.kept_at = -1  # how many entries the stored position comes after; -1: none is stored
        self.keeps = False  # a position is to be stored with the next commit
        self.thinker: str | None = None  # the server that thinks for the bots, where there are several
        self.version = 0  # what is stored: so many commits, entries and lines of chat
        self.stored_entries = 0
        self.stored_chat = 0

    def take_writes(self) -> list[Write]:
        """With them what a list of tables shows, so that it is always as the journal says, and the next version: it can
        only be written by who knows the one before."""
        self.note_here()
        self.claim_thoughts()
        if self.keeps:
            self.keeps = False
            self.note_position()
        if self.changed or self.writes:
            self.changed = False
            self.note("table", self.changed_row())
        return super().take_writes()

    def claim_thoughts(self) -> None:
        """Of several servers one thinks for the bots: the first that sees them asked, until none is asked any more or
        it does not look on any more."""
        if not self.worker:
            return
        there = self.thinker if self.thinker in self.attendance else self.worker
        thinker = there if self.bots_asked() else None
        if thinker != self.thinker:
            self.changed = True
            self.thinker = thinker

    def bots_asked(self) -> list[int]:
        """While people talk about taking back, bots wait."""
        if self.state != "running" or self.record is None or self.asking is not None:
            return []
        return [index for index in self.record.state.deciders() if self.seats[index].bot is not None]

    def is_stored(self) -> None:
        """What was noted is on disk."""
        self.version += 1
        self.stored_entries = self.entries()
        self.stored_chat = len(self.chat)

    def changed_row(self) -> dict[str, Any]:
        state = None if self.record is None else self.record.state
        return {
            "its_id": self.id,
            "its_version": self.version,
            "version": self.version + 1,
            "state": self.state,
            "rematch": self.rematch,
            "changed_at": self.changed_at,
            "deciding": text_of([] if state is None else state.deciders()),
            "ranking": text_of(state.placing()) if state is not None and state.over else None,
            "used": self.used_row(),
            "closing": request_row(self.closing),
            "waiting": text_of([seat.since for seat in self.seats]),
            "due": self.due(),
            "asking": request_row(self.asking),
            "thinker": self.thinker,
            "charged_at": self.charged_at,
            "spared": text_of([seat.spared for seat in self.seats]),
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
        return text_of([seat.used for seat in self.seats])

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
        if self.state != "open" or any(seat.kind == "open" for seat in self.seats):
            return
        people = [seat for seat in self.seats if seat.kind == "person"]
        if len(people) == 1:
            people[0].ready = True
            self.note("seat", people[0].changed_row(self.id))
        if all(seat.ready for seat in self.seats):
            self.start()

    def start(self) -> None:
        self.record = Record(self.game, self.header())
        self.log.extend(log_of_the_deal(self.record))
        self.state = "over" if self.record.state.over else "running"
        self.charged_at = self.clock.served()
        self.note_asked()
        self.note_change()
        self.keep_position()
        self.news.screens = True

    def header(self) -> Header:
        names = [" / ".join(dict.fromkeys([name for _, name, _ in seat.sitters if name])) for seat in self.seats]
        return Header(self.game.id, self.game.rules_version, self.options, len(self.seats), self.seed, names)

    # -- the game --------------------------------------------------------------------------------------------------

    def answer(self, person: PersonId | None, decision: int, moves: tuple[str, ...]) -> int:
        """A person answers a decision of their seat, by its number."""
        seat = self.seated(person)
        self.see(seat)
        return self.answer_as(seat, decision, moves)

    def answer_as_bot(self, index: int, decision: int, moves: tuple[str, ...]) -> int:
        seat = self.seats[index]
        if seat.bot is None or self.asking is not None:
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
        if deed.entry.seat >= 0:
            self.seats[deed.entry.seat].since = None
        self.note_asked()
        self.forget_request()
        self.news.screens = True
        self.news.cause = number
        self.note_change()
        if record.state.over:
            self.state = "over"
            self.closing = None
        behind = any(n < self.kept_at for n in deed.entry.undo)  # an undo that reaches behind the stored position
        if self.state == "over" or behind or len(record.deeds) - self.kept_at >= KEEP_EVERY:
            self.keep_position()
        return number

    def note_entry(self, number: int, deed: Deed) -> None:
        row = {"table_id": self.id, "number": number, "line": deed.entry.line()}
        self.note("new entry", {**row, "at": self.clock(), "used": self.used_row()})

    def preview(self, person: PersonId | None, moves: tuple[str, ...]) -> Preview:
        return preview_of(self.playing().state, self.seated(person).index, moves)

    def obstacles(self, person: PersonId | None, moves: tuple[str, ...]) -> dict[str, list[ObstacleData]]:
        """What keeps this person from doing something with things on the table, now or after these answers."""
        found = self.playing().state.obstacles(self.seated(person).index, moves)
        return {thing: [each.dump() for each in here] for thing, here in found.items()}

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

    # -- newcomers -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        """Who has played on alone and gone back knows what is to come; with whoever joins the game begins anew."""
        if self.state == "running" and self.alone and rewound(self.playing()):
            self.deal_anew()

    def deal_anew(self) -> None:
        record = self.playing()
        self.charge()
        fresh: State = self.game.start(len(self.seats), self.options, fresh_seed())
        fresh.numbers = [number + 1 for number in record.state.numbers]  # late answers find no question
        standing = [number for number, deed in enumerate(record.deeds) if deed.stands]
        said = {"rules_version": self.game.rules_version, "position": fresh.dump(), "withdrawn": standing}
        for seat in self.seats:
            seat.since = None
        self.append(record.enter_segment(Entry(-1, (), (), {**said, DEALT_ANEW: True})))
        self.keep_position()

    def thinks(self, seat: Seat) -> bool:
        return self.state == "running" and self.record is not None and self.record.state.asked(seat.index) is not None

    def waited_for(self) -> set[tuple[int, int]]:
        """The decisions of people who are not here."""
        if self.state != "running" or self.record is None:
            return set()
        state = self.record.state
        away = [index for index in state.deciders() if index not in self.online]
        return {(index, state.numbers[index]) for index in away if self.seats[index].person is not None}

    # -- talking ---------------------------------------------------------------------------------------------------

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

    # -- looking ---------------------------------------------------------------------------------------------------

    def info(self, viewer: int | None) -> TableInfo:
        """As this seat sees it, or a spectator."""
        return self.info_for(None if viewer is None else self.seats[viewer].person)

    def info_for(self, person: PersonId | None) -> TableInfo:
        return self.info_as(person, self.public_info())

    def info_as(self, person: PersonId | None, public: TableInfo) -> TableInfo:
        """What this person sees where a stranger sees that."""
        if person is None:
            return public
        pairs = zip(self.seats, public["seats"], strict=True)
        seats: list[SeatInfo] = [
            {**info, "you": seat.person == person, "yours": seat.owner == person} for seat, info in pairs
        ]
        return {**public, "seats": seats, "host": person == self.host}

    def public_info(self) -> TableInfo:
        """As a stranger sees it."""
        state = None if self.record is None else self.record.state
        return {
            "id": self.id,
            "game": self.game.id,
            "options": self.options,
            "state": self.state,
            "seats": [self.seat_info(seat) for seat in self.seats],
            "pace": self.pace,
            "watchers": self.watchers,
            "rematch": self.rematch,
            "ranking": state.placing() if state is not None and self.state == "over" else None,
            "deciding": [] if state is None else state.deciders(),
            "host": False,
            "seed": self.shown_seed,
            "closing": None if self.closing is None else self.closing.by,
        }

    @property
    def shown_seed(self) -> str | None:
        """A chosen seed is shown for ever, to everybody; another one only when the game is over."""
        return str(self.seed) if self.seed_chosen else None

    def invitation(self, token: TokenHash) -> Invitation:
        """What this link leads to; nothing that only those may know who sit here."""
        return {
            "game": self.game.id,
            "options": self.options,
            "state": self.state,
            "seat": self.valid_link(token).seat,
            "seats": [seat.guest(self.host) for seat in self.seats],
            "pace": self.pace,
            "seed": self.shown_seed,
        }

    def end(self) -> End | None:
        if self.record is None or self.state != "over":
            return None
        ties = [tie.dump() for tie in self.record.state.ties()]
        return {"ties": ties, "seconds": (self.last_at - self.first_at) // 1000}

    def seat_info(self, seat: Seat) -> SeatInfo:
        return seat.info(None, self.host, seat.index in self.online, self.used_by(seat), self.left_of(seat))

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
