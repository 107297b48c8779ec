"""What the operator sees: everybody and every table, at a glance."""

from typing import NamedTuple

import sqlalchemy as sa

from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.store.schema import accounts, people, seats, sessions, tables
from kleinstadt.store.store import Store, every


class Somebody(NamedTuple):
    id: PersonId
    account: str | None
    names: list[str]  # that they gave themselves at tables
    tables: int  # where they have a seat
    sessions: int
    seen_at: int  # to the day


class SomeTable(NamedTuple):
    id: TableId
    game: str
    state: str
    changed_at: int
    names: list[str]


def everybody(store: Store) -> list[Somebody]:
    """Who was here last comes first."""
    with store.engine.connect() as connection:
        known = every(connection, sa.select(people, accounts.c.name).outerjoin(accounts))
        cookies = every(connection, sa.select(sessions.c.person, sessions.c.seen_at))
        seated = every(connection, sa.select(seats.c.owner, seats.c.owner_name).where(seats.c.owner.is_not(None)))
    seen: dict[str, list[int]] = {}
    for row in cookies:
        seen.setdefault(row["person"], []).append(row["seen_at"])
    names: dict[str, list[str]] = {}
    for row in seated:
        names.setdefault(row["owner"], []).append(row["owner_name"])
    found = [
        Somebody(
            PersonId(row["id"]),
            row["name"],
            list(dict.fromkeys(names.get(row["id"], []))),
            len(names.get(row["id"], [])),
            len(seen.get(row["id"], [])),
            max([row["created_at"], *seen.get(row["id"], [])]),
        )
        for row in known
    ]
    return sorted(found, key=lambda each: (-each.seen_at, each.id))


def every_table(store: Store) -> list[SomeTable]:
    """What was changed last comes first."""
    with store.engine.connect() as connection:
        rows = every(connection, sa.select(tables).order_by(tables.c.changed_at.desc(), tables.c.id))
        sitting = every(connection, sa.select(seats).order_by(seats.c.seat))
    names: dict[str, list[str]] = {}
    for row in sitting:
        if row["name"]:
            names.setdefault(row["table_id"], []).append(row["name"])
    return [
        SomeTable(TableId(row["id"]), row["game"], row["state"], row["changed_at"], names.get(row["id"], []))
        for row in rows
    ]
