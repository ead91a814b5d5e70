"""What all tests share: compiled rules that check every index, and the order in which workers take tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Compiled code reads and writes beside its arrays without a word; with this set, Numba raises instead. It
# must be there before Numba is imported.
os.environ["NUMBA_BOUNDSCHECK"] = "1"
# Compiled rules lie in folders named by all they depend on, so that a later run may find them here.
os.environ.setdefault("CUBARIUM_CACHE", str(Path(__file__).parents[1] / ".test-cache"))

settings.register_profile("cubarium", deadline=None)  # the first call of a compiled function compiles it
settings.load_profile("cubarium")


LONG = {f"tests/engine/test_{name}.py" for name in ("conformance", "every_game", "kernels", "checksums")}
"""Files whose tests need compiled rules: those of one game go to one worker, which compiles it."""
FIRST = ("compiled cubitos", "tests/browser", "tests/docs", "compiled")
"""What takes longest comes first, so that no worker is left alone with it at the end."""


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say which tests go to one worker: those of a file, or of a game that has to be compiled."""
    groups = {item: _group(item) for item in items}
    for item, group in groups.items():
        item.add_marker(pytest.mark.xdist_group(group))
    items.sort(key=lambda item: _place(groups[item]))


def _group(item: pytest.Item) -> str:
    file = item.nodeid.partition("::")[0]
    game = getattr(item, "callspec", None) and item.callspec.params.get("game")  # type: ignore[attr-defined]
    return f"compiled {game}" if file in LONG and game else file


def _place(group: str) -> int:
    return next((place for place, start in enumerate(FIRST) if group.startswith(start)), len(FIRST))


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compile the rules of Cubosaurs; simulations and checks find them in the cache."""
    from tests.compiled_rules import compiled_rules

    compiled_rules("cubosaurs")
