"""How a table in memory follows what other servers have stored of it."""

from collections.abc import Sequence

from kleinstadt.engine.record import Record, live_on
from kleinstadt.store.notices import Step
from kleinstadt.store.store import StoredTable
from kleinstadt.table.log import log_of, log_of_the_deal
from kleinstadt.table.seating import News
from kleinstadt.table.table import Table
from kleinstadt.table.waking import chat_lines, read_entries, read_line, take_row, without_journal


def leads_on(table: Table, heard: Sequence[Step | None]) -> bool:
    """Whether what was heard leads from the table in memory to the one that is stored."""
    if table.record is None or None in heard:
        return False
    versions = [step.row["version"] for step in new_steps(table, heard)]
    return versions == list(range(table.version + 1, table.version + 1 + len(versions)))


def new_steps(table: Table, heard: Sequence[Step | None]) -> list[Step]:
    return [step for step in heard if step is not None and step.row["version"] > table.version]


def take_steps(table: Table, heard: Sequence[Step | None]) -> None:
    """Answers that another server has stored."""
    for step in new_steps(table, heard):
        take_step(table, step)


def take_step(table: Table, step: Step) -> None:
    record = table.playing()
    number = len(record.deeds)
    for line, at in step.entries:
        entry = read_line(line, number, len(table.seats))
        live_on(record, [entry])
        table.log.extend(log_of(number, record.deeds[number]))
        if entry.moves:
            table.first_at, table.last_at = table.first_at or at, at
        number += 1
    take_row(table, step.row)
    if step.kept >= 0:
        table.kept_at = step.kept
    table.stored_entries = number
    table.news.screens = True
    table.news.cause = number - 1


def caught_up(old: Table, stored: StoredTable) -> Table:
    """The table as it is stored now, from what memory has and what was added to journal and chat since. What memory has
    beyond that was never stored and is forgotten."""
    table = without_journal(stored, old.clock)
    table.worker = old.worker
    table.chat = old.chat[: old.stored_chat] + chat_lines(stored)
    count = old.stored_entries
    if table.state != "open":
        entries = read_entries(stored, len(table.seats), count)
        table.record = record = old.record or Record(table.game, table.header())
        record.back_to(count)
        live_on(record, entries)
        at = [row["at"] for row, entry in zip(stored.entries, entries, strict=True) if entry.moves]
        table.first_at = old.first_at if count else 0
        table.first_at, table.last_at = table.first_at or (at or [0])[0], (at or [old.last_at])[-1]
        table.log = log_of_the_deal(record) if old.record is None else [x for x in old.log if x.entry < count]
        for number in range(count, len(record.deeds)):
            table.log.extend(log_of(number, record.deeds[number]))
        if stored.position is not None:
            table.kept_at = stored.position["entries"]
    if table.worker:
        present = list(table.attendance.values())  # as it was when the time was booked
        table.online, table.watchers = table.looking_on(present)
    else:
        table.online, table.watchers = set(old.online), old.watchers
    for seat, before in zip(table.seats, old.seats, strict=True):
        if seat.person == before.person and not (seat.index in old.online and seat.index not in table.online):
            seat.away_since = before.away_since
    table.note_asked()
    table.stored_entries = table.entries()
    table.stored_chat = len(table.chat)
    return table


def news_since(old: Table, table: Table) -> News:
    """What screens have not been told yet that show the old table as it was stored."""
    news = News()
    news.seating = True
    news.chat = table.chat[old.stored_chat :]
    if table.entries() > old.stored_entries:
        news.cause = table.entries() - 1
    sitting = [(seat.person, seat.bot, seat.name) for seat in table.seats]
    if table.record is not None:
        news.screens = news.cause is not None or old.record is None or table.asking != old.asking
        news.screens = news.screens or sitting != [(seat.person, seat.bot, seat.name) for seat in old.seats]
    return news
