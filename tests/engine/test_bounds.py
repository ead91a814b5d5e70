"""Compiled rules read and write nothing beside their arrays."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cubarium.engine.registry import game_ids, load_game


@pytest.mark.parametrize("game", game_ids())
def test_no_index_is_out_of_bounds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    program = f"""
from cubarium import load_game
from cubarium.sim.runner import simulate
spec = load_game({game!r})
for options in spec.settings.variants.values():
    players = spec.players[1]
    seats = ["greedy", "random", "random", "greedy", "random", "greedy"][:players]
    print(simulate(spec, {{"players": players, **options}}, seats, 60, 3).games)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == ["60"] * len(load_game(game).settings.variants)
