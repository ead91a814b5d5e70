"""Which Cubarium this is: machines that work together must have the same rules."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PARTS = ("engine", "games", "bots", "sim", "arena")
"""What decides how games go."""


@cache
def identity() -> str:
    """Return the version, and a hash of every line that decides how a game goes."""
    root = Path(__file__).parents[2]
    told = hashlib.sha256()
    for part in PARTS:
        for path in sorted((root / part).rglob("*")):
            if path.suffix in (".py", ".toml", ".npz"):
                told.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    try:
        number = version("cubarium")
    except PackageNotFoundError:
        number = "0"
    return f"{number} ({told.hexdigest()[:12]})"
