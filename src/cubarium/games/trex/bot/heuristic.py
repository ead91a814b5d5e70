"""A player of simple sense: weighs the chance to be first or second now, and what a play keeps for later.

It sees a view and nothing else. Worths are in tenths of a point and chances in thousandths, so that whole
numbers suffice.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.games.trex.actions import (
    EGG_LEFT,
    HIGH_COLOUR,
    KEEP_COLOURS,
    LOW_COLOUR,
    PLAY_CARD,
    REMOVE_PLAYED,
)
from cubarium.games.trex.data.values import CARD_COLOUR, CARD_DRAWS, CARD_NUMBER, METEORS
from cubarium.games.trex.rules.ranking import MIDDLE_STEP, counts_as, meteor_strength, strength
from cubarium.games.trex.rules.view import never_seen
from cubarium.games.trex.state import CARDS, CHAMAELOSAURUS, LEFT, NONE, PLAY, REMOVE, RIGHT, View

POINT = 10
SURE = 1000
WOULD_PLAY = 650
"""How likely an opponent plays a card that beats ours, if they hold one."""
DRAWN_WORTH = 3
"""A card more in hand is worth a third of a point."""
THRIFT = 8
"""So many steps of strength are worth a tenth of a point, when spent for nothing."""
BLIND = MIDDLE_STEP + 8
"""What a card from the draw pile is worth at a guess: the middle of all."""
HIGH_COLOUR_WORTH = 3
"""How much more a card gains by becoming high than it loses by becoming low."""
COPY_WORTH = 6
NEVER = -1000000


# --- eggs --------------------------------------------------------------------------------------------------


def egg_gain(v: View, seat: int, colour: int) -> int:
    """Return what one more egg of a colour pays a seat: the next odd number of points."""
    return POINT * (2 * v.seats[seat].eggs[colour] + 1)


def side_worth(v: View, side: int) -> int:
    """Value taking one egg and leaving the other to some opponent."""
    rivals = v.players - 1
    left_over = 0
    for p in range(v.players):
        if p != v.viewer:
            left_over += egg_gain(v, p, v.shown_eggs[LEFT + RIGHT - side])
    return egg_gain(v, v.viewer, v.shown_eggs[side]) - left_over // (rivals * rivals)


# --- chances -----------------------------------------------------------------------------------------------


def cards_from(v: View, least: int) -> int:
    """Return the cards of a rank or above, as a set."""
    cards = 0
    for card in range(CHAMAELOSAURUS):
        if strength(v, card) >= least:
            cards |= 1 << card
    return cards


def overtaken(v: View, rival: int, better: int) -> int:
    """Return the chance that a rival plays one of these better cards next."""
    player = v.seats[rival]
    hidden = v.hand_sizes[rival] - size(player.known_hand)
    if v.hand_sizes[rival] == 0:
        if v.unseen_sizes[rival] == 0:
            covered = player.pile_size > 0 and better >> player.pile[player.pile_size - 1] & 1 != 0
            return SURE if covered else 0
        hidden = 1
    if player.known_hand & better != 0:
        return WOULD_PLAY
    unknown = never_seen(v, rival)
    count = size(unknown)
    worse = count - size(unknown & better)
    none = SURE
    for i in range(hidden):
        none = none * max(0, worse - i) // max(1, count - i)
    return (SURE - none) * WOULD_PLAY // SURE


def outcome(v: View, rank: int, least: int, later: int) -> int:
    """Value ending the round with a card of a rank.

    Seats in the set `later` still play and beat it with a rank of `least`; the top cards of the others stay.
    """
    better = cards_from(v, least)
    first = SURE
    second = 0
    for p in range(v.players):
        if p != v.viewer:
            above = SURE if strength(v, counts_as(v, p)) > rank else 0
            if later >> p & 1 != 0:
                above = overtaken(v, p, better)
            second = (second * (SURE - above) + first * above) // SURE
            first = first * (SURE - above) // SURE
    left = side_worth(v, LEFT)
    right = side_worth(v, RIGHT)
    return (first * max(left, right) + second * min(left, right)) // SURE


def yet_to_play(v: View) -> int:
    """Return the seats that play after the viewer in this last lap, up to the leader."""
    seats = 0
    seat = v.viewer
    while seat != v.leader:
        seat = (seat + 1) % v.players
        seats |= 1 << seat
    return seats


# --- playing a card ----------------------------------------------------------------------------------------


def best_rank(v: View, hand: int) -> int:
    """Return the highest rank in a hand; an empty one plays from the pile."""
    if hand == 0:
        return BLIND
    rank = 0
    while hand != 0:
        rank = max(rank, strength(v, lowest(hand)))
        hand &= hand - 1
    return rank


def prospect(v: View, hand: int) -> int:
    """Value being the one who closes the round with the best card of a hand."""
    rank = best_rank(v, hand)
    everybody = (1 << v.players) - 1
    return outcome(v, rank, rank + 1, everybody)


def judge_play(v: View, card: int) -> int:
    """Value playing a card."""
    rank = strength(v, card)
    if card == CHAMAELOSAURUS:
        rank = strength(v, counts_as(v, v.viewer))
    gain = DRAWN_WORTH * CARD_DRAWS[card]
    if v.leader == v.viewer:
        return gain + outcome(v, rank, rank, 0) - rank // THRIFT
    fall = meteor_strength(v, card)
    rest = v.hand & ~(1 << card)
    if fall > 0 and (v.leader == NONE or fall >= meteor_strength(v, v.leader_card)):
        return prospect(v, rest)
    if v.leader != NONE:
        return gain + outcome(v, rank, rank, yet_to_play(v)) - rank // THRIFT
    fair_share = (side_worth(v, LEFT) + side_worth(v, RIGHT)) // v.players
    return gain + max(fair_share, prospect(v, rest)) - rank // THRIFT


# --- the end of a round ------------------------------------------------------------------------------------


def lasting_worth(card: int) -> int:
    """Value owning a card for the rounds to come, in numbers: a drawn card is worth 2, a meteor 3."""
    if card == CHAMAELOSAURUS:
        return COPY_WORTH
    return CARD_NUMBER[card] + 2 * CARD_DRAWS[card] + (3 if METEORS >> card & 1 != 0 else 0)


def judge_removal(v: View, action: int) -> int:
    """Value removing the top of a pile: the less it is worth, the better."""
    player = v.seats[v.viewer]
    if action == REMOVE_PLAYED:
        return -lasting_worth(player.played[player.played_size - 1])
    if v.unseen_sizes[v.viewer] == 0:
        return -lasting_worth(player.pile[player.pile_size - 1])
    unknown = never_seen(v, v.viewer) & ~v.hand
    total = 0
    for card in range(CARDS):
        if unknown >> card & 1 != 0:
            total += lasting_worth(card)
    return -(total // size(unknown))


def judge_colours(v: View, high: int, low: int) -> int:
    """Value two colour cards by the own hand: high cards of the high colour, few of the low."""
    total = 0
    hand = v.hand
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        if CARD_COLOUR[card] == high:
            total += HIGH_COLOUR_WORTH * CARD_NUMBER[card]
        elif CARD_COLOUR[card] == low:
            total -= CARD_NUMBER[card]
    return total


def judge(v: View, action: int) -> int:
    """Value one action."""
    if v.phase == PLAY:
        return judge_play(v, action - PLAY_CARD)
    if action < REMOVE_PLAYED:
        return side_worth(v, action - EGG_LEFT)
    if v.phase == REMOVE:
        return judge_removal(v, action)
    if action == KEEP_COLOURS:
        return judge_colours(v, v.high, v.low)
    if action < LOW_COLOUR:
        return judge_colours(v, action - HIGH_COLOUR, v.low)
    return judge_colours(v, v.high, action - LOW_COLOUR)


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value, the first among equals."""
    best = legal[0]
    best_value = NEVER
    for i in range(count):
        value = judge(v, legal[i])
        if value > best_value:
            best = legal[i]
            best_value = value
    return best
