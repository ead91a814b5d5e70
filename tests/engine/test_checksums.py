"""Simulated games are the same as ever: their checksums are written down in tests/checksums.json.

They change with the rules alone, and then with a new `rules_version`. The benchmark of the GPU compares
checksums of its own with the processor's.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cubarium.engine.registry import game_ids, load_game
from cubarium.sim.runner import simulate
from tests.compiled_rules import compiled_rules
from tests.thorough import few_of

WRITTEN = json.loads((Path(__file__).parents[1] / "checksums.json").read_text(encoding="utf-8"))
GAMES = 20
SEEDS = (1, 2, 3)


def checksums(game: str, bot: str, backend: str, seeds: tuple[int, ...] = SEEDS) -> list[str]:
    spec = load_game(game)
    options = spec.settings.random_play if bot == "random" else {}
    return [simulate(spec, options, [bot], GAMES, seed, backend=backend).checksum for seed in seeds]


@pytest.mark.parametrize("game", game_ids())
def test_compiled_games_have_the_checksums_that_are_written_down(game: str) -> None:
    compiled_rules(game)
    assert checksums(game, "greedy", "compiled") == [WRITTEN[game][f"greedy {seed}"] for seed in SEEDS]


@pytest.mark.parametrize("game", game_ids())
def test_interpreted_games_have_them_too(game: str) -> None:
    seeds = few_of(SEEDS, SEEDS[0])
    written = [WRITTEN[game][f"random {seed}"] for seed in seeds]
    assert checksums(game, "random", "interpreted", seeds) == written
