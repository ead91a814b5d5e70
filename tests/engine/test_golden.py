"""Golden playthroughs: whole games as text, in `tests/golden`.

A wanted change of the rules or of their sentences changes the files: `cubarium golden tests/golden`.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cubarium.engine.backends.compiled import compile_rules
from cubarium.engine.chance import REPLAY, ReplayChance
from cubarium.engine.checking.playthrough import golden_texts, playthrough
from cubarium.engine.contract import Rules
from cubarium.engine.match import Match
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import game_ids, load_game
from tests.games.cubosaurs.table import BUILT_IN, SPEC

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(path.name for path in FOLDER.iterdir())


def test_every_game_number_of_players_and_variant_has_its_file_and_no_other() -> None:
    expected = []
    for spec in map(load_game, game_ids()):
        low, high = spec.players
        first, *others = spec.settings.variants
        expected += [f"{spec.id}_{players}p_{first}.txt" for players in range(low, high + 1)]
        expected += [f"{spec.id}_{low}p_{variant}.txt" for variant in others]
    assert sorted(expected) == FILES


@pytest.mark.parametrize("game", game_ids())
def test_games_go_as_they_are_written_down(game: str) -> None:
    for name, text in golden_texts(load_game(game)):
        assert text.splitlines() == (FOLDER / name).read_text(encoding="utf-8").splitlines(), name


def test_another_seed_gives_another_game() -> None:
    options = {"players": 3, "advanced": 1}
    assert playthrough(SPEC, options, 1) == playthrough(SPEC, options, 1) != playthrough(SPEC, options, 2)


# --- the same games, compiled, with their outcomes forced --------------------------------------------------


class Told:
    """What a golden file of Cubosaurs says of its game."""

    def __init__(self, name: str) -> None:
        text = (FOLDER / name).read_text(encoding="utf-8")
        settings = re.findall(r"(\w+) (\d+)", text.partition("\n")[0].partition(": ")[2])
        self.options = {key: int(value) for key, value in settings}
        self.seed = self.options.pop("seed")
        self.actions = [self._action(decision) for decision in text.split("\n== ")[1:]]
        self.states = re.findall(r"^   state (\w{16})$", text, re.MULTILINE)

    @staticmethod
    def _action(decision: str) -> tuple[str, list[int]]:
        (chosen,) = re.findall(r"^ > (keep|done|\w+ \S+) ", decision, re.MULTILINE)
        luck = re.findall(r"^   chance (.*)$", decision, re.MULTILINE)
        return chosen, json.loads(luck[0]) if luck else []


@pytest.fixture(scope="module")
def replaying() -> Rules:
    entries = ("setup", "apply", "actors", "is_over")
    return compile_rules(SPEC, BUILT_IN, entry_points=entries, chance=ReplayChance)


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("cubosaurs")])
def test_compiled_rules_replay_them_from_a_tape(replaying: Rules, name: str) -> None:
    told = Told(name)
    match = Match(SPEC, told.options, seed=told.seed)
    state, luck = np.zeros(1, dtype_of(SPEC.records.state)), record_array(ReplayChance())
    luck["mode"] = REPLAY

    def lay(outcomes: Any) -> None:
        luck["tape_at"], luck["tape_end"] = 0, len(outcomes)
        luck["tape"][0, : len(outcomes)] = outcomes

    def fingerprint() -> str:
        assert not luck["fault"][0]
        assert luck["tape_at"] == luck["tape_end"]
        return hashlib.sha256(state.tobytes()).hexdigest()[:16]

    lay(match.opening_outcomes)
    replaying.setup(state[0], record_array(match.options)[0], luck[0])
    states = [fingerprint()]
    for action, outcomes in told.actions:
        lay(outcomes)
        seat = int(replaying.actors(state[0])).bit_length() - 1
        replaying.apply(state[0], seat, SPEC.actions.from_text(action), luck[0])
        states.append(fingerprint())
    assert states == told.states
    assert replaying.is_over(state[0])
