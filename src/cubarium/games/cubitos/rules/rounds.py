"""How a round begins and ends (2.3 and chapter 7)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.values import DRAW_AMOUNT, LAP_LINES, PAIR_KIND, ZONE
from cubarium.games.cubitos.events import ROUND_BEGINS, ROUND_ENDS
from cubarium.games.cubitos.rules.ending import end_game
from cubarium.games.cubitos.rules.loans import return_loans
from cubarium.games.cubitos.rules.zones import has_first_die, seat_after
from cubarium.games.cubitos.state import (
    ASIDE,
    DRAW,
    IDLE,
    IN_ACTIVE,
    IN_ROLL,
    NOBODY,
    PAIR_TOTAL,
    ROLLING,
    State,
)

NEVER_INLINED = (
    "begin_round",
    "end_round",
)


def lines_passed(s: State, seat: int) -> int:
    """Return the red lines a runner has passed in the whole race (cubitos-3.2)."""
    p = s.seats[seat]
    return LAP_LINES * p.laps + ZONE[p.cell]


def begin_round(s: State, chance: Chance) -> None:
    """Fix draw amounts and starting spaces, and give the first player the die (cubitos-2.3, 7.3)."""
    s.round_number += 1
    s.step = ROLLING
    s.turn = s.first
    s.most = NOBODY
    s.first_place = IN_ROLL
    s.first_face = 0
    s.first_used = 0
    note(chance, ROUND_BEGINS, s.first, s.round_number)
    ahead = 0
    for seat in range(s.players):
        ahead = max(ahead, lines_passed(s, seat))
    for seat in range(s.players):
        p = s.seats[seat]
        p.amount = min(DRAW_AMOUNT + p.tokens + ahead - lines_passed(s, seat), MOST_DRAWN)
        p.began = p.cell
        p.stage = DRAW
        p.pushes = 0
        p.risk = 0
        p.risky = 0
        p.forced = 0
        p.protected = 0
        p.busted = 0
        p.thrown = 0
        p.gained_credit = 0
        p.lost_die = 0
        p.unpaid = 0
        p.swords = 0
        p.moved = 0
        p.bought = 0
        p.bought_colours = 0
        p.repeats = 0


MOST_DRAWN = 120
"""More dice than there are; a number must not outgrow its field."""


def end_round(s: State, chance: Chance) -> None:
    """Pass the first-player die on, unless the rounds are over (cubitos-7.3, 10.7)."""
    note(chance, ROUND_ENDS, s.first, s.round_number)
    if s.round_number >= s.round_limit:
        end_game(s, chance)
        return
    s.first = seat_after(s, s.first, 1)
    begin_round(s, chance)


def clear(s: State, seat: int) -> None:
    """Give loans back, discard active dice, forget coins and feet (cubitos-7.1)."""
    p = s.seats[seat]
    return_loans(s, seat)
    for pair in range(PAIR_TOTAL):
        p.discard[PAIR_KIND[pair]] += p.active[pair]
        p.active[pair] = 0
        p.used[pair] = 0
    if has_first_die(s, seat, IN_ACTIVE) != 0:
        s.first_place = ASIDE
    p.coins = 0
    p.feet = 0
    p.water = 0
    p.stage = IDLE
