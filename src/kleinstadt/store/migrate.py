"""Bring a database to the present schema."""

from pathlib import Path

import sqlalchemy as sa

MIGRATING = 0x6B6C65696F  # the number of a lock that nobody else uses in this database
MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0010"  # the latest migration; known here so that Alembic is only loaded when there is something to do


def migrate(engine: sa.Engine) -> None:
    """Run the migrations that are missing."""
    if revision(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several servers may start at the same time: one after the other
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision(engine: sa.Engine) -> str | None:
    """The migration that the database is at; None for a new one."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return found
