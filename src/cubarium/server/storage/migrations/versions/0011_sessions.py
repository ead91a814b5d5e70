"""When sessions were opened, with what, and last seen; people who are banned or erased."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"

SESSION_SECONDS = 60 * 60 * 24 * 180


def upgrade() -> None:
    """Add the columns; of sessions that are open the end tells the beginning."""
    op.add_column("person", sa.Column("banned_at", sa.Float))
    op.add_column("person", sa.Column("ban_reason", sa.String(200)))
    op.add_column("person", sa.Column("erased_at", sa.Float))
    for name in ("opened_at", "seen_at"):
        op.add_column("session", sa.Column(name, sa.Float))
    op.add_column("session", sa.Column("browser", sa.String(40)))
    session = sa.table(
        "session",
        *(sa.column(name) for name in ("until", "opened_at", "seen_at")),
        sa.column("browser", sa.String),
    )
    opened = session.c.until - SESSION_SECONDS
    op.execute(sa.update(session).values(opened_at=opened, seen_at=opened, browser=""))
    with op.batch_alter_table("session") as table:
        for name in ("opened_at", "seen_at"):
            table.alter_column(name, existing_type=sa.Float, nullable=False)
        table.alter_column("browser", existing_type=sa.String(40), nullable=False)
