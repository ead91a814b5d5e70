"""Tournaments: who takes part, and at which tables they met."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    """Make the tables of tournaments, of entrants and of their games."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host_id", sa.String(32), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        sa.ForeignKeyConstraint(["host_id"], ["person.id"], name="fk_tournament_host_id"),
    )
    op.create_index("ix_tournament_host_id", "tournament", ["host_id"])
    op.create_index("ix_tournament_status", "tournament", ["status"])
    op.create_table(
        "tournament_entrant",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("is_out", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", name="pk_tournament_entrant"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournament.id"], name="fk_tournament_entrant_tournament_id"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_tournament_entrant_person_id"),
        sa.UniqueConstraint("tournament_id", "number", name="uq_tournament_entrant_number"),
    )
    op.create_index("ix_tournament_entrant_person_id", "tournament_entrant", ["person_id"])
    op.create_table(
        "tournament_game",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_tournament_game"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournament.id"], name="fk_tournament_game_tournament_id"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_tournament_game_table_id"),
    )
