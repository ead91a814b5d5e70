"""Questions that effects put to a player."""

from __future__ import annotations

from cubarium.games.cubitos.state import NOTHING, State


def ask_player(s: State, seat: int, question: int, about: int, left: int) -> None:
    """Put a question of an effect before the stage of a player."""
    p = s.seats[seat]
    p.question = question
    p.about = about
    p.left = left


def end_question(s: State, seat: int) -> None:
    """Take the question of an effect away."""
    ask_player(s, seat, NOTHING, 0, 0)
