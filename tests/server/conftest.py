"""One server for all tests of a module that do not need their own, and the databases they are on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cubarium.server import limits
from cubarium.server.tables import live_table
from tests.server.databases import DATABASES, POSTGRESQL, SQLITE, USUAL
from tests.server.postgresql import Cluster
from tests.server.server_table import Server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    mark = metafunc.definition.get_closest_marker("on")
    if mark is not None:
        both = set(mark.args) == {SQLITE, POSTGRESQL}
        kinds = (USUAL,) if both and USUAL != SQLITE else mark.args
        metafunc.parametrize("database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """Start a PostgreSQL for all tests of a worker that ask for it."""
    cluster = Cluster()
    yield cluster
    cluster.clear()


@pytest.fixture(scope="module", autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Say on which kind of database the servers of a module are."""
    kind = getattr(request, "param", USUAL)
    if kind == SQLITE:
        yield kind
        return
    with DATABASES.within(request.getfixturevalue("postgresql")):
        yield kind


@pytest.fixture(scope="module", autouse=True)
def presence_at_once() -> Iterator[None]:
    """Let nobody wait to be told who is there: half a second later another scene is played."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_table, "PRESENCE_SECONDS", 0.0)
        yield


@pytest.fixture(scope="module", autouse=True)
def nothing_is_allowed_again() -> Iterator[None]:
    """Let the clock of the limits stand: how much a slow machine allows meanwhile is nobody's to say."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "monotonic", lambda: 0.0)
        yield


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that the tests of a module share."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def fresh(database: str, tmp_path: Path) -> Iterator[Server]:
    """Return a server that nobody else uses."""
    with Server(tmp_path) as running:
        yield running
