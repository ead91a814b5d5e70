"""The file of an arena: a kill costs no game that is in it, and none is played twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from cubarium.arena.plan import Contest, make_contest
from cubarium.arena.results import ResultsFile
from cubarium.arena.run import run
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.registry import load_game
from tests.arena.test_meetings import outcomes
from tests.cli.test_reports import cubarium

GAMES = 40
COMMAND = ("arena", "trex", "--bots", "raptor,random", "--games", str(GAMES), "--processes", "2")
PATIENCE = 120.0
ATTEMPTS = 20


def contest(games: int = GAMES) -> Contest:
    return make_contest(load_game("trex"), ["raptor", "random"], 2, games, 1)


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def stopped(file: Path, how: signal.Signals) -> tuple[int, str, list[int]]:
    """Start an arena and stop it once some games are over; return how it ended and its processes."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cubarium", *COMMAND, "--resume", str(file), "--lang", "en"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    while len(lines(file)) < 4 and process.poll() is None and time.monotonic() < until:
        time.sleep(0.002)
    workers = children(process.pid)
    if how is signal.SIGINT:
        os.killpg(process.pid, how)  # a terminal tells every process of the command
    else:
        process.send_signal(how)
    _, told = process.communicate(timeout=PATIENCE)
    return process.returncode, told, workers


def children(parent: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = (line.split() for line in listed.stdout.splitlines())
    return [int(pid) for pid, above in pairs if int(above) == parent]


def is_alive(process: int) -> bool:
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    )
    return bool(state.stdout.strip()) and not state.stdout.startswith("Z")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["kill", "ctrl-c"])
def test_an_arena_that_was_stopped_goes_on_and_plays_nothing_twice(
    how: signal.Signals, tmp_path: Path
) -> None:
    for number in range(ATTEMPTS):  # on a busy machine all games may be over before it is stopped
        file = tmp_path / f"results-{number}.jsonl"
        code, told, workers = stopped(file, how)
        before = lines(file)
        if len(before) <= GAMES:
            break
    assert 4 <= len(before) <= GAMES, "it was stopped too late to show anything"
    assert code == (130 if how is signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in told and ("Stopped." in told) == (how is signal.SIGINT)
    until = time.monotonic() + PATIENCE
    while any(map(is_alive, workers)) and time.monotonic() < until:
        time.sleep(0.01)
    assert len(workers) >= 2 and not any(map(is_alive, workers))

    code, output, errors = cubarium("arena", "--resume", str(file), "--processes", "1", "--json")
    assert (code, errors) == (0, "")
    after = lines(file)
    assert after[: len(before) - 1] == before[:-1]  # the last line may have been cut
    keys = Counter(
        (each["deal"], each["one"], each["other"], each["rotation"]) for each in map(json.loads, after[1:])
    )
    assert len(keys) == GAMES and set(keys.values()) == {1}

    with ResultsFile(tmp_path / "at-once.jsonl") as fresh, ResultsFile(file) as resumed:
        fresh.begin([contest()])
        (at_once,) = run([contest()], fresh, 1)
        (in_parts,) = run([contest()], resumed, 1)
    assert outcomes(at_once) == outcomes(in_parts)
    assert json.loads(output)["games"] == GAMES


def finished(folder: Path, games: int = 2) -> Path:
    path = folder / "results.jsonl"
    with ResultsFile(path) as file:
        file.begin([contest(games)])
        run([contest(games)], file, 1)
    return path


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    path = finished(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20] + b"9" * 500)  # longer than the line that takes its place
    with ResultsFile(path) as file:
        assert len(file.results) == 1
        run([contest(2)], file, 1)
    assert path.read_bytes().endswith(b"}\n") and len(lines(path)) == 3


def test_a_file_without_a_line_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.touch()
    code, _, _ = cubarium(*COMMAND[:-4], "--games", "2", "--processes", "1", "--resume", str(path))
    assert (code, len(lines(path))) == (0, 3)


def test_more_games_are_played_on_top(tmp_path: Path) -> None:
    path = finished(tmp_path)
    before = path.read_bytes()
    code, output, _ = cubarium("arena", "--resume", str(path), "--games", "6", "--processes", "1", "--json")
    assert (code, json.loads(output)["games"]) == (0, 6)
    assert path.read_bytes().startswith(before) and len(lines(path)) == 7


@pytest.mark.parametrize("line", [b"{}", b"[1]", b"nonsense", b'{"game":"trex","deal":0}'])
def test_a_damaged_line_is_told_with_its_number(line: bytes, tmp_path: Path) -> None:
    path = finished(tmp_path)
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(b"\n".join([first, line, rest]))
    with pytest.raises(Malformed, match="line 2 is not one of an arena"):
        ResultsFile(path)


def test_other_rules_make_another_arena(tmp_path: Path) -> None:
    path = finished(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('"rules":"', '"rules":"0'), encoding="utf-8")
    with pytest.raises(Malformed, match="trex has other rules or components now"):
        ResultsFile(path)


def test_two_arenas_do_not_share_a_file(tmp_path: Path) -> None:
    path = finished(tmp_path)
    with ResultsFile(path), pytest.raises(CubariumError, match="another arena writes its results there"):
        ResultsFile(path)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("cubosaurs",), "its game is trex, not cubosaurs"),
        (("--seed", "2"), "its seed is 1, not 2"),
        (("--players", "3"), "its players is 2, not 3"),
        (("--bots", "greedy,random"), "its bots is raptor,random, not greedy,random"),
        (("--quick",), "it is not a quick one"),
        (("--ceiling",), "it shows no ceiling"),
        (("--option", "first=1"), "its options are {}, not {'first': 1}"),
        (("--games", "0"), "games: 0 is not between 1 and"),
    ],
)
def test_a_file_of_another_arena_is_refused(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    path = finished(tmp_path)
    code, output, errors = cubarium("arena", *words, "--resume", str(path))
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert told in errors
