"""Wikiwiki Dinosaur."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind
from cubarium.games.cubitos.data.card import LOOKING, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.zones import has_first_die
from cubarium.games.cubitos.state import COLOURS_FROM, DARK, IN_ACTIVE, KIND_COUNT, LIGHT, State

WIKIWIKI_DINOSAUR = 38
CARD = Card(WIKIWIKI_DINOSAUR, rule="cubitos-12.39", amounts=("feet",), run=LOOKING, extra=250)


def wikiwiki_dinosaur_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every colour in Active; grays are one, the first-player die one (cubitos-12.39)."""
    colours = has_first_die(s, seat, IN_ACTIVE)
    if has_kind(s, seat, LIGHT) + has_kind(s, seat, DARK) > 0:
        colours += 1
    for kind in range(COLOURS_FROM, KIND_COUNT):
        colours += has_kind(s, seat, kind)
    gain_feet(s, seat, FEET[WIKIWIKI_DINOSAUR] * colours, chance)
