"""Several servers on one database: which version of a table is stored, who thinks for its bots, who looks on where, and
what was in memory only: a request to take back, and how far time is booked."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asking", sa.Text))
    op.add_column("tables", sa.Column("thinker", sa.String(16)))
    op.add_column("tables", sa.Column("charged_at", sa.BigInteger))
    op.add_column("tables", sa.Column("spared", sa.Text, nullable=False, server_default="[]"))
    op.create_index("ix_tables_thinker", "tables", ["thinker"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attendance",
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
    )
    op.create_index("ix_attendance_worker", "attendance", ["worker"])
