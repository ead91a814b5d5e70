"""Taking back a decision at the terminal, as far back as nothing new was seen since."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.cli.terminal.seats import Seat
from cubarium.cli.terminal.talk import Talk
from cubarium.engine.match import Match, Step, Undo
from cubarium.engine.words import join


def take_back(match: Match, seat: int, seats: Sequence[Seat], talk: Talk) -> bool:
    """Go back to the seat's last decision, if nothing was revealed since and the others agree.

    Bots always agree; people whose decisions would be lost are asked.
    """
    taken: list[Step] = []
    agreed = True
    while agreed and (not taken or taken[-1].seat != seat):
        agreed = bool(match.steps) and match.undo_kind(seat) is not Undo.IMPOSSIBLE
        if agreed:
            taken.append(match.undo())
    if not agreed:
        talk.complain(talk.text("undo-nothing" if not _has_decided(match, taken, seat) else "undo-revealed"))
    others = sorted({step.seat for step in taken if step.seat != seat and not seats[step.seat].bot})
    if agreed and others:
        names = join(talk.language, [match.seats[p] for p in others])
        agreed = talk.ask_yes(talk.text("undo-consent", players=names), default=False)
    if not agreed:
        for step in reversed(taken):
            match.act(step.seat, step.action)
    return agreed


def _has_decided(match: Match, taken: Sequence[Step], seat: int) -> bool:
    return any(step.seat == seat for step in (*match.steps, *taken))
