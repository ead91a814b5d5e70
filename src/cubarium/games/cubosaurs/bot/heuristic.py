"""A player of simple sense: looks one step ahead, counts points as they stand, guards against gifts.

It sees a view and nothing else. All worths are in quarters of a point, so that whole numbers suffice.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import size
from cubarium.games.cubosaurs.actions import BUY, DONE, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.data.values import (
    ICON_CARDS,
    POINTS_PER_EGG,
    POINTS_PER_TYPE,
    TILE_COST,
    TYPE_CARDS,
)
from cubarium.games.cubosaurs.rules.card_sets import same_type, types_in
from cubarium.games.cubosaurs.rules.dna import (
    DESTROY_OTHER_TILE,
    DESTROY_OWN_TILE,
    GIVE_TILE,
    PASS_FORBIDDEN_TILE,
    PASS_FREELY_TILE,
    STEAL_TILE,
    SWAP_TILE,
    next_seat,
    others_cards,
    owner_of,
)
from cubarium.games.cubosaurs.rules.scoring import EGGS_TILE, TYPES_TILE, collection_points
from cubarium.games.cubosaurs.state import (
    CARDS,
    DECIDE,
    DESTROY_OTHER,
    DESTROY_OWN,
    GIVE,
    GIVE_TO,
    STEAL,
    SWAP_GIVE,
    SWAP_TAKE,
    View,
)

POINT = 4
TOKEN = 3
"""A token is worth less than a point: two are a point at the end, a tile pays a little more."""
NEVER = -1000000


def worth(v: View, seat: int, cards: int, chance: Chance) -> int:
    """Value a collection as if the round ended now."""
    return POINT * collection_points(v, seat, cards, chance, 0)


def icons(v: View, cards: int) -> int:
    """Value the DNA icons among cards that would enter a collection."""
    return TOKEN * size(cards & ICON_CARDS) if v.advanced != 0 else 0


def change(v: View, seat: int, gained: int, lost: int, chance: Chance) -> int:
    """Value what a seat wins or loses if these cards enter and leave its collection."""
    own = v.seats[seat].collection
    after = (own & ~lost) | gained
    return worth(v, seat, after, chance) - worth(v, seat, own, chance) + icons(v, gained)


def for_them(v: View, value: int) -> int:
    """Weigh an opponent's loss against an own gain: it helps only against that one opponent."""
    return value // (v.players - 1)


def passing(v: View, card_set: int, chance: Chance) -> int:
    """Value passing the Hand with these own cards added; a good Hand is a gift to the neighbour."""
    me = v.viewer
    neighbour = next_seat(v, me)
    gift = change(v, neighbour, v.hand | card_set, 0, chance)
    return change(v, me, 0, card_set, chance) - for_them(v, max(0, gift))


def judge_pick(v: View, question: int, card: int, chance: Chance) -> int:
    """Value a card as the answer to a tile's question."""
    me = v.viewer
    bit = 1 << card
    if question == DESTROY_OWN or question == GIVE or question == SWAP_GIVE:
        return change(v, me, 0, bit, chance)
    owner = owner_of(v, card)
    harm = -for_them(v, change(v, owner, 0, bit, chance))
    if question == DESTROY_OTHER:
        return harm
    return harm + change(v, me, bit, 0, chance)


def best_pick(v: View, question: int, cards: int, chance: Chance) -> int:
    """Value a question by its best answer."""
    best = NEVER
    for card in range(CARDS):
        if cards >> card & 1 != 0:
            best = max(best, judge_pick(v, question, card, chance))
    return best


def best_forbidden(v: View, chance: Chance) -> int:
    """Value passing with the best card of a type that is already in the Hand."""
    best = NEVER
    cards = v.seats[v.viewer].collection & same_type(v.hand)
    for card in range(CARDS):
        if cards >> card & 1 != 0:
            best = max(best, passing(v, 1 << card, chance))
    return best


def judge_tile(v: View, tile: int, chance: Chance) -> int:
    """Value a tile by what it does now, less its cost."""
    own = v.seats[v.viewer].collection
    theirs = others_cards(v, v.viewer)
    value = NEVER
    if tile == TYPES_TILE:
        value = POINT * POINTS_PER_TYPE * types_in(own)
    elif tile == EGGS_TILE:
        value = POINT * POINTS_PER_EGG * size(own & TYPE_CARDS[7])
    elif tile == PASS_FREELY_TILE:
        value = passing(v, 0, chance)
    elif tile == PASS_FORBIDDEN_TILE:
        value = best_forbidden(v, chance)
    elif tile == DESTROY_OWN_TILE:
        value = best_pick(v, DESTROY_OWN, own, chance)
    elif tile == DESTROY_OTHER_TILE:
        value = best_pick(v, DESTROY_OTHER, theirs, chance)
    elif tile == STEAL_TILE:
        value = best_pick(v, STEAL, theirs, chance)
    elif tile == GIVE_TILE:
        value = best_pick(v, GIVE, own, chance)
    elif tile == SWAP_TILE:
        value = best_pick(v, SWAP_TAKE, theirs, chance) + best_pick(v, SWAP_GIVE, own, chance)
    return value - TOKEN * TILE_COST[tile]


def judge_seat(v: View, seat: int, chance: Chance) -> int:
    """Value a player as an answer: the one a gift hurts most, the one richest in tokens."""
    if v.pending_depth > 0 and v.pending[v.pending_depth - 1].question == GIVE_TO:
        return -change(v, seat, 1 << v.pending[v.pending_depth - 1].a, 0, chance)
    return v.seats[seat].tokens


def judge(v: View, action: int, chance: Chance) -> int:
    """Value one action."""
    if action == KEEP:
        return change(v, v.viewer, v.hand, 0, chance)
    if action == DONE:
        return 0
    if action < BUY:
        return passing(v, 1 << (action - PASS), chance)
    if action < PICK:
        return judge_tile(v, action - BUY, chance)
    if action < SEAT:
        return judge_pick(v, v.pending[v.pending_depth - 1].question, action - PICK, chance)
    return judge_seat(v, action - SEAT, chance)


def ends_decision(action: int) -> bool:
    """Tell whether an action keeps or passes the Hand, tiles that do so included."""
    return action < BUY or action == BUY + PASS_FREELY_TILE or action == BUY + PASS_FORBIDDEN_TILE


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value; a tile that pays by itself is bought before deciding."""
    best = legal[0]
    best_value = NEVER * 2
    tile = -1
    tile_value = 0
    for i in range(count):
        action = legal[i]
        value = judge(v, action, chance)
        if v.phase == DECIDE and BUY <= action < PICK and not ends_decision(action):
            if value > tile_value:
                tile = action
                tile_value = value
        elif value > best_value:
            best = action
            best_value = value
    return tile if tile >= 0 else best
