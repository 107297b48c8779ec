"""Sessions of their own, so that one person may have several; accounts; and what servers have to look at again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def person() -> "sa.ForeignKey":
    return sa.ForeignKey("people.id", ondelete="CASCADE")


def upgrade() -> None:
    """Every cookie of before is a session now, named by what its person was named by."""
    rows = "SELECT token_hash, id AS session, id AS person, created_at, expires_at FROM people"
    cookies = [dict(row) for row in op.get_bind().execute(sa.text(rows)).mappings()]
    with op.batch_alter_table("people") as people:  # nothing refers to it yet
        people.drop_column("token_hash")
        people.drop_column("expires_at")
    sessions = op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("person", sa.String(32), person(), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(64), nullable=False, server_default=""),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    if cookies:
        op.bulk_insert(sessions, [{**row, "id": row.pop("session"), "seen_at": row["created_at"]} for row in cookies])
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), person(), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(128), nullable=False, unique=True),
        sa.Column("password", sa.String(256), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "kin",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
    )
    op.create_index("ix_kin_person", "kin", ["person"])
    op.create_index("ix_kin_other", "kin", ["other"])
    op.create_table(
        "tidings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
