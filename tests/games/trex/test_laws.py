"""The laws of conservation: real positions keep them, and each thing that is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.engine.rules.bits import lowest
from cubarium.games.trex.data.values import ALL_CARDS
from cubarium.games.trex.rules.conservation import CARD_LAW, COLOUR_LAW, EGG_LAW
from cubarium.games.trex.state import CARDS, COLOUR_COUNT, NONE
from tests.games import random_positions
from tests.games.random_positions import (
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    at,
    positions,
    put,
    with_seats,
)

GAME = "trex"
laws_after = partial(random_positions.laws_after, GAME)
EVERY = 2
SETS = ("hands", "unseen", "removed_unseen", "removed")
PILES = ("pile", "played")
in_each_set = pytest.mark.parametrize("zone", SETS)
in_each_pile = pytest.mark.parametrize("zone", PILES)


def some_positions() -> tuple[Any, ...]:
    return positions(GAME, EVERY)[::7]


def seats() -> Iterator[tuple[Any, int]]:
    """Return some positions, each with every seat that plays."""
    return with_seats(some_positions())


def place_of(zone: str, seat: int) -> tuple[str | int, ...]:
    """Return where a set of cards of a seat is kept."""
    return ("seats", seat, zone) if zone == "removed" else (zone, seat)


def first_of(cards: int) -> int:
    """Return the set of the first of some cards."""
    return 1 << lowest(cards)


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME, EVERY)


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(CARD_LAW, EGG_LAW, COLOUR_LAW)
    for s, seat in seats():
        changes = put(ALL_CARDS, "unseen", seat), add(1, "stack_eggs", 0), put(s.low, "high")
        assert laws_after(s, *changes) == CARD_LAW | EGG_LAW | COLOUR_LAW


# Cards


@pytest.mark.rule("trex-1.1")
@in_each_set
def test_a_card_of_a_set_that_lies_nowhere_is_noticed(zone: str) -> None:
    found = 0
    for s, seat in seats():
        place = place_of(zone, seat)
        if cards := at(s, *place):
            found += 1
            assert laws_after(s, put(cards & ~first_of(cards), *place)) == CARD_LAW
    assert found > 20


@pytest.mark.rule("trex-1.1")
@in_each_set
def test_a_card_of_a_set_that_lies_elsewhere_too_is_noticed(zone: str) -> None:
    for s, seat in seats():
        place = place_of(zone, seat)
        cards = at(s, *place)
        assert laws_after(s, put(cards | first_of(ALL_CARDS & ~cards), *place)) == CARD_LAW


@pytest.mark.rule("trex-1.1")
@in_each_set
def test_a_card_of_a_set_in_place_of_another_is_noticed(zone: str) -> None:
    for s, seat in seats():
        place = place_of(zone, seat)
        if cards := at(s, *place):
            exchanged = first_of(cards) | first_of(ALL_CARDS & ~cards)
            assert laws_after(s, put(cards ^ exchanged, *place)) == CARD_LAW


@pytest.mark.rule("trex-1.1")
@in_each_pile
def test_a_card_of_a_pile_that_lies_nowhere_or_elsewhere_too_is_noticed(zone: str) -> None:
    found = 0
    for s, seat in seats():
        size = at(s, "seats", seat, f"{zone}_size")
        if size > 0:
            found += 1
            place = ("seats", seat, zone, size - 1)
            assert laws_after(s, add(-1, "seats", seat, f"{zone}_size")) == CARD_LAW
            assert laws_after(s, put((at(s, *place) + 1) % CARDS, *place)) == CARD_LAW
        if size < CARDS:
            twice = put(0, "seats", seat, zone, size), add(1, "seats", seat, f"{zone}_size")
            assert laws_after(s, *twice) == CARD_LAW
    assert found > 20


@pytest.mark.rule("trex-1.1")
@in_each_pile
def test_a_card_may_go_to_any_pile(zone: str) -> None:
    for s, seat in seats():
        size = at(s, "seats", seat, f"{zone}_size")
        if cards := s.unseen[seat]:
            put_there = put(lowest(cards), "seats", seat, zone, size), add(1, "seats", seat, f"{zone}_size")
            assert laws_after(s, *put_there) == CARD_LAW
            assert laws_after(s, *put_there, put(cards & ~first_of(cards), "unseen", seat)) == 0


@pytest.mark.rule("trex-7.4")
def test_a_card_known_to_be_in_hand_and_not_there_is_noticed() -> None:
    for s, seat in seats():
        hand = s.hands[seat]
        assert laws_after(s, put(hand, "seats", seat, "known_hand")) == 0
        wrong = put(first_of(ALL_CARDS & ~hand), "seats", seat, "known_hand")
        assert laws_after(s, wrong) == CARD_LAW


# Eggs


@pytest.mark.rule("trex-1.5")
@pytest.mark.parametrize("amount", [1, -1])
def test_an_egg_that_was_lost_or_made_is_noticed(amount: int) -> None:
    for s, seat in seats():
        for colour in range(COLOUR_COUNT):
            assert laws_after(s, add(amount, "stack_eggs", colour)) == EGG_LAW
            assert laws_after(s, add(amount, "seats", seat, "eggs", colour)) == EGG_LAW


@pytest.mark.rule("trex-1.5")
def test_an_open_egg_that_was_lost_made_or_painted_is_noticed() -> None:
    for s in some_positions():
        for side in (0, 1):
            for colour in range(NONE, COLOUR_COUNT):
                expected = 0 if colour == s.shown_eggs[side] else EGG_LAW
                assert laws_after(s, put(colour, "shown_eggs", side)) == expected


@pytest.mark.rule("trex-1.5")
def test_stacks_and_players_may_have_no_egg_of_a_colour_but_not_fewer() -> None:
    for s, seat in seats():
        for colour in range(COLOUR_COUNT):
            stack, won = ("stack_eggs", colour), ("seats", seat, "eggs", colour)
            left = at(s, *stack)
            assert laws_after(s, put(0, *stack), add(left, *won)) == 0
            assert laws_after(s, put(-1, *stack), add(left + 1, *won)) == EGG_LAW
            own = at(s, *won)
            assert laws_after(s, put(0, *won), add(own, *stack)) == 0
            assert laws_after(s, put(-1, *won), add(own + 1, *stack)) == EGG_LAW


# Colours


@pytest.mark.rule("trex-1.6")
def test_the_colour_cards_are_two_of_the_five() -> None:
    s = some_positions()[0]
    for high in range(NONE, COLOUR_COUNT + 1):
        for low in range(NONE, COLOUR_COUNT + 1):
            right = {high, low} <= set(range(COLOUR_COUNT)) and high != low
            assert laws_after(s, put(high, "high"), put(low, "low")) == (0 if right else COLOUR_LAW)
