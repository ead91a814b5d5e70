"""A book of docs/rules: its rules and rulings, and the tests that check them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cubarium.engine.checking.rulebook import read_rules, rules_of_tests

RULING = re.compile(r"^\| (R\d+) \|", re.MULTILINE)
TEST_OF_RULING = re.compile(r"^def (test_ruling_(\d+)_\w*)", re.MULTILINE)


@dataclass(frozen=True)
class Book:
    """The rules of a book with their titles, its rulings, and for each the tests, as `path::test`."""

    name: str
    title: str
    rules: dict[str, str]
    rulings: tuple[str, ...]
    tests: dict[str, tuple[str, ...]]


def read_book(name: str, documents: Path, tests: Path) -> Book:
    """Read a book of docs/rules and find its tests below a folder.

    Tests of the games come first, and among them those that check the fewest rules: they tell most of a rule.
    """
    document = documents / f"{name}.md"
    text = document.read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for mention in rules_of_tests(name, tests):
        found.setdefault(mention.rule, []).append(_test_at(tests, mention.path, mention.line))
    for ruling, test in _tests_of_rulings(name, tests):
        found.setdefault(ruling, []).append(test)
    checks = Counter(test for tests_of_rule in found.values() for test in tests_of_rule)

    def order(test: str) -> tuple[bool, int, str]:
        return not test.startswith("games/"), checks[test], test

    return Book(
        name,
        text.partition(":")[0].removeprefix("# "),
        read_rules(document, name),
        tuple(RULING.findall(text)),
        {rule: tuple(sorted(set(names), key=order)) for rule, names in found.items()},
    )


def _tests_of_rulings(name: str, tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted((tests / "games" / name).glob("test_*.py")):
        for test, number in TEST_OF_RULING.findall(path.read_text(encoding="utf-8")):
            yield f"R{number}", f"{path.relative_to(tests).as_posix()}::{test}"


def _test_at(tests: Path, path: str, line: int) -> str:
    """Return the test that a mark on this line belongs to; a mark of the whole file names the file."""
    for first, last, name in _heads(tests / path):
        if first <= line <= last:
            return f"{path}::{name}"
    return path


@cache
def _heads(path: Path) -> tuple[tuple[int, int, str], ...]:
    """Return for each function and class of a file the lines from its first decorator to its name."""
    return tuple(
        (min(decorator.lineno for decorator in node.decorator_list), node.lineno, node.name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.decorator_list
    )
