"""People who share a screen, or are asked along with others: nobody sees or loses what is theirs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.games.cubano.two_dice.events import CALLS, CALLS_OWN, CLAIM_MISSED, OPERATION_MISSED


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    yield tmp_path


def run(command: str, *lines: str) -> str:
    done = CliRunner().invoke(app, command.split(), input="".join(f"{line}\n" for line in lines))
    assert done.exit_code == 0, done.exception
    return done.stdout


def saved(folder: Path) -> Match:
    (log,) = (folder / "games").glob("*.log")
    return read_log(log.read_text(encoding="utf-8"), load_game)


@pytest.mark.usefixtures("screen")
def test_people_with_secrets_hand_the_screen_over_and_read_only_their_own() -> None:
    shown = run("terminal trex --seats Ada,Ben --seed 3", *[""] * 3, *["1", ""] * 8, "l", "q")
    parts = re.split(r"(Ada|Ben) has to decide, and has secrets\. Give them the screen", shown)
    readers = parts[1::2]
    assert len(readers) > 4
    assert all(a != b for a, b in pairwise(readers))
    for reader, text in zip(readers, parts[2::2], strict=True):
        other = "Ben" if reader == "Ada" else "Ada"
        assert f"hand of {other}:" not in text


@pytest.mark.usefixtures("screen")
def test_nobody_hands_over_where_everything_lies_open_or_one_plays_alone() -> None:
    for command in (
        "terminal cubosaurs --seats Ada,Ben --seed 3",
        "terminal trex --seats you,greedy --seed 3",
    ):
        assert "has secrets" not in run(command, "1", "1", "q")


def test_a_bot_never_hurries_a_person_out_of_a_claim(screen: Path) -> None:
    run("terminal cubano-2-dice --variant attentive --seats you,greedy --seed 5", *["1"] * 120, "q")
    notes = saved(screen).notes()
    assert [n for n in notes if n.kind in (CLAIM_MISSED, OPERATION_MISSED) and n.seat == 0] == []
    assert len([n for n in notes if n.kind in (CALLS, CALLS_OWN) and n.seat == 0]) > 5
    assert [n for n in notes if n.kind == CALLS and n.seat == 1]  # bots call before the person goes on


def test_who_waits_is_asked_after_the_others(screen: Path) -> None:
    shown = run("terminal cubitos --seats Ada,Ben --seed 3", "wait", "wait", "?wait", "q")
    match = saved(screen)
    assert [(move.seat, match.spec.actions.to_text(move.action)) for move in match.moves] == [
        (0, "wait"),
        (1, "wait"),
    ]
    assert "Ada waits to see what others do." in shown
    assert "Everybody waits, and you decide first" in shown
    assert shown.count("Wait to see what the others do") == 2


@pytest.mark.usefixtures("screen")
def test_many_moves_stand_side_by_side_under_their_kind() -> None:
    shown = run("terminal cubano-naval-messages --seed 3", "1", "q")
    assert re.search(r"^hide\n +1 a1 +2 b1 +3 c1 ", shown, re.MULTILINE)
    single = run("terminal cubano-puzzle --variant heart --seed 3", "1", "q")
    assert re.search(r"^ +1 d1-d2 +2 e1-e2 +3 c2-c3 ", single, re.MULTILINE)


@pytest.mark.parametrize("seats", ["Ada,Ben,Cleo", "greedy,greedy,Cleo"])
def test_a_person_on_a_kept_chair_is_at_the_screen_and_joins_at_once(screen: Path, seats: str) -> None:
    shown = run(f"terminal cubano-2-dice --players 3 --option late=1 --seats {seats} --seed 5", "1", "q")
    assert "kept for a latecomer" in shown and "Join the game" in shown
    match = saved(screen)
    first = match.moves[0]
    assert (first.seat, match.spec.actions.to_text(first.action)) == (2, "arrive")
    assert match.state.absent == 0
