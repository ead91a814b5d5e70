"""Results of finished games. The server fills in those of games that were over before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Make the table of results."""
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(40)),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_result_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_result_person_id"),
    )
    op.create_index("ix_result_person", "result", ["person_id", "ended_at"])
