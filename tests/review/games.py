"""Games of bots to review."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cubarium.bots.registry import make_bot
from cubarium.engine.chance import TableChance, thinking_luck
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import first_to_act
from cubarium.review import Review, review
from cubarium.review.preparing import PreparedReview


def begin(game: str, players: int, number: int = 0, variant: str = "") -> tuple[Match, TableChance]:
    """Set a table; return the match and the luck its bots think with."""
    spec = load_game(game)
    settings = {**spec.settings.simulated, **(spec.settings.variants[variant] if variant else {})}
    match = Match(spec, {**settings, "players": players}, seed=5, game=number)
    return match, thinking_luck(5, number)


def go_on(match: Match, luck: TableChance, bots: Sequence[str], moves: int = 100_000) -> Match:
    """Let bots make so many moves more, or play to the end."""
    seats = [make_bot(match.spec, name, match.components) for name in bots]
    last = match.move_count + moves
    while not match.is_over and match.move_count < last:
        seat = first_to_act(match.rules.actors(match.state), luck)
        match.act(seat, seats[seat].choose(match.view(seat), match.legal(seat), luck))
    return match


def played(game: str, bots: Sequence[str], number: int = 0, variant: str = "") -> Match:
    """Return a finished game."""
    match, luck = begin(game, len(bots), number, variant)
    return go_on(match, luck, bots)


@cache
def get_ready(game: str) -> None:
    """Compile here and now what reviews of a game need: a server does so with the least priority."""
    spec = load_game(game)
    pack = built_in_pack(spec.components.schema)
    if not PreparedReview.is_ready(spec, pack):
        PreparedReview.prepare(spec, pack)


def last_review(match: Match, playouts: int, judges: bool = False) -> Review:
    """Return the best review of a match."""
    *_, best = review(match, playouts, judges=judges)
    return best
