"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.puzzle.actions import BARS, PLACE, STOP
from cubarium.games.cubano.puzzle.data.values import DIRECTIONS, END, NEXT_PLACE
from cubarium.games.cubano.puzzle.rules.runs import can_cover, end_of_places, first_place, would_change
from cubarium.games.cubano.puzzle.state import BAR_TOOL, CHOOSE, EMPTY, State
from cubarium.games.cubano.rules.board import EDGES


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if s.phase == CHOOSE:
        return _tool_refusal(s, action)
    if action < PLACE or action == STOP:
        return Refusal("cubano-7.3", "refuse-run-begun")
    return _place_refusal(s, action - PLACE)


def _tool_refusal(s: State, action: int) -> Refusal:
    if action == STOP:
        return Refusal("cubano-7.11", "refuse-stop-later", {"par": s.par, "moves": s.moves})
    if action == BARS:
        return Refusal("cubano-7.5", "refuse-all-bars-lie")
    if action < PLACE:
        return Refusal("cubano-7.6", "refuse-no-square-for", {"colour": action})
    return Refusal("cubano-7.3", "refuse-tool-first")


def _place_refusal(s: State, place: int) -> Refusal:
    if not first_place(s.tool) <= place < end_of_places(s.tool):
        if s.tool == BAR_TOOL:
            return Refusal("cubano-7.4", "refuse-not-an-edge", {"place": place})
        return Refusal("cubano-7.6", "refuse-not-a-square", {"place": place})
    if not can_cover(s, place):
        return _cover_refusal(s, place)
    if not would_change(s, s.tool, place):
        if s.tool == BAR_TOOL:
            return Refusal("cubano-7.9", "refuse-bar-lies", {"place": place})
        return Refusal("cubano-7.9", "refuse-same-colour", {"place": place, "colour": s.tool})
    block = _first_block(s, s.first, place)
    if block == END:
        return Refusal("cubano-7.3", "refuse-not-in-line", {"first": s.first, "place": place})
    return _cover_refusal(s, block)


def _cover_refusal(s: State, place: int) -> Refusal:
    """Say why no run may go over a place."""
    if place < EDGES:
        return Refusal("cubano-7.5", "refuse-edge-stays-free", {"place": place})
    if s.picture[place - EDGES] == EMPTY:
        return Refusal("cubano-7.8", "refuse-stays-empty", {"place": place})
    return Refusal("cubano-7.7", "refuse-not-formed", {"place": place})


def _first_block(s: State, first: int, last: int) -> int:
    """Return the first place between two that no run may go over, END if they are not on one line."""
    for direction in range(DIRECTIONS):
        block, place = END, first
        while place not in (END, last):
            if block == END and not can_cover(s, place):
                block = place
            place = NEXT_PLACE[place][direction]
        if place == last:
            return block
    return END
