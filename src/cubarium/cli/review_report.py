"""The review of a game, drawn for people: who had luck, who decided well, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cubarium.cli.sentences import say
from cubarium.cli.sim_report import BLOCKS
from cubarium.engine.words import written
from cubarium.review.telling import told_chance, told_decision

if TYPE_CHECKING:
    from cubarium.engine.match import Match
    from cubarium.review.report import DecisionReview, MoveReview, Review

CHART = 56
"""So wide is the chart at most, so that it fits 80 columns beside a name."""
WORST = 3
LUCKIEST = 3
COLUMNS = ("player", "start", "luck", "own", "others", "end")


def show_review(match: Match, review: Review, language: str) -> None:
    """Draw the whole review."""
    console = Console()
    show = console.print
    show(Text(match.words.game_name(language), "bold"))
    state = "over" if review.is_over else "open"
    show(say(language, "review-head", moves=match.move_count, playouts=review.playouts, state=state))
    show()
    show(_seats(review, language))
    show(Text(say(language, "review-note"), "dim"))
    show()
    show(_chart(review, language))
    for seat, name in enumerate(match.seats):
        mistakes = [told_mistake(match, each, language) for each in review.mistakes_of(seat)[:WORST]]
        _show_lines(console, say(language, "review-worst", player=name), mistakes, language)
        lucky = [
            told_luck(match, each, each.luck[seat] / review.whole, language)
            for each in review.luck_of(seat)[:LUCKIEST]
        ]
        _show_lines(console, say(language, "review-lucky", player=name), lucky, language)
    show()
    show(Text(say(language, "review-meaning"), "dim"))


def in_tenths(parts: Sequence[int], whole: int) -> list[int]:
    """Return parts of a victory in tenths of a percentage point that add up as the parts do.

    What is rounded are the sums, from the first part on: a part is the difference of two of them.
    """
    sums = [(2000 * total + whole) // (2 * whole) for total in accumulate(parts, initial=0)]
    return [after - before for before, after in pairwise(sums)]


def _points(tenths: int, language: str, sign: str = "+") -> str:
    return written(f"{tenths / 10:{sign if tenths else ''}.1f}", language)


def _error(share: float, language: str) -> str:
    return written(f" ± {100 * share:.1f}", language)


def _seats(review: Review, language: str) -> Table:
    table = Table(box=None)
    for name in COLUMNS:
        table.add_column(
            say(language, f"review-column-{name}"), justify="left" if name == "player" else "right"
        )
    for seat in review.seats:
        parts = in_tenths((seat.initial, seat.luck, seat.own, seat.others), review.whole)
        start, luck, own, others = parts
        table.add_row(
            seat.name,
            _points(start, language, sign=""),
            _points(luck, language) + _error(seat.luck_error, language),
            _points(own, language) + _error(seat.own_error, language),
            _points(others, language),
            _points(sum(parts), language, sign=""),
        )
    return table


def _chart(review: Review, language: str) -> Table:
    """Draw the shares of every seat from the first move to the last."""
    table = Table(box=None)
    table.add_column(say(language, "review-column-player"))
    table.add_column(say(language, "review-chart"))
    width = min(CHART, len(review.shares))
    last = len(review.shares) - 1
    moments = [last * at // max(1, width - 1) for at in range(width)]
    for place, seat in enumerate(review.seats):
        heights = (review.shares[moment][place] * (len(BLOCKS) - 1) for moment in moments)
        picture = "".join(BLOCKS[(2 * height + review.whole) // (2 * review.whole)] for height in heights)
        table.add_row(seat.name, Text(picture, "cyan"))
    return table


def _show_lines(console: Console, title: str, lines: Sequence[str], language: str) -> None:
    console.print()
    console.print(Text(title, "bold"))
    for line in lines or [say(language, "review-none")]:
        console.print(Text(f"  {line}"))


def told_mistake(match: Match, decision: DecisionReview, language: str) -> str:
    """Tell what was done and what was better, in the words of the game."""
    told = told_decision(match, decision, language)
    return say(
        language,
        "review-mistake",
        move=decision.number,
        done=told.done,
        better=told.better,
        loss=written(f"{100 * decision.loss:.1f}", language),
        error=written(f"{100 * decision.error:.1f}", language),
    )


def told_luck(match: Match, move: MoveReview, share: float, language: str) -> str:
    """Tell what chance brought with a move, and how much of a victory it gave."""
    return say(
        language,
        "review-luck",
        move=move.number,
        what=told_chance(match, move.number, language) if move.number else say(language, "review-deal"),
        gain=written(f"{100 * share:.1f}", language),
    )
