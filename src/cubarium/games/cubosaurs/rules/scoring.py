"""Scoring: chapters 3, 4 and 6.9 of the rules.

The functions that add up points also write the lines of the score sheet (`telling`), so that the
explanation a player reads can never differ from the score. They work on a state and on a view alike.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.journal import note
from cubarium.games.cubosaurs.data.values import (
    BLACK_BEST_FIRST,
    EGG_PENALTY,
    EGG_REWARD,
    EGG_TYPES,
    GREY_BEST_FIRST,
    LONELY,
    PAIR,
    POINTS_PER_EGG,
    POINTS_PER_TYPE,
    SERIES,
    TOKENS_PER_POINT,
    TYPE_CARDS,
)
from cubarium.games.cubosaurs.events import (
    LINE_EGG_MOST,
    LINE_EGG_NOT,
    LINE_RAPTOR_ALONE,
    LINE_RAPTOR_PAIR,
    LINE_SERIES,
    LINE_TILE_EGGS,
    LINE_TILE_TYPES,
)
from cubarium.games.cubosaurs.rules.card_sets import EGG, TYPES, types_in
from cubarium.games.cubosaurs.state import OVER, State, View

SERIES_TYPES = 5
GREY = 5
BLACK = 6
RAPTORS = 7
FIRST_EGG = 49

TYPES_TILE = 0
EGGS_TILE = 1


def series_points(seat: int, cards: int, chance: Chance, telling: int) -> int:
    """Score the five types that count as whole series (cubosaurs-3.2, 3.3)."""
    points = 0
    for t in range(SERIES_TYPES):
        copies = size(cards & TYPE_CARDS[t])
        if copies > 0:
            row = SERIES[t][min(copies, 4)]
            points += row
            if telling != 0:
                note(chance, LINE_SERIES, seat, t, copies, row)
    return points


def best_raptor(cards: int, taken: int, black: int) -> int:
    """Return the raptor of a colour that gains most by being paired among those left, or -1."""
    for place in range(RAPTORS):
        card = BLACK_BEST_FIRST[place] if black != 0 else GREY_BEST_FIRST[place]
        if (cards & ~taken) >> card & 1 != 0:
            return card
    return -1


def raptor_points(seat: int, cards: int, chance: Chance, telling: int) -> int:
    """Score the raptors: as many pairs as possible, made of those that gain most (cubosaurs-3.4 to 3.6).

    Pair values are positive and lonely values negative, so no pair is ever worth leaving out.
    """
    points = 0
    taken = 0
    raptors = cards & (TYPE_CARDS[GREY] | TYPE_CARDS[BLACK])
    while taken != raptors:
        grey = best_raptor(raptors, taken, 0)
        black = best_raptor(raptors, taken, 1)
        if grey >= 0 and black >= 0:
            worth = PAIR[grey] + PAIR[black]
            taken |= (1 << grey) | (1 << black)
            if telling != 0:
                note(chance, LINE_RAPTOR_PAIR, seat, grey, black, worth)
        else:
            lone = max(grey, black)  # the other is -1: none left
            worth = LONELY[lone]
            taken |= 1 << lone
            if telling != 0:
                note(chance, LINE_RAPTOR_ALONE, seat, lone, worth)
        points += worth
    return points


def egg_count(cards: int, egg: int) -> int:
    """Count the cards an egg looks at; the raptor egg looks at both colours (cubosaurs-3.9)."""
    n = 0
    for t in range(TYPES):
        if EGG_TYPES[egg] >> t & 1 != 0:
            n += size(cards & TYPE_CARDS[t])
    return n


def egg_points(t: State | View, seat: int, cards: int, chance: Chance, telling: int) -> int:
    """Score each egg by who has most of its type (cubosaurs-3.7 to 3.11).

    A tie for most counts as most; having none never does, even where nobody has any.
    """
    points = 0
    eggs = cards & TYPE_CARDS[EGG]
    while eggs != 0:
        card = lowest(eggs)
        eggs &= eggs - 1
        egg = card - FIRST_EGG
        own = egg_count(cards, egg)
        best = own
        for p in range(t.players):
            if p != seat:
                best = max(best, egg_count(t.seats[p].collection, egg))
        if own > 0 and own == best:
            worth = EGG_REWARD[egg]
            if telling != 0:
                note(chance, LINE_EGG_MOST, seat, card, own, best, worth)
        else:
            worth = EGG_PENALTY[egg]
            if telling != 0:
                note(chance, LINE_EGG_NOT, seat, card, own, best, worth)
        points += worth
    return points


def tile_points(t: State | View, seat: int, cards: int, chance: Chance, telling: int) -> int:
    """Score the tiles that wait for the end of the round (cubosaurs-7.1, 7.2)."""
    points = 0
    tiles = t.seats[seat].tiles[t.round_index]
    if tiles >> TYPES_TILE & 1 != 0:
        kinds = types_in(cards)
        points += kinds * POINTS_PER_TYPE
        if telling != 0:
            note(chance, LINE_TILE_TYPES, seat, kinds, kinds * POINTS_PER_TYPE)
    if tiles >> EGGS_TILE & 1 != 0:
        eggs = size(cards & TYPE_CARDS[EGG])
        points += eggs * POINTS_PER_EGG
        if telling != 0:
            note(chance, LINE_TILE_EGGS, seat, eggs, eggs * POINTS_PER_EGG)
    return points


def collection_points(t: State | View, seat: int, cards: int, chance: Chance, telling: int) -> int:
    """Return what a round would pay this seat if these cards were its collection."""
    points = series_points(seat, cards, chance, telling)
    points += raptor_points(seat, cards, chance, telling)
    points += egg_points(t, seat, cards, chance, telling)
    if t.advanced != 0:
        points += tile_points(t, seat, cards, chance, telling)
    return points


def token_points(tokens: int) -> int:
    """Return what DNA tokens left at the end are worth (cubosaurs-6.9)."""
    return tokens // TOKENS_PER_POINT


def rounds_total(t: State | View, seat: int) -> int:
    """Add up the rounds scored so far."""
    total = 0
    for r in range(t.rounds):
        total += t.seats[seat].round_scores[r]
    return total


def final_score(t: State | View, seat: int) -> int:
    """Return the total of the game if it ended now (cubosaurs-4.5, 6.9)."""
    return rounds_total(t, seat) + token_points(t.seats[seat].tokens)


def beats(t: State | View, a: int, b: int) -> int:
    """Return 1 if seat a ranks above seat b: by total, then by the last round (cubosaurs-4.5 to 4.7)."""
    score_a = final_score(t, a)
    score_b = final_score(t, b)
    if score_a != score_b:
        return 1 if score_a > score_b else 0
    last = t.rounds - 1
    return 1 if t.seats[a].round_scores[last] > t.seats[b].round_scores[last] else 0


def scores(t: State | View, out: list[int]) -> None:
    """Write each seat's total, as players count it: tokens count at the end alone (cubosaurs-6.9)."""
    for p in range(t.players):
        out[p] = final_score(t, p) if t.phase == OVER else rounds_total(t, p)


def returns(t: State | View, out: list[int]) -> None:
    """Write for each seat how many opponents it beats less how many beat it."""
    for p in range(t.players):
        out[p] = 0
    for p in range(t.players):
        for q in range(t.players):
            if beats(t, p, q) != 0:
                out[p] += 1
                out[q] -= 1
