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


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compile the rules of Cubosaurs; simulations and checks find them in the cache."""
    from tests.compiled_rules import compiled_rules

    compiled_rules("cubosaurs")
