"""What all tests share: one folder for compiled rules, and rules that are compiled once for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cubarium.engine.rules import playout
from tests.engine.compiled_rules import CompiledRules

settings.register_profile("cubarium", deadline=None)  # the first call of a compiled function compiles it
settings.load_profile("cubarium")


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    own = tmp_path_factory.getbasetemp()
    # Under pytest-xdist the folder of a worker lies in one that all workers share.
    shared: Path = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUBARIUM_CACHE", str(shared / "compiled-rules"))
        yield


@pytest.fixture(scope="session")
def compiled() -> CompiledRules:
    """Return the compiled rules with bots that think; simulations then find them in the cache."""
    return CompiledRules("play_batch", "trace_one")


@pytest.fixture(scope="session")
def compiled_without_thought() -> CompiledRules:
    """Return the compiled rules as random play and the conformance suite use them."""
    return CompiledRules(
        "play_batch", "trace_one", "play_checked", replacements={"ask_heuristic": playout.no_heuristic}
    )
