"""Events say `move` for how many moves have been made; before they said `moment`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"

OLD, NEW = "moment", "move"
event = sa.table(
    "event",
    sa.column("table_id", sa.String(32)),
    sa.column("number", sa.Integer),
    sa.column("kind", sa.String(20)),
    sa.column("content", sa.JSON),
)


def upgrade() -> None:
    """Write the contents anew, table by table."""
    connection = op.get_bind()
    of_moves = event.c.kind.in_(("moved", "undone"))
    tables = connection.execute(sa.select(event.c.table_id).where(of_moves).distinct()).scalars().all()
    this = event.c.table_id == sa.bindparam("this_table"), event.c.number == sa.bindparam("this_number")
    change = sa.update(event).where(*this).values(content=sa.bindparam("new_content", type_=sa.JSON))
    for table in tables:
        rows = connection.execute(
            sa.select(event.c.number, event.c.content).where(of_moves, event.c.table_id == table)
        )
        changed = [
            {
                "this_table": table,
                "this_number": row.number,
                "new_content": {NEW if key == OLD else key: value for key, value in row.content.items()},
            }
            for row in rows
            if OLD in row.content
        ]
        if changed:
            connection.execute(change, changed)
