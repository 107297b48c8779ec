"""What must not be tried too often through all servers together: passwords, mails, shared pads."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
