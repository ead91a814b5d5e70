"""What is told of the rulebooks, in docs/rules/coverage: reading it, and finding what is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from cubarium.engine.errors import Malformed
from tests.coverage.books import Book

ASIDES = ("heading", "flavour", "example", "advice", "components", "credits")


@dataclass(frozen=True)
class Sentence:
    """A sentence of a rulebook in our own words; README.md beside the files says what each part means."""

    marks: tuple[str, ...] = ()
    says: str = ""
    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    aside: str = ""
    why: str = ""
    missing: str = ""


@dataclass(frozen=True)
class Passage:
    """A place in a rulebook, with its sentences in order."""

    title: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Told:
    """All that is told of one book: its texts, its passages, and the rules that are our own, with reasons."""

    book: str
    texts: tuple[str, ...]
    passages: tuple[Passage, ...]
    own: dict[str, str]

    @property
    def sentences(self) -> list[Sentence]:
        """Return all sentences, in order."""
        return [sentence for passage in self.passages for sentence in passage.sentences]

    @property
    def marks(self) -> Counter[str]:
        """Count every mark; each should be there once."""
        return Counter(mark for sentence in self.sentences for mark in sentence.marks)


def read_told(path: Path) -> Told:
    """Read one file of docs/rules/coverage.

    Raises:
        Malformed: if it is not written as README.md beside it says.
    """
    try:
        return _told(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, Malformed) as error:
        raise Malformed(f"{path.name}: {error}") from error


def _told(book: str, source: dict[str, Any]) -> Told:
    parts = _parts(source, "the file", texts=list, passage=list, own=list)
    passages = []
    for passage in parts["passage"]:
        title = _parts(passage, "a passage", title=str, sentence=list)["title"]
        passages.append(Passage(title, tuple(_sentence(title, one) for one in passage.get("sentence", ()))))
    own = [_parts(one, "an own rule", rule=str, why=str) for one in parts["own"]]
    return Told(book, tuple(parts["texts"]), tuple(passages), {one["rule"]: one["why"] for one in own})


def _sentence(passage: str, source: dict[str, Any]) -> Sentence:
    kinds = {field.name: list if str(field.type).startswith("tuple") else str for field in fields(Sentence)}
    parts = _parts(source, f"a sentence of '{passage}'", **kinds)
    told: dict[str, Any] = {key: tuple(part) if kinds[key] is list else part for key, part in parts.items()}
    return Sentence(**told)


def _parts(source: Any, what: str, **kinds: type) -> dict[str, Any]:
    """Return the parts of a table, those that are not there empty."""
    if not isinstance(source, dict) or not source.keys() <= kinds.keys():
        raise Malformed(f"{what} has {', '.join(kinds)} and nothing else")
    for key, part in source.items():
        if not isinstance(part, kinds[key]):
            raise Malformed(f"{key} of {what} is no {kinds[key].__name__}")
    return {key: source.get(key, kind()) for key, kind in kinds.items()}


def problems_of(told: Told, book: Book) -> list[str]:
    """Say all that does not fit together between what is told of a book, its rules and its tests."""
    found = [f"{mark} is there {count} times" for mark, count in told.marks.items() if count > 1]
    for passage in told.passages:
        if not (passage.title and passage.sentences):
            found.append(f"passage '{passage.title}' has no title or no sentence")
        for sentence in passage.sentences:
            found += [f"{passage.title}: '{sentence.says}' {wrong}" for wrong in _wrong_with(sentence, book)]
    named = {rule for sentence in told.sentences for rule in sentence.rules}
    found += [f"{rule} is said by no sentence" for rule in book.rules if rule not in named | told.own.keys()]
    for rule, why in told.own.items():
        if rule not in book.rules:
            found.append(f"own rule {rule} does not exist")
        if rule in named:
            found.append(f"own rule {rule} is said by a sentence")
        if not why:
            found.append(f"own rule {rule} has no reason")
    return found


def _wrong_with(sentence: Sentence, book: Book) -> Iterator[str]:
    if not sentence.says:
        yield "says nothing"
    if not sentence.marks or not all(re.fullmatch(r"[0-9a-f]{8}", mark) for mark in sentence.marks):
        yield "has no proper mark"
    if sentence.missing:
        yield f"is missing here: {sentence.missing}"
    elif not (sentence.rules or sentence.rulings or sentence.aside):
        yield "has neither rule nor ruling and is no aside"
    if sentence.aside and sentence.aside not in ASIDES:
        yield f"is an aside of an unknown kind, {sentence.aside}"
    if sentence.aside not in ("", "example") and (sentence.rules or sentence.rulings):
        yield "is an aside and has a rule"
    known = {*book.rules, *book.rulings}
    for name in (*sentence.rules, *sentence.rulings):
        if name not in known:
            yield f"names {name}, which does not exist"
        elif not book.tests.get(name):
            yield f"names {name}, which no test checks"
