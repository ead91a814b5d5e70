"""Perft: count the decision sequences from a position, as chess programs do, to find a rule that moved.

Luck is fixed: it continues the same stream along every path. `divide` gives the count below each first
action, so that the one that differs is seen at once.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import TableChance, seeded
from cubarium.engine.contract import GameSpec, Rules
from cubarium.engine.record import copy_of, members


def _branches(spec: GameSpec, rules: Rules, s: Any) -> list[tuple[int, int]]:
    out = [0] * spec.actions.count
    found = []
    for seat in members(rules.actors(s)):
        found += [(seat, out[i]) for i in range(rules.legal_actions(s, seat, out))]
    return found


def _after(rules: Rules, s: Any, seat: int, action: int, counters: list[int]) -> tuple[Any, list[int]]:
    child = copy_of(s)
    luck = _luck(counters)
    rules.apply(child, seat, action, luck)
    return child, luck.counters


def _luck(counters: list[int]) -> TableChance:
    luck = seeded(0)
    luck.counters = counters[:]
    return luck


def perft(spec: GameSpec, rules: Rules, s: Any, depth: int, counters: list[int] | None = None) -> int:
    """Return how many sequences of `depth` decisions there are; a game that ends sooner counts once."""
    counters = seeded(0).counters if counters is None else counters
    if depth == 0 or rules.is_over(s):
        return 1
    branches = _branches(spec, rules, s)
    if depth == 1:
        return len(branches)
    return sum(
        perft(spec, rules, child, depth - 1, luck)
        for child, luck in (_after(rules, s, seat, action, counters) for seat, action in branches)
    )


def divide(spec: GameSpec, rules: Rules, s: Any, depth: int) -> dict[str, int]:
    """Return the count below each first action, by its text form."""
    counters = seeded(0).counters
    counts: dict[str, int] = {}
    for seat, action in _branches(spec, rules, s):
        child, luck = _after(rules, s, seat, action, counters)
        text = spec.actions.to_text(action)
        counts[text] = counts.get(text, 0) + perft(spec, rules, child, depth - 1, luck)
    return counts
