"""Every sentence of the rulebooks has its rule and its test, or a reason why not, and the page tells it."""

from __future__ import annotations

from functools import cache

import pytest

from cubarium.engine.registry import BUILT_IN, load_game
from tests.coverage.__main__ import PAGE, read_all
from tests.coverage.books import Book
from tests.coverage.page import page_of, slug
from tests.coverage.told import Told, problems_of

BOOKS = sorted({load_game(game).book for game in BUILT_IN})


@cache
def all_told() -> dict[str, tuple[Told, Book]]:
    return {book.name: (told, book) for told, book in read_all()}


def test_every_book_is_told() -> None:
    assert list(all_told()) == BOOKS


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_told_fits_the_rules_and_the_tests(name: str) -> None:
    assert problems_of(*all_told()[name]) == []


def test_the_page_is_up_to_date() -> None:
    if page_of(list(all_told().values())) != PAGE.read_text(encoding="utf-8"):
        pytest.fail("docs/rules/coverage.md is written anew by: python -m tests.coverage")


def test_links_to_rules_lead_to_their_headings() -> None:
    assert slug("cubano-2.33 Twenty-two squares") == "cubano-233-twenty-two-squares"
    assert slug("dodo-1.1 Who's first?") == "dodo-11-whos-first"
    for _, book in all_told().values():
        anchors = [slug(f"{rule} {title}") for rule, title in book.rules.items()]
        assert len(set(anchors)) == len(anchors)
