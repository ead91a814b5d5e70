"""What the games under one pack say by themselves: seats, what components are worth, what few or all take."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cubarium.lab.blocks import PART, WINS, Figure, Played, wins_of
from cubarium.lab.comparing import FAMILY
from cubarium.lab.intervals import Estimate, holm

SHARES = (*WINS, PART, "won_share", "shared_share")
"""Columns that cannot be less than nothing or more than all."""
BOUGHT = "win_share"
"""What something is worth that was chosen. What is merely kept to the end is not: who uses it loses it."""
HARDLY = 0.2
"""Something dominated is bought less than this part of an even share of its kind."""
FAR_MORE = 1.5
"""Buyers of a must-have win more than so many times an even share."""


class Advantage(StrEnum):
    """What a seat means for who sits there."""

    MORE = "more"
    LESS = "less"
    EVEN = "even"


@dataclass(frozen=True)
class Seat:
    """How often a seat wins, and whether that can be luck."""

    number: int
    share: Estimate
    advantage: Advantage


@dataclass(frozen=True)
class Worth:
    """What a component is worth."""

    figure: Figure
    estimate: Estimate
    is_must_have: bool


@dataclass(frozen=True)
class Dominated:
    """Something that is hardly ever bought: which part of all purchases it is, and an even part."""

    figure: Figure
    estimate: Estimate
    usual: float


@dataclass(frozen=True)
class Findings:
    """All of it, for one pack."""

    seats: tuple[Seat, ...]
    worths: tuple[Worth, ...]
    dominated: tuple[Dominated, ...]
    length: Estimate
    shared: Estimate | None
    lead: Estimate | None
    """By how many points games are won, where points say it."""

    @property
    def must_haves(self) -> list[Worth]:
        """Return what buyers of which win far more than their share."""
        return [worth for worth in self.worths if worth.is_must_have]


def find(played: Played, players: int) -> Findings:
    """Look at the games of one pack."""
    figures = played.figures
    one = {figure.column: estimate(played, figure) for figure in figures if figure.table == "games"}
    return Findings(
        seats=_seats(played, players),
        worths=tuple(_worth(played, figure, players) for figure in figures if figure.is_worth),
        dominated=tuple(_dominated(played, figures)),
        length=one["moves_mean"],
        shared=one.get("shared_share"),
        lead=one.get("lead_mean"),
    )


def estimate(played: Played, figure: Figure) -> Estimate:
    """Return the mean of a figure over the blocks, with its interval."""
    values = played.values(figure)
    return Estimate.of_shares(values, played.games) if figure.column in SHARES else Estimate.of(values)


def _seats(played: Played, players: int) -> tuple[Seat, ...]:
    if players == 1:
        return ()
    even = 1 / players
    shares = [played.values(wins_of(p)) for p in range(players)]
    unlikely = holm([Estimate.of([share - even for share in each]).p for each in shares], FAMILY)
    seats = []
    for p, (each, is_uneven) in enumerate(zip(shares, unlikely, strict=True)):
        share = Estimate.of_shares(each, played.games)
        more = Advantage.MORE if share.mean > even else Advantage.LESS
        seats.append(Seat(p + 1, share, more if is_uneven else Advantage.EVEN))
    return tuple(seats)


def _worth(played: Played, figure: Figure, players: int) -> Worth:
    found = estimate(played, figure)
    is_far_more = figure.column == BOUGHT and players > 1 and found.low > FAR_MORE / players
    return Worth(figure, found, is_far_more)


def _dominated(played: Played, figures: list[Figure]) -> list[Dominated]:
    found = []
    for figure in figures:
        if figure.is_taken:
            kind = [f for f in figures if (f.table, f.column) == (figure.table, figure.column)]
            usual = 1 / len(kind)
            own = estimate(played, figure)
            if own.high < HARDLY * usual:
                found.append(Dominated(figure, own, usual))
    return found
