"""The checks of what is told of the rulebooks, on a small book."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.errors import Malformed
from tests.coverage import __main__ as command
from tests.coverage.books import Book, read_book
from tests.coverage.page import page_of
from tests.coverage.pieces import mark_of
from tests.coverage.told import Passage, Sentence, Told, problems_of, read_told

DOCUMENT = """# Dodo: the rules

### dodo-1.1 Eggs

### dodo-1.2 Birds

### dodo-1.3 Ours

## Rulings

| No | Doubt |
| --- | --- |
| R1 | Which egg? |
"""
TESTS = """
import pytest

@pytest.mark.rule("dodo-1.1")
@pytest.mark.rule("dodo-1.2")
def test_eggs_and_birds(): ...

@pytest.mark.rule("dodo-1.1")
def test_eggs(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("dodo-1.3"))])
def test_ours(x): ...

def test_ruling_1_the_first_egg(): ...
"""
TOLD = """
texts = ["dodo"]
[[passage]]
title = "Nests"
[[passage.sentence]]
marks = ["00000001"]
says = "A nest has eggs."
rules = ["dodo-1.1"]
rulings = ["R1"]
[[passage.sentence]]
marks = ["00000002", "00000003"]
says = "Two birds, say."
rules = ["dodo-1.2"]
aside = "example"
why = "A picture shows them."
[[own]]
rule = "dodo-1.3"
why = "Nobody says it."
"""
EGGS = Sentence(marks=("00000009",), says="Eggs.", rules=("dodo-1.1",))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "games" / "dodo").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "dodo" / "test_dodo.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "tests" / "test_all.py").write_text(
        'import pytest\npytestmark = pytest.mark.rule("dodo-1.2")\n'
    )
    (tmp_path / "dodo.md").write_text(DOCUMENT, encoding="utf-8")
    (tmp_path / "dodo.toml").write_text(TOLD, encoding="utf-8")
    return tmp_path


@pytest.fixture
def book(root: Path) -> Book:
    return read_book("dodo", root, root / "tests")


@pytest.fixture
def told(root: Path) -> Told:
    return read_told(root / "dodo.toml")


def test_tests_are_found_with_the_most_telling_first(book: Book) -> None:
    file = "games/dodo/test_dodo.py"
    assert book.title == "Dodo"
    assert book.rulings == ("R1",)
    assert book.tests == {
        "dodo-1.1": (f"{file}::test_eggs", f"{file}::test_eggs_and_birds"),
        "dodo-1.2": (f"{file}::test_eggs_and_birds", "test_all.py"),
        "dodo-1.3": (f"{file}::test_ours",),
        "R1": (f"{file}::test_ruling_1_the_first_egg",),
    }


def test_the_page_names_sentences_rules_rulings_and_tests(told: Told, book: Book) -> None:
    link = "(../../tests/games/dodo/test_dodo.py)"
    rows = page_of([(told, book)]).splitlines()
    assert "| [Dodo](#dodo) | 2 | 1 | 1 | 1 | 1 |" in rows
    assert (
        "| A nest has eggs. | [dodo-1.1](dodo.md#dodo-11-eggs)<br>[R1](dodo.md#rulings) | "
        f"[test_dodo.py::test_eggs]{link} (+1)<br>[test_dodo.py::test_ruling_1_the_first_egg]{link} |"
    ) in rows
    assert (
        "| Two birds, say. | *example: A picture shows them.*<br>[dodo-1.2](dodo.md#dodo-12-birds) | "
        f"[test_dodo.py::test_eggs_and_birds]{link}, [test_all.py](../../tests/test_all.py) |"
    ) in rows
    assert f"| [dodo-1.3](dodo.md#dodo-13-ours) | Nobody says it. | [test_dodo.py::test_ours]{link} |" in rows


def test_a_book_that_is_told_well_has_no_problems(told: Told, book: Book) -> None:
    assert problems_of(told, book) == []


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"marks": ("00000002",)}, "00000002 is there 2 times"),
        ({"marks": ()}, "has no proper mark"),
        ({"marks": ("0000000G",)}, "has no proper mark"),
        ({"says": ""}, "says nothing"),
        ({"rules": ()}, "has neither rule nor ruling and is no aside"),
        ({"missing": "Hatching"}, "is missing here: Hatching"),
        ({"rules": (), "aside": "gossip"}, "is an aside of an unknown kind, gossip"),
        ({"aside": "flavour"}, "is an aside and has a rule"),
        ({"rules": ("dodo-1.4",)}, "names dodo-1.4, which does not exist"),
        ({"rulings": ("R2",)}, "names R2, which does not exist"),
        ({"rules": ("dodo-1.3",)}, "own rule dodo-1.3 is said by a sentence"),
    ],
)
def test_a_wrong_sentence_is_found(told: Told, book: Book, changes: dict[str, Any], problem: str) -> None:
    wrong = Passage("Wrong", (replace(EGGS, **changes),))
    found = problems_of(replace(told, passages=(*told.passages, wrong)), book)
    assert len(found) == 1
    assert found[0].endswith(problem)


def test_what_no_test_checks_is_found(told: Told, book: Book) -> None:
    untested = replace(book, tests={rule: tests for rule, tests in book.tests.items() if rule != "R1"})
    assert problems_of(told, untested) == ["Nests: 'A nest has eggs.' names R1, which no test checks"]


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ({}, "dodo-1.3 is said by no sentence"),
        ({"dodo-1.3": ""}, "own rule dodo-1.3 has no reason"),
        ({"dodo-1.3": "Ours.", "dodo-1.9": "Ours."}, "own rule dodo-1.9 does not exist"),
    ],
)
def test_a_rule_without_a_sentence_needs_a_reason(
    told: Told, book: Book, own: dict[str, str], problem: str
) -> None:
    assert problems_of(replace(told, own=own), book) == [problem]


def test_an_empty_passage_is_found(told: Told, book: Book) -> None:
    found = problems_of(replace(told, passages=(*told.passages, Passage("Sky", ()))), book)
    assert found == ["passage 'Sky' has no title or no sentence"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("why = ", "because = ", "nothing else"),
        ("[[own]]", "[[house]]", "nothing else"),
        ('["dodo-1.1"]', '"dodo-1.1"', "rules of a sentence of 'Nests' is no list"),
        ('says = "A nest has eggs."', "says = 3", "says of a sentence of 'Nests' is no str"),
        ("[[passage]]", "[[passage", "dodo.toml: "),
    ],
)
def test_a_file_of_another_form_is_refused(root: Path, old: str, new: str, problem: str) -> None:
    (root / "dodo.toml").write_text(TOLD.replace(old, new), encoding="utf-8")
    with pytest.raises(Malformed, match=r"^dodo\.toml: ") as refused:
        read_told(root / "dodo.toml")
    assert problem in str(refused.value)


# With the rulebooks in hand


def test_a_book_in_hand_is_compared_with_what_is_told(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "sources", lambda: [root / "dodo.toml"])
    texts = {"00000001": "Le nid a des œufs.", "00000002": "Deux dodos.", "00000003": "Par exemple."}
    written = TOLD
    for number, text in texts.items():
        written = written.replace(number, mark_of(text))
    (root / "dodo.toml").write_text(written, encoding="utf-8")
    (root / "dodo.txt").write_text(" ".join(texts.values()), encoding="utf-8")
    assert command.main(["--books", str(root)]) == 0
    assert capsys.readouterr().out == "dodo: 3 pieces, 0 not told, 0 marks for nothing\n"
    (root / "dodo.txt").write_text("Le nid a des œufs. Deux dodos. Ou trois.", encoding="utf-8")
    assert command.main(["--books", str(root)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"dodo: not told: {mark_of('Ou trois.')} Ou trois.",
        f"dodo: stands for nothing: {mark_of('Par exemple.')}",
        "dodo: 3 pieces, 1 not told, 1 marks for nothing",
    ]


def test_pieces_of_a_book_are_listed_after_their_marks(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "dodo.txt").write_text("Un œuf. Deux dodos.", encoding="utf-8")
    assert command.main(["--list", str(root / "dodo.txt")]) == 0
    assert capsys.readouterr().out == f"{mark_of('un œuf')} Un œuf.\n{mark_of('deux dodos')} Deux dodos.\n"


def test_nothing_is_written_while_there_are_problems(
    root: Path, told: Told, book: Book, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "PAGE", root / "coverage.md")
    monkeypatch.setattr(command, "read_all", lambda: [(replace(told, own={}), book)])
    assert command.main([]) == 1
    assert capsys.readouterr().err == "dodo: dodo-1.3 is said by no sentence\n"
    assert not command.PAGE.exists()
    monkeypatch.setattr(command, "read_all", lambda: [(told, book)])
    assert command.main([]) == 0
    assert command.PAGE.read_text(encoding="utf-8") == page_of([(told, book)])
