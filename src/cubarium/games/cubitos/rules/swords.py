"""Swords: who has the most, and what the red card does (4.3 to 4.6)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import use_red
from cubarium.games.cubitos.cards.fans import fans_to_come
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    COUNTS_FANS,
    ENTITLES_ALL,
    HAS_PRICE,
    POWER_PAIR,
    SWORDS_OF_POWER,
    TAKES_DICE,
    THROWING_SYMBOLS,
    THROWS_IN_RUN,
    TIE_BREAK,
)
from cubarium.games.cubitos.events import MOST_SWORDS, SWORDS_COMPARED, USES
from cubarium.games.cubitos.rules.run import can_use_together, card_of_symbol, usable
from cubarium.games.cubitos.rules.zones import card_of, seat_after, unused_symbols
from cubarium.games.cubitos.state import NOBODY, RED, State

NEVER_INLINED = (
    "swords_may_come",
    "compare_swords",
    "carry_out_red",
    "give_die",
    "may_throw_in_run",
)


def sword_count(s: State, seat: int) -> int:
    """Count the swords of a player; a power face is two where the card says so (cubitos-4.3)."""
    p = s.seats[seat]
    card = card_of(s, RED)
    return p.active[ABILITY_PAIR[RED]] + SWORDS_OF_POWER[card] * p.active[POWER_PAIR[RED]]


def swords_may_come(s: State) -> bool:
    """Tell whether somebody shows a sword, or may bring one into Active before the comparison."""
    for seat in range(s.players):
        if sword_count(s, seat) > 0 or can_use_together(s, seat) or may_throw_in_run(s, seat):
            return True
    return False


def may_throw_in_run(s: State, seat: int) -> bool:
    """Tell whether a player may throw dice with a card in step 4."""
    left = unused_symbols(s, seat) & THROWING_SYMBOLS
    while left != 0:
        if THROWS_IN_RUN[card_of_symbol(s, lowest(left))] != 0:
            return True
        left &= left - 1
    return False


def compare_swords(s: State, chance: Chance) -> None:
    """Count all swords once; a tie for the most is broken as the card says (cubitos-4.3, 4.4)."""
    s.most = NOBODY
    best = 0
    is_tie = False
    for i in range(s.players):
        seat = seat_after(s, s.first, i)
        s.seats[seat].swords = sword_count(s, seat)
        if s.seats[seat].swords > 0:
            note(chance, SWORDS_COMPARED, seat, s.seats[seat].swords)
        if s.seats[seat].swords > best:
            best = s.seats[seat].swords
            s.most = seat
            is_tie = False
        elif s.seats[seat].swords == best and best > 0:
            is_tie = True
    if is_tie and TIE_BREAK[card_of(s, RED)] == 0:
        s.most = NOBODY
    if s.most != NOBODY:
        note(chance, MOST_SWORDS, s.most)


def is_entitled(s: State, seat: int) -> bool:
    """Tell whether the red card acts for a player (cubitos-4.4, 4.6)."""
    if ENTITLES_ALL[card_of(s, RED)] != 0:
        return bool(s.seats[seat].swords > 0)
    return bool(s.most == seat)


def asks_before_red(s: State) -> bool:
    """Tell whether the red card has a price, so that its user is asked."""
    return bool(HAS_PRICE[card_of(s, RED)] != 0 and s.soldier_pays != 0)


def carry_out_red(s: State, seat: int, chance: Chance) -> None:
    """Carry out the red card for a player."""
    note(chance, USES, seat, card_of(s, RED))
    use_red(s, seat, card_of(s, RED), chance)


def give_die(s: State, seat: int, kind: int, target: int) -> None:
    """Hand a die over into another player's Discard: it is given, not lost (cubitos-9.1)."""
    s.seats[target].discard[kind] += 1


def loses_in_comparison(s: State, seat: int) -> bool:
    """Tell whether gains come before the red card, which may take an active die or counts fans."""
    card = card_of(s, RED)
    takes = TAKES_DICE[card] != 0 or asks_before_red(s)
    if COUNTS_FANS[card] != 0:
        takes = fans_to_come(s, seat) > 0
    if not takes or sword_count(s, seat) == 0:
        return False
    return usable(s, seat) != 0
