"""What servers on the same PostgreSQL tell each other: where something has changed. A notice is part of the transaction
that changed it, so it is heard when that is committed, or never. It holds no secret, only where to look."""

from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from msgspec import Struct
from msgspec import json as wire

from kleinstadt.store.writes import Write

CHANNEL = "kleinstadt"
AT_ONCE = 80  # places in one notice, which may have 8,000 bytes
ANY = 0  # a version that is never the latest: look again, whatever you know

PLACES = {"table": "its_id", "pad": "its_token_hash", "forget pad": "its_token_hash"}
PLACES |= {"here": "place", "drop here": "its_place"}


class Notice(Struct):
    by: str  # the worker that says it
    places: dict[str, int] = {}  # tables and pads, and the version that is stored of each
    served: int = 0  # how long the server was there, as far as that worker knows
    hello: bool = False  # it has just begun to listen: it may have missed something, and so may others
    everything: bool = False  # whatever is known may be old
    orphans: bool = False  # a worker is gone: bots may wait for somebody who thinks


def notices(worker: str, writes: Iterable[Write]) -> list[Notice]:
    """What others have to hear of these writes."""
    places: dict[str, int] = {}
    served = 0
    for what, row in writes:
        if what in PLACES:
            place = row[PLACES[what]]
            places[place] = max(places.get(place, ANY), row["version"] if what == "table" else ANY)
        elif what == "served":
            served = row["served"]
    found = notices_of(worker, places)
    return [*found, Notice(worker, served=served)] if served else found


def notices_of(worker: str, places: dict[str, int]) -> list[Notice]:
    names = sorted(places)
    parts = [names[first : first + AT_ONCE] for first in range(0, len(names), AT_ONCE)]
    return [Notice(worker, {name: places[name] for name in part}) for part in parts]


def announce(connection: sa.Connection, said: Sequence[Notice]) -> None:
    for notice in said:
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, wire.encode(notice).decode())))


def heard(text: str) -> Notice:
    return wire.decode(text, type=Notice)
