"""The log of a table: what the deal and every entry add to it."""

from kleinstadt.engine.event import EVERYBODY, Event
from kleinstadt.engine.record import Deed, Record
from kleinstadt.engine.step import NOBODY
from kleinstadt.table.screen import LogItem


def entry_of(item: LogItem) -> int:
    return item.entry


def log_of_the_deal(record: Record) -> list[LogItem]:
    """What happened before anybody was asked."""
    return [LogItem(-1, NOBODY, event) for event in record.dealt]


def log_of(number: int, deed: Deed) -> list[LogItem]:
    """What an entry adds to the log."""
    entry = deed.entry
    if entry.segment is not None:
        gone = tuple(entry.segment.get("withdrawn", ()))
        return [LogItem(number, entry.seat, said("rules_changed", count=len(gone)), gone)]
    if entry.undo:
        return [LogItem(number, entry.seat, said("undone", seat=entry.seat, count=len(entry.undo)), entry.undo)]
    return [LogItem(number, entry.seat, event) for event in deed.events]


def said(id: str, **args: int) -> Event:
    """Something that the table tells everybody, beside what the game tells."""
    return Event(id, dict(args), EVERYBODY, {}, False)
