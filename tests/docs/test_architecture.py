"""What docs/architecture.md says of the source is so: paths, names, folders, and who imports whom."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cubarium"
WEB = ROOT / "web" / "src"
PAGE = ROOT / "docs" / "architecture.md"
TEXT = PAGE.read_text(encoding="utf-8")
ONE_MOVE = "One move, from one browser to another"
LINK = re.compile(r"\[([^\]]+)\]\(([^)#\s]+)\)")
WAY = [
    "cubosaurs/Collection.svelte",
    "table/Play.svelte",
    "table/connection.svelte.ts",
    "routes/socket.py",
    "tables/live_table.py",
    "tables/commands.py",
    "engine/match.py",
    "rules/turn.py",
    "storage/store.py",
    "tables/state.py",
    "tables/presenter.py",
    "wire/updates.py",
    "table/replay.svelte.ts",
    "cubosaurs/Board.svelte",
]
"""The rooms of a move without which it would not arrive, in their order."""
NO_PARTS = {"__pycache__", "site", "migrations"}
"""Folders that hold nothing anybody writes by hand, or steps of one thing."""


def links(text: str = TEXT) -> list[tuple[str, Path]]:
    """Return the links to files and folders, each with what it is called."""
    found = LINK.findall(text)
    return [(name, (PAGE.parent / target).resolve()) for name, target in found if ":" not in target]


def chapter(title: str) -> str:
    parts = re.split(r"^## (.+)\n", TEXT, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[title]


def names_in(file: Path) -> set[str]:
    """Return the names that a file defines; those in a class have its name before them."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return set(re.findall(r"[\w$]+", text)) | {file.name}
    names = {file.name}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            names |= {f"{node.name}.{one.name}" for one in inner}
    return names


def test_every_path_is_there() -> None:
    found = links()
    assert len(found) > 50
    assert [str(path) for _, path in found if not path.exists()] == []


def test_every_name_that_is_linked_is_in_its_file() -> None:
    code = [(name.strip("`"), path) for name, path in links() if name.startswith("`") and path.is_file()]
    assert len(code) > 25
    for name, path in code:
        known = names_in(path)
        parts = [name] if path.suffix == ".py" or name == path.name else name.split(".")
        assert [part for part in parts if part not in known] == [], f"{path.name} has no {name}"


def folders() -> list[str]:
    """Return the folders of the package two levels deep, and those of the browser table, by path."""
    ours = [path for path in SOURCE.glob("*") if path.is_dir() and path.name not in NO_PARTS]
    deeper = [path for part in ours for path in part.glob("*") if path.is_dir()]
    named = [path.relative_to(SOURCE).as_posix() for path in (*ours, *deeper) if path.name not in NO_PARTS]
    web = [path.relative_to(ROOT).as_posix() for path in WEB.rglob("*") if path.is_dir()]
    return sorted([*named, *web])


@pytest.mark.parametrize("folder", folders())
def test_every_folder_is_named(folder: str) -> None:
    named = [name.replace("<game>", "*") for name in re.findall(r"`([\w./<>-]+)`", TEXT)]
    linked = {path.relative_to(ROOT).as_posix().removeprefix("src/cubarium/") for _, path in links()}
    assert folder in linked or any(fnmatch(folder, name) for name in named)


def test_one_move_names_each_room_once() -> None:
    rooms = [path for _, path in links(chapter(ONE_MOVE)) if path.suffix != ".md"]
    assert len(rooms) > 20
    assert sorted(rooms) == sorted(set(rooms))
    passed = [f"{path.parent.name}/{path.name}" for path in rooms]
    assert [room for room in passed if room in WAY] == WAY


def may_import() -> dict[str, set[str]]:
    """Return what the table says each part may import."""
    rows = re.findall(r"^\| \[`(\w+)`\]\([^)]*\) \|[^|]*\|([^|]*)\|$", TEXT, re.MULTILINE)
    return {part: set(re.findall(r"`(\w+)`", told)) for part, told in rows if part != "web"}


def test_the_table_of_parts_has_all_of_them() -> None:
    assert set(may_import()) == {path.name for path in SOURCE.glob("*") if path.is_dir()} - NO_PARTS


@pytest.mark.parametrize("part", may_import())
def test_no_part_imports_another_than_the_table_says(part: str) -> None:
    allowed = may_import()[part] | {part}
    for file in (SOURCE / part).rglob("*.py"):
        found = set(re.findall(r"^\s*(?:from|import) cubarium\.(\w+)", file.read_text("utf-8"), re.MULTILINE))
        assert part == "cli" or found <= allowed, file


def test_the_picture_has_every_part() -> None:
    drawn = set(re.findall(r'<g id="(\w+)">', (PAGE.parent / "architecture.svg").read_text(encoding="utf-8")))
    assert drawn == {*may_import(), "web"}


def test_compiled_places_are_those_of_the_table() -> None:
    rows = re.findall(r"^\| (\S+) .*\| \*\*compiled\*\* \|$", TEXT, re.MULTILINE)
    places = [LINK.sub(r"\1", row).strip("`") for row in rows]
    assert places == ["engine/rules", "games/<game>/rules", "games/<game>/cards", "games/<game>/bot"]
