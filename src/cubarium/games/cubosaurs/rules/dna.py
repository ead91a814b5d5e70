"""The advanced game: DNA tokens and evolution tiles, chapters 5 to 7 of the rules."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.engine.rules.pending import answered, ask
from cubarium.games.cubosaurs.actions import PASS, PICK, SEAT
from cubarium.games.cubosaurs.data.values import (
    AFFORDABLE,
    DECK_PER_PLAYER,
    ICON_CARDS,
    MARKET_EXTRA,
    TILE_COST,
    TILE_INTERACTION,
)
from cubarium.games.cubosaurs.events import (
    BUYS,
    DESTROYS,
    DRAWS_EXTRA,
    GAINS,
    GIVES,
    MARKET,
    NO_TOKEN,
    PASSES,
    PASSES_NOTHING,
    STEALS,
    SWAPS,
    TAKES_TOKEN,
)
from cubarium.games.cubosaurs.rules.card_sets import same_type
from cubarium.games.cubosaurs.state import (
    AFTER,
    DECIDE,
    DESTROY_OTHER,
    DESTROY_OWN,
    DUEL,
    GIVE,
    GIVE_TO,
    PASS_FORBIDDEN,
    STEAL,
    SWAP_GIVE,
    SWAP_TAKE,
    TILES,
    State,
    View,
)

# Tiles by place in the data, tile 1 first.
DRAW_TILE = 2
PASS_FREELY_TILE = 3
PASS_FORBIDDEN_TILE = 4
DESTROY_OWN_TILE = 5
DESTROY_OTHER_TILE = 6
STEAL_TILE = 7
GIVE_TILE = 8
SWAP_TILE = 9
QUESTION_TILE = {
    PASS_FORBIDDEN: PASS_FORBIDDEN_TILE,
    DESTROY_OWN: DESTROY_OWN_TILE,
    DESTROY_OTHER: DESTROY_OTHER_TILE,
    STEAL: STEAL_TILE,
    GIVE: GIVE_TILE,
    GIVE_TO: GIVE_TILE,
    SWAP_TAKE: SWAP_TILE,
    SWAP_GIVE: SWAP_TILE,
}
"""Which tile asks which question; for explanations, not used inside rules."""


def next_seat(s: State | View, seat: int) -> int:
    """Return the neighbour in the direction of play."""
    return (seat + s.direction) % s.players


def deck_left(s: State) -> int:
    """Count the cards still in the deck; those beyond it were set aside."""
    return DECK_PER_PLAYER * s.players - s.deck_next


def others_cards(s: State | View, seat: int) -> int:
    """Return all cards in the collections of the opponents."""
    cards = 0
    for p in range(s.players):
        if p != seat:
            cards |= s.seats[p].collection
    return cards


def owner_of(s: State | View, card: int) -> int:
    """Return the seat whose collection holds the card, or -1."""
    for p in range(s.players):
        if s.seats[p].collection >> card & 1 != 0:
            return p
    return -1


# --- tokens -----------------------------------------------------------------------------------------------


def gain_tokens(s: State, seat: int, cards: int, chance: Chance) -> None:
    """Pay one token for each DNA icon among cards that entered a collection (cubosaurs-5.3, 5.7, 5.8)."""
    if s.advanced == 0:
        return
    due = size(cards & ICON_CARDS)
    if due == 0:
        return
    paid = min(due, s.supply)
    s.supply -= paid
    s.seats[seat].tokens += paid
    s.seats[seat].owed += due - paid
    if paid > 0:
        note(chance, GAINS, seat, paid)


def creditor(s: State) -> int:
    """Return the first seat, from the one in turn, to whom tokens are owed, or -1 (cubosaurs-5.6)."""
    if s.advanced == 0 or s.supply > 0:
        return -1  # nothing is owed while the supply can pay
    seat = s.turn
    for _ in range(s.players):
        if s.seats[seat].owed > 0:
            return seat
        seat = next_seat(s, seat)
    return -1


def take_token(s: State, seat: int, owner: int, chance: Chance) -> None:
    """Move one token from an opponent to a seat it is owed to (cubosaurs-5.4)."""
    s.seats[owner].tokens -= 1
    s.seats[seat].tokens += 1
    s.seats[seat].owed -= 1
    note(chance, TAKES_TOKEN, seat, owner)


def settle_debts(s: State, chance: Chance) -> int:
    """Pay owed tokens that leave no choice; return the seat that has to choose, or -1.

    With one opponent who has tokens there is nothing to choose; with none nothing is gained
    (cubosaurs-5.5).
    """
    seat = creditor(s)
    while seat >= 0:
        rich = 0
        owner = -1
        for p in range(s.players):
            if p != seat and s.seats[p].tokens > 0:
                rich += 1
                owner = p
        if rich > 1:
            return seat
        if rich == 1:
            take_token(s, seat, owner, chance)
        else:
            s.seats[seat].owed = 0
            note(chance, NO_TOKEN, seat)
        seat = creditor(s)
    return -1


# --- the market -------------------------------------------------------------------------------------------


def refill_market(s: State, chance: Chance) -> None:
    """Shuffle every tile that is not for sale and fill the market up (cubosaurs-5.1, 5.2, 6.8)."""
    n = 0
    for tile in range(TILES):
        in_game = s.direct_interaction != 0 or TILE_INTERACTION >> tile & 1 == 0
        if in_game and s.market >> tile & 1 == 0:
            s.tile_stack[n] = tile
            n += 1
    for i in range(n - 1):
        j = i + draw(chance, TABLE, n - i)
        tile = s.tile_stack[i]
        s.tile_stack[i] = s.tile_stack[j]
        s.tile_stack[j] = tile
    shown = 0
    while shown < n and size(s.market) < s.players + MARKET_EXTRA:
        s.market |= 1 << s.tile_stack[shown]
        shown += 1
    s.tile_stack_size = n - shown
    for i in range(TILES):
        s.tile_stack[i] = s.tile_stack[i + shown] if i < n - shown else -1
    note(chance, MARKET, s.turn, s.market)


# --- buying -----------------------------------------------------------------------------------------------


def can_apply(s: State, seat: int, tile: int) -> bool:
    """Tell whether a tile's effect can happen now (cubosaurs-6.4, 7.1 to 7.10)."""
    own = s.seats[seat].collection
    if tile == DRAW_TILE:
        return bool(s.phase == DECIDE and deck_left(s) > 0)
    if tile == PASS_FREELY_TILE:
        return bool(s.phase == DECIDE)
    if tile == PASS_FORBIDDEN_TILE:
        return bool(s.phase == DECIDE and own & same_type(s.hand) != 0)
    if tile == DESTROY_OWN_TILE or tile == GIVE_TILE:
        return bool(own != 0)
    if tile == DESTROY_OTHER_TILE or tile == STEAL_TILE:
        return others_cards(s, seat) != 0
    if tile == SWAP_TILE:
        return own != 0 and others_cards(s, seat) != 0
    return True


def buyable(s: State, seat: int) -> int:
    """Return the tiles the player in turn may buy now, as a set (cubosaurs-6.1 to 6.4)."""
    if s.bought != 0:
        return 0
    tiles = 0
    within_means = s.market & AFFORDABLE[s.seats[seat].tokens]
    while within_means != 0:
        tile = lowest(within_means)
        within_means &= within_means - 1
        if can_apply(s, seat, tile):
            tiles |= 1 << tile
    return tiles


def buy(s: State, seat: int, tile: int, chance: Chance) -> None:
    """Pay for a tile, lay it in front of the buyer and start its effect (cubosaurs-6.3, 6.6)."""
    player = s.seats[seat]
    player.tokens -= TILE_COST[tile]
    s.supply += TILE_COST[tile]
    s.market &= ~(1 << tile)
    player.tiles[s.round_index] |= 1 << tile
    s.bought = 1
    note(chance, BUYS, seat, tile, TILE_COST[tile])
    if tile == DRAW_TILE:
        card = s.deck[s.deck_next]
        s.deck_next += 1
        s.hand |= 1 << card
        note(chance, DRAWS_EXTRA, seat, card)
    elif tile == PASS_FREELY_TILE:
        s.phase = AFTER
        note(chance, PASSES_NOTHING, seat, next_seat(s, seat))
    elif tile == PASS_FORBIDDEN_TILE:
        ask(s, PASS_FORBIDDEN, seat, 0, 0)
    elif tile == DESTROY_OWN_TILE:
        ask(s, DESTROY_OWN, seat, 0, 0)
    elif tile == DESTROY_OTHER_TILE:
        ask(s, DESTROY_OTHER, seat, 0, 0)
    elif tile == STEAL_TILE:
        ask(s, STEAL, seat, 0, 0)
    elif tile == GIVE_TILE:
        ask(s, GIVE, seat, 0, 0)
    elif tile == SWAP_TILE:
        ask(s, SWAP_TAKE, seat, 0, 0)


def choices(s: State, seat: int, question: int) -> int:
    """Return the cards that may answer a question; none where it asks for a player."""
    if question == PASS_FORBIDDEN:
        return s.seats[seat].collection & same_type(s.hand)
    if question == DESTROY_OWN or question == GIVE or question == SWAP_GIVE:
        return s.seats[seat].collection
    if question == GIVE_TO:
        return 0
    return others_cards(s, seat)


def answer(s: State, action: int, chance: Chance) -> None:
    """Carry out the answer to the question on top of the stack."""
    frame = s.pending[s.pending_depth - 1]
    question = frame.question
    seat = frame.seat
    kept = frame.a
    answered(s)
    if question == GIVE_TO:
        give(s, seat, kept, action - SEAT, chance)
    elif question == PASS_FORBIDDEN:
        pass_card(s, seat, action - PASS, chance)
    else:
        answer_card(s, seat, question, action - PICK, kept, chance)


def answer_card(s: State, seat: int, question: int, card: int, kept: int, chance: Chance) -> None:
    """Carry out the choice of a card."""
    if question == GIVE:
        if s.players == DUEL:  # one opponent only: nothing to choose
            give(s, seat, card, 1 - seat, chance)
        else:
            ask(s, GIVE_TO, seat, card, 0)
    elif question == SWAP_TAKE:
        ask(s, SWAP_GIVE, seat, card, 0)
    elif question == SWAP_GIVE:
        swap(s, seat, kept, card, chance)
    elif question == STEAL:
        owner = owner_of(s, card)
        move_card(s, card, owner, seat)
        note(chance, STEALS, seat, card, owner)
        gain_tokens(s, seat, 1 << card, chance)
    else:
        owner = owner_of(s, card)
        s.seats[owner].collection &= ~(1 << card)
        s.destroyed |= 1 << card
        note(chance, DESTROYS, seat, card, owner)


def pass_card(s: State, seat: int, card: int, chance: Chance) -> None:
    """Add one card of the collection to the Hand and let it go to the next player (cubosaurs-2.4)."""
    s.seats[seat].collection &= ~(1 << card)
    s.hand |= 1 << card
    s.phase = AFTER
    note(chance, PASSES, seat, card, next_seat(s, seat))


def move_card(s: State, card: int, source: int, target: int) -> None:
    """Move a card from one collection to another."""
    s.seats[source].collection &= ~(1 << card)
    s.seats[target].collection |= 1 << card


def give(s: State, seat: int, card: int, target: int, chance: Chance) -> None:
    """Give an own card to an opponent, who earns its icon (cubosaurs-7.9)."""
    move_card(s, card, seat, target)
    note(chance, GIVES, seat, card, target)
    gain_tokens(s, target, 1 << card, chance)


def swap(s: State, seat: int, taken: int, given: int, chance: Chance) -> None:
    """Exchange an opponent's card for an own one; the buyer is paid first (cubosaurs-7.10, 5.6)."""
    owner = owner_of(s, taken)
    move_card(s, taken, owner, seat)
    move_card(s, given, seat, owner)
    note(chance, SWAPS, seat, taken, owner, given)
    gain_tokens(s, seat, 1 << taken, chance)
    gain_tokens(s, owner, 1 << given, chance)
