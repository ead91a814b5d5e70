"""Tables of championships; which bots played in games that are over, and what was achieved there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"

RESULT = sa.table(
    "result", sa.column("table_id"), sa.column("seat"), sa.column("person_id"), sa.column("bot")
)
EVENT = sa.table(
    "event", sa.column("table_id"), sa.column("number"), sa.column("kind"), sa.column("content", sa.JSON)
)


def upgrade() -> None:
    """Make the table of races, and fill in the bots of results that are there."""
    op.create_table(
        "championship_race",
        sa.Column("championship", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("championship", "number", name="pk_championship_race"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_championship_race_table_id"),
        sa.UniqueConstraint("table_id", name="uq_championship_race_table_id"),
    )
    op.add_column("result", sa.Column("bot", sa.String(40)))
    op.add_column("result", sa.Column("feats", sa.JSON))
    connection = op.get_bind()
    sat = connection.execute(sa.select(EVENT).where(EVENT.c.kind == "bot-sat").order_by(EVENT.c.number)).all()
    for row in sat:  # of several on one chair the last one stayed
        mine = (RESULT.c.table_id == row.table_id) & (RESULT.c.seat == row.content["seat"])
        connection.execute(
            sa.update(RESULT).where(mine, RESULT.c.person_id.is_(None)).values(bot=row.content["bot"])
        )
