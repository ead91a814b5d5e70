"""What people read of those who wait to see what others do: prompts and refusals (2.4 and 2.5)."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.contract import Refusal
from cubarium.engine.words import join
from cubarium.games.cubitos.rules.waiting import (
    everybody_waits,
    next_to_roll,
    waits_to_decide,
)
from cubarium.games.cubitos.state import SIMULTANEOUS, WAITS, State, View
from cubarium.games.cubitos.table.names import CATALOGUE


def wait_refusal(s: State, seat: int) -> Refusal:
    """Explain why a player who has to push or pass may not wait."""
    if s.order != SIMULTANEOUS:
        return Refusal("cubitos-2.5", "refuse-wait-in-order")
    if s.seats[seat].thrown != WAITS:
        return Refusal("cubitos-2.4", "refuse-wait-alone")
    return Refusal("cubitos-2.4", "refuse-wait-first" if everybody_waits(s) else "refuse-wait-again")


def waiters(v: State) -> list[int]:
    """Return who waits to see what others do, and has not begun something else meanwhile."""
    return [p for p in range(v.players) if v.seats[p].thrown == WAITS and waits_to_decide(v, p)]


def first_of_waiters(v: State) -> int | None:
    """Return who has to decide because all who are left wait (cubitos-2.4)."""
    return next_to_roll(v) if everybody_waits(v) else None


def told_of_waiting(v: View, names: Sequence[str], language: str) -> list[str]:
    """Return who waits, and who therefore decides first; nothing if nobody waits for anybody."""
    first, waiting = first_of_waiters(v), waiters(v)
    others = [names[p] for p in waiting if p not in (first, v.viewer)]
    is_waiting = v.viewer in waiting and v.viewer != first
    if not others and not is_waiting:
        return []
    message = "waits-you" if is_waiting else "waits"
    told = [CATALOGUE.say(language, message, player=join(language, others), count=len(others))]
    if first is not None:
        message = "decides-first-you" if first == v.viewer else "decides-first"
        told.append(CATALOGUE.say(language, message, player=names[first]))
    return told
