"""The command `cubarium agent`: what it refuses, and its sentences; `tests/bots` lets it play."""

from __future__ import annotations

import pytest

from cubarium.cli.sentences import say
from tests.cli.test_reports import cubarium

TABLE = ("agent", "--table", "http://127.0.0.1:1/table/x")
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("agent", "--table", "x", "--", "true"), "'x' is no link of a table, like http://"),
        ((*TABLE, "--seat", "0", "--", "true"), "chairs are counted from 1"),
        ((*TABLE, "--budget", "5sims", "--", "true"), "an agent thinks so many ms or s"),
        ((*TABLE, "--budget", "soon", "--", "true"), "budget: 'soon' is not like 200ms"),
        ((*TABLE, "--", "/nowhere/at/all"), "cannot be started: No such file or directory"),
        ((*TABLE, "--", "cat"), "http://127.0.0.1:1 does not answer"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, output, errors = cubarium(*words)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert errors.startswith("cubarium: ") and told in errors


def test_the_end_is_told_in_both_languages() -> None:
    assert say("en", "agent-over", place=2, score="7 points") == "The game is over: place 2, 7 points."
    french = [say("fr", "agent-over", place=place, score="7 points") for place in (1, 2)]
    assert french == [
        f"La partie est terminée{NARROW_SPACE}: {place} place, 7 points." for place in ("1re", "2e")
    ]
