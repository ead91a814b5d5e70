"""Buying dice (chapter 6)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.values import COST, PURCHASES
from cubarium.games.cubitos.events import BUYS
from cubarium.games.cubitos.rules.gains import money, pay
from cubarium.games.cubitos.rules.zones import cost_of
from cubarium.games.cubitos.state import COLOUR_COUNT, COLOURS_FROM, State

MOST_COUNTED = 100
"""Dice come back to the supply and may be bought again; a number must not outgrow its field."""


def purchases(s: State, seat: int) -> int:
    """Return the colours a player may buy a die of (cubitos-6.1)."""
    p = s.seats[seat]
    colours = 0
    if p.bought < PURCHASES:
        purse = money(s, seat)
        for colour in range(COLOUR_COUNT):
            if s.supply[COLOURS_FROM + colour] > 0 and COST[s.cards[colour]] <= purse:
                colours |= 1 << colour
    return colours & ~p.bought_colours


def buy_die(s: State, seat: int, colour: int, chance: Chance) -> None:
    """Buy a die into Discard (cubitos-6.1, 6.2)."""
    p = s.seats[seat]
    kind = COLOURS_FROM + colour
    pay(s, seat, cost_of(s, kind))
    note(chance, BUYS, seat, kind, cost_of(s, kind))
    s.supply[kind] -= 1
    p.discard[kind] += 1
    p.bought += 1
    p.purchased[colour] = min(p.purchased[colour] + 1, MOST_COUNTED)
    p.bought_colours |= 1 << colour
