"""Indexes of what is looked for again and again, or when a table or a person is taken away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision: str | None = "0013"

INDEXES = (
    ("person", "erased_at"),
    ("session", "until"),
    ("game_table", "to_end"),
    ("daily_try", "table_id"),
    ("tournament_game", "table_id"),
    ("report", "by_id"),
)


def upgrade() -> None:
    """Make them."""
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])
    said = sa.text("kind = 'said'")
    op.create_index(
        "ix_event_said", "event", ["table_id", "number"], sqlite_where=said, postgresql_where=said
    )
