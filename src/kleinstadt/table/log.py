"""The log of a table: what the deal and every entry add to it."""

from kleinstadt.engine.event import EVERYBODY, Event
from kleinstadt.engine.record import Deed, Record
from kleinstadt.engine.step import NOBODY
from kleinstadt.table.screen import LogItem

DEALT_ANEW = "dealt_anew"  # marks a segment that begins with a new deal


def entry_of(item: LogItem) -> int:
    return item.entry


def log_of_the_deal(record: Record) -> list[LogItem]:
    """What happened before anybody was asked."""
    return [LogItem(-1, NOBODY, event) for event in record.dealt]


def log_of(number: int, deed: Deed) -> list[LogItem]:
    """What an entry adds to the log."""
    entry = deed.entry
    if entry.segment is not None and entry.segment.get(DEALT_ANEW):
        return [LogItem(number, entry.seat, said(DEALT_ANEW), tuple(entry.segment["withdrawn"]))]
    if entry.segment is not None:
        gone = tuple(entry.segment.get("withdrawn", ()))
        return [LogItem(number, entry.seat, said("rules_changed", count=len(gone)), gone)]
    if entry.undo:
        return [LogItem(number, entry.seat, said("undone", seat=entry.seat, count=len(entry.undo)), entry.undo)]
    return [LogItem(number, entry.seat, event) for event in deed.events]


def said(id: str, **args: int) -> Event:
    """Something that the table tells everybody, beside what the game tells."""
    return Event(id, dict(args), EVERYBODY, {}, False)


def rewound(record: Record) -> bool:
    """Whether something was taken back since the deal that had shown something, or another seat's move. What an older
    version played is not known any more, and counts as such."""
    found = False
    for deed in record.deeds:
        if deed.entry.segment is not None and deed.entry.segment.get(DEALT_ANEW):
            found = False
        for number in deed.entry.undo:
            gone = record.deeds[number]
            found = found or gone.shown or gone.entry.seat != deed.entry.seat or number < record.floor
    return found
