"""Piña Cubelada."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.effects import green_pair
from cubarium.games.cubitos.data.card import PROTECTS, SURELY, Card
from cubarium.games.cubitos.events import PROTECTED
from cubarium.games.cubitos.state import State

PINA_CUBELADA = 22
CARD = Card(
    PINA_CUBELADA,
    rule="cubitos-12.23",
    before_throw=PROTECTS,
    saves=SURELY,
    bust_left=0,
    tells=("protected",),
    extra=50,
)


def pina_cubelada_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Make this Push unable to bust (cubitos-12.23)."""
    p = s.seats[seat]
    p.used[green_pair(power)] += 1
    p.protected = 1
    note(chance, PROTECTED, seat)
