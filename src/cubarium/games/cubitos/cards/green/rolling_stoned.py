"""Rolling Stoned."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import green_pair
from cubarium.games.cubitos.data.card import BY_GRAY_HIT, Card
from cubarium.games.cubitos.data.values import BLANK_PAIR, FIRST_PAIR
from cubarium.games.cubitos.rules.loans import (
    ACTIVE_PLACE,
    DISCARD_PLACE,
    DRAW_PLACE,
    PICKED_PLACE,
    ROLL_PLACE,
    follow_all,
    has_loans,
)
from cubarium.games.cubitos.rules.throwing import throw_picked
from cubarium.games.cubitos.state import AFTER_PUSH, COLOURS_FROM, State

ROLLING_STONED = 26
CARD = Card(ROLLING_STONED, rule="cubitos-12.27", saves=BY_GRAY_HIT, bust_left=25, extra=60)


def rolling_stoned_bust(s: State, seat: int, power: int, chance: Chance) -> None:
    """Throw all own gray dice; a hit saves from the bust (cubitos-12.27)."""
    p = s.seats[seat]
    p.used[green_pair(power)] += 1
    for kind in range(COLOURS_FROM):
        p.picked[kind] = p.draw[kind] + p.roll[kind] + p.discard[kind]
        p.draw[kind] = 0
        p.roll[kind] = 0
        p.discard[kind] = 0
        for pair in range(FIRST_PAIR[kind], BLANK_PAIR[kind] + 1):
            p.picked[kind] += p.active[pair]
            p.active[pair] = 0
            p.used[pair] = 0
            if has_loans(s, seat):
                follow_all(s, seat, ACTIVE_PLACE + pair, PICKED_PLACE + kind)
        if has_loans(s, seat):
            follow_all(s, seat, DRAW_PLACE + kind, PICKED_PLACE + kind)
            follow_all(s, seat, ROLL_PLACE + kind, PICKED_PLACE + kind)
            follow_all(s, seat, DISCARD_PLACE + kind, PICKED_PLACE + kind)
    if throw_picked(s, seat, chance) > 0:
        p.stage = AFTER_PUSH
