"""What a list of tables shows is kept with the table: who decides, the places, the time used, the latest change."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables",
    sa.column("id"),
    sa.column("state"),
    sa.column("changed_at"),
    sa.column("deciding"),
    sa.column("used"),
)
entries = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("at"), sa.column("used"))


def upgrade() -> None:
    """Who decides and the places follow from the rules: they are noted when a table is next woken."""
    op.add_column("tables", sa.Column("deciding", sa.Text))
    op.add_column("tables", sa.Column("ranking", sa.Text))
    op.add_column("tables", sa.Column("used", sa.Text, nullable=False, server_default="[]"))
    op.create_index("ix_tables_host", "tables", ["host"])
    latest = sa.select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
    used = sa.select(entries.c.used).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
    begun = tables.c.id.in_(sa.select(entries.c.table_id))
    op.execute(sa.update(tables).where(begun).values(changed_at=latest.scalar_subquery(), used=used.scalar_subquery()))
    op.execute(sa.update(tables).where(tables.c.state == "open").values(deciding="[]"))
