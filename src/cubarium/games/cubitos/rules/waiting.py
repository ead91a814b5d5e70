"""Who is still rolling, who waits to see what others do, and who then decides first (2.4 and 2.5)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.events import WAITS_AND_SEES
from cubarium.games.cubitos.rules.throwing import has_fresh
from cubarium.games.cubitos.rules.zones import dice_in_roll, has_first_die, seat_after
from cubarium.games.cubitos.state import (
    DECIDE,
    IDLE,
    IN_ROLL,
    NOBODY,
    NOTHING,
    ROLLING,
    SEQUENTIAL,
    SIMULTANEOUS,
    THROWN,
    WAITS,
    State,
)

NEVER_INLINED = (
    "may_wait",
    "wait_and_see",
    "end_waiting",
)


def is_rolling(s: State, seat: int) -> bool:
    """Tell whether a player is still in the Roll phase."""
    p = s.seats[seat]
    return bool(p.stage != IDLE or p.question != NOTHING)


def waits_to_decide(s: State, seat: int) -> bool:
    """Tell whether a player has thrown and has only to push or pass."""
    p = s.seats[seat]
    return bool(p.stage == DECIDE and p.thrown != 0 and p.question == NOTHING and not has_fresh(s, seat))


def next_to_roll(s: State) -> int:
    """Return who acts next in the Roll phase where the order is fixed, or -1 (cubitos-2.4, 2.5)."""
    best = NOBODY
    most = -1
    for i in range(s.players):
        seat = seat_after(s, s.first, i)
        if is_rolling(s, seat):
            if s.order == SEQUENTIAL or not waits_to_decide(s, seat):
                return seat
            own = dice_in_roll(s, seat) - has_first_die(s, seat, IN_ROLL)
            if own > most:
                most = own
                best = seat
    return best


def may_wait(s: State, seat: int) -> bool:
    """Tell whether a player may say that others shall decide first: once, until one of them does."""
    if s.step != ROLLING or s.order != SIMULTANEOUS:
        return False
    if s.seats[seat].thrown == WAITS or not waits_to_decide(s, seat):
        return False
    for other in range(s.players):
        if other != seat and is_rolling(s, other):
            return True
    return False


def everybody_waits(s: State) -> bool:
    """Tell whether all who are still rolling have said that they wait and have only to decide."""
    somebody = False
    for seat in range(s.players):
        if is_rolling(s, seat):
            if s.seats[seat].thrown != WAITS or not waits_to_decide(s, seat):
                return False
            somebody = True
    return somebody


def wait_and_see(s: State, seat: int, chance: Chance) -> None:
    """Let others decide first (cubitos-2.4)."""
    s.seats[seat].thrown = WAITS
    note(chance, WAITS_AND_SEES, seat)


def end_waiting(s: State) -> None:
    """Somebody has decided: whoever waited has seen it and may say so again (cubitos-2.4)."""
    for seat in range(s.players):
        if s.seats[seat].thrown == WAITS:
            s.seats[seat].thrown = THROWN
