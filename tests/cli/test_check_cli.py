"""The command `cubarium check` at its limits; `test_reports.py` has its daily use."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_reports import cubarium


def test_a_check_speaks_french() -> None:
    command = ("check", "cubosaurs", "--players", "5", "--games", "1", "--compiled", "0", "--processes", "1")
    code, output, errors = cubarium(*command, "--lang", "fr")
    assert (code, errors) == (0, "")
    assert output.splitlines()[-1] == "Les 9 réglages ont tous réussi."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--processes", "-1"), "processes: -1 is not between 0 and 256"),
        (("--processes", "100000"), "processes: 100000 is not between 0 and 256"),
        (("--games", "0", "--compiled", "0"), "not both 0"),
        (("--compiled", "-1"), "games and compiled are counts"),
        (("--seed", "18446744073709551616"), "seed is between 0 and 2^64 - 1"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, output, errors = cubarium("check", "cubosaurs", *words)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert told in errors


def test_a_check_of_cubitos_tells_what_was_seen() -> None:
    command = ("check", "cubitos", "--players", "2", "--games", "1", "--compiled", "0", "--processes", "1")
    code, output, errors = cubarium(*command)
    assert (code, errors) == (0, "")
    assert "What happened how often in all these games:" in output
    assert re.search(r"\n  space fan +[1-9]", output)
    assert re.search(r"\n  card broken-cow +\d", output)
    assert output.splitlines()[-1] == "All 11 settings passed."
