"""Effects that several cards share."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.values import ABILITY_PAIR, PAIR_KIND, POWER_PAIR
from cubarium.games.cubitos.events import ACTIVE_TO_ROLL
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.loans import ACTIVE_PLACE, ROLL_PLACE, follow_die
from cubarium.games.cubitos.rules.zones import (
    active_of_kind,
    kinds_in_roll,
    remove_active,
)
from cubarium.games.cubitos.state import FREE_THROW, GREEN, LOSE_ROLL, PAIR_TOTAL, State


def ask_free_throw(s: State, seat: int, dice: int) -> None:
    """Let a player pick dice from Draw and throw them freely (cubitos-9.8)."""
    ask_player(s, seat, FREE_THROW, 0, dice)


def ask_to_lose_from_roll(s: State, seat: int) -> None:
    """Let a player lose a die from Roll, or not."""
    if kinds_in_roll(s, seat) != 0:
        ask_player(s, seat, LOSE_ROLL, 0, 1)


def has_kind(s: State, seat: int, kind: int) -> int:
    """Return 1 if a die of this kind is active (cubitos-11.13)."""
    return 1 if active_of_kind(s, seat, kind) > 0 else 0


def active_to_roll(s: State, seat: int, pair: int, chance: Chance) -> None:
    """Move an active die to Roll before the throw; its face no longer counts."""
    remove_active(s, seat, pair)
    s.seats[seat].roll[PAIR_KIND[pair]] += 1
    follow_die(s, seat, ACTIVE_PLACE + pair, ROLL_PLACE + PAIR_KIND[pair])
    note(chance, ACTIVE_TO_ROLL, seat, pair)


def green_pair(power: int) -> int:
    """Return the pair of a green symbol."""
    return POWER_PAIR[GREEN] if power != 0 else ABILITY_PAIR[GREEN]


def can_move_other(s: State, seat: int) -> bool:
    """Tell whether a die other than the first-player die is active."""
    p = s.seats[seat]
    for pair in range(PAIR_TOTAL):
        if p.active[pair] > 0:
            return True
    return False


def seats_with_fewer_swords(s: State, seat: int) -> int:
    """Count the opponents who had strictly fewer swords."""
    count = 0
    for other in range(s.players):
        if s.seats[other].swords < s.seats[seat].swords:
            count += 1
    return count
