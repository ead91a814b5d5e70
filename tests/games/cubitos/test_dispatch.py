"""The choice among cards: generated from their functions, complete, and right for every card."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cubarium.engine.backends.binding import own_functions
from cubarium.games.cubitos.cards import dispatch, numbers
from cubarium.games.cubitos.data.schema import CARDS, CARDS_OF_COLOUR, COLOURS
from cubarium.games.cubitos.table.dispatch_source import DISPATCH, MODULES, TIMINGS, functions_of, source

ACTED_ON_ELSEWHERE = {numbers.RECKLESS_CHEESE, numbers.BOB, numbers.BROKEN_COW}
"""Cards whose whole effect is a question of its own, in questions.py and answers.py."""


def cards_with(timing: str) -> set[int]:
    return {getattr(numbers, constant) for constant in functions_of(timing)}


def of_colour(colour: str) -> set[int]:
    return {CARDS.index(card) for card in CARDS_OF_COLOUR[colour]}


def test_the_dispatch_is_the_one_that_the_cards_make() -> None:
    assert DISPATCH.read_text(encoding="utf-8") == source()


@pytest.mark.parametrize("timing", TIMINGS)
def test_every_card_reaches_its_function_and_no_other(timing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []

    def stand_in(name: str) -> Callable[..., bool]:
        def function(*_: object) -> bool:
            called.append(name)
            return True

        return function

    for function in functions_of(timing).values():
        monkeypatch.setattr(dispatch, function, stand_in(function))
    use, _, arguments = TIMINGS[timing]
    more = arguments.split(", ")[2:]
    for number, card in enumerate(CARDS):
        called.clear()
        getattr(dispatch, use)(None, 0, number, *more)
        own = f"{card.replace('-', '_')}_{timing}"
        assert called == ([own] if number in cards_with(timing) else [])


def test_every_card_acts_somewhere() -> None:
    acting = set().union(*(cards_with(timing) for timing in TIMINGS))
    assert acting | ACTED_ON_ELSEWHERE == set(range(len(CARDS)))
    assert not acting & ACTED_ON_ELSEWHERE


def test_every_function_of_a_timing_is_of_a_card_of_its_colour() -> None:
    for module, colour in zip(MODULES, COLOURS, strict=True):
        slugs = [card.replace("-", "_") for card in CARDS_OF_COLOUR[colour]]
        own = {f"{slug}_{timing}" for slug in slugs for timing in TIMINGS}
        timed = {name for name in own_functions(module) if name.endswith(tuple(f"_{t}" for t in TIMINGS))}
        assert timed <= own


def test_cards_have_the_functions_that_their_timing_wants() -> None:
    asked = {card for card, mode in numbers.RUN_OF_POWER.items() if mode == numbers.ASKED}
    assert cards_with("run") == set(numbers.RUN_OF_POWER)
    assert cards_with("immediate") == set(numbers.IMMEDIATE_POWERS)
    assert cards_with("asks") == asked | {numbers.CHEESE_BOY}
    assert cards_with("red") == of_colour("red")
    assert cards_with("push") | cards_with("bust") == of_colour("green")
    assert not cards_with("push") & cards_with("bust")
    assert cards_with("first") == cards_with("second") <= asked
    assert cards_with("leftover") <= set(numbers.RUN_OF_POWER)


def test_every_card_has_a_test_of_its_name() -> None:
    paths = sorted(Path(__file__).parent.glob("test_cards_*.py"))
    tests = "".join(path.read_text(encoding="utf-8") for path in paths)
    named = set(re.findall(r"^def test_(\w+)", tests, re.MULTILINE))
    slugs = [card.replace("-", "_") for card in CARDS]
    assert [slug for slug in slugs if not any(name.startswith(f"{slug}_") for name in named)] == []
