"""What all tests share: compiled rules that check every index, and the order in which workers take tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler.loadscope import LoadScopeScheduling

from cubarium.engine.registry import game_ids
from tests.thorough import THOROUGH

# Compiled code reads and writes beside its arrays without a word; with this set, Numba raises instead. It
# must be there before Numba is imported.
os.environ["NUMBA_BOUNDSCHECK"] = "1"
# Tests play few games: code that is sooner there is better than code that is faster, up to a point. With 0
# rules are compiled in two thirds of the time, and what plays by them takes four times as long.
os.environ.setdefault("NUMBA_OPT", "1")
# Compiled rules lie in folders named by all they depend on, so that a later run may find them here.
CACHE = Path(__file__).parents[1] / ".test-cache"
os.environ.setdefault("CUBARIUM_CACHE", str(CACHE))
# Threads of OpenBLAS wait for each other at work; where others work too, that takes ten times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ["CUBARIUM_AHEAD"] = "0"  # servers get bots ready when a table has them, not for every game

# Nearly all that is made while tests are read stays, and later garbage is looked for less often than usual.
gc.disable()
gc.set_threshold(20_000, 20, 50)

settings.register_profile("cubarium", deadline=None)  # the first call of a compiled function compiles it
settings.load_profile("cubarium")


LONG = {f"tests/engine/test_{name}.py" for name in ("conformance", "every_game", "kernels", "checksums")}
"""Files whose tests need compiled rules: those of one game go to one worker, which compiles it."""
BROWSER = "tests/browser"
"""Two workers take these: every other would start a server and a browser of its own."""
HALF = {f"{BROWSER}/test_{name}.py" for name in ("daily", "lessons", "naval_games", "review", "screens")}
"""Files that take as long as all others in a browser."""
FIRST = ("compiled cubitos", "compiled", BROWSER, "tests/docs/test_walkthrough")
"""What takes longest comes first, so that no worker is left alone with it at the end.

Servers and the commands of the documents find compiled what was compiled before them.
"""


class ByGame(LoadScopeScheduling):  # type: ignore[misc] # it ships no types
    """Gives a worker the tests of a file, of a game that has to be compiled, or of the browser."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: Any, log: Any) -> ByGame:
    """Take our own way to share tests among workers."""
    return ByGame(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to thorough runs what is theirs, and put what takes long first."""
    if not THOROUGH:
        left = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]
    items.sort(key=lambda item: _place(group_of(item.nodeid)))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let one worker read the tests alone; the others find its bytecode, which takes half the time."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "collecting").open("w") as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            flock(lock, LOCK_SH)
        return (yield)


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what stays."""
    gc.freeze()
    gc.enable()


def group_of(nodeid: str) -> str:
    """Return which tests this one goes with."""
    file, _, test = nodeid.partition("::")
    games = sorted(game_ids(), key=len, reverse=True)
    game = next((game for game in games if test.partition("[")[2].startswith(game)), "")
    if file.startswith(BROWSER) and not THOROUGH:
        return f"{BROWSER} {file in HALF}"
    return f"compiled {game}" if file in LONG and game else file


def _place(group: str) -> int:
    return next((place for place, start in enumerate(FIRST) if group.startswith(start)), len(FIRST))


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compile the rules of Cubosaurs; simulations and checks find them in the cache."""
    from tests.compiled_rules import compiled_rules

    compiled_rules("cubosaurs")
