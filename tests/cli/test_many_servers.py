"""The commands by which several servers share a database."""

from __future__ import annotations

import sys

import pytest
from typer.testing import CliRunner

from cubarium.bots.registry import LEVELS
from cubarium.cli.main import app

NOBODY_THERE = "postgresql://ada:secret@127.0.0.1:1/cubarium"


def told(*words: str) -> str:
    """Return what a command that is refused says."""
    answer = CliRunner().invoke(app, list(words))
    assert answer.exit_code == 2
    return answer.stderr


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_are_listed(language: str) -> None:
    lines = CliRunner().invoke(app, ["bots", "--lang", language]).stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(LEVELS)
    assert all(len(line.split(": ")) == 2 or "\u202f: " in line for line in lines)


def test_one_server_with_a_file_needs_no_redis() -> None:
    assert "redis is for several servers on a PostgreSQL" in told("serve", "--redis", "redis://127.0.0.1:1/0")


@pytest.mark.parametrize("command", [["serve"], ["bots", "--serve"]])
def test_what_is_no_redis_is_refused_before_anything_is_opened(command: list[str]) -> None:
    wrong = told(*command, "--database", NOBODY_THERE, "--redis", "here")
    assert wrong == "cubarium: redis is an address like redis://HOST:6379/0\n"


def test_the_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    missing = told("serve", "--database", NOBODY_THERE, "--redis", "redis://127.0.0.1:1/0")
    assert "-m pip install 'redis>=" in missing


def test_bots_serve_a_postgresql_that_answers() -> None:
    assert "database is an address like postgresql://" in told("bots", "--serve")
    refused = told("bots", "--serve", "--database", NOBODY_THERE)
    assert refused.startswith("cubarium: postgresql://ada@127.0.0.1:1/cubarium: connection failed")
    assert "secret" not in refused
