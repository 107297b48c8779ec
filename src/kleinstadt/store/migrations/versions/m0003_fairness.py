"""Chosen seeds, who has sat where and was last seen when, requests to close, and the hours that a server was there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closing", sa.Text))
    op.add_column("tables", sa.Column("waiting", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("sitters", sa.Column("person", sa.String(32)))
    service = op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("served", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(service, [{"id": 1, "served": 0}])
