"""What servers on the same PostgreSQL tell each other: where something has changed, and where nothing but answers was
written, these. A notice is part of the transaction that changed it, so it is heard when that is committed, or never."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from msgspec import json as wire

from kleinstadt.store.writes import Write

CHANNEL = "kleinstadt"
LARGEST = 7_000  # bytes of what a notice says, which may have 8,000 in all
PLACE_BYTES = 80  # of a place and its version, at most
ANY = 0  # a version that is never the latest: look again, whatever you know

PLACES = {"table": "its_id", "pad": "its_token_hash", "forget pad": "its_token_hash"}
PLACES |= {"here": "place", "drop here": "its_place"}
SAY = sa.text("SELECT pg_notify(:channel, :said)")
STEPS = {"table": "its_id", "new entry": "table_id", "new position": "table_id", "drop position": "its_table"}


class Step(Struct):
    """Answers at a table, and all that was stored with them."""

    row: dict[str, Any]
    entries: list[tuple[str, int]]  # of the journal, and when
    kept: int  # after how many entries a position was stored; -1: none was


class Notice(Struct):
    by: str  # the worker that says it
    places: dict[str, int] = {}  # tables and pads, and the version that is stored of each
    steps: dict[str, Step] = {}  # of some of these tables what makes this version out of the one before
    served: int = 0  # how long the server was there, as far as that worker knows
    hello: bool = False  # it has just begun to listen: it may have missed something, and so may others
    everything: bool = False  # whatever is known may be old
    orphans: bool = False  # a worker is gone: bots may wait for somebody who thinks


def notices(worker: str, writes: Sequence[Write]) -> list[Notice]:
    """What others have to hear of these writes."""
    places: dict[str, int] = {}
    served = 0
    for what, row in writes:
        if what in PLACES:
            place = row[PLACES[what]]
            places[place] = max(places.get(place, ANY), row["version"] if what == "table" else ANY)
        elif what == "served":
            served = row["served"]
    found = notices_of(worker, places, steps_of(writes))
    return [*found, Notice(worker, served=served)] if served else found


def steps_of(writes: Iterable[Write]) -> dict[str, Step]:
    """By table, where nothing but answers was written."""
    steps: dict[str, Step] = {}
    others: set[str] = set()
    for what, row in writes:
        if what not in STEPS:
            others.update([row[key] for key in ("its_table", "table_id", "its_place", "place") if key in row])
            continue
        step = steps.setdefault(row[STEPS[what]], Step({}, [], -1))
        if what == "table":
            step.row = row
        elif what == "new entry":
            step.entries.append((row["line"], row["at"]))
        elif what == "new position":
            step.kept = row["entries"]
    return {table: step for table, step in steps.items() if step.row and step.entries and table not in others}


def notices_of(worker: str, places: dict[str, int], steps: Mapping[str, Step] | None = None) -> list[Notice]:
    """As few as will hold it. What is too long for one has to be looked up."""
    found: list[Notice] = []
    room = 0
    for name in sorted(places):
        step = None if steps is None else steps.get(name)
        size = PLACE_BYTES + (0 if step is None else len(name) + len(wire.encode(step)))
        if size > LARGEST:
            step, size = None, PLACE_BYTES
        if size > room:
            found.append(Notice(worker))
            room = LARGEST
        room -= size
        found[-1].places[name] = places[name]
        if step is not None:
            found[-1].steps[name] = step
    return found


def announce(connection: sa.Connection, said: Sequence[Notice]) -> None:
    for notice in said:
        connection.execute(SAY, {"channel": CHANNEL, "said": wire.encode(notice).decode()})


def heard(text: str) -> Notice:
    return wire.decode(text, type=Notice)
