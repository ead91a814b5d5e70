"""A player of simple sense: lays the bars in long lines, then makes the run that sets most squares right."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubano.puzzle.actions import BARS, PLACE, STOP
from cubarium.games.cubano.puzzle.data.values import DIRECTIONS, END, NEXT_PLACE, PLACES
from cubarium.games.cubano.puzzle.rules.runs import can_cover, can_end, direction_of, would_change
from cubarium.games.cubano.puzzle.state import BAR_TOOL, CHOOSE, FIRST, View
from cubarium.games.cubano.rules.board import EDGES

NEVER = -1000
ALWAYS = 1000


def worth(v: View, tool: int, place: int) -> int:
    """Return 1 for a place a run would set right, -1 for one it would spoil, else 0."""
    if not would_change(v, tool, place):
        return 0
    if tool == BAR_TOOL or v.picture[place - EDGES] == tool:
        return 1
    if v.colours[place - EDGES] == v.picture[place - EDGES]:
        return -1
    return 0


def run_worth(v: View, tool: int, first: int, last: int) -> int:
    """Value the run between two places that have a free way between them."""
    direction = direction_of(v, first, last)
    total = worth(v, tool, first)
    place = first
    while place != last:
        place = NEXT_PLACE[place][direction]
        total += worth(v, tool, place)
    return total


def best_run_from(v: View, tool: int, first: int) -> int:
    """Value the best run that begins at a place."""
    best = NEVER
    for direction in range(DIRECTIONS):
        total = 0
        place = first
        while place != END and can_cover(v, place):
            total += worth(v, tool, place)
            if would_change(v, tool, place):
                best = max(best, total)
            place = NEXT_PLACE[place][direction]
    return best


def best_run_of(v: View, colour: int) -> int:
    """Value the best run of a colour."""
    best = NEVER
    for place in range(EDGES, PLACES):
        if can_end(v, colour, place):
            best = max(best, best_run_from(v, colour, place))
    return best


def judge(v: View, action: int) -> int:
    """Value one action: bars come first, and nobody stops before the end."""
    if action == STOP:
        return NEVER * 2
    if v.phase == CHOOSE:
        return ALWAYS if action == BARS else best_run_of(v, action)
    if v.phase == FIRST:
        return best_run_from(v, v.tool, action - PLACE)
    return run_worth(v, v.tool, v.first, action - PLACE)


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value, the first of equal ones."""
    best = legal[0]
    best_value = NEVER * 3
    for i in range(count):
        value = judge(v, legal[i])
        if value > best_value:
            best = legal[i]
            best_value = value
    return best
