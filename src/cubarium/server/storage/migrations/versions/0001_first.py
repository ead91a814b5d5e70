"""People, sessions, tables, seats and events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40)),
        sa.Column("password", sa.String(200)),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("account", name="uq_person_account"),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_session"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_session_person_id"),
    )
    op.create_index("ix_session_person_id", "session", ["person_id"])
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("owner_id", sa.String(32), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name="fk_game_table_owner_id"),
    )
    op.create_index("ix_game_table_listed", "game_table", ["status", "is_private", "changed_at"])
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_sitting"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_sitting_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_sitting_person_id"),
    )
    op.create_index("ix_sitting_person_id", "sitting", ["person_id"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("command", sa.String(100)),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_event"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_event_table_id"),
        sa.UniqueConstraint("table_id", "command", name="uq_event_command"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("started_at", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("started_at", name="pk_heartbeat"),
    )
