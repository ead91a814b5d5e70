"""Component files as text: reading them safely, finding the lines of their keys, telling what is wrong.

tomllib keeps no line numbers, so `locate` finds them in the text when a problem has to be shown.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from cubarium.engine.errors import CubariumError

# Where a value stands: table, then id or position, then key, e.g. ("card", "trex-1", "icon").
Address = tuple[str | int, ...]

MAX_BYTES = 1_000_000
# tomllib takes time that grows with the square of a key's length.
MAX_LINE = 1_000
# Locating parses a statement again with each of its lines; beyond so many characters it gives up.
MAX_PARSED_AGAIN = 100_000
MAX_NAME = 40


class ComponentError(CubariumError, ValueError):
    """Report everything that is wrong with a component pack.

    Each of the `problems` is one line of text, with the lines of a picture below it if it has one.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        """Return the problems, one below the other."""
        return "\n".join(self.problems)


class ComponentFile:
    """One TOML file of a pack, parsed, with the problems found in it so far."""

    def __init__(self, name: str, text: str, data: dict[str, Any]) -> None:
        self.name = name
        self.text = text
        self.data = data
        self._problems: list[tuple[int, str]] = []

    @cached_property
    def _lines(self) -> dict[Address, int]:
        return locate(self.text)

    def add_problem(
        self, address: Address, message: str, rule: str = "", picture: tuple[str, ...] = ()
    ) -> None:
        """Note a problem at the line of the address, or of the nearest thing around it that has one."""
        while address and address not in self._lines:
            address = address[:-1]
        line = self._lines.get(address, 0)
        place = f"{self.name}:{line}" if line else self.name
        first = f"{place}: {message}{f' ({rule})' if rule else ''}"
        self._problems.append((line, "\n    ".join((first, *picture))))

    def problems(self) -> list[str]:
        """Return the problems by line; those of the whole file come last."""
        return [text for _, text in sorted(self._problems, key=lambda p: p[0] or MAX_BYTES)]


def quoted(text: str) -> str:
    """Quote a name from a file so that it is short and stays on one line, whatever it contains."""
    short = text if len(text) <= MAX_NAME else text[:MAX_NAME] + "…"
    return json.dumps(short, ensure_ascii=not short.isprintable())


def read_folder(folder: Path, names: Iterable[str]) -> tuple[list[ComponentFile], list[str]]:
    """Read the named files of a folder; return those that parse, and the problems with the others."""
    wanted = list(names)
    try:
        found = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise ComponentError([f"{folder}: {error.strerror}"]) from error
    files: list[ComponentFile] = []
    problems: list[str] = []
    for name in wanted:
        try:
            files.append(read_file(folder / name))
        except ComponentError as error:
            problems.extend(error.problems)
    for name in sorted(found.difference(wanted)):
        # Notes and pictures may lie beside the files; a TOML file is meant to be read.
        if name.lower().endswith(".toml"):
            shown = name if name.isprintable() else quoted(name)
            problems.append(f"{shown}: unknown file, the files of a pack are {', '.join(wanted)}")
    return files, problems


def read_file(path: Path) -> ComponentFile:
    """Read and parse one file, however damaged or hostile it may be."""
    name = path.name
    try:
        if path.exists() and not path.is_file():
            raise ComponentError([f"{name}: is not a file"])
        with path.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise ComponentError([f"{name}: file is missing"]) from error
    except OSError as error:
        raise ComponentError([f"{name}: {error.strerror}"]) from error
    if len(content) > MAX_BYTES:
        raise ComponentError([f"{name}: is larger than 1 MB"])
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentError([f"{name}:{line}: is not UTF-8 text"]) from error
    for line, characters in enumerate(text.split("\n"), 1):
        if len(characters) > MAX_LINE:
            raise ComponentError([f"{name}:{line}: line is longer than {MAX_LINE} characters"])
    return ComponentFile(name, text, _parse(name, text))


def _parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise ComponentError([f"{name}: brackets are nested too deeply"]) from error
    except tomllib.TOMLDecodeError as error:
        # The message ends with "(at line 3, column 7)" or "(at end of document)".
        message, _, place = str(error).rpartition(" (at ")
        number = re.match(r"line (\d+)", place)
        line = int(number[1]) if number else text.rstrip().count("\n") + 1
        raise ComponentError([f"{name}:{line}: not valid TOML: {message}"]) from error


def locate(text: str) -> dict[Address, int]:
    """Return the line on which each table and key of a valid TOML text begins.

    A statement of TOML ends at an end of line, is valid TOML by itself, and is not valid before its end.
    So lines are gathered until tomllib takes them: strings, comments and brackets need no second parser.
    """
    lines: dict[Address, int] = {}
    last: dict[Address, int] = {}  # position of the last table in each array of tables
    table: Address = ()
    gathered: list[str] = []
    effort = len(text) + MAX_PARSED_AGAIN
    for number, line in enumerate(text.split("\n"), 1):
        gathered.append(line)
        so_far = "\n".join(gathered)
        effort -= len(so_far)
        if effort < 0:
            break  # better no line than a wrong one
        try:
            statement = tomllib.loads(so_far)
        except (tomllib.TOMLDecodeError, RecursionError):
            continue
        first = number - len(gathered) + 1
        if gathered[0].lstrip().startswith("["):
            table = _header(statement, last)
            lines.setdefault(table, first)
        else:
            _record(statement, table, first, lines)
        gathered = []
    return lines


def _header(statement: dict[str, Any], last: dict[Address, int]) -> Address:
    """Return the address of the table that a header opens, and count it if it is one of an array."""
    address: Address = ()
    inner: Any = statement
    while inner:
        (key, inner), *_ = inner.items()
        address += (key,)
        if isinstance(inner, list):
            last[address] = last.get(address, -1) + 1
            inner = None
        if address in last:
            address += (last[address],)
    return address


def _record(values: dict[str, Any], table: Address, line: int, lines: dict[Address, int]) -> None:
    for key, value in values.items():
        lines.setdefault((*table, key), line)
        if isinstance(value, dict):
            _record(value, (*table, key), line, lines)
