"""Every rule of every game is checked by a test, and nothing names a rule that does not exist."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

import cubarium
from cubarium.engine.checking.rulebook import Gaps, find_gaps, read_rules, rules_of_code, rules_of_tests
from cubarium.engine.errors import Malformed
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.words import LANGUAGES

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
CODE = Path(cubarium.__file__).parent
BOOKS = sorted({load_game(game).book for game in BUILT_IN})


def document(game: str, language: str = "") -> Path:
    return ROOT / "docs" / "rules" / f"{game}{language}.md"


@cache
def gaps_of(game: str) -> Gaps:
    return find_gaps(game, document(game), TESTS, CODE)


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_has_a_test(game: str) -> None:
    assert gaps_of(game).untested == ()


@pytest.mark.parametrize("game", BOOKS)
def test_nothing_names_a_rule_that_does_not_exist(game: str) -> None:
    gaps = gaps_of(game)
    assert [str(mention) for mention in gaps.unknown_in_tests + gaps.unknown_in_code] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", BOOKS)
def test_all_languages_state_the_same_rules(game: str, language: str) -> None:
    assert list(read_rules(document(game), game)) == list(read_rules(document(game, f".{language}"), game))


@pytest.mark.parametrize("game", BOOKS)
def test_every_ruling_has_a_test(game: str) -> None:
    rulings = set(re.findall(r"^\| R(\d+) \|", document(game).read_text(encoding="utf-8"), re.MULTILINE))
    tests = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "games" / game).glob("test_*.py"))
    assert rulings
    assert sorted(rulings - set(re.findall(r"^def test_ruling_(\d+)_", tests, re.MULTILINE)), key=int) == []


# The check itself


def copy_of_tests(folder: Path) -> Path:
    return Path(shutil.copytree(TESTS, folder / "tests", ignore=shutil.ignore_patterns("__pycache__")))


def test_a_mark_that_is_removed_is_missed(tmp_path: Path) -> None:
    tests, rule = copy_of_tests(tmp_path), "cubosaurs-2.5"
    marked = {tests / mention.path for mention in rules_of_tests("cubosaurs", tests) if mention.rule == rule}
    assert marked
    for path in marked:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f'@pytest.mark.rule("{rule}")\n', ""), encoding="utf-8")
    assert find_gaps("cubosaurs", document("cubosaurs"), tests, CODE).untested == (rule,)


def test_a_rule_that_is_removed_is_missed_by_tests_and_code(tmp_path: Path) -> None:
    shortened = tmp_path / "cubosaurs.md"
    text = document("cubosaurs").read_text(encoding="utf-8")
    shortened.write_text(re.sub(r"(?m)^### cubosaurs-2\.5 .*\n", "", text), encoding="utf-8")
    gaps = find_gaps("cubosaurs", shortened, TESTS, CODE)
    assert gaps.untested == ()
    assert {mention.rule for mention in gaps.unknown_in_tests} == {"cubosaurs-2.5"}
    assert {mention.path for mention in gaps.unknown_in_code} >= {"games/cubosaurs/table/refusals.py"}


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


MARKS = """
import pytest
pytestmark = pytest.mark.rule("dodo-1.1")
@pytest.mark.rule("dodo-1.2", "dodo-1.3")
class TestClass:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("dodo-1.4"))])
    def test_method(self, x): "dodo-1.5"
@pytest.mark.rule("dodo-2.1")
@pytest.mark.rule("emu-1.1")
def test_function(): ...
"""


def test_marks_are_found_wherever_pytest_allows_them(tmp_path: Path) -> None:
    write(tmp_path / "deep" / "test_marks.py", MARKS)
    write(tmp_path / "helper.py", MARKS)
    found = sorted(str(mention) for mention in rules_of_tests("dodo", tmp_path))
    lines = {"dodo-1.1": 3, "dodo-1.2": 4, "dodo-1.3": 4, "dodo-1.4": 6, "dodo-2.1": 8}
    assert found == [f"deep/test_marks.py:{line}: {rule}" for rule, line in lines.items()]


@pytest.mark.parametrize(
    "mark", ["pytest.mark.rule(RULE)", "pytest.mark.rule(id='dodo-1.1')", "pytest.mark.rule(1)"]
)
def test_a_mark_must_name_its_rules_in_plain_text(tmp_path: Path, mark: str) -> None:
    write(tmp_path / "test_marks.py", f"@{mark}\ndef test_function(): ...\n")
    with pytest.raises(Malformed):
        list(rules_of_tests("dodo", tmp_path))


def test_code_names_rules_in_any_text(tmp_path: Path) -> None:
    code = '"""See dodo-1.1, 1.2."""\nx = "no (dodo-10.12)", f"dodo-3.4 {y}", "big-dodo-1.3", "dodo-1"\n'
    write(tmp_path / "code.py", code)
    assert [mention.rule for mention in rules_of_code("dodo", tmp_path)] == [
        "dodo-1.1",
        "dodo-10.12",
        "dodo-3.4",
    ]


@pytest.mark.parametrize(
    "heading", ["### dodo-1.1 Again", "### dodo-1 Title", "### A title", "### dodo-1.2 "]
)
def test_a_heading_that_is_no_new_rule_is_reported(tmp_path: Path, heading: str) -> None:
    with pytest.raises(Malformed, match=re.escape("rules.md:3: ")):
        read_rules(write(tmp_path / "rules.md", f"### dodo-1.1 Eggs\n\n{heading}\n"), "dodo")


def test_titles_are_read_with_the_ids(tmp_path: Path) -> None:
    text = "# Dodo\n\n## 1 Set-up\n\n### dodo-1.1 Eggs\n\nText.\n\n### dodo-1.2 Birds of prey\n"
    assert read_rules(write(tmp_path / "rules.md", text), "dodo") == {
        "dodo-1.1": "Eggs",
        "dodo-1.2": "Birds of prey",
    }
