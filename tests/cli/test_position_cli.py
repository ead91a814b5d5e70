"""The command `cubarium position`, and a game at the terminal that begins from a sketch."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from tests.cli.test_reports import cubarium


@pytest.mark.parametrize("game", game_ids())
def test_a_position_of_every_game_is_drawn_and_written(game: str) -> None:
    code, output, errors = cubarium("position", game, "--seed", "5", "--lang", "en")
    assert (code, errors) == (0, "")
    *picture, position = output.splitlines()
    assert len(picture) > 3
    assert "is asked and can do" in output
    Match(load_game(game), {}, position=json.loads(position))


def test_only_the_position_is_written_as_json(tmp_path: Path) -> None:
    sketch = tmp_path / "sketch.json"
    sketch.write_text('{"players": 3, "turn": 2}', "utf-8")
    code, output, _ = cubarium("position", "trex", "--sketch", str(sketch), "--json")
    assert code == 0
    found = json.loads(output)
    assert (found["players"], found["turn"]) == (3, 2)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Without a choice: A plays red 5."), ("fr", "Sans choix\u202f: A joue le rouge 5.")],
)
def test_forced_moves_are_told_in_both_languages(language: str, told: str) -> None:
    sketch = "players: 3; hands.A: red-5; turn: A; phase: play"
    code, output, _ = cubarium("position", "trex", "--sketch", sketch, "--seed", "3", "--lang", language)
    assert code == 0
    assert told in output
    assert "hands.A" in output


def test_a_sketch_that_contradicts_itself_is_refused_in_one_line() -> None:
    code, output, errors = cubarium("position", "trex", "--sketch", "high: red; low: red")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert "low: the high and the low colour must be two of the five (trex-1.6)" in errors


def test_a_sketch_says_by_itself_how_many_play() -> None:
    code, _, errors = cubarium("terminal", "trex", "--sketch", "turn: A", "--players", "3")
    assert code == 2
    assert "--sketch says by itself" in errors


def test_a_game_at_the_terminal_begins_from_a_sketch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    sketch = "players: 3; turn: A; phase: play; hands.A: red-5 blue-2"
    words = ("terminal", "trex", "--seed", "3", "--seats", "you,greedy,greedy", "--sketch", sketch)
    code, output, _ = cubarium(*words)
    assert code == 0
    assert "Play red 5" in output
    (log,) = (tmp_path / "games").glob("*.log")
    match = read_log(log.read_text("utf-8"), load_game)
    assert match.position is not None
    assert match.position["hands"][0] == ["blue-2", "red-5"]
