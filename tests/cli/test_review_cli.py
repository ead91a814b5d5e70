"""The command `cubarium review`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.cli.review_report import in_tenths, told_luck, told_mistake
from cubarium.engine.log import write_log
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.review import Review
from cubarium.review.report import DecisionReview, MoveReview
from tests.review.games import begin, go_on, last_review, played

PLAYOUTS = 16
NUMBER = r"[+\N{MINUS SIGN}]?\d+[.,]\d"


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["review", *words], env={"COLUMNS": "100", "LC_ALL": "C.UTF-8"})
    return done.exit_code, done.stdout, done.stderr


def number(text: str) -> int:
    """Return a number of the table in tenths."""
    return round(10 * float(text.replace("\N{MINUS SIGN}", "-").replace(",", ".")))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(write_log(played("cubosaurs", ["greedy", "random"])), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_of_the_table_add_up_as_they_are_printed(log: Path, language: str) -> None:
    code, output, errors = run(str(log), "--playouts", str(PLAYOUTS), "--lang", language)
    assert (code, errors) == (0, "")
    rows = [re.findall(NUMBER, line) for line in output.splitlines() if line.startswith(" Player")]
    table = [[number(text) for text in row] for row in rows if row]
    assert len(table) == 2
    for start, luck, _, own, _, others, end in table:
        assert start + luck + own + others == end
    assert {row[-1] for row in table} == {0, 1000}


def test_costly_choices_are_told_with_what_was_better_and_what_chance_gave(log: Path) -> None:
    _, output, _ = run(str(log), "--playouts", "64", "--lang", "en")
    told = " ".join(output.split())  # lines are wrapped
    assert re.search(r"What Player 2 could have done better Move \d+: [^.]+\. Better: \w", told)
    assert re.search(r"The best luck of Player \d Move \d+: \w", told)
    assert output.count("The best luck of") == 2
    chart = [line.split()[-1] for line in output.splitlines() if set(line[-10:]) & set("▁█")]
    assert len({len(line) for line in chart}) == 1
    assert {line[-1] for line in chart} == {"▁", "█"}


def test_json_is_the_whole_review(log: Path) -> None:
    code, output, errors = run(str(log), "--playouts", str(PLAYOUTS), "--json")
    assert (code, errors) == (0, "")
    match = played("cubosaurs", ["greedy", "random"])
    assert Review.from_json(json.loads(output)) == last_review(match, PLAYOUTS, judges=True)


def test_who_cannot_wait_gets_what_was_found_so_far(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("cubosaurs", ["greedy", "random"])
    early = last_review(match, PLAYOUTS)

    def interrupted(*_: object, **__: object) -> Iterator[Review]:
        yield early
        raise KeyboardInterrupt

    monkeypatch.setattr("cubarium.review.review", interrupted)
    code, output, _ = run(str(log), "--json")
    assert (code, Review.from_json(json.loads(output))) == (0, early)


def test_a_game_that_is_not_over_says_so(tmp_path: Path) -> None:
    match, luck = begin("cubosaurs", 2)
    path = tmp_path / "open.log"
    path.write_text(write_log(go_on(match, luck, ["greedy", "greedy"], moves=4)), encoding="utf-8")
    assert "not over" in run(str(path), "--playouts", "16", "--lang", "en")[1]


def test_what_cannot_be_reviewed_is_refused_in_a_line(log: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.log"
    alone.write_text(write_log(begin("cubano-puzzle", 1)[0]), encoding="utf-8")
    for words, told in [
        ([str(alone)], "played alone"),
        ([str(log), "--playouts", "0"], "playouts"),
        ([str(tmp_path / "no.log")], "No such file"),
    ]:
        code, output, errors = run(*words)
        assert (code, output) == (2, "")
        assert told in errors
        assert errors.count("\n") == 1


@pytest.mark.parametrize(
    "parts", [(1, 1, 1), (333, 334, 333), (500, -499, 999), (0, 0, 7), (-5, 5, 1000), (840, -840, 0)]
)
def test_rounded_parts_add_up_and_are_never_a_tenth_wrong(parts: tuple[int, ...]) -> None:
    whole = 1260
    found = in_tenths(parts, whole)
    assert abs(sum(found) - 1000 * sum(parts) / whole) <= 0.5
    assert all(abs(one - 1000 * part / whole) < 1 for one, part in zip(found, parts, strict=True))


@pytest.mark.parametrize("game", [game for game in game_ids() if load_game(game).players[1] > 1])
def test_every_move_of_every_game_can_be_told(game: str) -> None:
    match, luck = begin(game, load_game(game).players[0])
    go_on(match, luck, ["random"] * len(match.seats), moves=150)
    for language in LANGUAGES:
        for number, move in enumerate(match.moves, 1):
            action = match.spec.actions.to_text(move.action)
            decision = DecisionReview(number, move.seat, action, action, 0.125, 0.01, 2)
            told = told_mistake(match, decision, language)
            assert re.search(rf"\b{number}\b", told)
            nothing = (0,) * len(match.seats)
            lucky = MoveReview(number, move.seat, action, False, nothing, nothing, nothing)
            assert len(told_luck(match, lucky, 0.125, language)) > len(f"Move {number}: (+12.5)")
