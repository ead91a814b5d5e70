"""The terminal says why players with the same score rank as they do, and which moves were forced."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game

FORCED = {
    "en": "(forced: no other move was legal)",
    "fr": "(imposé\u202f: aucun autre coup n\u2019était permis)",
}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "300")
    return tmp_path


def said(command: str, *lines: str) -> str:
    result = CliRunner().invoke(app, command.split(), input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return str(result.output)


def last_log(folder: Path) -> tuple[Path, Match]:
    file = max(folder.rglob("*.log"), key=lambda path: path.stat().st_mtime_ns)
    return file, read_log(file.read_text(encoding="utf-8"), load_game)


@pytest.mark.rule("cubano-1.9")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tie_is_explained_at_the_end_and_in_the_replay(data: Path, language: str) -> None:
    seats = ",".join(["random"] * 5)
    for seed in range(20):
        shown = said(f"terminal cubano-1-die --seed {seed} --seats {seats} --lang {language}")
        file, match = last_log(data)
        if match.result().ties:
            break
    told = [match.words.tie(tie, match.seats, language) for tie in match.result().ties]
    assert told
    assert all(shown.count(text) == 1 for text in told)
    replayed = said(f"replay {file} --lang {language}")
    assert all(replayed.count(text) == 1 for text in told)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_forced_moves_are_marked_in_the_replay(data: Path, language: str) -> None:
    said(f"terminal cubosaurs --seed 3 --seats random,random --lang {language}")
    file, match = last_log(data)
    forced = [match.forced_note(move) for move in match.moves if match.forced_note(move)]
    assert forced
    marked = [
        line for line in said(f"replay {file} --lang {language}").splitlines() if FORCED[language] in line
    ]
    sentences = [match.words.event(note, match.seats, language) for note in forced]
    assert len(marked) == len(sentences)
    assert all(sentence in line for sentence, line in zip(sentences, marked, strict=True))


def test_forced_moves_are_marked_in_the_log_at_the_table() -> None:
    shown = said("terminal cubosaurs --seed 3 --seats you,random", *["1"] * 12, "l", "q")
    log = shown.rpartition("> l")[2] if "> l" in shown else shown
    assert FORCED["en"] in log


def test_a_race_ends_in_laps_and_spaces(data: Path) -> None:
    shown = said("terminal cubitos --seed 3 --seats greedy,greedy --lang en")
    _, match = last_log(data)
    for name, score in zip(match.seats, match.scores(), strict=True):
        assert f"{name} has run {match.words.score(score, 'en')}." in shown
    assert "points" not in shown
