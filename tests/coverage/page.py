"""Writes docs/rules/coverage.md from what is told of the rulebooks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.coverage.books import Book
from tests.coverage.told import Passage, Sentence, Told

HEAD = """# Every sentence of the rulebooks

Each sentence of the rulebooks in our own words, the rule that says it here and tests that check it; or the
ruling that decides how we read it; or why there is nothing to play in it. The numbers in brackets count
further tests of the same rule. This page is made from [the files beside it](coverage/README.md) by
`python -m tests.coverage`, and a test holds it to them.
"""


def page_of(all_told: list[tuple[Told, Book]]) -> str:
    """Return the page for all books, in the order given."""
    parts = [HEAD, _summary(all_told)]
    for told, book in all_told:
        parts += [f"## {book.title}\n", *(_passage(passage, book) for passage in told.passages)]
        parts += _own(told, book)
    return "\n".join(parts)


def _summary(all_told: list[tuple[Told, Book]]) -> str:
    rows = []
    for told, book in all_told:
        sentences = told.sentences
        ruled = sum(bool(one.rulings) for one in sentences)
        asides = sum(bool(one.aside) for one in sentences)
        with_rules = sum(bool(one.rules) and not one.aside for one in sentences)
        link = f"[{book.title}](#{slug(book.title)})"
        rows.append(f"| {link} | {len(sentences)} | {with_rules} | {ruled} | {asides} | {len(told.own)} |")
    head = "| Book | Sentences | With a rule | With a ruling | Asides | Rules of our own |"
    return "\n".join([head, "| --- | ---: | ---: | ---: | ---: | ---: |", *rows, ""])


def _passage(passage: Passage, book: Book) -> str:
    rows = [_row(sentence, book) for sentence in passage.sentences]
    return "\n".join([f"### {passage.title}\n", *_table_head("Sentence", "Rule", "Test"), *rows, ""])


def _own(told: Told, book: Book) -> Iterator[str]:
    if told.own:
        rows = [
            f"| {_link(rule, book)} | {why} | {_tests(rule, book, 2)} |" for rule, why in told.own.items()
        ]
        head = f"### Rules of our own: {book.name.capitalize()}\n"
        yield "\n".join([head, *_table_head("Rule", "Why no sentence says it", "Test"), *rows, ""])


def _table_head(*titles: str) -> tuple[str, str]:
    return f"| {' | '.join(titles)} |", f"|{' --- |' * len(titles)}"


def _row(sentence: Sentence, book: Book) -> str:
    names = (*sentence.rules, *sentence.rulings)
    most = 2 if len(names) == 1 else 1
    rule = "<br>".join(_link(name, book) for name in names)
    aside = ": ".join(filter(None, (sentence.aside, sentence.why)))
    if sentence.aside or sentence.why:
        rule = "<br>".join(filter(None, (f"*{aside}*", rule)))
    return f"| {sentence.says} | {rule} | {'<br>'.join(_tests(name, book, most) for name in names)} |"


def _link(name: str, book: Book) -> str:
    anchor = slug(f"{name} {book.rules[name]}") if name in book.rules else "rulings"
    return f"[{name}]({book.name}.md#{anchor})"


def _tests(name: str, book: Book, most: int) -> str:
    tests = book.tests[name]
    shown = ", ".join(_test_link(test) for test in tests[:most])
    return f"{shown} (+{len(tests) - most})" if len(tests) > most else shown


def _test_link(test: str) -> str:
    path = test.partition("::")[0]
    return f"[{test.rpartition('/')[2]}](../../tests/{path})"


def slug(heading: str) -> str:
    """Return the anchor that a heading has on a page of Markdown."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
