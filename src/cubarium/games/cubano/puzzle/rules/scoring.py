"""The score of a puzzle (cubano-7.12)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.puzzle.events import LINE_MOVES_LEFT, LINE_PICTURE, LINE_SQUARES
from cubarium.games.cubano.puzzle.rules.picture import is_rebuilt, right_squares, wanted_squares
from cubarium.games.cubano.puzzle.state import State, View
from cubarium.games.cubano.rules.board import SQUARES


def score(t: State | View) -> int:
    """Return 64 and the moves left for the whole picture, else the squares that are right."""
    if is_rebuilt(t):
        return SQUARES + t.move_limit - t.moves
    return right_squares(t)


def tell_score(t: State | View, chance: Chance) -> None:
    """Write the lines of the score sheet."""
    if is_rebuilt(t):
        note(chance, LINE_PICTURE, 0)
        note(chance, LINE_MOVES_LEFT, 0, t.move_limit - t.moves)
    else:
        note(chance, LINE_SQUARES, 0, right_squares(t), wanted_squares(t))


def scores(t: State | View, out: list[int]) -> None:
    """Write the score of the one player."""
    out[0] = score(t)


def returns(t: State | View, out: list[int]) -> None:
    """Write 0: there is nobody to beat."""
    out[0] = 0
