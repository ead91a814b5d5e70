"""What people made of the parts of a day: one try at each counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Make the table of tries."""
    op.create_table(
        "daily_try",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("part", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("position", sa.String(100)),
        sa.Column("action", sa.String(100)),
        sa.Column("is_right", sa.Boolean),
        sa.PrimaryKeyConstraint("day", "part", "person_id", name="pk_daily_try"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_daily_try_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_daily_try_table_id"),
    )
    op.create_index("ix_daily_try_person_id", "daily_try", ["person_id"])
