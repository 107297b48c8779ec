"""A table as a list shows it: from what the store has noted, without waking it."""

import json

from msgspec import json as wire

from kleinstadt.store.ids import PersonId
from kleinstadt.store.store import ListedTable
from kleinstadt.table.room import Room
from kleinstadt.table.screen import Pace, TableInfo
from kleinstadt.table.seat import load_seat
from kleinstadt.table.seating import load_present


def listed(stored: ListedTable, person: PersonId, room: Room | None) -> TableInfo:
    """As this person sees it. Who is online the room knows, if the table is awake, or another server."""
    row = stored.table
    pace = wire.decode(row["pace"], type=Pace)
    present = [load_present(each) for each in stored.attendance]
    people = {person for each in present for person in each.people}
    online = {seat["seat"] for seat in stored.seats if seat["person"] in people}
    watchers = sum(each.watchers for each in present)
    if room is not None:
        online, watchers = room.table.online, room.table.watchers
    used = json.loads(row["used"]) or [0] * len(stored.seats)
    seats = [load_seat(seat) for seat in stored.seats]
    return {
        "id": row["id"],
        "game": row["game"],
        "options": json.loads(row["options"]),
        "state": row["state"],
        "seats": [
            seat.info(person, row["host"], seat.index in online, ms, pace.left(ms))
            for seat, ms in zip(seats, used, strict=True)
        ],
        "pace": pace,
        "watchers": watchers,
        "rematch": row["rematch"],
        "ranking": None if row["ranking"] is None else json.loads(row["ranking"]),
        "deciding": [] if row["deciding"] is None else json.loads(row["deciding"]),
        "host": row["host"] == person,
        "seed": str(int(row["seed"], 16)) if row["seed_chosen"] else None,
        "closing": None if row["closing"] is None else json.loads(row["closing"])["by"],
    }
