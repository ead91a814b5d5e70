"""Commands that one of several servers has refused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision: str | None = "0016"


def upgrade() -> None:
    """Make the table of refused commands."""
    op.create_table(
        "refused_command",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("command", sa.String(100), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "command", name="pk_refused_command"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_refused_command_table_id"),
    )
    op.create_index("ix_refused_command_at", "refused_command", ["at"])
