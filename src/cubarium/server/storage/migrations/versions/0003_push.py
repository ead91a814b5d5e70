"""Devices that want pushes, and the key that signs them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Make the tables of keys and devices."""
    op.create_table(
        "server_key",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(1000), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_key"),
    )
    op.create_table(
        "device",
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("endpoint_hash", name="pk_device"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_device_person_id"),
    )
    op.create_index("ix_device_person_id", "device", ["person_id"])
