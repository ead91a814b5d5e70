"""Bring a database up to the schema of this version, step by step."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

ALONE = "SET LOCAL statement_timeout = 0", "SELECT pg_advisory_xact_lock(6284279)"
"""Of several servers that start on one PostgreSQL only one migrates it; SQLite has one writer anyway."""
FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: Engine, version: str = "") -> None:
    """Run the migrations that a database has not seen, up to the newest version or an older one."""
    version = version or newest()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            for statement in ALONE:
                connection.exec_driver_sql(statement)
        if version_of(connection) != version:
            _upgrade(connection, version)


def newest() -> str:
    """Return the newest version, which is that of the last file."""
    return max(file.stem.partition("_")[0] for file in (FOLDER / "versions").glob("*.py"))


def version_of(connection: Connection) -> str | None:
    """Return which version of the schema a database has; nothing for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _upgrade(connection: Connection, version: str) -> None:
    # Most starts have nothing to do, and need not wait for what would do it.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, version)
