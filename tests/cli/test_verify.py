"""The command `cubarium verify`."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.log import write_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.table_luck import BOT, NONE, TableLuck
from cubarium.engine.words import LANGUAGES
from tests.engine.test_table_luck import chained, play_on

GIVEN = "3a" * 32
LUCK = TableLuck("green-7", "5c" * 32, (GIVEN, BOT, NONE))


def log_of(table_luck: TableLuck | None, moves: int = 100_000) -> str:
    names = ["Ada", "Rex", "Écho"]
    match = Match(load_game("trex"), {"players": 3}, names, seed=7, table_luck=table_luck)
    return write_log(play_on(match, random.Random(4), moves))


LOG = log_of(LUCK)


def run(folder: Path, text: str, *words: str, lang: str = "en") -> tuple[int, str, str]:
    file = folder / "game.log"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["verify", str(file), *words, "--lang", lang])
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sound_game_is_told_with_whose_luck_is_in_it(tmp_path: Path, lang: str) -> None:
    code, told, errors = run(tmp_path, LOG, lang=lang)
    assert (code, errors) == (0, "")
    assert LUCK.commitment in told
    seats = [line for line in told.splitlines() if line.startswith("  ")]
    assert [name in line for name, line in zip(("Ada", "Rex", "Écho"), seats, strict=True)] == [True] * 3
    assert GIVEN[:16] in seats[0]
    assert LUCK.secret not in told


def test_what_somebody_noted_is_compared(tmp_path: Path) -> None:
    noted = ["--commitment", LUCK.commitment.upper(), "--contribution", f"1:{GIVEN}"]
    code, told, _ = run(tmp_path, LOG, *noted)
    assert code == 0
    assert "Commitment and contribution are the ones you noted." in told
    assert "is the one you noted" in run(tmp_path, LOG, *noted[:2])[1]
    assert "What you noted was contributed." in run(tmp_path, LOG, *noted[2:])[1]
    assert "--commitment" in run(tmp_path, LOG)[1]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--commitment", "0" * 64], "not the one you noted"),
        (["--contribution", f"2:{GIVEN}"], "noted for seat 2 is not part of it"),
        (["--contribution", f"1:{GIVEN}", "--contribution", f"3:{GIVEN}"], "noted for seat 3"),
    ],
)
def test_what_differs_from_what_was_noted_ends_with_one(tmp_path: Path, words: list[str], why: str) -> None:
    code, told, errors = run(tmp_path, LOG, *words)
    assert (code, errors) == (1, "")
    assert why in told
    assert run(tmp_path, LOG, *words, lang="fr")[1].startswith("Le hasard ne tient pas")


@pytest.mark.parametrize(
    "words",
    [
        ["--contribution", text]
        for text in ("", "1", "1:", f"x:{GIVEN}", f"9:{GIVEN}", f"0:{GIVEN}", "²:00", "1:zz")
    ],
)
def test_what_nobody_can_have_noted_is_a_wrong_call(tmp_path: Path, words: list[str]) -> None:
    code, told, errors = run(tmp_path, LOG, *words)
    assert (code, told) == (2, "")
    assert errors.count("\n") == 1


def test_luck_that_was_changed_ends_with_one(tmp_path: Path) -> None:
    contents = list(map(json.loads, LOG.splitlines()))
    true = contents[0]["outcomes"][4]
    contents[0]["outcomes"][4] = true + 1
    code, told, errors = run(tmp_path, chained(contents))
    assert (code, errors) == (1, "")
    assert f"on line 1, draw 5 is {true + 1} in the log, and luck gave {true}" in told


def test_a_game_that_was_cut_short_ends_with_one(tmp_path: Path) -> None:
    code, told, _ = run(tmp_path, log_of(LUCK, moves=1))
    assert code == 1
    assert "stops after one move" in told


@pytest.mark.parametrize(
    "text", ["", "\n", "no log", LOG[:-1], LOG.replace("Ada", "Eve"), '{"cubarium":2}\n', "\0"]
)
def test_a_file_that_is_no_sound_log_ends_with_two(tmp_path: Path, text: str) -> None:
    code, told, errors = run(tmp_path, text)
    assert (code, told) == (2, "")
    assert errors.startswith("This file is no sound log.")
    assert "cubarium: line " in errors


def test_bytes_that_are_no_text_and_files_that_are_not_there_end_with_two(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    for ready in (lambda: None, lambda: file.write_bytes(b"\xff\xfe")):
        ready()
        assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_luck_from_a_seed_is_worked_out_too_and_said_to_be_nobodys(tmp_path: Path, lang: str) -> None:
    code, told, _ = run(tmp_path, log_of(None), lang=lang)
    assert code == 0
    assert {"en": "came from a seed", "fr": "venait d\N{RIGHT SINGLE QUOTATION MARK}une graine"}[lang] in told
    assert run(tmp_path, log_of(None), "--contribution", f"1:{GIVEN}")[0] == 1
