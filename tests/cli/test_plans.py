"""Choices of several moves that a drawing offers instead of single ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.terminal.cubosaurs.drawing import Drawing
from cubarium.terminal.table_view import PlainView, Plan

SPEC = load_game("cubosaurs")


def run(monkeypatch: pytest.MonkeyPatch, data: Path, plans: Any, *lines: str, columns: int = 80) -> str:
    monkeypatch.setenv("CUBARIUM_DATA", str(data))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(Drawing, "plans", plans)
    command = ["terminal", "cubosaurs", "--seed", "3", "--seats", "you,greedy"]
    done = CliRunner().invoke(app, command, input="".join(f"{line}\n" for line in lines))
    assert done.exit_code == 0, done.exception
    return done.stdout


def many(_: Drawing, v: Any, legal: list[int]) -> list[Plan]:
    """Offer thirty ways to make the first legal move, two of which stand out."""
    return [Plan(f"way w{n}", f"Way {n}", f"+{n}", (legal[0],), is_main=n < 3) for n in range(1, 31)]


def test_a_drawing_offers_no_plans_unless_it_says_so() -> None:
    match = Match(SPEC, {"players": 2}, ("Ada", "Ben"), seed=1)
    assert PlainView(match).plans(match.view(0), match.legal(0)) == []


def test_in_a_long_list_main_plans_have_rows_and_others_stand_side_by_side(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown = run(monkeypatch, tmp_path, many, "q")
    assert re.search(
        r"^  1  Way 1  \+1 *\n  2  Way 2  \+2 *\nway\n  3 w3 \+3 +4 w4 \+4 ", shown, re.MULTILINE
    )


@pytest.mark.parametrize("answer", ["30", "way w30", "WAY W30"])
def test_a_plan_is_chosen_by_its_number_or_its_key(
    answer: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(monkeypatch, tmp_path, many, answer, "q")
    (log,) = (tmp_path / "games").glob("*.log")
    match = read_log(log.read_text(encoding="utf-8"), load_game)
    assert [move.seat for move in match.moves].count(0) == 1


def test_the_key_of_a_plan_is_shown_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def one(_: Drawing, v: Any, legal: list[int]) -> list[Plan]:
        return [Plan("go", "All in one", "+7", (legal[0],))]

    assert re.search(r"^  1  All in one  \+7  go *$", run(monkeypatch, tmp_path, one, "q", columns=120), re.M)
    assert re.search(r"^  1  All in one  \+7 *$", run(monkeypatch, tmp_path, one, "q"), re.M)
