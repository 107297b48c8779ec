"""Everything from one database into an empty one, of whatever kind they are."""

import sqlalchemy as sa

from kleinstadt.store.schema import PASSING, metadata, service

ROWS = 1000  # at once


class NotEmpty(RuntimeError):
    """The database to fill has something in it."""


def transfer(source: sa.Engine, target: sa.Engine) -> None:
    """In one transaction: all of it or nothing. Both have the present schema."""
    lasting = [table for table in metadata.sorted_tables if table not in PASSING]  # what others refer to comes first
    with source.connect() as reading, target.begin() as writing:
        writing.execute(sa.delete(service))  # a new database has its one row already
        for table in lasting:
            if writing.execute(sa.select(table).limit(1)).first() is not None:
                raise NotEmpty(table.name)
            for rows in reading.execute(sa.select(table)).mappings().partitions(ROWS):
                writing.execute(sa.insert(table), [dict(row) for row in rows])
