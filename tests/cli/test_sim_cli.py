"""The command `cubarium sim` at its limits; `test_reports.py` has its daily use."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.test_reports import cubarium

NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
PLAIN = ("sim", "cubosaurs", "--players", "2", "--backend", "interpreted", "--games", "20")
KEYS = {"game", "players", "games", "moves", "seconds", "moves_per_second", "backend", "checksum", "seats"}


@pytest.mark.usefixtures("compiled")
def test_the_report_has_every_documented_key_and_threads_change_no_figure() -> None:
    reports = []
    for threads in ("1", "2"):
        command = ("sim", "cubosaurs", "--players", "4", "--games", "200", "--seed", "7", "--json")
        code, output, errors = cubarium(*command, "--threads", threads)
        assert (code, errors) == (0, "")
        report = json.loads(output)
        assert report.keys() >= KEYS
        assert all(seat.keys() >= {"bot", "wins", "win_share", "score_mean"} for seat in report["seats"])
        del report["seconds"], report["moves_per_second"]
        reports.append(report)
    assert reports[0] == reports[1]


@pytest.mark.parametrize(("language", "point", "space"), [("en", ".", " "), ("fr", ",", NARROW_SPACE)])
def test_the_report_writes_numbers_as_its_language_does(language: str, point: str, space: str) -> None:
    code, output, _ = cubarium(*PLAIN, language=language)
    assert code == 0
    (first_seat,) = (line for line in output.splitlines() if line.strip().startswith("1  "))
    assert re.search(rf"\d\{point}\d\d{space}%", first_seat)
    assert not re.search(r"-\d", output)  # a minus sign is no hyphen


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--threads", "-1", "--backend", "compiled"), "threads: -1 is not between 0 and 1024"),
        (("--option", "players=" + "9" * 5000), "write NAME=NUMBER"),
        (("--option", "players=٢"), "write NAME=NUMBER"),
        (("--option", "=2"), "cubosaurs has no option ''"),
        (("--games", "9" * 30), "games: 999999999999999999999999999999 is not between"),
        (("--csv", "."), "a folder of that name"),
        (("--lang", "tlh"), "--lang 'tlh': the languages are en, fr"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, output, errors = cubarium(*PLAIN, *words)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert errors.startswith("cubarium: ")
    assert told in errors


def test_a_file_that_cannot_be_written_costs_no_report(tmp_path: Path) -> None:
    code, output, errors = cubarium(*PLAIN, "--json", "--csv", str(tmp_path / ("x" * 300)))
    assert (code, errors.count("\n")) == (2, 1)
    assert errors.startswith("cubarium: the rows cannot be written: ")
    assert json.loads(output)["games"] == 20


def test_without_a_gpu_the_gpu_backend_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    code, output, errors = cubarium(*PLAIN, "--backend", "gpu")
    assert (code, output) == (2, "")
    assert errors == "cubarium: no CUDA GPU was found; use --backend compiled\n"


def test_a_cache_that_cannot_be_made_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CUBARIUM_CACHE", str(tmp_path / "file"))
    code, output, errors = cubarium(*PLAIN, "--backend", "compiled")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert "CUBARIUM_CACHE can name another" in errors


# --- races -------------------------------------------------------------------------------------------------

RACES = ("sim", "cubitos", "--players", "2", "--backend", "interpreted", "--games", "2")


@pytest.mark.parametrize(("language", "title"), [("en", "The races"), ("fr", "Les courses")])
def test_races_are_reported_one_by_one_and_together(language: str, title: str) -> None:
    code, output, errors = cubarium(*RACES, "--races", "1,9", language=language)
    assert (code, errors) == (0, "")
    assert len(re.findall(r"race 1,|race 9,", output)) == 2
    summary = output[output.index(title) :].splitlines()
    assert len([line for line in summary if re.search(r"\d[.,]\d\d +\d+ +\d+ +\d+ ", line)]) == 2
    assert "raptor" in output and "random" not in output


def test_races_come_as_a_list_of_reports_and_rows_with_their_race(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    code, output, _ = cubarium(*RACES, "--races", "1,9", "--json", "--csv", str(rows))
    assert code == 0
    assert [report["options"]["race"] for report in json.loads(output)] == [1, 9]
    assert [line.split(",")[0] for line in rows.read_text(encoding="utf-8").splitlines()] == [
        "race",
        *("1", "1", "9", "9"),
    ]


@pytest.mark.parametrize(
    ("game", "races", "told"),
    [
        ("cubitos", "11", "there is no race 11; races are 0 to 10"),
        ("cubitos", "1,x", "races are all, or numbers from 0 to 10"),
        ("cubitos", "9" * 50, "races are all, or numbers from 0 to 10"),
        ("trex", "all", "trex has no races"),
    ],
)
def test_wrong_races_are_told_in_one_line(game: str, races: str, told: str) -> None:
    code, output, errors = cubarium("sim", game, "--races", races)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert told in errors
