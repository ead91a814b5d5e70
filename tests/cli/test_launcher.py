"""The launcher, with a Python in its environment that installs nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import wait_until

ROOT = Path(__file__).parents[2]
INSTALLS_UNTIL_TOLD = """#!/bin/sh
touch "$VENV/installs"
while [ -e "$VENV/holds" ]; do sleep 0.05; done
"""


def start(venv: Path) -> subprocess.Popen[str]:
    surroundings = {**os.environ, "CUBARIUM_VENV": str(venv), "VENV": str(venv)}
    return subprocess.Popen(
        [sys.executable, str(ROOT / "cubarium"), "games"],
        env=surroundings,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_run_waits_for_what_a_killed_one_still_installs(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    python = venv / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(INSTALLS_UNTIL_TOLD)
    python.chmod(0o755)
    (venv / "made-by-cubarium").touch()
    (venv / "installed-core").write_text(f"{python.resolve()}\n")  # of something older
    (venv / "holds").touch()
    with start(venv) as first:
        wait_until((venv / "installs").exists, "nothing is installed")
        first.kill()
    with start(venv) as second:
        assert second.stderr is not None
        told = second.stderr.readline()
        second.kill()
    (venv / "holds").unlink()
    assert told == "Another run is installing Cubarium. Waiting for it.\n"


def test_an_environment_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "mine").touch()
    with start(tmp_path / "venv") as run:
        _, errors = run.communicate()
    assert run.returncode == 1 and "was not made by this launcher" in errors
    assert [path.name for path in (tmp_path / "venv").iterdir()] == ["mine"]
