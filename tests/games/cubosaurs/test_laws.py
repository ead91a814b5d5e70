"""The laws of conservation: real positions keep them, and each thing that is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.engine.record import copy_of
from cubarium.engine.rules.bits import lowest
from cubarium.games.cubosaurs.data.values import ALL_CARDS, TILE_INTERACTION
from cubarium.games.cubosaurs.rules.conservation import CARD_LAW, TILE_LAW, TOKEN_LAW, laws_broken
from cubarium.games.cubosaurs.state import CARDS, TILES
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

GAME = "cubosaurs"
laws_after = partial(random_positions.laws_after, GAME)
EVERY = 5
ALL_TILES = (1 << TILES) - 1
Place = tuple[str | int, ...]


def any_positions() -> tuple[Any, ...]:
    return positions(GAME, EVERY)[::11]


def some_positions(advanced: int = 1) -> list[Any]:
    return [s for s in any_positions() if s.advanced == advanced]


def seats(advanced: int = 1) -> Iterator[tuple[Any, int]]:
    """Return some positions, each with every seat that plays."""
    return with_seats(some_positions(advanced))


def card_sets() -> Iterator[tuple[Any, Place]]:
    """Yield some positions, each with every place of a set of cards."""
    for s in any_positions():
        yield s, ("hand",)
        yield s, ("destroyed",)
        for seat in range(s.players):
            yield s, ("seats", seat, "collection")


def tile_sets() -> Iterator[tuple[Any, Place]]:
    """Yield some positions with tiles, each with every place of a set of them."""
    for s in some_positions():
        yield s, ("market",)
        for seat in range(s.players):
            yield s, ("seats", seat, "tiles", s.round_index)


def first_of(things: int) -> int:
    """Return the set of the first of some things."""
    return 1 << lowest(things)


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME, EVERY)


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(CARD_LAW, TOKEN_LAW, TILE_LAW)
    for s in any_positions():
        changes = put(ALL_CARDS, "hand"), add(1, "supply"), put(s.market ^ 1, "market")
        assert laws_after(s, *changes) == CARD_LAW | TOKEN_LAW | TILE_LAW


# Cards


@pytest.mark.rule("cubosaurs-1.1")
def test_a_card_that_lies_nowhere_is_noticed() -> None:
    seen = set()
    for s, place in card_sets():
        if cards := at(s, *place):
            seen.add(place)
            assert laws_after(s, put(cards & ~first_of(cards), *place)) == CARD_LAW
    assert seen == {("hand",), ("destroyed",), *(("seats", seat, "collection") for seat in range(5))}


@pytest.mark.rule("cubosaurs-1.1")
def test_a_card_in_two_places_is_noticed() -> None:
    for s, place in card_sets():
        cards = at(s, *place)
        assert laws_after(s, put(cards | first_of(ALL_CARDS & ~cards), *place)) == CARD_LAW


@pytest.mark.rule("cubosaurs-1.1")
def test_a_card_in_place_of_another_is_noticed() -> None:
    for s, place in card_sets():
        if cards := at(s, *place):
            exchanged = first_of(cards) | first_of(ALL_CARDS & ~cards)
            assert laws_after(s, put(cards ^ exchanged, *place)) == CARD_LAW


@pytest.mark.rule("cubosaurs-1.1")
def test_a_deck_that_has_lost_doubled_or_exchanged_a_card_is_noticed() -> None:
    for s in any_positions():
        assert laws_after(s, add(1, "deck_next")) == CARD_LAW
        assert s.deck_next == 0 or laws_after(s, add(-1, "deck_next")) == CARD_LAW
        for place in (s.deck_next, CARDS - 1):
            assert laws_after(s, put((s.deck[place] + 1) % CARDS, "deck", place)) == CARD_LAW


@pytest.mark.rule("cubosaurs-1.1")
def test_a_card_may_lie_anywhere() -> None:
    for s, place in card_sets():
        for other in (("hand",), ("destroyed",), ("seats", 0, "collection")):
            if at(s, *place) and other != place:
                card = first_of(at(s, *place))
                assert laws_after(s, add(-card, *place), add(card, *other)) == 0


# Tokens


@pytest.mark.rule("cubosaurs-5.1")
@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("amount", [1, -1])
def test_a_token_that_was_lost_or_made_is_noticed(amount: int, advanced: int) -> None:
    for s, seat in seats(advanced):
        assert laws_after(s, add(amount, "supply")) == TOKEN_LAW
        assert laws_after(s, add(amount, "seats", seat, "tokens")) == TOKEN_LAW


@pytest.mark.rule("cubosaurs-5.1")
@pytest.mark.parametrize("advanced", [0, 1])
def test_supply_and_players_may_have_no_token_but_not_fewer(advanced: int) -> None:
    for s, seat in seats(advanced):
        for one, other in ((("supply",), _tokens(seat)), (_tokens(seat), ("supply",))):
            held = at(s, *one)
            assert laws_after(s, put(0, *one), add(held, *other)) == 0
            assert laws_after(s, put(-1, *one), add(held + 1, *other)) == TOKEN_LAW


@pytest.mark.rule("cubosaurs-5.6")
def test_tokens_owed_are_no_tokens_and_never_fewer_than_none() -> None:
    for s, seat in seats():
        assert laws_after(s, put(3, "seats", seat, "owed")) == 0
        changed = copy_of(s)
        changed.seats[seat].owed = -1
        assert laws_broken(changed) == TOKEN_LAW


def _tokens(seat: int) -> Place:
    return ("seats", seat, "tokens")


# Tiles


@pytest.mark.rule("cubosaurs-5.1")
def test_a_tile_that_lies_nowhere_is_noticed() -> None:
    owners = set()
    for s, place in tile_sets():
        if tiles := at(s, *place):
            owners.add(place[:2])
            assert laws_after(s, put(tiles & ~first_of(tiles), *place)) == TILE_LAW
    assert owners == {("market",), *(("seats", seat) for seat in range(5))}


@pytest.mark.rule("cubosaurs-5.1")
def test_a_tile_in_two_places_is_noticed() -> None:
    for s, place in tile_sets():
        in_game = ALL_TILES if s.direct_interaction != 0 else ALL_TILES & ~TILE_INTERACTION
        if elsewhere := in_game & ~at(s, *place):
            assert laws_after(s, add(first_of(elsewhere), *place)) == TILE_LAW


@pytest.mark.rule("cubosaurs-5.1")
def test_a_tile_in_place_of_another_is_noticed() -> None:
    for s, place in tile_sets():
        if tiles := at(s, *place):
            exchanged = first_of(tiles) | first_of(ALL_TILES & ~tiles)
            assert laws_after(s, put(tiles ^ exchanged, *place)) == TILE_LAW


@pytest.mark.rule("cubosaurs-5.1")
def test_a_stack_that_has_lost_doubled_or_exchanged_a_tile_is_noticed() -> None:
    stacks = [s for s in some_positions() if s.tile_stack_size > 0]
    assert len(stacks) > 20
    for s in stacks:
        size = s.tile_stack_size
        assert laws_after(s, add(-1, "tile_stack_size"), put(-1, "tile_stack", size - 1)) == TILE_LAW
        twice = put(s.tile_stack[0], "tile_stack", size), add(1, "tile_stack_size")
        assert laws_after(s, *twice) == TILE_LAW
        for place in (0, size - 1):
            assert laws_after(s, put((s.tile_stack[place] + 1) % TILES, "tile_stack", place)) == TILE_LAW


@pytest.mark.rule("cubosaurs-5.2")
def test_tiles_that_are_not_in_the_game_are_noticed() -> None:
    peaceful = [s for s in some_positions() if s.direct_interaction == 0]
    for s in [*peaceful, *some_positions(advanced=0)]:
        assert laws_after(s, add(first_of(TILE_INTERACTION), "market")) == TILE_LAW
    for s in peaceful:
        assert laws_after(s, put(1, "direct_interaction")) == TILE_LAW
    for s in some_positions():
        assert laws_after(s, put(0, "advanced")) == TILE_LAW | TOKEN_LAW


@pytest.mark.rule("cubosaurs-5.1")
def test_tiles_of_other_rounds_are_in_the_market_again() -> None:
    for s, seat in seats():
        others = [put(ALL_TILES, "seats", seat, "tiles", r) for r in range(s.rounds) if r != s.round_index]
        assert laws_after(s, *others) == 0
