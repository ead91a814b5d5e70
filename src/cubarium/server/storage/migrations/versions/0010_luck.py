"""The secrets of tables, from which their luck comes, and those that are pledged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    """Make room for secrets; tables that are there keep the luck they began with."""
    op.add_column("game_table", sa.Column("secret", sa.String(64)))
    op.create_table(
        "luck_pledge",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_luck_pledge"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_luck_pledge_person_id"),
    )
    op.create_index("ix_luck_pledge_person_id", "luck_pledge", ["person_id"])
