"""Champion."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.events import MAY_DRAW_ALL
from cubarium.games.cubitos.state import State

CHAMPION = 4
CARD = Card(CHAMPION, rule="cubitos-12.5", tells=("may-draw-all", "draws-all"), extra=80)


def champion_red(s: State, seat: int, chance: Chance) -> None:
    """Allow all dice to be drawn in the next Draw step (cubitos-12.5)."""
    s.seats[seat].may_draw_all = 1
    note(chance, MAY_DRAW_ALL, seat)
