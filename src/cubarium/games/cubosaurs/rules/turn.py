"""The turn and the rounds of Cubosaurs, in the order of the rulebook: chapters 1, 2, 3.1 and 4."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubosaurs.actions import BUY, DONE, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.data.values import DEALT, DECK_PER_PLAYER, ROUNDS, ROUNDS_FOR_TWO, TOKENS
from cubarium.games.cubosaurs.events import (
    DEALT as DEALT_EVENT,
)
from cubarium.games.cubosaurs.events import (
    DRAWS,
    FINAL,
    GAME_ENDS,
    KEEPS,
    LINE_TOKENS,
    ROUND_BEGINS,
    ROUND_ENDS,
    ROUND_SCORE,
    SHARES,
    WINS,
)
from cubarium.games.cubosaurs.rules.card_sets import identical, same_type
from cubarium.games.cubosaurs.rules.dna import (
    answer,
    buy,
    buyable,
    choices,
    creditor,
    deck_left,
    gain_tokens,
    next_seat,
    owner_of,
    pass_card,
    refill_market,
    settle_debts,
    take_token,
)
from cubarium.games.cubosaurs.rules.scoring import (
    beats,
    collection_points,
    final_score,
    rounds_total,
    token_points,
)
from cubarium.games.cubosaurs.state import (
    AFTER,
    BEGIN,
    CARDS,
    DECIDE,
    DESTROY_OWN,
    DUEL,
    FINISHED,
    GIVE,
    GIVE_TO,
    OVER,
    PASS_FORBIDDEN,
    SWAP_GIVE,
    TILES,
    Options,
    State,
)

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the table for the first round; `s` is an empty state."""
    s.players = options.players
    s.rounds = options.rounds
    if options.rounds == 0:
        s.rounds = ROUNDS_FOR_TWO if options.players == DUEL else ROUNDS
    s.advanced = options.advanced
    s.direct_interaction = options.direct_interaction
    s.direction = 1
    s.turn = draw(chance, TABLE, s.players)
    for i in range(TILES):
        s.tile_stack[i] = -1
    if s.advanced != 0:
        s.supply = TOKENS
    set_up_round(s, chance)
    go_on(s, chance)


def set_up_round(s: State, chance: Chance) -> None:
    """Shuffle all 55 cards and deal four to each player, from the starter on (cubosaurs-1.2, 1.3, 4.2)."""
    s.starter = s.turn
    s.hand = 0
    s.destroyed = 0
    s.phase = BEGIN
    note(chance, ROUND_BEGINS, s.turn, s.round_index + 1, s.direction)
    if s.advanced != 0:
        refill_market(s, chance)
    for i in range(CARDS):
        s.deck[i] = i
    for i in range(DECK_PER_PLAYER * s.players):
        j = i + draw(chance, TABLE, CARDS - i)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card
    s.deck_next = 0
    seat = s.turn
    for _ in range(s.players):
        cards = 0
        for _ in range(DEALT):
            cards |= 1 << s.deck[s.deck_next]
            s.deck_next += 1
        s.seats[seat].collection = cards
        note(chance, DEALT_EVENT, seat, cards)
        gain_tokens(s, seat, cards, chance)
        seat = next_seat(s, seat)


# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether the last round has been scored."""
    return bool(s.phase == OVER)


def actors(s: State) -> int:
    """Return the seats that are asked now, as a bit set; in Cubosaurs it is always one."""
    if s.phase == OVER:
        return 0
    owed = creditor(s)
    if owed >= 0:
        return 1 << owed
    if s.pending_depth > 0:
        return 1 << s.pending[s.pending_depth - 1].seat
    return 1 << s.turn


def passable(s: State, seat: int) -> int:
    """Return the cards that may be added to the Hand to pass it (cubosaurs-2.5)."""
    return s.seats[seat].collection & ~same_type(s.hand)


def list_own(s: State, out: list[int], n: int, base: int, cards: int) -> int:
    """Write one action for each different card of one player and return the new count."""
    while cards != 0:
        card = lowest(cards)
        out[n] = base + card
        n += 1
        cards &= ~identical(card, s.advanced)
    return n


def list_theirs(s: State, out: list[int], cards: int) -> int:
    """Write one action for each card of the opponents that differs from the others of its owner."""
    n = 0
    while cards != 0:
        card = lowest(cards)
        out[n] = PICK + card
        n += 1
        cards &= ~(identical(card, s.advanced) & s.seats[owner_of(s, card)].collection)
    return n


def list_seats(s: State, seat: int, out: list[int], only_rich: int) -> int:
    """Write one action for each opponent, or each opponent who has tokens."""
    n = 0
    for p in range(s.players):
        if p != seat and (only_rich == 0 or s.seats[p].tokens > 0):
            out[n] = SEAT + p
            n += 1
    return n


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.seats[seat].owed > 0:
        return list_seats(s, seat, out, 1)
    if s.pending_depth > 0:
        question = s.pending[s.pending_depth - 1].question
        if question == GIVE_TO:
            return list_seats(s, seat, out, 0)
        if question == PASS_FORBIDDEN:
            return list_own(s, out, 0, PASS, choices(s, seat, question))
        if question == DESTROY_OWN or question == GIVE or question == SWAP_GIVE:
            return list_own(s, out, 0, PICK, choices(s, seat, question))
        return list_theirs(s, out, choices(s, seat, question))
    n = 1
    if s.phase == DECIDE:
        out[0] = KEEP
        n = list_own(s, out, 1, PASS, passable(s, seat))
    else:
        out[0] = DONE
    tiles = buyable(s, seat)
    while tiles != 0:
        out[n] = BUY + lowest(tiles)
        n += 1
        tiles &= tiles - 1
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if s.seats[seat].owed > 0:
        take_token(s, seat, action - SEAT, chance)
    elif s.pending_depth > 0:
        answer(s, action, chance)
    elif action == KEEP:
        keep(s, seat, chance)
    elif action == DONE:
        s.phase = FINISHED
    elif action < BUY:
        pass_card(s, seat, action - PASS, chance)
    else:
        buy(s, seat, action - BUY, chance)
    go_on(s, chance)


def keep(s: State, seat: int, chance: Chance) -> None:
    """Move the whole Hand into the collection (cubosaurs-2.3, 2.7)."""
    cards = s.hand
    s.seats[seat].collection |= cards
    s.hand = 0
    s.phase = AFTER
    note(chance, KEEPS, seat, cards)
    gain_tokens(s, seat, cards, chance)


def go_on(s: State, chance: Chance) -> None:
    """Do all that follows without a choice, until somebody is asked or the game is over."""
    while s.phase != OVER:
        if creditor(s) >= 0 and settle_debts(s, chance) >= 0:
            return
        if s.pending_depth > 0:
            return
        if s.phase == DECIDE:
            return
        if s.phase == AFTER:
            if buyable(s, s.turn) != 0:
                return
            s.phase = FINISHED
        if s.phase == FINISHED:
            s.turn = next_seat(s, s.turn)
            s.bought = 0
            s.phase = BEGIN
        begin_turn(s, chance)


def begin_turn(s: State, chance: Chance) -> None:
    """Obtain the Hand: the one that was passed, else a card from the deck (cubosaurs-2.1, 2.2, 3.1)."""
    if s.hand == 0:
        if deck_left(s) == 0:
            end_round(s, chance)
            return
        card = s.deck[s.deck_next]
        s.deck_next += 1
        s.hand = 1 << card
        note(chance, DRAWS, s.turn, card)
    s.phase = DECIDE


# --- end of a round and of the game ------------------------------------------------------------------------


def end_round(s: State, chance: Chance) -> None:
    """Score every collection; then set up the next round or end the game (cubosaurs-3.1, 4.1)."""
    note(chance, ROUND_ENDS, s.turn, s.round_index + 1)
    for p in range(s.players):
        points = collection_points(s, p, s.seats[p].collection, chance, 1)
        s.seats[p].round_scores[s.round_index] = points
        note(chance, ROUND_SCORE, p, points, s.round_index + 1)
    if s.round_index + 1 == s.rounds:
        end_game(s, chance)
        return
    s.turn = next_starter(s, chance)
    s.round_index += 1
    s.direction = -s.direction
    set_up_round(s, chance)


def next_starter(s: State, chance: Chance) -> int:
    """Return who did worst this round; a tie goes to the lower total, then to chance (cubosaurs-4.3)."""
    ties = 0
    for p in range(s.players):
        if is_behind_all(s, p):
            ties += 1
    pick = draw(chance, TABLE, ties) if ties > 1 else 0
    for p in range(s.players):
        if is_behind_all(s, p):
            if pick == 0:
                return p
            pick -= 1
    return 0


def is_behind_all(s: State, seat: int) -> bool:
    """Tell whether nobody did worse than this seat in the round just scored."""
    r = s.round_index
    own = s.seats[seat].round_scores[r]
    for p in range(s.players):
        theirs = s.seats[p].round_scores[r]
        if theirs < own or (theirs == own and rounds_total(s, p) < rounds_total(s, seat)):
            return False
    return True


def end_game(s: State, chance: Chance) -> None:
    """Close the game; nothing is left to decide."""
    s.phase = OVER
    tell_result(s, chance)


def tell_result(s: State, chance: Chance) -> None:
    """Write down the totals and who won, alone or together (cubosaurs-4.5 to 4.7, 6.9)."""
    note(chance, GAME_ENDS, s.turn)
    for p in range(s.players):
        tokens = s.seats[p].tokens
        if s.advanced != 0:
            note(chance, LINE_TOKENS, p, tokens, token_points(tokens))
        note(chance, FINAL, p, final_score(s, p))
    winners = 0
    for p in range(s.players):
        if is_unbeaten(s, p):
            winners |= 1 << p
    for p in range(s.players):
        if winners >> p & 1 != 0:
            note(chance, WINS if size(winners) == 1 else SHARES, p, final_score(s, p))


def is_unbeaten(s: State, seat: int) -> bool:
    """Tell whether nobody ranks above this seat."""
    for p in range(s.players):
        if beats(s, p, seat) != 0:
            return False
    return True
