"""What `check` says of things that a game wants to see happen."""

from __future__ import annotations

from collections import Counter

import pytest

from cubarium.cli.check import show_coverage
from cubarium.engine.checking.conformance import ConformanceError
from cubarium.engine.registry import load_game


def test_what_never_happened_fails_a_full_check_of_all_numbers_of_players_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    spec = load_game("cubitos")
    *others, seldom = spec.coverage.wanted
    seen = Counter(others)
    show_coverage(spec, seen, "en", may_miss=True)
    assert f"{seldom} " in capsys.readouterr().out
    with pytest.raises(ConformanceError, match=f"never seen in all these games: {seldom}$"):
        show_coverage(spec, seen, "en", may_miss=False)
    seen[seldom] += 1
    show_coverage(spec, seen, "en", may_miss=False)
