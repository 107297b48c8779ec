"""People, tables, seats, entries, chat and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("notify_url", sa.Text),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(32), index=True),
        sa.Column("owner_name", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sitters",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_table(
        "positions",
        of_table(),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("dump", sa.Text, nullable=False),
    )
