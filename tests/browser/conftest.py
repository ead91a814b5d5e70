"""A server and a real browser for the tests of this folder."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.patience import SILENCE, wait_until

expect.set_options(timeout=SILENCE * 1000)  # it has a patience of its own, of five seconds
NO_SUGGESTIONS = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""Every window loads two pages of the browser's own for its address bar, which costs more than ours do."""
FOR_SHORT = "--js-flags=--no-opt,--min-semi-space-size=4"
"""What suits pages that are soon gone.

Without the slowest of several compilers: what it makes is not worth its time, an eighth of all. And with room
for what pages leave behind, 4 MB from the beginning: to collect it sooner took a tenth of whole games, and
with more room pages that show little take longer.
"""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without windows of its own, and takes a fifth less."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """A server of its own, which can be stopped and started again on the same file."""

    def __init__(self, folder: Path, *program: str) -> None:
        self.folder = folder
        self.program = program or ("cubarium",)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        place = ["--port", str(self.port), "--data", str(self.folder), "--bot-pause", "0"]
        self.process = subprocess.Popen([sys.executable, "-m", *self.program, "serve", *place])
        wait_until(self.answers, "the server does not answer")

    def answers(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
        with socket.socket() as knock:
            return knock.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(SILENCE)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(SILENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server to all tests of a worker: every test has people and tables of its own."""
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.stop()


def chromium(playwright: Playwright, *more: str) -> Browser:
    """Start the browser of this machine, with more arguments than all need."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "./cubarium test installs chromium where it may; install it by hand elsewhere"
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", NO_SUGGESTIONS, *more])


_running: list[tuple[Playwright, Browser]] = []
"""The browser, while tests of this folder follow one another."""


@pytest.fixture
def browser() -> Browser:
    """Give one browser to all tests of a worker: to start it takes long."""
    if not _running:
        playwright = sync_playwright().start()
        _running.append((playwright, chromium(playwright, FOR_SHORT)))
    return _running[0][1]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """End it before tests of other folders, which may want an event loop of their own."""
    if _running and (nextitem is None or Path(__file__).parent not in nextitem.path.parents):
        playwright, browser = _running.pop()
        browser.close()
        playwright.stop()
