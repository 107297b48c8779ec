"""How a table comes back from the store, also when the rules have changed since it was played.

Journals are the truth, and nothing is ever deleted from them. Where the installed rules are others than those a running
game was played by, it goes on in a new segment: from the position that was stored last, with the answers that were
given after it as far as the new rules allow them. The segment names the answers that are thereby withdrawn.
"""

import json
from typing import Any

from msgspec import json as wire

from kleinstadt.engine.errors import BadJournal, KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Entry, Journal, read_entry
from kleinstadt.engine.record import Deed, Record, rebase, replay, resumed, rules_version
from kleinstadt.engine.registry import game
from kleinstadt.store.ids import PersonId, TableId, TokenHash
from kleinstadt.store.store import Row, StoredTable
from kleinstadt.table.agreeing import Request
from kleinstadt.table.clock import Clock
from kleinstadt.table.log import log_of, log_of_the_deal
from kleinstadt.table.screen import ChatLine, Pace
from kleinstadt.table.seat import Link, load_seat
from kleinstadt.table.seating import load_present
from kleinstadt.table.table import Table


def load_table(stored: StoredTable, clock: Clock, worker: str = "") -> Table:
    """`worker`: the server that loads it, where there are several."""
    table = without_journal(stored, clock)
    table.worker = worker
    table.chat = chat_lines(stored)
    if table.state != "open":
        bring_back(table, stored, table.game)
    elsewhere = [present for name, present in table.attendance.items() if name != worker]
    table.online, table.watchers = table.looking_on(elsewhere)
    if not elsewhere:  # time while it slept counts for nobody; but it may be awake on another server
        table.charged_at = clock.served()
    table.note_asked()
    table.stored_entries = len(stored.entries)
    table.stored_chat = len(table.chat)
    return table


def without_journal(stored: StoredTable, clock: Clock) -> Table:
    row = stored.table
    rules = game(row["game"])
    seats = [load_seat(seat) for seat in stored.seats]
    for sitter in stored.sitters:
        seats[sitter["seat"]].sitters.append((sitter["entry"], sitter["name"], sitter["bot"]))
        if sitter["person"] is not None:
            seats[sitter["seat"]].people.add(PersonId(sitter["person"]))
    for seat in seats:
        seat.away_since = clock.served()
    pace = wire.decode(row["pace"], type=Pace)
    options = json.loads(row["options"])
    table = Table(TableId(row["id"]), rules, options, int(row["seed"], 16), pace, row["host"], seats, clock)
    table.seed_chosen = row["seed_chosen"]
    take_row(table, row)
    table.attendance = {each["worker"]: load_present(each) for each in stored.attendance}
    for link in stored.links:
        hash = TokenHash(link["token_hash"])
        table.links[hash] = Link(hash, link["seat"], link["expires_at"], link["used_at"] is not None)
    return table


def take_row(table: Table, row: Row | dict[str, Any]) -> None:
    """What is written of a table with every version of it."""
    for index, used in enumerate(json.loads(row["used"])):  # empty where an older version wrote it
        table.seats[index].used = used
    for index, since in enumerate(json.loads(row["waiting"])):
        table.seats[index].since = since
    for index, spared in enumerate(json.loads(row["spared"])):
        table.seats[index].spared = spared
    table.state = row["state"]
    table.rematch = row["rematch"]
    table.closing = None if row["closing"] is None else wire.decode(row["closing"], type=Request)
    table.asking = None if row["asking"] is None else wire.decode(row["asking"], type=Request)
    if row["charged_at"] is not None:
        table.charged_at = row["charged_at"]
    table.changed_at = row["changed_at"]
    table.version = row["version"]
    table.thinker = row["thinker"]


def chat_lines(stored: StoredTable) -> list[ChatLine]:
    return [ChatLine(line["number"], line["seat"], line["who"], line["text"], line["at"]) for line in stored.chat]


def bring_back(table: Table, stored: StoredTable, rules: AnyGame) -> None:
    """Replay the journal. Where the rules have changed since, the table goes on in a new segment."""
    journal = stored_journal(table, stored)
    if stored.position is not None:
        table.kept_at = stored.position["entries"]
    if rules_version(journal) == rules.rules_version:
        table.record = record = replay(rules, journal)
        table.changed = stored.table["deciding"] is None  # an older version did not note it
    else:
        table.record = record = carried_over(rules, journal, stored.position)
        if table.state == "over" and not record.state.over:  # a result is not taken back
            raise other_rules(journal, rules)
        table.note_entry(len(record.deeds) - 1, record.deeds[-1])
        table.keep_position()
        table.changed = True
    table.state = "over" if record.state.over else "running"
    times: list[int] = [row["at"] for row, entry in zip(stored.entries, journal.entries, strict=True) if entry.moves]
    if times:
        table.first_at, table.last_at = times[0], times[-1]
    if record.floor == 0:
        table.log.extend(log_of_the_deal(record))
    for number in range(max(0, record.floor - 1), len(record.deeds)):  # what older rules did cannot be told any more
        table.log.extend(log_of(number, record.deeds[number]))


def stored_journal(table: Table, stored: StoredTable) -> Journal:
    header = table.header()
    header.rules_version = stored.table["rules_version"]
    return Journal(header, read_entries(stored, len(table.seats), 0))


def read_entries(stored: StoredTable, seats: int, first: int) -> list[Entry]:
    return [read_line(row["line"], number, seats) for number, row in enumerate(stored.entries, first)]


def read_line(line: str, number: int, seats: int) -> Entry:
    return read_entry(json.loads(line), number + 2, seats, number)


# -- when the rules have changed ---------------------------------------------------------------------------------------


def carried_over(rules: AnyGame, journal: Journal, position: Row | None) -> Record:
    """The game under the rules now installed, in a new segment."""
    if position is None:  # from a version that kept none: only if the new rules lead through the whole journal
        return rebase(rules, journal, None)
    count: int = position["entries"]
    record = resumed(rules, journal, count, json.loads(position["dump"]))
    record.floor = count
    record.snapshots = [(count, record.state.copy())]
    numbers = highest_numbers(record.state.numbers, journal.entries[count:])
    for entry in journal.entries[count:]:
        try:
            record.live(entry)
        except KleinstadtError:
            break
    gone = range(len(record.deeds), len(journal.entries))
    record.deeds.extend([Deed(journal.entries[number], -1, 0) for number in gone])
    record.state.numbers = numbers
    record.enter_segment(segment(record, [number for number in gone if journal.entries[number].moves]))
    return record


def other_rules(journal: Journal, rules: AnyGame) -> BadJournal:
    played, installed = rules_version(journal), rules.rules_version
    sentence = f"This journal follows rules version {played} of {rules.id}; installed is {installed}."
    return BadJournal("other_rules", {"version": played, "installed": installed}, sentence)


def highest_numbers(numbers: list[int], entries: list[Entry]) -> list[int]:
    """Decision numbers that no seat can have been asked by yet: late answers to questions of before are refused."""
    undos = len([entry for entry in entries if entry.undo])
    given = [sum(len(entry.moves) for entry in entries if entry.seat == seat) for seat in range(len(numbers))]
    return [number + answers + undos + 1 for number, answers in zip(numbers, given, strict=True)]


def segment(record: Record, withdrawn: list[int]) -> Entry:
    said: dict[str, Any] = {"rules_version": record.game.rules_version, "position": record.state.dump()}
    return Entry(-1, (), (), {**said, "withdrawn": withdrawn})
