"""One server for all tests of a module that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_table import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that the tests of a module share."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """Return a server that nobody else uses."""
    with Server(tmp_path) as running:
        yield running
