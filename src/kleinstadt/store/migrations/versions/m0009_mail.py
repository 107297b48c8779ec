"""Where people with an account get their mail, and the turns that are to be told there."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), unique=True),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("notices", sa.Boolean, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_letters_person", "letters", ["person"])
