"""What a network is told of a race of Cubitos: a view in small numbers, the viewer first, then in turn."""

from __future__ import annotations

from cubarium.engine.rules.scratch import Scratch
from cubarium.games.cubitos.data.schema import CARDS, CIRCUITS, MAX_PLAYERS
from cubarium.games.cubitos.data.values import PROGRESS, TO_FINISH
from cubarium.games.cubitos.state import (
    BUY,
    COLOUR_COUNT,
    COLOURS_FROM,
    KIND_COUNT,
    OVER,
    PAIR_TOTAL,
    ROLLING,
    STAGE_NAMES,
    State,
    View,
)

CARD_COUNT = len(CARDS)
STAGE_COUNT = len(STAGE_NAMES)
COURSES = len(CIRCUITS)
MOST = 100
OF_SEAT = CARD_COUNT + 4 * KIND_COUNT + PAIR_TOTAL + STAGE_COUNT + 26
FEATURES = MAX_PLAYERS * OF_SEAT + CARD_COUNT + COURSES + MAX_PLAYERS + OVER + KIND_COUNT + 4


def describe_seat(v: View, seat: int, x: Scratch, at: int) -> None:
    """Tell of one player: the dice and where they lie, the runner, and what this round has brought."""
    p = v.seats[seat]
    for colour in range(COLOUR_COUNT):
        kind = COLOURS_FROM + colour
        dice = p.draw[kind] + p.roll[kind] + p.discard[kind] + p.picked[kind]
        x[at + v.cards[colour]] = dice + p.purchased[colour]  # what is active is counted below
    at += CARD_COUNT
    for kind in range(KIND_COUNT):
        x[at + kind] = p.draw[kind]
        x[at + KIND_COUNT + kind] = p.roll[kind]
        x[at + 2 * KIND_COUNT + kind] = p.discard[kind]
        x[at + 3 * KIND_COUNT + kind] = p.draw[kind] + p.roll[kind] + p.discard[kind] + p.picked[kind]
    at += 4 * KIND_COUNT
    for pair in range(PAIR_TOTAL):
        x[at + pair] = p.active[pair] - p.used[pair]
    at += PAIR_TOTAL
    x[at + p.stage] = 1
    at += STAGE_COUNT
    mine = v.seats[v.viewer]
    x[at] = TO_FINISH[p.cell]
    x[at + 1] = v.legs - p.laps
    x[at + 2] = PROGRESS[p.cell] - PROGRESS[mine.cell]
    x[at + 3] = p.laps - mine.laps
    x[at + 4] = PROGRESS[p.cell] - PROGRESS[p.began]
    x[at + 5] = min(MOST, p.coins)
    x[at + 6] = min(MOST, p.credit)
    x[at + 7] = min(MOST, p.feet)
    x[at + 8] = min(MOST, p.water)
    x[at + 9] = p.fans
    x[at + 10] = p.tokens
    x[at + 11] = p.busts
    x[at + 12] = p.amount
    x[at + 13] = 1 if p.question != 0 else 0
    x[at + 14] = p.risk
    x[at + 15] = p.busted
    x[at + 16] = p.swords
    x[at + 17] = p.bought
    x[at + 18] = p.free_gray + p.free_white_green + p.may_draw_all
    x[at + 19] = p.pushes
    x[at + 20] = 1 if v.turn == seat else 0
    x[at + 21] = 1 if v.first == seat else 0
    x[at + 22] = 1 if v.most == seat else 0
    x[at + 23] = min(MOST, p.coins + p.credit) if p.stage == BUY else 0
    x[at + 24] = p.protected
    x[at + 25] = p.forced


def at_rest(s: State) -> bool:
    """Tell whether a round begins."""
    for p in range(s.players):
        if s.seats[p].thrown != 0:
            return False
    return s.step == ROLLING


def features(v: View, x: Scratch) -> None:
    """Write what a network is told of a view into numbers that are all 0."""
    at = 0
    for k in range(v.players):
        describe_seat(v, (v.viewer + k) % v.players, x, at)
        at += OF_SEAT
    at = MAX_PLAYERS * OF_SEAT
    for colour in range(COLOUR_COUNT):
        x[at + v.cards[colour]] = 1
    at += CARD_COUNT
    x[at + v.course] = 1
    at += COURSES
    x[at + v.players - 1] = 1
    at += MAX_PLAYERS
    if v.step < OVER:
        x[at + v.step] = 1
    at += OVER
    for kind in range(KIND_COUNT):
        x[at + kind] = min(MOST, v.supply[kind])
    at += KIND_COUNT
    x[at] = min(MOST, v.round_number)
    x[at + 1] = v.legs
    x[at + 2] = v.first_place
    x[at + 3] = v.tie_break
