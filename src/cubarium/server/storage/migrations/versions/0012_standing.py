"""How tables stand, clocks by how long servers have run; who hides whom, and what is told the operator."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"

TABLE = sa.table("game_table", sa.column("id"), sa.column("status"), sa.column("clocks_at", sa.Float))
EVENT = sa.table("event", sa.column("table_id"), sa.column("kind"), sa.column("at", sa.Float))
RUN = sa.table(
    "heartbeat", sa.column("started_at", sa.Float), sa.column("at", sa.Float), sa.column("ran", sa.Float)
)
COLUMNS: dict[str, Any] = {
    "free": sa.Integer,
    "chairs": sa.JSON,
    "asked": sa.JSON,
    "clocks_at": sa.Float,
    "wakes_at": sa.Float,
    "to_end": sa.Float,
    "ended": sa.String(10),
}
SET_CLOCKS = ("began", "moved", "undone", "sat")


def upgrade() -> None:
    """Add the columns and the table; what is in the events is filled in by the server as it needs it."""
    for name, kind in COLUMNS.items():
        op.add_column("game_table", sa.Column(name, kind))
    op.create_index("ix_game_table_owner_id", "game_table", ["owner_id", "status"])
    op.add_column("heartbeat", sa.Column("ran", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "put_away",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_put_away"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_put_away_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_put_away_person_id"),
    )
    op.create_index("ix_put_away_person_id", "put_away", ["person_id"])
    op.create_table(
        "mark",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", "kind", name="pk_mark"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_mark_person_id"),
        sa.ForeignKeyConstraint(["other_id"], ["person.id"], name="fk_mark_other_id"),
    )
    op.create_index("ix_mark_other_id", "mark", ["other_id"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("event", sa.Integer),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("closed_at", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        sa.ForeignKeyConstraint(["by_id"], ["person.id"], name="fk_report_by_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_report_person_id"),
    )
    op.create_index("ix_report_person_id", "report", ["person_id"])
    connection = op.get_bind()
    runs = [(row.started_at, row.at) for row in connection.execute(sa.select(RUN.c.started_at, RUN.c.at))]
    connection.execute(sa.update(RUN).values(ran=_ran(runs, float("inf"))))
    set_at = sa.select(EVENT.c.table_id, sa.func.max(EVENT.c.at)).join(TABLE, TABLE.c.id == EVENT.c.table_id)
    playing = set_at.where(TABLE.c.status == "playing", EVENT.c.kind.in_(SET_CLOCKS))
    for table_id, at in connection.execute(playing.group_by(EVENT.c.table_id)).all():
        connection.execute(sa.update(TABLE).where(TABLE.c.id == table_id).values(clocks_at=_ran(runs, at)))


def _ran(runs: list[tuple[float, float]], until: float) -> float:
    """Return how many seconds the server had run at a time of day."""
    return sum(max(0.0, min(ended, until) - began) for began, ended in runs)
