"""All cards, as their files declare them.

Tables of values are laid out by the numbers of the cards, and cards read these tables: so the declaration is
read from the text of the file, before the file can be imported. It must be plain: numbers, texts, tuples and
the names of `card.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_args

from cubarium.games.cubitos.data import card as names
from cubarium.games.cubitos.data.card import (
    ACTS,
    CREDITS_OF_COLOUR,
    NO_RUN,
    OF_COLOUR,
    PROTECTS,
    Amount,
    Card,
    Offer,
    Question,
)

FOLDER = Path(__file__).parents[1] / "cards"
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown", "white")
TIMINGS = (
    "immediate",
    "push",
    "together",
    "after_push",
    "bust",
    "red",
    "run",
    "asks",
    "first",
    "second",
    "leftover",
    "fans",
    "offered_fans",
    "estimate",
    "offer",
)
"""The moments at which a card may have a function, called `<card>_<timing>`; see cards/dispatch.py."""
ALLOWED = {"asks": get_args(Question), "amounts": get_args(Amount), "offers": get_args(Offer)}
RULE = re.compile(r"cubitos-\d+\.\d+")


class DeclarationError(TypeError):
    """Report a card whose file does not say what it must, with the name of the file."""


@dataclass(frozen=True)
class Declared:
    """A card with what its file says."""

    slug: str
    colour: str
    card: Card
    timings: frozenset[str]
    """The timings it has a function for."""

    @property
    def module(self) -> str:
        """Return the name of its module."""
        return f"cubarium.games.cubitos.cards.{self.colour}.{self.stem}"

    @property
    def stem(self) -> str:
        """Return what its functions begin with."""
        return self.slug.replace("-", "_")

    def power_run(self) -> int:
        """Return when the Run part of the power face is collected."""
        return self.card.run if self.card.power_run is None else self.card.power_run


def read_deck(folder: Path) -> tuple[Declared, ...]:
    """Read the cards of a folder in the order of their numbers.

    Raises:
        DeclarationError: if a declaration is wrong, or a number is missing or there twice.
    """
    cards = [_read(path) for colour in COLOURS for path in sorted((folder / colour).glob("[!_]*.py"))]
    cards.sort(key=lambda declared: declared.card.number)
    for number, declared in enumerate(cards):
        if declared.card.number != number:
            wrong = "is there twice" if declared.card.number < number else f"leaves out {number}"
            raise DeclarationError(f"{declared.slug}: number {declared.card.number} {wrong}")
    return tuple(cards)


def _read(path: Path) -> Declared:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        declared = Declared(
            slug=path.stem.replace("_", "-"),
            colour=path.parent.name,
            card=Card(**_arguments(tree)),
            timings=frozenset(_timings(tree, path.stem)),
        )
        problem = next(_problems(declared), "")
    except (SyntaxError, TypeError, ValueError) as error:
        raise DeclarationError(f"{path}: {error}") from error
    if problem:
        raise DeclarationError(f"{path}: {problem}")
    return declared


def _arguments(tree: ast.Module) -> dict[str, Any]:
    """Return what `CARD = Card(...)` is made with; a number may have been given a name before."""
    known: dict[str, Any] = dict(vars(names))
    for line in tree.body:
        match line:
            case ast.Assign([ast.Name("CARD")], ast.Call(ast.Name("Card"), arguments, keywords)):
                given = zip(fields(Card), arguments, strict=False)
                return {
                    **{field.name: _plain(value, known) for field, value in given},
                    **{str(keyword.arg): _plain(keyword.value, known) for keyword in keywords},
                }
            case ast.Assign([ast.Name(name)], value):
                with suppress(ValueError):
                    known[name] = _plain(value, known)
    raise ValueError("there is no CARD = Card(...)")


def _plain(node: ast.expr, known: Mapping[str, Any]) -> Any:
    """Return the value of a literal, of a name that is known, or of a tuple of them."""
    match node:
        case ast.Name(name) if isinstance(known.get(name), int):
            return known[name]
        case ast.Name(name):
            raise ValueError(f"{name} is not known in a declaration")
        case ast.Tuple(parts):
            return tuple(_plain(part, known) for part in parts)
    return ast.literal_eval(node)


def _timings(tree: ast.Module, stem: str) -> Iterator[str]:
    for line in tree.body:
        if isinstance(line, ast.FunctionDef) and line.name.startswith(f"{stem}_"):
            timing = line.name.removeprefix(f"{stem}_")
            if timing not in TIMINGS:
                raise ValueError(f"{line.name}: there is no timing {timing}; they are {', '.join(TIMINGS)}")
            yield timing


def _problems(declared: Declared) -> Iterator[str]:
    """Say what does not fit together."""
    card, timings = declared.card, declared.timings
    if not isinstance(card.number, int) or card.number < 0:
        yield "its number must be a whole number from 0 on"
    if not RULE.fullmatch(str(card.rule)):
        yield f'its rule must be like "cubitos-12.36", not {card.rule!r}'
    for name, allowed in ALLOWED.items():
        if strange := [value for value in getattr(card, name) if value not in allowed]:
            yield f"{name} has {strange[0]!r}, which is none of {', '.join(allowed)}"
    for fact, colours in OF_COLOUR.items():
        if getattr(card, fact) != Card.__dataclass_fields__[fact].default and declared.colour not in colours:
            yield f"{fact} is for {', '.join(colours)} cards"
    if declared.colour != CREDITS_OF_COLOUR.get(card.credits, declared.colour):
        yield f"these credits are for {CREDITS_OF_COLOUR[card.credits]} cards"
    modes = {card.run, declared.power_run()}
    for timing, wanted, why in (
        ("red", declared.colour == "red", "a red card"),
        ("first", bool(card.offers), "offers"),
        ("second", bool(card.offers), "offers"),
        ("offer", bool(card.offers), "offers"),
    ):
        if wanted != (timing in timings):
            yield f"{declared.stem}_{timing} and {why} belong together: one of them is missing"
    for timing, wanted, why in (
        ("run", modes != {NO_RUN}, "run"),
        ("push", card.before_throw != 0, "before_throw"),
        ("immediate", card.immediate != 0, "immediate"),
        ("after_push", card.after_push == ACTS, "after_push=ACTS"),
    ):
        if timing in timings and not wanted:
            yield f"{declared.stem}_{timing} is never called without {why}"
    if card.before_throw == PROTECTS and "push" not in timings:
        yield f"before_throw=PROTECTS wants a function {declared.stem}_push"


DECK: Sequence[Declared] = read_deck(FOLDER)


def cards_with(fact: str, *values: Any) -> tuple[int, ...]:
    """Return the cards that have a fact, or that have it with one of some values."""
    having = [declared.card for declared in DECK if getattr(declared.card, fact)]
    return tuple(card.number for card in having if not values or getattr(card, fact) in values)


def cards_asking(question: Question) -> tuple[int, ...]:
    """Return the cards that put a question."""
    return tuple(declared.card.number for declared in DECK if question in declared.card.asks)


def card_telling(event: str) -> Card:
    """Return the card by which an event happens, the first if there are several."""
    return next(declared.card for declared in DECK if event in declared.card.tells)


def rule_with(fact: str) -> str:
    """Return the rule of the first card that has a fact."""
    return DECK[cards_with(fact)[0]].card.rule
