"""What benchmarks have found, kept in `benchmarks/results` with machine and commit, and tables made of it.

    python benchmarks/speed.py … --record
    python benchmarks/results.py

A program that is given `--record` keeps its table. This one writes the tables that stand in documents between
`<!-- results: NAME -->` and `<!-- end of results -->`; `--check` tells whether they are as they should be.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = Path(__file__).parent / "results"
DOCUMENTS = (ROOT / "README.md", ROOT / "docs" / "environments.md")
PLACE = re.compile(r"(<!-- results: ([\w-]+) -->\n).*?(<!-- end of results -->)", re.DOTALL)
MANY = 100
"""A number from which on no digits stand behind the point."""


@dataclass(frozen=True)
class Result:
    """One table, and what it is worth: who measured it where."""

    command: str
    commit: str
    machine: str
    columns: Sequence[str]
    """Of the numbers; what a row is called stands before them."""
    rows: Mapping[str, Sequence[float | None]]
    note: str = ""

    def table(self) -> str:
        """Return it as Markdown, with the command and the machine below."""
        lines = ["", f"| | {' | '.join(self.columns)} |", f"|---|{'---:|' * len(self.columns)}"]
        lines += [f"| {name} | {' | '.join(map(_shown, found))} |" for name, found in self.rows.items()]
        told = f"`{self.command}` at {self.commit}, on {self.machine}."
        return "\n".join([*lines, "", " ".join(filter(None, [told, self.note])), "", ""])


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let a program be told to keep what it finds."""
    parser.add_argument("--record", action="store_true", help="keep the table in benchmarks/results")


def record(
    name: str, at: str, columns: Sequence[str], rows: Mapping[str, Sequence[float | None]], note: str = ""
) -> None:
    """Keep the table of a run that was made at a commit."""
    given = [each for each in sys.argv[1:] if each != "--record"]
    command = shlex.join(["python", f"benchmarks/{Path(sys.argv[0]).name}", *given])
    result = Result(command, at, _processor(), list(columns), rows, note)
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(asdict(result), ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
    print(f"kept as benchmarks/results/{name}.json; `python benchmarks/results.py` writes the documents")


def read(name: str) -> Result:
    """Return what was kept under a name."""
    kept: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return Result(**kept)


def written(text: str) -> str:
    """Return a document with its tables as they should be."""
    return PLACE.sub(lambda found: f"{found[1]}{read(found[2]).table()}{found[3]}", text)


def stale() -> Iterator[Path]:
    """Yield the documents whose tables are not as they should be."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        if written(text) != text:
            yield document


def _shown(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= MANY else f"{value:.3g}"


def commit() -> str:
    """Return the commit a run is made at; with changes since then it would not tell what ran."""
    if _git("status", "--porcelain", "--", "src", "benchmarks", ":!benchmarks/results"):
        raise SystemExit("commit your changes first: the table names the commit it was measured at")
    return _git("rev-parse", "--short=8", "HEAD")


def _git(*command: str) -> str:
    return subprocess.run(
        ["git", *command], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def _processor() -> str:
    model = platform.machine()
    if (about := Path("/proc/cpuinfo")).exists():
        found = re.search(r"^model name\s*:\s*(.+)$", about.read_text(encoding="utf-8"), re.MULTILINE)
        model = found[1] if found else model
    return f"{len(os.sched_getaffinity(0))} cores of {model}"


def main() -> int:
    """Write the documents, or look whether they are right."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, and exit with 1 if one is stale")
    given = parser.parse_args()
    old = list(stale())
    for document in old:
        print(f"{document.relative_to(ROOT)}: {'its tables are stale' if given.check else 'written'}")
        if not given.check:
            document.write_text(written(document.read_text(encoding="utf-8")), encoding="utf-8")
    return 1 if old and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
