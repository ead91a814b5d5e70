"""Exact chances of throws, from what lies open on the table (chapter 3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cubarium.games.cubitos.data.card import BY_GRAY_HIT, SURELY
from cubarium.games.cubitos.data.deck import DECK
from cubarium.games.cubitos.rules.zones import card_of, dice_in_active, has_first_die, unused
from cubarium.games.cubitos.state import (
    COLOURS_FROM,
    FIRST_BLANK,
    FIRST_DIE,
    GREEN,
    IN_ROLL,
    KIND_COUNT,
    PUSH_WINDOW,
    State,
)


@dataclass(frozen=True)
class PushOdds:
    """What a Push may bring."""

    hits: tuple[Fraction, ...]
    """By number of hits, how likely it is."""
    bust: Fraction
    """How likely a bust is if no green symbol is used against it."""
    guarded: Fraction
    """How likely it is if every green symbol that helps is used."""

    @property
    def expected(self) -> Fraction:
        """Return the hits that come on average."""
        return sum((count * chance for count, chance in enumerate(self.hits)), Fraction(0))


def face_chances(kind: int, tables: Mapping[str, Any]) -> dict[int, Fraction]:
    """Return how likely each hit of a die is, by its pair; by its face for the first-player die."""
    faces = tables["FIRST_FACE"] if kind == FIRST_DIE else tables["FACE_PAIR"][kind]
    blank = FIRST_BLANK if kind == FIRST_DIE else tables["BLANK_PAIR"][kind]
    return {face: Fraction(faces.count(face), len(faces)) for face in sorted(set(faces)) if face != blank}


def hit_chance(kind: int, tables: Mapping[str, Any]) -> Fraction:
    """Return how likely a die of a kind is to be a hit."""
    return sum(face_chances(kind, tables).values(), Fraction(0))


def hit_distribution(dice: Iterable[int], tables: Mapping[str, Any]) -> tuple[Fraction, ...]:
    """Return by number of hits how likely it is when dice of these kinds are thrown."""
    chances = [Fraction(1)]
    for kind in dice:
        hit = hit_chance(kind, tables)
        chances = [
            more * hit + same * (1 - hit)
            for more, same in zip([Fraction(0), *chances], [*chances, Fraction(0)], strict=True)
        ]
    return tuple(chances)


def dice_to_throw(s: State, seat: int) -> list[int]:
    """Return the kinds of the dice in Roll, one by one, the first-player die included."""
    roll = s.seats[seat].roll
    dice = [kind for kind in range(KIND_COUNT) for _ in range(roll[kind])]
    return dice + [FIRST_DIE] * has_first_die(s, seat, IN_ROLL)


def is_at_risk(s: State, seat: int, tables: Mapping[str, Any]) -> bool:
    """Tell whether a Push declared now, or the one that was declared, can bust (cubitos-3.8)."""
    p = s.seats[seat]
    declared = p.stage == PUSH_WINDOW
    if declared and p.protected:
        return False
    return bool(p.risk or dice_in_active(s, seat) >= tables["RISK_FROM"] or (declared and p.risky))


def push_odds(s: State, seat: int, tables: Mapping[str, Any]) -> PushOdds:
    """Return the chances of the Push that a player may declare, or has declared, with the dice in Roll."""
    hits = hit_distribution(dice_to_throw(s, seat), tables)
    bust = hits[0] if is_at_risk(s, seat, tables) else Fraction(0)
    return PushOdds(hits, bust, bust * _unsaved(s, seat, tables))


def _unsaved(s: State, seat: int, tables: Mapping[str, Any]) -> Fraction:
    """Return how likely active green symbols are not to prevent a bust."""
    symbols = sum(unused(s, seat, tables[name][GREEN]) for name in ("ABILITY_PAIR", "POWER_PAIR"))
    saves = DECK[card_of(s, GREEN)].card.saves
    if symbols and saves == SURELY:
        return Fraction(0)
    if not symbols or saves != BY_GRAY_HIT:
        return Fraction(1)
    return hit_distribution(_own_grays(s, seat, tables), tables)[0] ** symbols


def _own_grays(s: State, seat: int, tables: Mapping[str, Any]) -> list[int]:
    """Return the gray dice of a player, wherever they lie."""
    p = s.seats[seat]
    grays = []
    for kind in range(COLOURS_FROM):
        first = tables["FIRST_PAIR"][kind]
        active = sum(p.active[first : first + tables["PAIR_COUNT"][kind]])
        grays += [kind] * (p.draw[kind] + p.roll[kind] + p.discard[kind] + active)
    return grays
