"""The naval battle of dice: real positions keep the laws, and what is lost, made or misplaced is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.engine.rules.bits import lowest
from cubarium.games.cubano.naval_dice.rules.conservation import COLOUR_LAW, DICE_LAW, FLEET_LAW, HOLE_LAW
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    CHOOSING,
    DICE,
    FACES,
    HALF,
    REROLLING,
    SHIFTING,
    SHIP_COUNT,
    THROWING,
)
from tests.games import random_positions
from tests.games.random_positions import (
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    positions,
    put,
    with_seats,
)

GAME = "cubano-naval-dice"
laws_after = partial(random_positions.laws_after, GAME)
ALL_OF_HALF = (1 << HALF) - 1
THROWN = (AIMING, REROLLING)


def some_positions(thrown: bool | None = None) -> list[Any]:
    """Return the beginnings of games and some later positions: of all, or only before or after a throw."""
    found = [s for s in positions(GAME, 1) if s.phase < THROWING]
    found += [s for s in positions(GAME, 29) if s.phase >= THROWING]
    return [s for s in found if thrown is None or (s.phase >= THROWING) == thrown]


def seats(thrown: bool | None = None) -> Iterator[tuple[Any, int]]:
    """Return such positions with both seats."""
    return with_seats(some_positions(thrown))


def first_of(squares: int) -> int:
    """Return the set of the first of some squares."""
    return 1 << lowest(squares)


def taken(s: Any, seat: int) -> int:
    """Return the squares of a half with a hole or a ship."""
    return int(s.seats[seat].holes | fleet(s, seat))


def fleet(s: Any, seat: int) -> int:
    squares = 0
    for ship in s.seats[seat].ships:
        squares |= ship
    return squares


def free_square(s: Any, seat: int) -> int:
    return first_of(ALL_OF_HALF & ~taken(s, seat))


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME)


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(HOLE_LAW, FLEET_LAW, DICE_LAW, COLOUR_LAW)
    for s, seat in seats():
        changes = [put(ALL_OF_HALF, "seats", seat, name) for name in ("holes", "lost")]
        changes += [put(-1, "dice", 0), put(-1, "seats", seat, "colour")]
        assert laws_after(s, *changes) == HOLE_LAW | FLEET_LAW | DICE_LAW | COLOUR_LAW


# Holes


@pytest.mark.rule("cubano-6.2")
def test_a_hole_too_many_is_noticed() -> None:
    for s, seat in seats():
        holes = s.seats[seat].holes
        for _ in range(DICE + 1 - holes.bit_count()):
            holes |= first_of(ALL_OF_HALF & ~fleet(s, seat) & ~holes)
        assert laws_after(s, put(holes, "seats", seat, "holes")) == HOLE_LAW
        assert laws_after(s, put(holes & holes - 1, "seats", seat, "holes")) == 0


@pytest.mark.rule("cubano-6.2")
def test_a_hole_too_few_is_noticed_once_dice_are_thrown() -> None:
    for s, seat in seats():
        fewer = s.seats[seat].holes & s.seats[seat].holes - 1
        expected = HOLE_LAW if s.phase >= THROWING else 0
        assert laws_after(s, put(fewer, "seats", seat, "holes")) == expected


@pytest.mark.rule("cubano-6.5")
def test_a_hole_under_a_ship_is_noticed() -> None:
    for s, seat in seats(thrown=True):
        for ship in range(SHIP_COUNT):
            holes = s.seats[seat].holes & s.seats[seat].holes - 1 | first_of(s.seats[seat].ships[ship])
            assert laws_after(s, put(holes, "seats", seat, "holes")) == FLEET_LAW


# Ships


@pytest.mark.rule("cubano-6.5")
@pytest.mark.parametrize("ship", range(SHIP_COUNT))
def test_a_ship_that_is_too_long_or_too_short_is_noticed(ship: int) -> None:
    for s, seat in seats():
        if squares := s.seats[seat].ships[ship]:
            place = "seats", seat, "ships", ship
            assert laws_after(s, add(free_square(s, seat), *place)) == FLEET_LAW
            shorter = squares & squares - 1
            lost = put(0, "seats", seat, "lost")
            expected = FLEET_LAW if shorter or s.phase >= THROWING else 0
            assert laws_after(s, put(shorter, *place), lost) == expected


@pytest.mark.rule("cubano-6.5")
@pytest.mark.parametrize("ship", range(SHIP_COUNT))
def test_a_ship_that_is_missing_is_noticed_once_dice_are_thrown(ship: int) -> None:
    for s, seat in seats():
        nothing = put(0, "seats", seat, "ships", ship), put(0, "seats", seat, "lost")
        assert laws_after(s, *nothing) == (FLEET_LAW if s.phase >= THROWING else 0)


@pytest.mark.rule("cubano-6.5")
def test_a_ship_on_another_is_noticed() -> None:
    for s, seat in seats():
        for ship in range(SHIP_COUNT):
            squares = s.seats[seat].ships[ship]
            if other := fleet(s, seat) & ~squares:
                moved = squares & squares - 1 | first_of(other)
                change = put(moved, "seats", seat, "ships", ship), put(0, "seats", seat, "lost")
                assert not squares or laws_after(s, *change) == FLEET_LAW


@pytest.mark.rule("cubano-6.11")
def test_a_cube_lost_elsewhere_is_noticed() -> None:
    for s, seat in seats():
        assert laws_after(s, put(fleet(s, seat), "seats", seat, "lost")) == 0
        assert laws_after(s, add(free_square(s, seat), "seats", seat, "lost")) == FLEET_LAW


# Dice


@pytest.mark.rule("cubano-6.7")
@pytest.mark.parametrize("die", range(DICE))
def test_dice_show_something_just_while_it_matters(die: int) -> None:
    phases = set()
    for s in some_positions():
        phases.add(s.phase)
        thrown = s.phase in THROWN
        for shown in range(-1, FACES + 2):
            right = 1 <= shown <= FACES if thrown else shown == 0
            assert laws_after(s, put(shown, "dice", die)) == (0 if right else DICE_LAW)
    assert phases >= {THROWING, AIMING, SHIFTING}


@pytest.mark.rule("cubano-6.9")
def test_a_correction_is_there_just_while_it_is_made() -> None:
    for s in some_positions():
        for shift in range(-1, FACES + 2):
            right = 1 <= shift <= FACES if s.phase == SHIFTING else shift == 0
            assert laws_after(s, put(shift, "shift")) == (0 if right else DICE_LAW)


@pytest.mark.rule("cubano-6.7")
def test_what_dice_show_in_a_phase_does_not_fit_another() -> None:
    for s in some_positions(thrown=True):
        for phase in (THROWING, AIMING, REROLLING, SHIFTING):
            alike = (s.phase in THROWN, s.phase == SHIFTING) == (phase in THROWN, phase == SHIFTING)
            assert laws_after(s, put(phase, "phase")) == (0 if alike else DICE_LAW)


# Colours


@pytest.mark.rule("cubano-6.15")
def test_a_colour_that_is_missing_none_or_that_of_the_other_is_noticed() -> None:
    for s, seat in seats():
        other = s.seats[1 - seat].colour
        for colour in range(-1, FACES + 2):
            none = colour == 0 and s.phase == CHOOSING
            right = none or (1 <= colour <= FACES and colour != other)
            assert laws_after(s, put(colour, "seats", seat, "colour")) == (0 if right else COLOUR_LAW)
