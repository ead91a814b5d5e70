"""What CONTRIBUTING.md tells to do, done on a copy: its blocks are the changes, so that both cannot differ.

A block belongs to the file that the paragraph before it names last. A `diff` changes the file; any other
block becomes a new file, or goes to the end of one that is there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs/rules", "web")
# Bytecode goes along: it is known by the time of its source, and to make it took half the time of a command.
# That which another worker is just writing has a longer name.
NOT_COPIED = shutil.ignore_patterns("*.pyc.*", "site", "node_modules", "golden", "fixtures")
WITHOUT = ("-p", "no:cacheprovider")
"""What a pytest on a copy does not need: a memory."""
BLOCK = re.compile(r"((?:^[^\n]+\n)+)\n?^( *)```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"`([\w./-]+\.\w+)`")
COMMANDS = "sh"


@dataclass(frozen=True)
class Change:
    """A block of a walk-through, and the file it is for."""

    file: str
    kind: str
    text: str

    def apply(self, root: Path) -> None:
        """Do to a copy what the block says."""
        file = root / self.file
        if self.kind != "diff":
            file.parent.mkdir(parents=True, exist_ok=True)
            before = file.read_text(encoding="utf-8") if file.exists() else ""
            file.write_text(before + self.text, encoding="utf-8")
            return
        lines = self.text.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        before = file.read_text(encoding="utf-8")
        assert before.count(old) == 1, f"{self.file} has not once: {old}"
        file.write_text(before.replace(old, new), encoding="utf-8")


def section(title: str) -> str:
    """Return a section of CONTRIBUTING.md."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[title]


def changes(title: str) -> list[Change]:
    """Return the blocks of a section that change files, in their order."""
    found = []
    for before, indent, kind, body in BLOCK.findall(section(title)):
        if kind != COMMANDS:
            paths = PATH.findall(before)
            assert paths, f"no file is named before {body[:60]!r}"
            found.append(Change(paths[-1], kind, re.sub(f"^{indent}", "", body, flags=re.MULTILINE)))
    return found


def commands(title: str) -> list[str]:
    """Return the commands of a section, line by line."""
    found = [body for _, _, kind, body in BLOCK.findall(section(title)) if kind == COMMANDS]
    return [line.strip() for body in found for line in body.splitlines()]


def copy_to(folder: Path) -> Path:
    """Copy everything that a walk-through may change."""
    for part in COPIED:
        shutil.copytree(ROOT / part, folder / part, ignore=NOT_COPIED)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def follow(title: str, folder: Path) -> Path:
    """Copy the project and do all that a section says."""
    root = copy_to(folder)
    for change in changes(title):
        change.apply(root)
    return root


def run(root: Path, *words: str, typed: str = "", more: str = "") -> str:
    """Run Python on a copy, as somebody with an English terminal of 80 columns would; return what it prints.

    `more` is a further place to import from, where games are saved too.
    """
    places = [str(root / "src"), str(root), *([more] if more else [])]
    data = Path(more or root) / "data"
    ours = {"PYTHONPATH": os.pathsep.join(places), "CUBARIUM_DATA": str(data), "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={**os.environ, **ours, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    told = f"{' '.join(words)}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    assert done.returncode == 0 and "Traceback" not in told, told
    return done.stdout


def cubarium(root: Path, command: str, typed: str = "", more: str = "") -> str:
    """Run a command that begins with ./cubarium on a copy."""
    program, *words = command.split()
    assert program == "./cubarium"
    return run(root, "-m", "cubarium", *words, typed=typed, more=more)
