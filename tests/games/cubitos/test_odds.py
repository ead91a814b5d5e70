"""The odds of throws against every outcome there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from cubarium.games.cubitos.data.schema import DICE, KINDS
from cubarium.games.cubitos.data.values import PAIR_NAMES
from cubarium.games.cubitos.events import BUSTS, SHOWS
from cubarium.games.cubitos.state import FIRST_DIE, WHITE
from cubarium.games.cubitos.table.odds import (
    dice_to_throw,
    face_chances,
    hit_chance,
    hit_distribution,
    push_odds,
)
from tests.games.cubitos.table import TABLES, Table, table

THREE_ACTIVE = "2 light-gray-coin dark-gray-foot"


def every_push(t: Table, dice: int) -> tuple[list[Fraction], Fraction]:
    """Push with every outcome of so many dice; return the chances of 0, 1, 2 … hits, and of a bust."""
    hits, busts = [0] * (dice + 1), 0
    for outcomes in product(range(6), repeat=dice):
        move = t.match.act(0, "push", outcomes)
        hits[sum(note.b for note in move.notes if note.kind == SHOWS)] += 1
        kinds = {note.kind for note in move.notes}
        busts += BUSTS in kinds
        t.match.undo()
    return [Fraction(count, 6**dice) for count in hits], Fraction(busts, 6**dice)


@pytest.mark.rule("cubitos-1.1")
def test_the_chances_of_a_die_are_its_faces() -> None:
    chances = {PAIR_NAMES[pair]: chance for pair, chance in face_chances(WHITE, TABLES).items()}
    assert chances == {"white-ability": Fraction(1, 6), "white-foot": Fraction(1, 3)}
    assert [int(6 * hit_chance(kind, TABLES)) for kind in range(len(DICE))] == [
        1,
        2,
        2,
        2,
        2,
        3,
        3,
        1,
        2,
        3,
        3,
    ]


@pytest.mark.rule("cubitos-3.10")
@pytest.mark.parametrize("roll", ["light-gray dark-gray white", "2 green purple", "blue"])
def test_a_push_has_the_hits_and_busts_of_all_its_outcomes(roll: str) -> None:
    t = table("keep-on-rollin", active=THREE_ACTIVE, roll=roll)
    odds = push_odds(t.state, 0, TABLES)
    hits, bust = every_push(t, len(dice_to_throw(t.state, 0)))
    assert (list(odds.hits), odds.bust, odds.guarded) == (hits, bust, bust)
    assert odds.expected == sum(count * chance for count, chance in enumerate(hits))


@pytest.mark.rule("cubitos-3.8")
def test_a_push_with_two_active_dice_is_without_risk_unless_one_was_risky_before() -> None:
    assert push_odds(table(active="2 light-gray-coin", roll="white").state, 0, TABLES).bust == 0
    before = table(active="2 light-gray-coin", roll="white", more={"risk": 1})
    assert push_odds(before.state, 0, TABLES).bust == Fraction(1, 2)


@pytest.mark.rule("cubitos-1.10")
def test_the_first_player_die_is_thrown_along() -> None:
    t = table(active=THREE_ACTIVE, roll="light-gray", first_place="roll")
    assert dice_to_throw(t.state, 0) == [KINDS.index("light-gray"), FIRST_DIE]
    assert push_odds(t.state, 0, TABLES).bust == Fraction(5, 6) * Fraction(1, 2)


@pytest.mark.rule("cubitos-12.23")
def test_pina_cubelada_makes_a_push_safe_once_it_is_used() -> None:
    t = table("pina-cubelada", active="2 light-gray-coin green-ability", roll="white")
    odds = push_odds(t.state, 0, TABLES)
    assert (odds.bust, odds.guarded) == (Fraction(1, 2), Fraction(0))
    t.act("push")
    assert push_odds(t.state, 0, TABLES).bust == Fraction(1, 2)
    assert t.legal() == ["use green-ability", "done"]
    t.me.protected, t.me.used[PAIR_NAMES.index("green-ability")] = 1, 1
    assert push_odds(t.state, 0, TABLES).bust == 0


@pytest.mark.rule("cubitos-12.24")
@pytest.mark.parametrize(
    ("card", "active", "saved"),
    [
        ("keep-on-rollin", "2 light-gray-coin green-power", True),
        ("keep-on-rollin", "2 light-gray-coin green-foot", False),
        ("punk-fruit", "2 light-gray-coin green-ability", False),
        ("rock-on", "2 light-gray-coin green-ability", False),
    ],
)
def test_only_a_symbol_of_a_card_that_prevents_busts_prevents_them(
    card: str, active: str, saved: bool
) -> None:
    odds = push_odds(table(card, active=active, roll="white").state, 0, TABLES)
    assert odds.guarded == (0 if saved else odds.bust) and odds.bust == Fraction(1, 2)


@pytest.mark.rule("cubitos-12.27")
def test_rolling_stoned_saves_if_one_of_all_gray_dice_hits() -> None:
    t = table("rolling-stoned", active="light-gray-coin 2 green-ability", roll="white", discard="dark-gray")
    gray_misses = Fraction(5, 6) * Fraction(4, 6)
    assert push_odds(t.state, 0, TABLES).guarded == Fraction(1, 2) * gray_misses**2


def test_a_distribution_adds_up_to_one() -> None:
    chances = hit_distribution(range(len(DICE)), TABLES)
    assert len(chances) == len(DICE) + 1
    assert sum(chances) == 1
