"""What simple sense does in the naval battle of dice."""

from __future__ import annotations

import pytest

from cubarium.engine.chance import seeded
from tests.games.cubano.naval_dice_table import SPEC, Table, new_game, table


def chosen(t: Table) -> str:
    """Return what the greedy bot does now."""
    legal = t.match.legal(t.asked)
    return SPEC.actions.to_text(t.match.rules.greedy(t.match.view(t.asked), legal, len(legal), seeded(0)))


def test_it_fires_at_a_ship_and_corrects_what_would_miss() -> None:
    assert chosen(table().throw(4, 6)) == "fire d6"
    assert chosen(table().throw(4, 5)) == "correct d5"


@pytest.mark.parametrize(("mines", "move"), [(0, "fire b5"), (1, "correct b5")])
def test_it_keeps_away_from_a_mine(mines: int, move: str) -> None:
    assert chosen(table(mines=mines, lost=("", "b2")).throw(2, 5)) == move


@pytest.mark.parametrize(
    ("addition_only", "move"), [(0, "correct d6"), (1, "fire d6"), (2, "fire d6"), (3, "correct d6")]
)
def test_it_counts_what_subtracting_can_reach(addition_only: int, move: str) -> None:
    assert chosen(table(addition_only=addition_only, lost=("", "d6")).throw(4, 6)) == move


@pytest.mark.parametrize(("lost", "move"), [("d6", "minus"), ("d4", "plus")])
def test_it_corrects_towards_a_ship(lost: str, move: str) -> None:
    assert chosen(table(lost=("", lost)).throw(4, 5).act("correct d5", dice=[1])) == move


@pytest.mark.parametrize(("escort", "move"), [("c5 d5", "reroll 6"), ("c6 d6", "reroll 5")])
def test_it_keeps_the_digit_that_ships_have(escort: str, move: str) -> None:
    t = table(ships=("b2 c3 d4", escort, "a8"), lost=("", "b2 c3 d4 a8")).throw(5, 6)
    assert chosen(t) == move


def test_it_gives_a_mine_the_cube_that_is_easiest_to_hit() -> None:
    assert chosen(table(mines=1).throw(2, 5).act("fire b5")) == "lose d6"


@pytest.mark.parametrize(("addition_only", "place"), [(0, "b8"), (1, "a1"), (2, "b8"), (3, "a1")])
def test_it_hides_where_the_shots_of_its_opponent_seldom_fall(addition_only: int, place: str) -> None:
    t = new_game(addition_only=addition_only).act("remove a5", "remove b5")
    assert chosen(t) == f"place {place}"


def test_holes_go_where_shots_fall_and_ships_where_they_do_not() -> None:
    t = new_game()
    assert chosen(t) == "remove b1"
    assert chosen(t.act("remove b1", "remove c1")) == "place b8"
