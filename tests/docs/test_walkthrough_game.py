"""A small game in a package of its own, as CONTRIBUTING.md tells it: found, checked, simulated and played."""

from __future__ import annotations

import json
import shutil
import tomllib

import pytest

from tests.docs.walkthrough import ROOT, changes, commands, cubarium

TITLE = "A game"
EXAMPLE = ROOT / "tests" / "docs" / "examples"
MOST_LINES = 40


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Lay the package where Python finds it with its entry points, as pip would."""
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLE / "high_card", folder / "high_card", ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / "high_card-1.dist-info"
    about.mkdir()
    name, version = project["name"], project["version"]
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    ((group, entries),) = project["entry-points"].items()
    lines = [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return str(folder)


def test_what_the_page_shows_is_in_the_package() -> None:
    shown = changes(TITLE)
    assert [change.file.rpartition("high_card/")[2] or change.file for change in shown] == [
        "rules/round.py",
        "__init__.py",
        "tests/docs/examples/pyproject.toml",
    ]
    for change in shown:
        assert change.text.strip() in (ROOT / change.file).read_text(encoding="utf-8"), change.file


def test_its_rules_are_few() -> None:
    text = (EXAMPLE / "high_card" / "rules" / "round.py").read_text(encoding="utf-8")
    turn = text[text.index("def actors") : text.index("def tell_result")]
    assert len([line for line in turn.splitlines() if line.strip()]) <= MOST_LINES


def test_it_is_among_the_games(installed: str) -> None:
    assert "High card" in cubarium(ROOT, "./cubarium games --lang en", more=installed)
    assert "Carte haute" in cubarium(ROOT, "./cubarium games --lang fr", more=installed)


@pytest.mark.thorough
def test_it_keeps_the_contract_compiled_too_and_the_backends_agree(installed: str) -> None:
    check, compiled, interpreted, _ = commands(TITLE)
    assert "passed" in cubarium(ROOT, check, more=installed)
    reports = [json.loads(cubarium(ROOT, f"{c} --json", more=installed)) for c in (compiled, interpreted)]
    assert [report["backend"] for report in reports] == ["compiled", "interpreted"]
    assert reports[0]["checksum"] == reports[1]["checksum"]


def test_it_sits_at_the_terminal_with_the_plain_drawing(installed: str) -> None:
    shown = cubarium(ROOT, commands(TITLE)[-1], typed="1\n1\n1\n", more=installed)
    assert "Play a card." in shown
    assert "The game is over." in shown
