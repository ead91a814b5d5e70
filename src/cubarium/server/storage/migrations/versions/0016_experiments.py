"""Experiments of the laboratory and their reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"


def upgrade() -> None:
    """Make the table of experiments."""
    op.create_table(
        "experiment",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("reports", sa.JSON),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_experiment"),
    )
    op.create_index("ix_experiment_made_at", "experiment", ["made_at"])
