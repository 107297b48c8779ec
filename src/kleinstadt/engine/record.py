"""A record is a journal being lived: the position now, what every entry did, and what may be taken back.

Undo replays the entries that remain. A seat may take back its own latest moves as long as nothing was revealed since:
inside a together phase everything it did there, whatever the others answered; otherwise until another seat has moved.
Beyond that everybody has to agree, and then all that was played since goes too.
"""

from collections.abc import Iterator
from typing import Any, Final

from kleinstadt.engine.errors import BadJournal, CannotUndo, KleinstadtError
from kleinstadt.engine.event import Event
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Entry, Header, Journal, broken, checksum
from kleinstadt.engine.state import State

CHECK_EVERY: Final = 16
SNAPSHOT_EVERY: Final = 32
STILL_STANDS: Final = -1


class Deed:
    """An entry and what it did.

    asked      the number of the decision it answered
    numbers    the decision numbers of all seats afterwards
    shown      something hidden came to light, so that it cannot be taken back without consent
    phase      the together phase it was played in, 0 outside
    final      it emptied the seat's lane in a phase where that is final
    withdrawn  the undo entry that took it back, or STILL_STANDS
    """

    __slots__ = ("entry", "events", "asked", "numbers", "shown", "phase", "final", "withdrawn")

    def __init__(self, entry: Entry, asked: int, phase: int) -> None:
        self.entry = entry
        self.events: list[Event] = []
        self.asked = asked
        self.numbers: list[int] = []
        self.shown = False
        self.phase = phase
        self.final = False
        self.withdrawn = STILL_STANDS

    @property
    def stands(self) -> bool:
        return self.withdrawn == STILL_STANDS and len(self.entry.moves) > 0


class Record:
    """A game with its past."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self.game = game
        self.header = header
        self.deeds: list[Deed] = []
        self.floor = 0  # entries before the latest segment cannot be taken back
        self.state: State = begun(game, header)
        self.dealt = self.state.take_log()  # what happened before anybody was asked
        self.snapshots: list[tuple[int, State]] = [(0, self.state.copy())]
        self.state.log = []

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: int, moves: tuple[str, ...]) -> Deed:
        """A move or a gesture of this seat. IllegalMove, and nothing changed, if it is not allowed."""
        state = self.state
        phase = state.togethers if state.together else 0
        final = state.done_is_final
        asked = state.numbers[seat] if 0 <= seat < state.seats else 0
        state.shown = False
        if len(moves) == 1:
            state.play(seat, moves[0])
        else:
            state.play_all(seat, moves)
        deed = Deed(Entry(seat, moves), asked, phase)
        if phase and final:
            deed.final = not state.together or state.togethers != phase or not state.lanes[seat]
        deed.events = state.take_log()
        deed.shown = state.shown
        self.add(deed)
        return deed

    def add(self, deed: Deed) -> None:
        deed.numbers = self.state.numbers.copy()
        self.deeds.append(deed)
        count = len(self.deeds)
        if count % CHECK_EVERY == 0 or self.state.over:
            deed.entry.check = checksum(self.state)
        if count % SNAPSHOT_EVERY == 0:
            self.snapshots.append((count, self.state.copy()))

    def answered(self, seat: int, decision: int) -> int | None:
        """The entry that answered this decision of this seat."""
        for number in range(len(self.deeds) - 1, -1, -1):
            deed = self.deeds[number]
            if deed.entry.seat == seat and deed.entry.moves:
                if deed.asked == decision:
                    return number
                if deed.asked < decision:
                    return None
        return None

    # -- taking back ---------------------------------------------------------------------------------------------

    def own_undo(self, seat: int) -> tuple[int, ...]:
        """The entry that this seat may take back by itself now; empty where there is none."""
        state = self.state
        if state.together:
            mine = self.latest(seat)
            if mine is not None and self.deeds[mine].phase == state.togethers:
                return () if self.deeds[mine].final or self.shown_since(mine) else (mine,)
        last = self.latest(None)
        if last is None or self.deeds[last].entry.seat != seat or self.deeds[last].final:
            return ()
        return () if self.shown_since(last) else (last,)

    def agreed_undo(self, seat: int) -> tuple[int, ...]:
        """What goes if everybody agrees: this seat's latest entry and all that was played since."""
        mine = self.latest(seat)
        if mine is None:
            return ()
        return tuple([number for number in range(mine, len(self.deeds)) if self.deeds[number].stands])

    def latest(self, seat: int | None) -> int | None:
        """The latest entry of this seat (None: of anybody) that still stands and can be taken back."""
        for number in range(len(self.deeds) - 1, self.floor - 1, -1):
            deed = self.deeds[number]
            if deed.stands and (seat is None or deed.entry.seat == seat):
                return number
        return None

    def shown_since(self, first: int) -> bool:
        """Whether this entry or a later one, whosever it was, showed something, be it taken back or not."""
        return any(deed.shown for deed in self.deeds[first:])

    def undo(self, seat: int, entries: tuple[int, ...]) -> Deed:
        """Withdraw these entries. CannotUndo, and nothing changed, where what remains could not be played without."""
        if not entries or not all(self.floor <= n < len(self.deeds) and self.deeds[n].stands for n in entries):
            raise CannotUndo("nothing_to_undo", {"seat": seat}, "There is nothing to take back.")
        numbers = self.numbers_after_undo(seat, entries)
        count = len(self.deeds)
        for number in entries:
            self.deeds[number].withdrawn = count
        try:
            state = self.rebuild(count, entries[0])
        except KleinstadtError:
            for number in entries:
                self.deeds[number].withdrawn = STILL_STANDS
            raise CannotUndo(
                "undo_entangled", {"seat": seat}, "That cannot be taken back: a later move of somebody needs it."
            ) from None
        state.numbers = numbers
        self.state = state
        deed = Deed(Entry(seat, (), entries), -1, 0)
        self.add(deed)
        return deed

    def numbers_after_undo(self, seat: int, entries: tuple[int, ...]) -> list[int]:
        """Decision numbers never fall and never come twice, so that a late answer to a withdrawn question is refused.
        Inside a together phase the questions of the others stay as they are."""
        state = self.state
        inside = state.together
        for number in entries:
            deed = self.deeds[number]
            inside = inside and deed.phase == state.togethers and deed.entry.seat == seat
        return [n + 1 if not inside or other == seat else n for other, n in enumerate(state.numbers)]

    # -- other positions -----------------------------------------------------------------------------------------

    def at(self, count: int) -> State:
        """The position after the first `count` entries, as it was then."""
        if count == len(self.deeds):
            return self.state
        if count < self.floor:
            raise BadJournal("older_rules", {"entry": count}, "That was played under older rules and cannot be shown.")
        state = self.rebuild(count, count)
        if count > self.floor:
            state.numbers = self.deeds[count - 1].numbers.copy()
        return state

    def back_to(self, count: int) -> None:
        """Forget that anything was played after the first `count` entries, among which the latest segment begins."""
        if count == len(self.deeds):
            return
        self.state = self.at(count)
        del self.deeds[count:]
        for deed in self.deeds:
            if deed.withdrawn >= count:
                deed.withdrawn = STILL_STANDS
        self.snapshots = [snapshot for snapshot in self.snapshots if snapshot[0] <= count]

    def positions(self) -> Iterator[tuple[int, State]]:
        """The game as it stands, from the deal (-1) or the latest segment on: the number of each entry that counts, and
        the position after it, which is gone when the next one is asked for."""
        state = self.snapshot_before(self.floor, self.floor)[1].copy()
        yield self.floor - 1, state
        for number in range(self.floor, len(self.deeds)):
            deed = self.deeds[number]
            if deed.stands:
                for move in deed.entry.moves:
                    state.play(deed.entry.seat, move)
                yield number, state

    def rebuild(self, count: int, reach: int) -> State:
        """The position after these entries without those that an entry among them withdrew (or the undo now being
        made, numbered `count`, which reaches back to `reach`). Decision numbers are left to the caller."""
        start, snapshot = self.snapshot_before(count, reach)
        limit = self.limit(count)
        state = snapshot.copy()
        state.log = []
        for number in range(start, count):
            deed = self.deeds[number]
            if deed.entry.moves and not STILL_STANDS < deed.withdrawn <= limit:
                for move in deed.entry.moves:
                    state.play(deed.entry.seat, move)
        state.take_log()
        return state

    def snapshot_before(self, count: int, reach: int) -> tuple[int, State]:
        """The latest snapshot that no undo since then reaches behind: what it costs to go back does not grow with the
        game."""
        seen = count
        for start, snapshot in reversed(self.snapshots):
            if start > count:
                continue
            while seen > start:
                seen -= 1
                undo = self.deeds[seen].entry.undo
                if undo and undo[0] < reach:
                    reach = undo[0]
            if reach >= start:
                return start, snapshot
        return self.snapshots[0]

    def limit(self, count: int) -> int:
        return count if count == len(self.deeds) else count - 1

    def new_segment(self) -> Deed:
        """Go on from the present position under the rules now installed."""
        segment = {"rules_version": self.game.rules_version, "position": self.state.dump()}
        return self.enter_segment(Entry(-1, (), (), segment))

    def enter_segment(self, entry: Entry) -> Deed:
        assert entry.segment is not None
        self.state = self.game.load(entry.segment["position"])
        self.state.log = []
        deed = Deed(entry, -1, 0)
        deed.numbers = self.state.numbers.copy()
        self.deeds.append(deed)
        self.floor = len(self.deeds)
        self.snapshots = [(self.floor, self.state.copy())]
        return deed

    # -- journals ------------------------------------------------------------------------------------------------

    def live(self, entry: Entry) -> Deed:
        """Do once more what an entry of a journal says."""
        if entry.segment is not None:
            return self.enter_segment(entry)
        if entry.undo:
            return self.undo(entry.seat, entry.undo)
        return self.play(entry.seat, entry.moves)

    def journal(self) -> Journal:
        return Journal(self.header, [deed.entry for deed in self.deeds])


def begun(game: AnyGame, header: Header) -> State:
    """The position that a journal starts from."""
    state: State
    if header.position is None:
        state = game.start(header.seats, header.options, header.seed, log=True)
    else:
        state = game.load(header.position)
    return state


def replay(game: AnyGame, journal: Journal, checked: bool = True, played_by: int | None = None) -> Record:
    """Live through a journal again. BadJournal names the line that cannot be played or does not lead where it says.

    Where a later segment starts from a dumped position, what came before may follow rules that are gone: it is kept
    as it stands and the replay begins there. `played_by` is the version of the rules that made the checksums, where it
    is not ours.
    """
    record = begin(game, journal)
    live_on(record, journal.entries[len(record.deeds) :], checked, played_by)
    return record


def live_on(record: Record, entries: list[Entry], checked: bool = True, played_by: int | None = None) -> None:
    """Live through what comes next in a journal."""
    for entry in entries:
        line = len(record.deeds) + 2
        try:
            deed = record.live(entry)
        except BadJournal:
            raise
        except KleinstadtError as error:
            said = ", ".join(entry.moves) or "undo"
            why = f"{said} cannot be played here ({str(error).rstrip('.')})"
            raise broken(line, "journal_refused", why, said=said) from error
        if checked and entry.check and checksum(record.state, played_by) != entry.check:
            why = "the position is another one than when this was played"
            raise broken(line, "journal_differs", why)
        deed.entry.check = entry.check


def begin(game: AnyGame, journal: Journal) -> Record:
    """The record at the point from which the installed rules can replay."""
    header = journal.header
    if header.rules_version == game.rules_version:
        return Record(game, header)
    for number, entry in enumerate(journal.entries):
        if entry.segment is not None and entry.segment["rules_version"] == game.rules_version:
            start = Header(
                header.game,
                game.rules_version,
                header.options,
                header.seats,
                0,
                header.names,
                entry.segment["position"],
            )
            record = Record(game, start)
            record.header = header
            record.deeds = [Deed(old, -1, 0) for old in journal.entries[:number]]
            for deed in record.deeds:
                deed.numbers = record.state.numbers.copy()
            record.enter_segment(entry)
            return record
    raise BadJournal(
        "other_rules",
        {"version": header.rules_version, "installed": game.rules_version},
        f"This journal follows rules version {header.rules_version} of {game.id}; installed is {game.rules_version}.",
    )


def resumed(game: AnyGame, journal: Journal, count: int, position: dict[str, Any]) -> Record:
    """A record at this position, with the first `count` entries as a past that is kept but not replayed."""
    header = journal.header
    record = Record(game, Header(game.id, game.rules_version, {}, header.seats, 0, None, position))
    record.header = header
    record.deeds = [Deed(old, -1, 0) for old in journal.entries[:count]]
    for deed in record.deeds:
        deed.numbers = record.state.numbers.copy()
    return record


def rebase(game: AnyGame, journal: Journal, position: dict[str, Any] | None) -> Record:
    """Go on under rules other than those the journal was played by: from the dumped position after its last entry, or,
    if there is none, by replaying it as far as the new rules still lead to the same positions."""
    if position is not None:
        record = resumed(game, journal, len(journal.entries), position)
    else:
        old = journal.header
        header = Header(old.game, game.rules_version, old.options, old.seats, old.seed, old.names, old.position)
        record = replay(game, Journal(header, journal.entries), played_by=old.rules_version)
        record.header = old
    record.new_segment()
    return record


def rules_version(journal: Journal) -> int:
    """The rules that the latest segment was played by."""
    version = journal.header.rules_version
    for entry in journal.entries:
        if entry.segment is not None:
            version = entry.segment["rules_version"]
    return version
