"""Players who are late: their seats, and how they join (cubano-2.80 to 2.84)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.two_dice.events import ARRIVES
from cubarium.games.cubano.two_dice.rules.entry import give_last_colour
from cubarium.games.cubano.two_dice.state import ABSENT, WAITING, State


def is_absent(s: State, seat: int) -> bool:
    """Tell whether the player of a seat is late and may still arrive (cubano-2.80)."""
    return bool(s.seats[seat].status == ABSENT)


def absent_seats(s: State) -> int:
    """Return the seats whose player is late, as a bit set."""
    seats = 0
    for p in range(s.players):
        if is_absent(s, p):
            seats |= 1 << p
    return seats


def arrive(s: State, seat: int, chance: Chance) -> None:
    """Let a player who was late wait for a colour like the others (cubano-2.81, 2.83)."""
    s.seats[seat].status = WAITING
    s.absent -= 1
    note(chance, ARRIVES, seat)
    give_last_colour(s, chance)
