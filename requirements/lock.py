"""Pin what a server needs, and what builds it, with the hashes of all their files.

    python requirements/lock.py

writes `requirements/server.txt` beside this file. It asks pip what it would install, and the package index
for the hashes of these versions on every system. Run it with the oldest Python that is supported: newer ones
need no more than that.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
FILE = Path(__file__).with_name("server.txt")
INDEX = "https://pypi.org/simple"
PATIENCE = 60
HEAD = "# Made by requirements/lock.py: what a server needs, and what builds it.\n"


def needed() -> list[str]:
    """Return what the package and its build ask for."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*asked["project"]["dependencies"], *asked["build-system"]["requires"]]


def resolved(requirements: list[str]) -> dict[str, str]:
    """Return the version of everything that pip would install for these."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        subprocess.run([*pip, "--report", str(report), *requirements], check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {plain(one["metadata"]["name"]): one["metadata"]["version"] for one in found}


def plain(name: str) -> str:
    """Return the name of a package as the index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


class Links(HTMLParser):
    """The links of a page."""

    def __init__(self) -> None:
        """Start with none."""
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take a link."""
        self.found += [value for name, value in attrs if tag == "a" and name == "href" and value]


def hashes_of(name: str, version: str) -> list[str]:
    """Return the hashes of all files of a version."""
    page = Links()
    with urlopen(f"{INDEX}/{name}/", timeout=PATIENCE) as answer:
        page.feed(answer.read().decode())
    links = [urlsplit(link) for link in page.found]
    files = [(link.path.rpartition("/")[2], link.fragment) for link in links]
    hashes = {hashed for file, hashed in files if is_of(file, name, version) and hashed.startswith("sha256=")}
    if not hashes:
        sys.exit(f"{name} {version}: the index has no file of it")
    return sorted(hashed.replace("=", ":", 1) for hashed in hashes)


def is_of(file: str, name: str, version: str) -> bool:
    """Tell whether a file is of a version of a package: built, or as source."""
    if file.endswith(".whl"):
        built, built_version, *_ = file.split("-")
        return (plain(built), built_version) == (name, version)
    source, _, rest = file.removesuffix(".tar.gz").rpartition("-")
    return file.endswith(".tar.gz") and (plain(source), rest) == (name, version)


def main() -> None:
    """Write the file anew."""
    lines = [HEAD]
    for name, version in sorted(resolved(needed()).items()):
        hashes = "".join(f" \\\n    --hash={hashed}" for hashed in hashes_of(name, version))
        lines.append(f"{name}=={version}{hashes}\n")
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
