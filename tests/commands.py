"""Commands of Cubarium run as a shell runs them, each in a process that has read beforehand what it needs.

A command by itself reads Numba and the rest for longer than most of them run in a test. Here a process
without threads has read them once, and becomes each command by a fork. Other tests start commands as people
do, from nothing.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

OWN = {"COLUMNS", "CUBARIUM_DATA", "PYTEST_CURRENT_TEST"}
"""What a command reads of its environment when it runs; the rest may be read as early as modules are."""
MOST_SECONDS = 3600
REQUEST, SAID, PROBLEMS = "request.json", "said", "problems"


def run(words: Sequence[str], folder: Path, environment: Mapping[str, str]) -> tuple[int, str, str]:
    """Run a command in a folder, with its input closed; return its exit status, output and errors."""
    if sys.platform != "linux":  # elsewhere libraries of the system may not outlive a fork
        command = [sys.executable, "-m", "cubarium", *words]
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return done.returncode, done.stdout, done.stderr
    ready = _ready(frozenset((name, value) for name, value in environment.items() if name not in OWN))
    assert ready.stdin and ready.stdout
    with TemporaryDirectory() as place:
        request = {"words": list(words), "folder": str(folder), "environment": dict(environment)}
        Path(place, REQUEST).write_text(json.dumps(request), encoding="utf-8")
        ready.stdin.write(place + "\n")
        ready.stdin.flush()
        status = ready.stdout.readline()
        assert status, "what commands are made from has ended"
        said, problems = (Path(place, name).read_text(encoding="utf-8") for name in (SAID, PROBLEMS))
    return int(status), said, problems


@cache
def _ready(environment: frozenset[tuple[str, str]]) -> subprocess.Popen[str]:
    """Start a process that becomes commands of this environment; it ends with the tests."""
    process = subprocess.Popen(
        [sys.executable, "-P", __file__],
        env={**dict(environment), "OPENBLAS_NUM_THREADS": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(process.communicate)
    return process


def _become_commands(asked: IO[str], answered: IO[str]) -> None:
    """Read what commands need, then become each that is asked for."""
    from cubarium.cli.main import COMMANDS
    from cubarium.engine.registry import game_ids, load_game

    for name in ("numba", *{f"cubarium.cli.{place.partition('.')[0]}" for place in COMMANDS.values()}):
        import_module(name)
    for game in game_ids():
        load_game(game)
    gc.freeze()  # what is read stays, and need not be copied to be looked at
    while place := asked.readline().rstrip("\n"):
        assert len(os.listdir("/proc/self/task")) == 1, "a fork would lose threads"
        child = os.fork()
        if child == 0:
            _become(Path(place))
        _, status = os.waitpid(child, 0)
        answered.write(f"{os.waitstatus_to_exitcode(status)}\n")
        answered.flush()


def _become(place: Path) -> None:
    """Go on as `python -m cubarium` would; that ends this process."""
    request = json.loads((place / REQUEST).read_text(encoding="utf-8"))
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    made = os.O_WRONLY | os.O_CREAT
    for number, (file, flags) in enumerate(
        [(os.devnull, os.O_RDONLY), (str(place / SAID), made), (str(place / PROBLEMS), made)]
    ):
        opened = os.open(file, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    sys.path.insert(0, request["folder"])
    sys.argv = ["cubarium", *request["words"]]
    signal.alarm(MOST_SECONDS)  # one that hangs ends by it
    runpy.run_module("cubarium", run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    _become_commands(sys.stdin, sys.stdout)
