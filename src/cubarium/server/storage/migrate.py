"""Bring a database up to the schema of this version, step by step."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: Engine, version: str = "head") -> None:
    """Run the migrations that a database has not seen, up to the newest version or an older one."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, version)
