"""Reviews of finished games are kept; games that were played on from a moment of another do not count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Make room for reviews; all games so far count."""
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("is_last", sa.Boolean, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_review"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_review_table_id"),
    )
    op.add_column("result", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()))
