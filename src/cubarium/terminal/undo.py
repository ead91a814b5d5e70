"""Taking back a decision at the terminal, as far back as nothing new was seen since."""

from __future__ import annotations

from cubarium.engine.match import Move, Undo
from cubarium.terminal.saves import Sitting


def last_decision(sitting: Sitting) -> Move | None:
    """Return the last decision of a person at this terminal."""
    return next((move for move in reversed(sitting.match.moves) if not sitting.seats[move.seat].bot), None)


def laid_since(sitting: Sitting) -> str:
    """Return the rule by which a piece laid since the last decision of a person stays, at such a table."""
    match, wanted = sitting.match, last_decision(sitting)
    for move in reversed(match.moves if sitting.laid_is_laid else []):
        if match.shows(move):
            return ""
        if rule := match.laid_rule(move):
            return rule
        if move is wanted:
            return ""
    return ""


def take_back(sitting: Sitting) -> bool:
    """Take back the last decision of a person, and what bots did after it, since they always agree.

    If something was turned up since, nothing changes.
    """
    match = sitting.match
    wanted = last_decision(sitting)
    taken: list[Move] = []
    while wanted is not None and wanted not in taken:
        if match.undo_kind(wanted.seat) is Undo.IMPOSSIBLE:
            for move in reversed(taken):
                match.act(move.seat, move.action)  # it drew nothing the first time and draws nothing now
            return False
        taken.append(match.undo())
    return wanted is not None
