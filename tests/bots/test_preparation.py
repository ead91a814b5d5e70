"""Rex is ready for a game once its search lies in the cache, and then reads it from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.bots.registry import prepared_bot
from cubarium.bots.rex import RexBot
from cubarium.engine.backends import compiled
from cubarium.engine.chance import thinking_luck
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game

SPEC = load_game("cubano-course")
PACK = built_in_pack(SPEC.components.schema)


def test_rex_is_ready_once_it_was_prepared_and_compiles_nothing_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBARIUM_CACHE", str(tmp_path))
    rex = prepared_bot("rex")
    assert not rex.is_ready(SPEC, PACK)
    assert not any(tmp_path.iterdir())  # looking leaves nothing behind
    rex.prepare(SPEC, PACK)
    assert rex.is_ready(SPEC, PACK)

    def refuse(*_: object) -> None:
        raise AssertionError("this compiles")

    monkeypatch.setattr(compiled, "_compile_callees", refuse)
    files = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")}
    match = Match(SPEC, {"players": 2}, seed=1)
    seat = match.actors()[0]
    assert RexBot(SPEC, PACK).choose(match.view(seat), match.legal(seat), thinking_luck(1, 1)) in match.legal(
        seat
    )
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")} == files
