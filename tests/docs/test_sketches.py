"""Every example of docs/sketches.md is completed as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.sketch.completing import complete
from cubarium.engine.sketch.reading import read_sketch

TEXT = (Path(__file__).parents[2] / "docs" / "sketches.md").read_text("utf-8")
EXAMPLES = re.findall(r"```sketch (\S+)\n(.*?)```", TEXT, re.DOTALL)


def test_every_game_has_an_example() -> None:
    assert sorted(game for game, _ in EXAMPLES) == sorted(game_ids())


@pytest.mark.parametrize(("game", "sketch"), EXAMPLES, ids=[game for game, _ in EXAMPLES])
def test_an_example_stands_in_its_position(game: str, sketch: str) -> None:
    spec = load_game(game)
    for seed in (1, 2):
        completion = complete(spec, sketch, seed)
        match = Match(spec, {}, position=completion.position)
        said, _ = read_sketch(spec.records.state, sketch, spec.table.places)
        assert tuple(said.unlike(match.state)) == completion.changed
        assert bool(completion.changed) <= bool(completion.moves)


def test_the_python_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    space: dict[str, object] = {}
    exec(code, space)
    match = space["match"]
    assert isinstance(match, Match)
    assert match.to_json()["hand"] == ["trex-1"]
