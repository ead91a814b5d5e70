"""What a round brought to each seat, as a reader knows it once the next one begins."""

from __future__ import annotations

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.server.wire.play import RoundInfo, RoundSeat

ROUND_BEGINS = "round-begins"


def round_before(match: Match, seat: int, language: str) -> RoundInfo | None:
    """Return the round that was over when the last move began the next one; nothing if it did not.

    Where rounds bring no points there is nothing to count together: in a race everybody sees who is ahead.
    """
    begins, words = _beginning(match, match.move_count), match.words
    if begins is None or begins.a == 1 or not words.scores_add_up:
        return None
    earlier = range(match.move_count - 1, 0, -1)
    start = next((move for move in earlier if _beginning(match, move)), 0)
    before, after = _scores(match, start, seat), _scores(match, match.move_count, seat)
    return RoundInfo(
        number=begins.a - 1,
        seats=[
            RoundSeat(
                gained=words.margin(now - then, language),
                total=words.score(now, language),
            )
            for then, now in zip(before, after, strict=True)
        ],
    )


def _beginning(match: Match, move: int) -> Note | None:
    """Return the note by which a move begins a round."""
    notes = match.moves[move - 1].notes if move else ()
    return next((note for note in notes if match.spec.events[note.kind].name == ROUND_BEGINS), None)


def _scores(match: Match, move: int, seat: int) -> list[int]:
    """Return how all stood after a move by what a seat knew then, and by nothing else."""
    rules, records = match.rules, match.spec.records
    view, known = records.view(), records.state()
    rules.view(match.state_at(move), seat, view)
    rules.restore(view, known)
    scores = [0] * len(match.seats)
    rules.scores(known, scores)
    return scores
