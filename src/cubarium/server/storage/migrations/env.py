"""What Alembic runs: the migrations, on the connection that `migrate` gives."""

from __future__ import annotations

from alembic import context

from cubarium.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by copying the table
    transactional_ddl=True,
)
context.run_migrations()
