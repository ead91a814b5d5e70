"""The commands that start the table in the browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli import serve as module
from cubarium.cli.main import app
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.server.push.vapid import NOBODY
from cubarium.server.storage.folder_lock import FolderLock, InUse
from tests.patience import SILENCE


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """Stand in for a browser: it only writes down which page it was to open."""
    program, opened = tmp_path / "browser", tmp_path / "opened"
    program.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n', encoding="utf-8")
    program.chmod(0o755)
    return program


@contextmanager
def running(folder: Path, browser: Path | None, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a command until its first line, which is given beside it; then end it as a person would."""
    kept_out = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    plain = {name: value for name, value in os.environ.items() if name not in kept_out}
    ours = {"CUBARIUM_DATA": str(folder), **({"BROWSER": f"{browser} %s"} if browser else {})}
    process = subprocess.Popen(
        [sys.executable, "-m", "cubarium", *words, "--lang", "en"],
        env={**plain, **ours},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        yield process, process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=SILENCE)


def address_in(line: str) -> str:
    found = re.search(r"http://\S+/", line)
    assert found, line
    return found[0]


def test_play_serves_a_page_and_opens_it(tmp_path: Path, browser: Path) -> None:
    with running(tmp_path / "data", browser, "play") as (_, line):
        address = address_in(line)
        with urllib.request.urlopen(address, timeout=SILENCE) as page:
            assert b'<div id="app">' in page.read()
    assert (tmp_path / "opened").read_text(encoding="utf-8").split() == [address]


def test_a_second_play_leads_to_the_first(tmp_path: Path, browser: Path) -> None:
    folder = tmp_path / "data"
    with (
        running(folder, None, "play", "--port", "0") as (_, first),
        running(folder, browser, "play") as (second, line),
    ):
        assert line == f"Cubarium is already running at {address_in(first)}.\n"
        assert second.wait(SILENCE) == 0
    assert (tmp_path / "opened").read_text(encoding="utf-8").split() == [address_in(first)]


@pytest.mark.thorough
def test_without_a_screen_the_address_is_told(tmp_path: Path) -> None:
    with running(tmp_path / "data", None, "play", "--port", "0") as (process, line):
        assert process.stdout
        assert process.stdout.readline() == f"Open {address_in(line)} in a browser.\n"


def test_play_takes_another_port_where_the_usual_one_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with module._listener("127.0.0.1", port, or_any=True) as free:
            assert free.getsockname()[1] != port
        with pytest.raises(Malformed, match=f"cannot listen at 127.0.0.1 port {port}"):
            module._listener("127.0.0.1", port)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["serve", "--port", "70000"], "port is between 0 and 65535"),
        (["serve", "--port", "0", "--bot-pause", "-1"], "bot-pause is not below 0"),
        (["serve", "--port", "0", "--contact", "me@example.org"], "contact begins with mailto: or https://"),
        (["play", "cubosaurs"], "unexpected extra argument"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(tmp_path: Path, words: list[str], told: str) -> None:
    with running(tmp_path, None, *words) as (process, line):
        _, errors = process.communicate(timeout=SILENCE)
        assert (line, process.returncode) == ("", 2)
        assert told in errors and len(errors.splitlines()) == 1


@pytest.mark.parametrize(("given", "kept"), [("mailto:a@b.org", "mailto:a@b.org"), ("", NOBODY)])
def test_the_contact_of_an_operator_reaches_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str, kept: str
) -> None:
    class Stopped(Exception):
        pass

    def stop(_: Path, **settings: object) -> None:
        raise Stopped(settings["contact"])

    monkeypatch.setattr("cubarium.server.app.make_app_in", stop)
    monkeypatch.setattr("gc.set_threshold", lambda *_: None)  # these two are for the whole process
    monkeypatch.setattr("sys.setswitchinterval", lambda _: None)
    with module._listener(module.HERE, 0) as listener:
        monkeypatch.setattr(module, "_listener", lambda *_: listener)
        with pytest.raises(Stopped) as stopped:
            module.serve(port=0, data=tmp_path, contact=given)
    assert stopped.value.args == (kept,)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--log-format", "xml"], "log-format is one of plain, json"),
        (["--host-name", "https://play.example.org"], "leave out http:// and the port"),
        (["--host-name", "play.example.org", "--host-name", ""], "is no name"),
    ],
)
def test_what_cannot_be_is_told_before_anything_is_opened(
    tmp_path: Path, words: list[str], told: str
) -> None:
    done = CliRunner().invoke(app, ["serve", *words, "--data", str(tmp_path / "data")])
    assert (done.exit_code, told in done.stderr) == (2, True)
    assert not (tmp_path / "data").exists()


def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    first.tell("http://127.0.0.1:8000/")
    with pytest.raises(InUse, match=r"a server at http://\S+:8000/ uses this folder") as found:
        FolderLock(tmp_path)
    assert found.value.address == "http://127.0.0.1:8000/"
    first.release()
    second = FolderLock(tmp_path)
    with pytest.raises(InUse, match="an unknown address"):  # the old address is gone with its server
        FolderLock(tmp_path)
    second.release()


def test_a_folder_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CubariumError, match="file"):
        FolderLock(tmp_path / "file")
