"""Bring a database to the present schema."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine) -> None:
    """Run the migrations that are missing. The database is locked meanwhile, so two servers may start at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    head = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        if MigrationContext.configure(connection).get_current_revision() == head:
            return
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
