"""The kept games of people with an account."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("kept", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "kept_games",
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("changed", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("ix_kept_games_version", "kept_games", ["person", "version"])
