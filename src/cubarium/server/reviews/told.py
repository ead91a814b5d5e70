"""Reviews and futures as their reader is told them."""

from __future__ import annotations

from cubarium.engine.match import Match
from cubarium.review import Review
from cubarium.review.futures import Futures
from cubarium.review.telling import told_chance, told_decision
from cubarium.server.wire.reviews import (
    FinalScore,
    FuturesInfo,
    Luck,
    Mistake,
    MoveShare,
    ReviewInfo,
    SeatShare,
)

WORST = 12
LUCKIEST = 4
"""So many of each seat are told in words, and as many unlucky ones."""


def told_review(match: Match, review: Review, language: str) -> ReviewInfo:
    """Return a review in a language."""
    judged = {each.number: each for each in review.decisions}
    return ReviewInfo(
        playouts=review.playouts,
        whole=review.whole,
        is_judged=bool(judged) or all(move.is_forced for move in match.moves),
        seats=[
            SeatShare(
                initial=seat.initial,
                luck=seat.luck,
                own=seat.own,
                others=seat.others,
                final=seat.final,
                luck_error=seat.luck_error,
                own_error=seat.own_error,
            )
            for seat in review.seats
        ],
        shares=[list(shares) for shares in review.shares],
        moves=[
            MoveShare(
                move=each.number,
                seat=each.seat,
                is_forced=each.is_forced,
                luck=list(each.luck),
                skill=list(each.skill),
                loss=judged[each.number].loss if each.number in judged else None,
                error=judged[each.number].error if each.number in judged else None,
            )
            for each in review.moves
        ],
        mistakes=_mistakes(match, review, language),
        lucky=_lucky(match, review, language),
    )


def _mistakes(match: Match, review: Review, language: str) -> list[Mistake]:
    worst = [each for seat in range(len(match.seats)) for each in review.mistakes_of(seat)[:WORST]]
    return [
        Mistake(
            move=each.number,
            seat=each.seat,
            loss=each.loss,
            error=each.error,
            **told_decision(match, each, language)._asdict(),
        )
        for each in sorted(worst, key=lambda each: -each.loss)
    ]


def _lucky(match: Match, review: Review, language: str) -> list[Luck]:
    """Return the moves at which luck did most, each told once: of whom it touched most, best of who moved."""
    found: list[tuple[int, int, int]] = []
    for each in review.moves:
        seats = [seat for seat in range(len(match.seats)) if each.is_sure(seat, review.whole)]
        if seats:
            *_, whose = max((abs(each.luck[seat]), seat == each.seat, seat) for seat in seats)
            found.append((each.luck[whose], each.number, whose))
    told: list[tuple[int, int, int]] = []
    for seat in range(len(match.seats)):
        own = sorted(one for one in found if one[2] == seat)
        told += [one for one in own[:LUCKIEST] if one[0] < 0] + [one for one in own[-LUCKIEST:] if one[0] > 0]
    return [
        Luck(
            move=number,
            seat=seat,
            luck=luck,
            text=told_chance(match, number, language) if number else "",
        )
        for luck, number, seat in sorted(told, key=lambda one: -abs(one[0]))
    ]


def told_futures(match: Match, futures: Futures, language: str) -> FuturesInfo:
    """Return futures in a language, scores in the units of the game."""
    return FuturesInfo(
        move=futures.move,
        worlds=futures.worlds,
        whole=futures.whole,
        shares=list(futures.shares),
        scores=[
            [
                FinalScore(score=score, text=match.words.score(score, language), count=count)
                for score, count in scores
            ]
            for scores in futures.scores
        ],
    )
