"""Every journal of the database, read without changing anything in it: the check comes before an upgrade."""

import json
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from kleinstadt.cli.words import Refusal
from kleinstadt.engine.journal import Journal, read_journal
from kleinstadt.store.schema import entries, tables
from kleinstadt.store.store import as_url

NOT_BEGUN = "open"


def stored_journals(database: str) -> Iterator[tuple[str, Journal]]:
    """The id of each table and its journal; nothing where there is no database yet."""
    url = sa.make_url(as_url(database))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        if database:
            raise Refusal("cli-no-database", file=database)
        return
    try:
        engine = sa.create_engine(url)
    except ImportError as error:
        raise Refusal("cli-no-driver", module=str(error.name)) from None
    try:
        with engine.connect() as connection:
            for row in connection.execute(sa.select(tables).where(tables.c.state != NOT_BEGUN)).mappings():
                yield row["id"], journal_of(connection, row)
    except sa.exc.SQLAlchemyError:
        raise Refusal("cli-no-database", file=database or str(url.database)) from None
    finally:
        engine.dispose()


def journal_of(connection: sa.Connection, row: sa.RowMapping) -> Journal:
    header = {name: row[name] for name in ("game", "rules_version", "seats", "seed")}
    header["options"] = json.loads(row["options"])
    lines = sa.select(entries.c.line).where(entries.c.table_id == row["id"]).order_by(entries.c.number)
    return read_journal([json.dumps(header), *connection.execute(lines).scalars()])
