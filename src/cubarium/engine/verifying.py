"""Verifying the luck of a finished game: every outcome of its log is worked out again.

Reading a log whose luck has a key does that already (`engine.log`). Here is the rest: luck from a seed, a
game that was not cut short, and what somebody noted for themselves before it.
"""

from __future__ import annotations

from collections.abc import Mapping

from cubarium.engine.errors import LuckError, Malformed
from cubarium.engine.log import check_outcomes
from cubarium.engine.log import commitment as commitment_of_seed
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.table_luck import is_contribution


def commitment_of(match: Match) -> str:
    """Return what was published of the luck of a match before it began."""
    keyed = match.table_luck
    return commitment_of_seed(match.seed, match.game) if keyed is None else keyed.commitment


def verify(match: Match, commitment: str, contributions: Mapping[int, str]) -> int:
    """Return how many outcomes luck gave in a match that was read from a log; raise where one is another's.

    `commitment` is the one somebody noted before the game, or empty; `contributions` are those they gave.
    """
    if not match.is_over:
        raise LuckError("not-over", "the log ends before its game", move=match.move_count)
    if commitment and commitment.lower() != commitment_of(match):
        raise LuckError("other-commitment", "the commitment is another one")
    for seat, given in contributions.items():
        if not 0 <= seat < len(match.seats):
            raise Malformed(f"there is no seat {seat + 1}; the game has {len(match.seats)}")
        if not is_contribution(given):
            raise Malformed("a contribution is 64 hexadecimal digits")
        if match.table_luck is None or match.table_luck.contributions[seat] != given:
            raise LuckError("other-contribution", "this was not contributed", seat=seat + 1)
    if match.table_luck is None:
        _play_again(match)
    return len(match.opening_outcomes) + sum(len(move.outcomes) for move in match.moves)


def _play_again(match: Match) -> None:
    """Play a match again from its seed, without a look at its outcomes; raise where they differ."""
    again = Match(
        match.spec,
        to_json(match.options),
        match.seats,
        seed=match.seed,
        game=match.game,
        components=match.components,
        position=match.position,
    )
    check_outcomes(1, match.opening_outcomes, again.opening_outcomes)
    for line, move in enumerate(match.moves, 2):
        check_outcomes(line, move.outcomes, again.act(move.seat, move.action).outcomes)
