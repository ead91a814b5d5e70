"""The commands for long work: sim, check, perft, golden."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import polars
import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app


def cubarium(*words: str, language: str = "en") -> tuple[int, str, str]:
    """Run a command and return exit code, output and errors."""
    done = CliRunner().invoke(app, words, env={"LC_ALL": f"{language}.UTF-8", "COLUMNS": "100"})
    return done.exit_code, done.stdout, done.stderr


def in_a_process(*words: str) -> tuple[int, str, str]:
    """Run a command as a shell would, which takes longer."""
    environment = {**os.environ, "LC_ALL": "en.UTF-8", "COLUMNS": "100"}
    command = [sys.executable, "-m", "cubarium", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, check=False
    )
    return done.returncode, done.stdout, done.stderr


pytestmark = pytest.mark.usefixtures("compiled")  # the commands find their cache

SIM = ("sim", "cubosaurs", "--players", "4", "--games", "200", "--seed", "7", "--variant", "advanced")


def test_sim_writes_the_documented_json() -> None:
    code, output, errors = in_a_process(*SIM, "--json", "--seats", "greedy,random,random,greedy")
    assert (code, errors) == (0, "")
    report = json.loads(output)
    assert (report["game"], report["players"], report["games"], report["backend"]) == (
        "cubosaurs",
        4,
        200,
        "compiled",
    )
    assert report["moves"] > 200 * 80
    assert report["moves_per_second"] == pytest.approx(report["moves"] / report["seconds"])
    assert len(report["checksum"]) == 16
    assert [seat["bot"] for seat in report["seats"]] == ["greedy", "random", "random", "greedy"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(200)
    assert report["seats"][0]["win_share"] > report["seats"][1]["win_share"]
    assert all(seat["score_mean"] == pytest.approx(seat["score"]["mean"]) for seat in report["seats"])


def test_sim_gives_the_same_checksum_interpreted_and_compiled() -> None:
    sums = {
        json.loads(cubarium(*SIM, "--games", "20", "--json", "--backend", backend)[1])["checksum"]
        for backend in ("interpreted", "compiled")
    }
    assert len(sums) == 1


def test_sim_writes_a_row_for_each_game(tmp_path: Path) -> None:
    files = tmp_path / "games.csv", tmp_path / "games.parquet"
    code, _, errors = cubarium(*SIM, "--csv", str(files[0]), "--parquet", str(files[1]))
    assert (code, errors) == (0, "")
    frames = polars.read_csv(files[0]), polars.read_parquet(files[1])
    assert [frame.height for frame in frames] == [200, 200]
    assert frames[0].columns == frames[1].columns
    assert frames[0]["score_4"].to_list() == frames[1]["score_4"].to_list()


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "200 games,",
                "95 % interval",
                "How each type of card pays",
                "How each tile pays",
                "Grey Velociraptor",
            ),
        ),
        ("fr", ("200 parties,", "intervalle à 95", "Ce que rapporte chaque tuile", "Vélociraptor gris")),
    ],
)
def test_sim_reports_to_people_in_their_language(language: str, sentences: tuple[str, ...]) -> None:
    code, output, errors = cubarium(*SIM, language=language)
    assert (code, errors) == (0, "")
    for sentence in sentences:
        assert sentence in output


def test_a_component_pack_changes_the_games(tmp_path: Path) -> None:
    game, pack = "cubano-naval-messages", tmp_path / "pack"  # of all games it compiles soonest
    assert cubarium("components", "export", game, str(pack))[0] == 0
    file = pack / "game.toml"
    text = file.read_text(encoding="utf-8")
    assert "messages = 5 " in text
    file.write_text(text.replace("messages = 5 ", "messages = 8 "), encoding="utf-8")
    command = ("sim", game, "--games", "50", "--seats", "greedy", "--json")
    reports = [json.loads(cubarium(*command, *more)[1]) for more in ((), ("--components", str(pack)))]
    assert [report["backend"] for report in reports] == ["compiled", "compiled"]
    assert reports[0]["components"] != reports[1]["components"]
    assert [report["seats"][0]["score"]["high"] for report in reports] == [5, 8]
    assert reports[0]["checksum"] != reports[1]["checksum"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sim", "chess"), "there is no game 'chess'; the games are cubosaurs"),
        (("sim", "cubosaurs", "--players", "9"), "players: 9 is not between 2 and 5"),
        (("sim", "cubosaurs", "--games", "0"), "games: 0 is not between 1 and 1000000000000"),
        (("sim", "cubosaurs", "--seed", "-3"), "seed: -3 is not between 0 and 2^64 - 1"),
        (("sim", "cubosaurs", "--option", "wings=1"), "cubosaurs has no option 'wings'"),
        (("sim", "cubosaurs", "--option", "wings"), "--option 'wings': write NAME=NUMBER"),
        (("sim", "cubosaurs", "--variant", "solo"), "cubosaurs has no variant 'solo'"),
        (("sim", "cubosaurs", "--backend", "abacus"), "there is no backend 'abacus'"),
        (("sim", "cubosaurs", "--seats", "random,random", "--players", "3"), "2 bots for 3 players"),
        (("sim", "cubosaurs", "--csv", "no/such/folder.csv"), "no such folder"),
        (("sim", "cubosaurs", "--components", "nowhere"), "nowhere"),
        (("check", "cubosaurs", "--players", "7"), "cubosaurs is not played by 7"),
        (("check", "cubosaurs", "--games", "-1"), "games and compiled are counts"),
        (("perft", "cubosaurs", "--depth", "99"), "depth: 99 is not between 1 and 12"),
        (("golden", "no/such/folder"), "no such folder"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    is_told_in_one_line(cubarium(*words), told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sim", "chess"), "there is no game 'chess'; the games are cubosaurs"),
        (("sim", "cubosaurs", "--players", "two"), "Invalid value for '--players'"),
        (("perft", "cubosaurs", "--depth", "deep"), "Invalid value for '--depth'"),
        (("sim", "cubosaurs", "--fast"), "No such option"),
        (("simulate",), "No such command 'simulate'"),
    ],
)
def test_a_shell_is_told_in_one_line_too(words: tuple[str, ...], told: str) -> None:
    is_told_in_one_line(in_a_process(*words), told)


def is_told_in_one_line(answer: tuple[int, str, str], told: str) -> None:
    code, output, errors = answer
    assert (code, output) == (2, "")
    assert errors.startswith("cubarium: ")
    assert told in errors
    assert errors.count("\n") == 1


def test_check_reports_every_setting() -> None:
    code, output, errors = cubarium(
        "check", "cubosaurs", "--players", "2", "--games", "3", "--compiled", "50"
    )
    assert (code, errors) == (0, "")
    lines = output.splitlines()
    assert len(lines) == 10
    assert lines[0].startswith("players 2, rounds 1, advanced 0: 3 games, ")
    assert lines[-1] == "All 9 settings passed."


def test_perft_divides_its_count() -> None:
    code, output, _ = cubarium("perft", "cubosaurs", "--players", "2", "--depth", "3")
    assert code == 0
    total = int(output.splitlines()[-1].removeprefix("3: "))
    code, output, _ = cubarium("perft", "cubosaurs", "--players", "2", "--depth", "3", "--divide")
    *parts, last = output.splitlines()
    assert (code, last) == (0, f"total: {total}")
    assert sum(int(part.rpartition(": ")[2]) for part in parts) == total


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "cubarium", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
