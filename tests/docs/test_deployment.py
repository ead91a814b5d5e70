"""The guide for those who run a server: its units are sound, and what it installs is what is needed."""

from __future__ import annotations

import re
import shlex
import tomllib
from configparser import RawConfigParser
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from cubarium.cli.main import app
from requirements import lock

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
LOCKED = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
PINNED = dict(re.findall(r"^(\S+)==(\S+)", LOCKED, re.MULTILINE))
CODE = ("/opt/cubarium", "/opt/cubarium-env")


def unit(description: str) -> RawConfigParser:
    """Return the unit of the guide with this description."""
    for block in re.findall(r"```ini\n(.*?)```", GUIDE, re.DOTALL):
        parser = RawConfigParser(strict=False)  # `Environment` may stand twice
        parser.optionxform = str  # type: ignore[assignment,method-assign] # systemd minds capitals
        parser.read_string(block)
        if parser.get("Unit", "Description", fallback="") == description:
            return parser
    raise AssertionError(description)


@pytest.mark.parametrize("description", ["Cubarium", "Cubarium, server %i", "A copy of Cubarium"])
def test_a_service_writes_its_data_alone(description: str) -> None:
    service = unit(description)["Service"]
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["User"] == "cubarium"
    writes = [Path(path) for path in service["ReadWritePaths"].split()]
    assert Path("/var/lib/cubarium") in writes
    for path in writes:
        assert not any(Path(code).is_relative_to(path) or path.is_relative_to(code) for code in CODE)


@pytest.mark.parametrize("description", ["Cubarium", "Cubarium, server %i"])
def test_systemd_never_gives_a_server_up(description: str) -> None:
    assert unit(description)["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit(description)["Service"]["Restart"] == "always"


def test_servers_end_before_what_they_stand_on() -> None:
    after = unit("Cubarium, server %i")["Unit"]["After"].split()
    assert {"postgresql.service", "redis-server.service"} <= set(after)


def test_no_password_stands_where_everybody_may_read_it() -> None:
    assert not re.search(r"://\w+:\w+@", GUIDE)


def test_every_command_is_one_that_there_is() -> None:
    commands = re.findall(r"/opt/cubarium-env/bin/cubarium ([^\n'\"`]+)", GUIDE)
    assert len(commands) > 8
    for command in {re.sub(r"\$\(.*?\)", "", command) for command in commands}:
        words = shlex.split(command)
        named = words[: 2 if words[0] == "admin" else 1]
        shown = CliRunner().invoke(app, [*named, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"})
        assert shown.exit_code == 0, command
        assert not [word for word in words if word.startswith("--") and word not in shown.stdout], command
    assert "--host-name" in unit("Cubarium")["Service"]["ExecStart"]
    assert "/opt/cubarium-env/bin/pip install --require-hashes -r /opt/cubarium/requirements" in GUIDE


def test_copies_are_taken_where_they_may_be_written() -> None:
    service = unit("A copy of Cubarium")["Service"]
    folder = service["ReadWritePaths"].split()[1]
    assert folder in service["ExecStart"] and folder in service["ExecStartPost"]
    assert f"--mode 700 {folder}" in GUIDE


def test_all_that_is_needed_is_pinned_with_hashes() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for text in (*asked["project"]["dependencies"], *asked["build-system"]["requires"]):
        wanted = Requirement(text)
        assert PINNED.get(canonicalize_name(wanted.name), "0") in wanted.specifier, text
    for entry in re.split(r"\n(?=\S)", LOCKED.partition("\n")[2].strip()):
        assert re.fullmatch(r"\S+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+", entry), entry[:80]


@pytest.mark.parametrize(
    ("file", "is_it"),
    [
        ("numpy-2.4.6-cp311-cp311-manylinux_2_28_x86_64.whl", True),
        ("numpy-2.4.6.tar.gz", True),
        ("numpy-2.4.60.tar.gz", False),
        ("numpy-2.4.5-cp311-cp311-manylinux_2_28_x86_64.whl", False),
        ("numpy_extra-2.4.6.tar.gz", False),
        ("numpy-2.4.6.zip", False),
    ],
)
def test_only_files_of_a_version_are_allowed(file: str, is_it: bool) -> None:
    assert lock.is_of(file, "numpy", "2.4.6") is is_it
