"""The command `cubarium perft` at its limits; `test_reports.py` has its daily use."""

from __future__ import annotations

import pytest

from tests.cli.test_reports import cubarium


def test_each_depth_has_its_line() -> None:
    assert cubarium("perft", "cubosaurs", "--players", "2", "--depth", "4", "--seed", "2") == (
        0,
        "1: 4\n2: 8\n3: 27\n4: 61\n",
        "",
    )


def test_a_variant_and_options_can_be_named() -> None:
    advanced = cubarium("perft", "cubosaurs", "--variant", "advanced", "--depth", "2")
    assert advanced == cubarium("perft", "cubosaurs", "--option", "advanced=1", "--depth", "2")
    assert advanced != cubarium("perft", "cubosaurs", "--depth", "2")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--depth", "0"), "depth: 0 is not between 1 and 12"),
        (("--seed", "-1"), "seed: -1 is not a whole number between 0 and 2^64 - 1"),
        (("--players", "1"), "players: 1 is not between 2 and 5"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, output, errors = cubarium("perft", "cubosaurs", *words)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert told in errors
