"""Results tell why seats with the same score rank as they do; those of older games do not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Make room for the ties."""
    op.add_column("result", sa.Column("ties", sa.JSON))
