"""Statements as the driver wants them, made of SQLAlchemy's once: to have it work out again and again what never
changes took half of a commit's processor time. Rows hold nothing but text, whole numbers, truth values and None, which
drivers take as they are."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from kleinstadt.store.writes import STATEMENTS


class Prepared:
    """A statement for rows that have these names."""

    def __init__(self, what: str, names: Sequence[str], dialect: sa.Dialect) -> None:
        compiled: Any = STATEMENTS[what].compile(dialect=dialect, column_keys=list(names), for_executemany=True)
        self.text = str(compiled)
        self.order: list[str] | None = compiled.positiontup  # None: the driver wants them by name
        self.fixed = {name: bind.effective_value for bind, name in compiled.bind_names.items() if not bind.required}

    def values(self, row: Mapping[str, Any]) -> Any:
        """What the driver is given with it."""
        given = {**self.fixed, **row} if self.fixed else row
        return given if self.order is None else tuple([given[name] for name in self.order])


class Statements:
    """All that were used so far on one database."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.dialect = dialect
        self.known: dict[tuple[str, ...], Prepared] = {}

    def execute(self, connection: sa.Connection, what: str, rows: Sequence[Mapping[str, Any]]) -> int:
        """How many rows were met. All rows have the same names."""
        key = (what, *rows[0])
        prepared = self.known.get(key)
        if prepared is None:
            prepared = self.known[key] = Prepared(what, list(rows[0]), self.dialect)
        values = [prepared.values(row) for row in rows]
        done = connection.exec_driver_sql(prepared.text, values if len(values) > 1 else values[0])
        return done.rowcount
