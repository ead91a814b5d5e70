"""How strong bots are, as one number each, from all games in which they met.

Weng and Lin's Bayesian rating under the model of Plackett and Luce, by the library openskill. It is told on
the scale of chess: 1500 in the middle, and 400 points between two bots mean that one wins ten games for each
of the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING

from cubarium.arena.stats import Z95
from cubarium.bots.ratings import Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

    from cubarium.arena.play import Result

MIDDLE = 1500.0


def ratings(bots: Sequence[str], results: Iterable[Result]) -> list[Rating]:
    """Return the ratings of bots, in the order in which they are named.

    What a game teaches depends on those before it, so that the order of the results belongs to them.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not learn between games
    known = {bot: model.rating() for bot in bots}
    for result in results:
        after = model.rate(
            [[known[bot]] for bot in result.seats], ranks=[float(-each) for each in result.returns]
        )
        for bot in set(result.seats):
            same = [team[0] for team, sitting in zip(after, result.seats, strict=True) if sitting == bot]
            known[bot] = model.rating(
                mu=sum(each.mu for each in same) / len(same),
                sigma=sum(each.sigma for each in same) / len(same),
            )
    points = 400 / log(10) / (sqrt(2) * model.beta)
    return [_rating(bot, known[bot], model.mu, points) for bot in bots]


def _rating(bot: str, known: PlackettLuceRating, middle: float, points: float) -> Rating:
    value, half = MIDDLE + (known.mu - middle) * points, Z95 * known.sigma * points
    return Rating(bot, round(value), round(value - half), round(value + half))
