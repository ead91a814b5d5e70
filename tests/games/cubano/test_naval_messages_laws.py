"""The naval battle of messages: real positions keep the laws, and what is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.engine.rules.bits import lowest
from cubarium.games.cubano.naval_messages.rules.conservation import COLOUR_LAW, MESSAGE_LAW, TURN_LAW
from cubarium.games.cubano.naval_messages.state import ALL_OF_HALF, CHOOSING, FACES, HIDING, OVER, SEEKING
from tests.games import random_positions
from tests.games.random_positions import (
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    at,
    positions,
    put,
)

GAME = "cubano-naval-messages"
laws_after = partial(random_positions.laws_after, GAME)
HALVES = ("left", "right")
in_each_half = pytest.mark.parametrize("half", HALVES)


def some_positions() -> Iterator[Any]:
    yield from positions(GAME, 5)


def first_of(squares: int) -> int:
    """Return the set of the first of some squares."""
    return 1 << lowest(squares)


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME)


def test_the_positions_that_are_changed_are_of_all_phases() -> None:
    assert {s.phase for s in some_positions()} == {CHOOSING, HIDING, SEEKING, OVER}


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(MESSAGE_LAW, TURN_LAW, COLOUR_LAW)
    for s in some_positions():
        changes = put(ALL_OF_HALF, "left_hidden"), put(s.left_named ^ 1, "left_named")
        assert laws_after(s, *changes, put(-1, "colours", 0)) == MESSAGE_LAW | TURN_LAW | COLOUR_LAW


@pytest.mark.rule("cubano-5.2")
@in_each_half
def test_a_message_too_many_is_noticed(half: str) -> None:
    for s in some_positions():
        hidden, name = at(s, f"{half}_hidden"), f"{half}_hidden"
        while hidden.bit_count() <= s.messages:
            assert laws_after(s, put(hidden, name)) == (0 if _may_have(s, hidden) else MESSAGE_LAW)
            hidden |= first_of(ALL_OF_HALF & ~hidden)
        assert laws_after(s, put(hidden, name)) == MESSAGE_LAW


@pytest.mark.rule("cubano-5.2")
@in_each_half
def test_a_message_too_few_is_noticed_once_all_are_hidden(half: str) -> None:
    for s in some_positions():
        hidden = at(s, f"{half}_hidden")
        fewer = hidden & hidden - 1
        expected = 0 if s.phase <= HIDING else MESSAGE_LAW
        assert laws_after(s, put(fewer, f"{half}_hidden")) == expected
        assert laws_after(s, put(0, f"{half}_hidden")) == expected


def _may_have(s: Any, hidden: int) -> bool:
    return bool(s.phase <= HIDING or hidden.bit_count() == s.messages)


@pytest.mark.rule("cubano-5.5")
@in_each_half
def test_a_square_named_too_often_or_too_seldom_is_noticed(half: str) -> None:
    for s in some_positions():
        named = at(s, f"{half}_named")
        if named != ALL_OF_HALF:
            assert laws_after(s, add(first_of(ALL_OF_HALF & ~named), f"{half}_named")) == TURN_LAW
        if named != 0:
            assert laws_after(s, put(named & named - 1, f"{half}_named")) == TURN_LAW


@pytest.mark.rule("cubano-5.5")
def test_turns_alternate() -> None:
    for s in some_positions():
        assert laws_after(s, put(1 - s.turn, "turn")) == TURN_LAW
        if s.phase > HIDING:
            assert laws_after(s, put(OVER + SEEKING - s.phase, "phase")) == TURN_LAW
            if s.left_named.bit_count() != s.right_named.bit_count():
                assert laws_after(s, put(1 - s.starter, "starter"), put(1 - s.turn, "turn")) == TURN_LAW


@pytest.mark.rule("cubano-5.9")
@pytest.mark.parametrize("seat", range(len(HALVES)))
def test_a_colour_that_is_missing_none_or_that_of_the_other_is_noticed(seat: int) -> None:
    for s in some_positions():
        other = s.colours[1 - seat]
        for colour in range(-1, FACES + 2):
            none = colour == 0 and s.phase == CHOOSING
            right = none or (1 <= colour <= FACES and colour != other)
            assert laws_after(s, put(colour, "colours", seat)) == (0 if right else COLOUR_LAW)
