"""What became of a commit whose answer was lost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"


def upgrade() -> None:
    """Make the table of writers."""
    op.create_table(
        "writer",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("batch", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_writer"),
    )
