"""Rule ids: what the documents state, what tests check and what code names.

A rule is a heading of `docs/rules/<game>.md`: `### cubosaurs-2.5 Only a new type may be added`. A test
says which rules it checks with `@pytest.mark.rule("cubosaurs-2.5")`. Code names rules in its texts: in
refusals, score lines and docstrings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cubarium.engine.errors import Malformed


@dataclass(frozen=True, order=True)
class Mention:
    """A place where a rule is named."""

    path: str
    line: int
    rule: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule}"


@dataclass(frozen=True)
class Gaps:
    """What does not fit together; all empty where every rule is checked and every id exists."""

    untested: tuple[str, ...]
    """Rules that no test checks, in the order of the document."""
    unknown_in_tests: tuple[Mention, ...]
    unknown_in_code: tuple[Mention, ...]


def read_rules(document: Path, game: str) -> dict[str, str]:
    """Return the titles of a game's rules by id, in the order of the document.

    Raises:
        Malformed: if two headings have the same id, or a heading of that level has none.
    """
    rules: dict[str, str] = {}
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("### "):
            continue
        heading = re.fullmatch(rf"### ({re.escape(game)}-\d+\.\d+) (\S.*)", line)
        if heading is None:
            raise Malformed(f"{document.name}:{number}: expected a rule, '### {game}-1.1 Title'")
        rule, title = heading.groups()
        if rule in rules:
            raise Malformed(f"{document.name}:{number}: {rule} is there twice")
        rules[rule] = title
    return rules


def find_gaps(game: str, document: Path, tests: Path, code: Path) -> Gaps:
    """Compare the rules of a game with the marks of all tests and the texts of all code below two folders."""
    rules = read_rules(document, game)
    checked = sorted(rules_of_tests(game, tests))
    named = sorted(rules_of_code(game, code))
    tested = {mention.rule for mention in checked}
    return Gaps(
        tuple(rule for rule in rules if rule not in tested),
        tuple(mention for mention in checked if mention.rule not in rules),
        tuple(mention for mention in named if mention.rule not in rules),
    )


def rules_of_tests(game: str, folder: Path) -> Iterator[Mention]:
    """Find the rules of a game that tests are marked with, on functions, classes, modules and parameters.

    Raises:
        Malformed: if a mark does not name its rules in plain text.
    """
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" not in text:
            continue  # reading a file as Python takes longest
        for line, rule in _marks(path, text):
            if rule.startswith(f"{game}-"):
                yield Mention(path.relative_to(folder).as_posix(), line, rule)


def rules_of_code(game: str, folder: Path) -> Iterator[Mention]:
    """Find the rules of a game that texts in code name, docstrings included."""
    rule = re.compile(rf"(?<![\w-]){re.escape(game)}-\d+\.\d+(?!\d)")
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if f"{game}-" not in text:
            continue
        for line, words in _texts(path, text):
            for found in rule.findall(words):
                yield Mention(path.relative_to(folder).as_posix(), line, found)


# Reading files as Python takes longest, and every game asks for the same files.
@cache
def _marks(path: Path, text: str) -> tuple[tuple[int, str], ...]:
    """Return the rules that the marks of a file name, with their lines."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(text, str(path))):
        if not (isinstance(node, ast.Call) and _is_rule_mark(node.func)):
            continue
        if node.keywords or not all(
            isinstance(a, ast.Constant) and isinstance(a.value, str) for a in node.args
        ):
            raise Malformed(f"{path}:{node.lineno}: a rule mark takes plain ids")
        found += [(argument.lineno, ast.literal_eval(argument)) for argument in node.args]
    return tuple(found)


@cache
def _texts(path: Path, text: str) -> tuple[tuple[int, str], ...]:
    """Return the texts that stand in a file, with their lines."""
    return tuple(
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(text, str(path)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _is_rule_mark(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "rule" and ast.unparse(node) == "pytest.mark.rule"
