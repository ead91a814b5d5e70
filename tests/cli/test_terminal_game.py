# ruff: noqa: RUF001 - the texts must have the true minus and multiplication signs
from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cubarium.cli.main import app
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from tests.patience import SILENCE

Play = Callable[..., Result]
FIRST_MOVES = ["1"] * 90
"""Enough to play any game of three to its end by taking the first move each time; the rest is ignored."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def play(data: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a function that runs `cubarium` with lines of input and returns its result."""
    monkeypatch.setenv("CUBARIUM_DATA", str(data))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(command: str, *lines: str) -> Result:
        result = CliRunner().invoke(app, command.split(), input="".join(f"{line}\n" for line in lines))
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run


def logs(folder: Path) -> list[Match]:
    return [read_log(p.read_text(encoding="utf-8"), load_game) for p in sorted(folder.glob("*.log"))]


def answers(result: Result) -> list[str]:
    """Return the lines that follow a prompt of the table."""
    return re.findall(r"^> ?(.*)$", result.stdout, re.MULTILINE)


# --- newcomers --------------------------------------------------------------------------------------------


def test_enter_alone_leads_a_newcomer_to_a_table_and_first_moves_to_its_end(play: Play, data: Path) -> None:
    result = play("terminal", "", "", "", "", "", *FIRST_MOVES)
    assert result.exit_code == 0
    assert "Welcome to Cubarium." in result.stdout
    assert "Your turn. Keep the card, or add one of yours and pass the Hand to Nour." in result.stdout
    assert re.search(r"(wins?|shares?) (the victory )?with \d+ points?\.", result.stdout)
    (match,) = logs(data / "finished")
    assert match.is_over
    assert match.seats == ("Player", "Nour", "Mica", "Odile")
    assert list((data / "games").iterdir()) == []


def test_wrong_answers_are_explained_and_asked_again(play: Play) -> None:
    result = play(
        "terminal", "go", "cubosaurs", "seven", "9", "3", "chess", "0", "advanced", "2", "\x1b", "Ada", "q"
    )
    assert result.exit_code == 0
    assert "“go” is not in the list. Type a number from 1 to 9." in result.stdout
    assert "“seven” does not fit. Type a number from 2 to 5." in result.stdout
    assert "“9” does not fit." in result.stdout
    assert "“chess” is not in the list. Type a number from 1 to 3." in result.stdout
    assert "A name has at most 40 characters" in result.stdout
    assert "Market, supply" in result.stdout


@pytest.mark.parametrize("lines", [[], [""], ["", ""], ["", "", "", "", ""]])
def test_closed_input_ends_cleanly_wherever_it_happens(play: Play, lines: list[str]) -> None:
    result = play("terminal", *lines)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert ("--resume" in result.stdout) == (len(lines) == 5)


# --- at the table -----------------------------------------------------------------------------------------


def test_a_whole_advanced_game_ends_with_sheets_and_a_sound_log(play: Play, data: Path) -> None:
    result = play("terminal cubosaurs --variant advanced --players 3 --seed 9", *FIRST_MOVES)
    assert result.exit_code == 0
    assert "Round 1 ends" in result.stdout
    assert re.search(r"DNA tokens? left: \d+ points? +6\.9", result.stdout)
    assert "The log of the game:" in result.stdout
    (path,) = (data / "finished").glob("*.log")
    told = CliRunner().invoke(app, ["replay", str(path), "--lang", "en"])
    assert told.exit_code == 0
    assert told.stdout.endswith("all of them legal and unchanged. The game is over.\n")
    assert "Player keeps the Hand:" in told.stdout


def test_a_seed_gives_the_same_game_and_another_game_after_it(play: Play, data: Path) -> None:
    for _ in range(2):
        play("terminal --players 2 --rounds 1 --seed 3", *["1"] * 12, *["y"] * 12, *["1"] * 40)
    openings = Counter(match.opening_outcomes for match in logs(data / "finished"))
    assert list(openings.values()) == [2, 2]


def test_moves_are_made_by_number_or_by_text_and_refused_with_their_rule(play: Play) -> None:
    result = play(
        "terminal --variant advanced --seed 4", "0", "9", "foo", "pass trex-7", "buy 8", "pass trex-5", "q"
    )
    said = answers(result)
    assert said[0] == "! Type a number from 1 to 8, or ? for help."
    assert said[1] == said[0]
    assert said[2] == "! “foo” is neither a move nor a command. ? lists what you can type."
    assert said[3] == "! This card is not in your collection: a T-Rex."
    assert "  Rule cubosaurs-2.4: Passing. Type ? 2.4 to read it." in result.stdout
    assert said[4] == "! Theft costs 5 DNA tokens and you have 2."
    assert "You add a T-Rex and pass the Hand to Nour." in result.stdout


def test_moves_show_what_they_change(play: Play) -> None:
    result = play("terminal --variant advanced --seed 4", "q")
    moves = re.findall(r"^ +\d+  (\S.*?) +(\S+ → \S+)? *$", result.stdout, re.MULTILINE)
    assert ("Keep the Hand: a Pentaceratops and a Brontosaurus egg", "+3 → −3") in moves
    assert ("Add a T-Rex and pass to Nour", "+3 → −1") in moves
    assert ("Buy tile 6, Farewell, for 2 DNA tokens", "") in moves


def test_questions_are_answered(play: Play) -> None:
    result = play(
        "terminal --variant advanced --seed 4",
        "?",
        "? buy 8",
        "? 3.7",
        "? 9.9",
        "? 2",
        "? x",
        "v",
        "s",
        "l",
        "t",
        "q",
    )
    for sentence in (
        "take back the last decision",
        "Theft costs 5 DNA tokens and you have 2.",
        "cubosaurs-3.7 Egg with the majority",
        "There is no rule cubosaurs-9.9.",
        "pass trex-5 is allowed now.",
        "“x” is not a move in this game.",
        "° our own value: the printed one is not known",
        "If the scoring were now",
        "First cards for Nour:",
    ):
        assert sentence in result.stdout
    assert re.search(r"T-Rex ×1: 4 points +3\.2", result.stdout)
    assert result.stdout.count("The Hand, 2 cards:") == 2


def test_a_decision_is_taken_back_until_something_is_revealed(play: Play, data: Path) -> None:
    result = play("terminal --seats Ada,Ben --seed 4", "u", "3", "u", "3", "1", "u", "q")
    said = answers(result)
    assert said[0] == "! Nothing has been decided at this terminal yet."
    assert said[2] == "The last decision of Ben is taken back."
    assert said[5] == "! Something has been turned up since, and what was seen cannot be unseen."
    (match,) = logs(data / "games")
    assert match.move_count == 2


def test_several_people_are_asked_by_name(play: Play) -> None:
    result = play("terminal --seats Ada,Ben,random --seed 4", *["1"] * 4, "q")
    assert "Ada: Keep" in result.stdout
    assert "Ben: Keep" in result.stdout
    assert "You" not in result.stdout


def test_bots_play_alone_when_nobody_sits_here(play: Play, data: Path) -> None:
    result = play("terminal --seats greedy,random --rounds 1 --seed 1")
    assert result.exit_code == 0
    (match,) = logs(data / "finished")
    assert match.seats == ("Nour", "Mica")


def test_the_table_speaks_french(play: Play) -> None:
    result = play("terminal --lang fr --variant advanced --seed 4", "?", "u", "foo", "s", "v", *FIRST_MOVES)
    assert result.exit_code == 0
    assert "À vous. Gardez les 2 cartes, ou ajoutez une des vôtres" in result.stdout
    assert "La Main, 2 cartes\u202f: PE Pentaceratops" in result.stdout
    assert "Le journal de la partie\u202f:" in result.stdout
    english = re.findall(r"\b(the|your|you|points? in|card|Hand|keep)\b", result.stdout)
    assert english == []


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_line_is_wider_than_the_terminal_and_without_colour_no_code_is_sent(
    play: Play, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    result = play("terminal --variant advanced --players 5 --seed 2", *FIRST_MOVES[:20], "v", "s", "q")
    assert "\x1b[3" not in result.stdout
    lines = [line.removeprefix("> ") for line in result.stdout.splitlines()]
    assert max(map(len, lines)) <= 80


# --- saving -----------------------------------------------------------------------------------------------


def test_a_game_is_saved_after_every_action_and_resumed_where_it_was(play: Play, data: Path) -> None:
    left = play("terminal --seed 4 --names Ada --variant advanced", "1", "q")
    found = re.search(r"cubarium (terminal --resume \S+)", left.stdout)
    assert found
    (before,) = logs(data / "games")
    again = play(found[1], "q")
    assert "Your turn." in again.stdout
    (after,) = logs(data / "games")
    assert after.packed() == before.packed()
    done = play(found[1], *FIRST_MOVES)
    assert "The log of the game:" in done.stdout
    assert list((data / "games").iterdir()) == []


def test_an_unfinished_game_is_offered(play: Play, data: Path) -> None:
    play("terminal --seed 4 --names Ada", "1", "save my trip", "save my trip", "save a/b", "q")
    assert len(logs(data / "games")) == 2
    offered = play("terminal", "my trip", "q")
    assert "Go on with a game?" in offered.stdout
    assert "Your turn." in offered.stdout
    assert len(logs(data / "games")) == 2
    play("terminal", "new", "2", "", "", "", "", "q")
    assert len(logs(data / "games")) == 3


def test_a_log_from_elsewhere_is_resumed_with_bots_in_the_other_seats(
    play: Play, data: Path, tmp_path: Path
) -> None:
    play("terminal --seats Ada,Ben --seed 4", "3", "q")
    (saved,) = (data / "games").glob("*.log")
    copy = tmp_path / "copy.log"
    shutil.copy(saved, copy)
    result = play(f"terminal --resume {copy} --seats greedy,you", "q")
    assert "Your turn." in result.stdout
    assert len(logs(data / "games")) == 2


def test_components_of_ones_own_are_remembered_with_the_game(play: Play, data: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    play(f"components export cubosaurs {pack}")
    tiles = pack / "tiles.toml"
    tiles.write_text(re.sub(r"cost = \d", "cost = 9", tiles.read_text(encoding="utf-8")), encoding="utf-8")
    started = play(f"terminal --variant advanced --seats Ada,Ben --seed 4 --components {pack}", "q")
    assert started.stdout.count(" 9 DNA° ") == 3
    (saved,) = (data / "games").glob("*.log")
    resumed = play(f"terminal --resume {saved.stem}", "q")
    assert resumed.stdout.count(" 9 DNA° ") == 3
    shutil.rmtree(pack)
    lost = play(f"terminal --resume {saved.stem}")
    assert (lost.exit_code, lost.stderr) == (2, f"cubarium: {pack}: No such file or directory\n")


def test_a_folder_that_cannot_be_written_does_not_end_the_game(play: Play, data: Path) -> None:
    data.write_text("no folder")
    result = play("terminal --seed 4", "1", "save trip", "q")
    assert result.exit_code == 0
    assert result.stdout.count("The game cannot be saved:") == 2
    assert "--resume" not in result.stdout


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("terminal chess", "there is no game 'chess'; the games are cubosaurs"),
        ("terminal --variant wild", "cubosaurs has no variant 'wild'; it has base, advanced, peaceful"),
        ("terminal --players 9", "players: 9 is not between 2 and 5"),
        ("terminal --players 0", "players: 0 is not between 2 and 5"),
        ("terminal --seats a,b,c,d,e,f,g", "players: 7 is not between 2 and 5"),
        ("terminal --players 2 --seats you,you,you", "--seats has 3 entries for 2 players"),
        ("terminal --players 2 --names a,b,c", "--names has 3 entries for 2 players"),
        ("terminal --rounds 8", "rounds: 8 is not between 0 and 3"),
        ("terminal --seed -1", "seed: -1 is not"),
        ("terminal --lang de", "--lang 'de': the languages are en, fr"),
        ("terminal --components /nowhere", "/nowhere: No such file or directory"),
        ("terminal --resume /nowhere.log", "/nowhere.log: No such file or directory"),
        ("replay /nowhere.log", "/nowhere.log: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(play: Play, command: str, problem: str) -> None:
    result = play(command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"cubarium: {problem}")
    assert result.stderr.count("\n") == 1


def test_a_changed_log_is_refused(play: Play, data: Path) -> None:
    play("terminal --seed 4", "1", "q")
    (saved,) = (data / "games").glob("*.log")
    saved.write_text(saved.read_text(encoding="utf-8").replace('"keep"', '"done"', 1), encoding="utf-8")
    result = play(f"terminal --resume {saved.stem}")
    assert result.exit_code == 2
    assert re.fullmatch(r"cubarium: line \d+: the line was changed, its check does not fit\n", result.stderr)
    notes = saved.with_suffix(".json")
    notes.write_text(json.dumps([]))
    result = play(f"terminal --resume {saved.stem}")
    assert (result.exit_code, result.stderr) == (2, f"cubarium: {notes}: this does not say which bots play\n")


# --- the real command -------------------------------------------------------------------------------------


def start(data: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "CUBARIUM_DATA": str(data), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "cubarium", *words],
        env=environment,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_ctrl_c_ends_with_130_and_the_game_is_saved(data: Path) -> None:
    process = start(data, "terminal", "--seed", "4")
    assert process.stdout
    for line in process.stdout:
        if "Type a number" in line:
            break
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=SILENCE)
    assert process.returncode == 130
    assert "cubarium terminal --resume" in output
    assert errors == ""
    assert len(logs(data / "games")) == 1


def test_help_and_version_are_quick_to_import(data: Path) -> None:
    for words in (["--help"], ["play", "--help"], ["terminal", "--help"], ["--version"]):
        process = start(data, *words)
        output, errors = process.communicate(timeout=SILENCE)
        assert (process.returncode, errors) == (0, "")
        assert "cubarium" in output
    code = "import sys, cubarium.cli.main; print({'rich', 'fluent', 'numba', 'polars'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
