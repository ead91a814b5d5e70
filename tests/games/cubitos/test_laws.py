"""The laws of conservation: real positions keep them, and each die that is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.games.cubitos.data.schema import KINDS
from cubarium.games.cubitos.data.values import PAIR_KIND, PAIR_SYMBOL, SYMBOL_NAMES, SYMBOL_PAIR
from cubarium.games.cubitos.rules.conservation import (
    BELOW_ZERO,
    DICE_LOST,
    FRESH_TOO_MANY,
    LOANS_MISPLACED,
    PLACE_COUNT,
    USED_TOO_MANY,
)
from cubarium.games.cubitos.rules.loans import DISCARD_PLACE, DRAW_PLACE, ROLL_PLACE
from cubarium.games.cubitos.state import KIND_COUNT, MOST_LOANS, PAIR_TOTAL, SYMBOL_COUNT
from tests.games import random_positions
from tests.games.random_positions import (
    Change,
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    at,
    positions,
    put,
    with_seats,
)

GAME = "cubitos"
laws_after = partial(random_positions.laws_after, GAME)
EVERY = 9
ZONES = ("draw", "roll", "discard", "picked")
of_each_kind = pytest.mark.parametrize("kind", range(KIND_COUNT), ids=KINDS)
of_each_symbol = pytest.mark.parametrize("symbol", range(SYMBOL_COUNT), ids=SYMBOL_NAMES)


def some_positions() -> tuple[Any, ...]:
    """Return positions of tables with two, three and four players."""
    return positions(GAME, EVERY)[::95]


def seats() -> Iterator[tuple[Any, int]]:
    """Return some positions, each with every seat that plays."""
    return with_seats(some_positions())


def waiting(s: Any, seat: int, symbol: int, wanted: int) -> tuple[Change, Change]:
    """Return changes that let so many symbols of a kind wait, and count them."""
    more = wanted - s.seats[seat].fresh[symbol]
    return put(wanted, "seats", seat, "fresh", symbol), add(more, "seats", seat, "waiting")


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME, EVERY)


def test_the_positions_that_are_changed_are_of_all_tables() -> None:
    assert {s.players for s in some_positions()} == {2, 3, 4}
    assert len(some_positions()) > 5


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(DICE_LOST, BELOW_ZERO, USED_TOO_MANY, FRESH_TOO_MANY)
    for s, seat in seats():
        changes = [put(99, "seats", seat, "draw", 0), put(-1, "seats", seat, "coins")]
        changes += [put(99, "seats", seat, "used", 0), put(99, "seats", seat, "waiting")]
        expected = DICE_LOST | BELOW_ZERO | USED_TOO_MANY | FRESH_TOO_MANY
        assert laws_after(s, *changes) == expected


# Dice in their zones


@pytest.mark.rule("cubitos-1.1")
@of_each_kind
def test_a_die_that_was_lost_or_made_is_noticed(kind: int) -> None:
    for s, seat in seats():
        for place in (("supply", kind), *(("seats", seat, zone, kind) for zone in ZONES)):
            assert laws_after(s, add(1, *place)) == DICE_LOST
            assert at(s, *place) == 0 or laws_after(s, add(-1, *place)) == DICE_LOST


@pytest.mark.rule("cubitos-1.1")
@of_each_kind
def test_an_active_die_that_was_lost_or_made_is_noticed(kind: int) -> None:
    for s, seat in seats():
        p = s.seats[seat]
        for pair in range(PAIR_TOTAL):
            if PAIR_KIND[pair] == kind:
                symbol = PAIR_SYMBOL[pair]
                needed = max(p.used[pair], p.fresh[symbol] if symbol >= 0 else 0)
                assert laws_after(s, add(1, "seats", seat, "active", pair)) == DICE_LOST
                if p.active[pair] > needed:
                    assert laws_after(s, add(-1, "seats", seat, "active", pair)) == DICE_LOST


@pytest.mark.rule("cubitos-1.1")
@of_each_kind
def test_a_die_that_has_turned_into_another_kind_is_noticed(kind: int) -> None:
    other = (kind + 1) % KIND_COUNT
    for s in some_positions():
        if s.supply[kind] > 0:
            assert laws_after(s, add(-1, "supply", kind), add(1, "supply", other)) == DICE_LOST


# Below zero though nothing is lost


@pytest.mark.rule("cubitos-1.1")
@of_each_kind
def test_a_zone_and_the_supply_may_be_empty_but_not_have_fewer_dice(kind: int) -> None:
    for s, seat in seats():
        for zone in ZONES:
            supply, own = ("supply", kind), ("seats", seat, zone, kind)
            for one, other in ((supply, own), (own, supply)):
                held = at(s, *one)
                assert laws_after(s, put(0, *one), add(held, *other)) == 0
                assert laws_after(s, put(-1, *one), add(held + 1, *other)) == BELOW_ZERO


@of_each_kind
def test_active_dice_may_be_none_but_not_fewer(kind: int) -> None:
    for s, seat in seats():
        for pair in range(PAIR_TOTAL):
            if PAIR_KIND[pair] == kind:
                held, symbol = s.seats[seat].active[pair], PAIR_SYMBOL[pair]
                none = [put(0, "seats", seat, "active", pair), put(0, "seats", seat, "used", pair)]
                none += [add(held, "supply", kind), *(waiting(s, seat, symbol, 0) if symbol >= 0 else ())]
                assert laws_after(s, *none) == 0
                fewer = [*none, add(-1, "seats", seat, "active", pair), add(1, "supply", kind)]
                expected = BELOW_ZERO | USED_TOO_MANY | (FRESH_TOO_MANY if symbol >= 0 else 0)
                assert laws_after(s, *fewer) == expected


@of_each_kind
def test_dice_on_loan_lie_somewhere_and_no_line_is_left_out(kind: int) -> None:
    for s, seat in seats():
        for place, zone in ((DRAW_PLACE, "draw"), (ROLL_PLACE, "roll"), (DISCARD_PLACE, "discard")):
            for lent in range(MOST_LOANS + 1):
                noted = [put(place + kind, "seats", seat, "loan", i) for i in range(lent)]
                is_there = lent <= getattr(s.seats[seat], zone)[kind]
                assert laws_after(s, *noted) == (0 if is_there else LOANS_MISPLACED)
        for wrong in (-1, PLACE_COUNT):
            assert laws_after(s, put(wrong, "seats", seat, "loan", 0)) == LOANS_MISPLACED
        if s.seats[seat].draw[kind]:
            assert laws_after(s, put(DRAW_PLACE + kind, "seats", seat, "loan", 1)) == LOANS_MISPLACED


@pytest.mark.parametrize("name", ["coins", "credit", "feet", "water", "left", "repeats"])
def test_a_player_may_have_nothing_but_not_less(name: str) -> None:
    for s, seat in seats():
        assert laws_after(s, put(0, "seats", seat, name)) == 0
        assert laws_after(s, put(-1, "seats", seat, name)) == BELOW_ZERO


# Dice that were used, and Immediate symbols that wait


@pytest.mark.rule("cubitos-11.2")
def test_no_more_dice_can_have_been_used_than_are_active() -> None:
    for s, seat in seats():
        for pair in range(PAIR_TOTAL):
            used, active = ("seats", seat, "used", pair), s.seats[seat].active[pair]
            assert laws_after(s, put(active, *used)) == 0
            assert laws_after(s, put(active + 1, *used)) == USED_TOO_MANY
            assert laws_after(s, put(-1, *used)) == BELOW_ZERO


@pytest.mark.rule("cubitos-11.3")
@of_each_symbol
def test_no_more_symbols_can_wait_than_are_active(symbol: int) -> None:
    pair = SYMBOL_PAIR[symbol]
    for s, seat in seats():
        active = s.seats[seat].active[pair]
        for wanted, expected in ((active, 0), (active + 1, FRESH_TOO_MANY), (-1, FRESH_TOO_MANY)):
            assert laws_after(s, *waiting(s, seat, symbol, wanted)) == expected


@pytest.mark.rule("cubitos-11.3")
@of_each_symbol
def test_as_many_symbols_wait_as_are_counted(symbol: int) -> None:
    kind, pair = PAIR_KIND[SYMBOL_PAIR[symbol]], SYMBOL_PAIR[symbol]
    for s, seat in seats():
        two_more = add(2, "seats", seat, "active", pair), add(-2, "supply", kind)
        if s.supply[kind] >= 2:
            for counted, expected in ((0, FRESH_TOO_MANY), (1, 0), (2, FRESH_TOO_MANY)):
                changes = add(1, "seats", seat, "fresh", symbol), add(counted, "seats", seat, "waiting")
                assert laws_after(s, *two_more, *changes) == expected
