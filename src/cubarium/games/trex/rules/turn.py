"""Set-up, turn and meteors of T-Rex, in the order of the rulebook: chapters 1, 3 and 4."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.trex.actions import (
    EGG_LEFT,
    EGG_RIGHT,
    HIGH_COLOUR,
    KEEP_COLOURS,
    LOW_COLOUR,
    PLAY_CARD,
    REMOVE_PILE,
    REMOVE_PLAYED,
)
from cubarium.games.trex.data.schema import MAX_PLAYERS
from cubarium.games.trex.data.values import ALL_CARDS, CARD_DRAWS, EGG_COUNTS, HAND_SIZE
from cubarium.games.trex.events import (
    CANNOT_PLAY,
    COLOURS_LAID,
    COPIES,
    COPIES_NOTHING,
    DEALT,
    HAND,
    METEOR_AFTER_ALL,
    METEOR_FALLS,
    METEOR_TOO_LOW,
    METEOR_TOPS,
    PLAYS,
    PLAYS_BLIND,
)
from cubarium.games.trex.rules.ending import begin_round, change_colours, end_round, remove_card, take_egg
from cubarium.games.trex.rules.piles import draw_cards, take_known, take_unseen
from cubarium.games.trex.rules.ranking import counts_as, meteor_strength
from cubarium.games.trex.state import (
    CARDS,
    CHAMAELOSAURUS,
    COLOUR,
    COLOUR_COUNT,
    EGG,
    NONE,
    OVER,
    PLAY,
    Options,
    State,
)

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Lay out colours and eggs, deal, and name the first starter (trex-1.5 to 1.8)."""
    s.players = options.players
    s.leader = NONE
    s.leader_card = NONE
    for p in range(MAX_PLAYERS):
        s.ranking[p] = NONE
        for i in range(CARDS):
            s.seats[p].pile[i] = NONE
            s.seats[p].played[i] = NONE
    for colour in range(COLOUR_COUNT):
        s.stack_eggs[colour] = EGG_COUNTS[colour]
    s.turn = options.first - 1 if options.first != 0 else draw(chance, TABLE, s.players)
    s.high = draw(chance, TABLE, COLOUR_COUNT)
    low = draw(chance, TABLE, COLOUR_COUNT - 1)
    s.low = low if low < s.high else low + 1
    note(chance, COLOURS_LAID, s.turn, s.high, s.low)
    for p in range(s.players):
        s.unseen[p] = ALL_CARDS
        for _ in range(HAND_SIZE):
            s.hands[p] |= 1 << take_unseen(s, p, chance)
        note(chance, DEALT, p, HAND_SIZE)
        note(chance, HAND, p, s.hands[p])
    begin_round(s, chance)


# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether the last round has ended."""
    return bool(s.phase == OVER)


def actors(s: State) -> int:
    """Return the seats that are asked now, as a bit set; in T-Rex it is always one."""
    return 0 if s.phase == OVER else 1 << s.turn


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if seat != s.turn or s.phase == OVER:
        return 0
    if s.phase == PLAY:
        n = 0
        hand = s.hands[seat]
        while hand != 0:
            out[n] = PLAY_CARD + lowest(hand)
            n += 1
            hand &= hand - 1
        return n
    if s.phase == COLOUR:
        return list_colours(s, out)
    out[0] = EGG_LEFT if s.phase == EGG else REMOVE_PLAYED
    out[1] = EGG_RIGHT if s.phase == EGG else REMOVE_PILE
    return 2


def list_colours(s: State, out: list[int]) -> int:
    """Write the ways to keep or change the colours: one card, by one of the other three (trex-5.9, 5.10)."""
    out[0] = KEEP_COLOURS
    n = 1
    for place in range(HIGH_COLOUR, LOW_COLOUR + 1, LOW_COLOUR - HIGH_COLOUR):
        for colour in range(COLOUR_COUNT):
            if colour != s.high and colour != s.low:
                out[n] = place + colour
                n += 1
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    card = NONE
    if action < EGG_LEFT:
        card = action - PLAY_CARD
    elif action < REMOVE_PLAYED:
        take_egg(s, action - EGG_LEFT, chance)
    elif action < KEEP_COLOURS:
        remove_card(s, action, chance)
    else:
        change_colours(s, action, chance)
    while True:
        if card != NONE:
            lay_card(s, s.turn, card, chance)
        card = forced_card(s, chance)
        if card == NONE:
            return


def forced_card(s: State, chance: Chance) -> int:
    """Go on to the next player who can play; return the card if there is no choice, else `NONE`.

    An only card is played (R34); without any, the top of the draw pile (trex-3.3). Who has neither is skipped
    (trex-3.4), and so ends the round if it is the leader (trex-4.7) or everybody (trex-4.8).
    """
    skipped = 0
    while s.phase == PLAY:
        hand = s.hands[s.turn]
        if hand != 0:
            return lowest(hand) if hand & (hand - 1) == 0 else NONE
        if s.unseen[s.turn] != 0:
            return take_unseen(s, s.turn, chance)
        if s.seats[s.turn].pile_size > 0:
            return take_known(s, s.turn)
        note(chance, CANNOT_PLAY, s.turn)
        skipped += 1
        if s.turn == s.leader or skipped == s.players:
            end_round(s, chance)
        else:
            s.turn = (s.turn + 1) % s.players
    return NONE


def lay_card(s: State, seat: int, card: int, chance: Chance) -> None:
    """Play a card on the seat's pile, follow its symbol and pass the turn on (trex-3.1, 3.2, 4.2)."""
    player = s.seats[seat]
    player.played[player.played_size] = card
    player.played_size += 1
    s.plays += 1
    player.played_at = s.plays
    closing = seat == s.leader
    tell_play(s, seat, card, chance)
    s.hands[seat] &= ~(1 << card)
    player.known_hand &= ~(1 << card)
    if not closing:
        follow_meteor(s, seat, card, chance)
    if CARD_DRAWS[card] > 0:
        draw_cards(s, seat, CARD_DRAWS[card], chance)
    if closing:
        end_round(s, chance)
    else:
        s.turn = (seat + 1) % s.players


def follow_meteor(s: State, seat: int, card: int, chance: Chance) -> None:
    """Make a seat the leader if its card is the highest meteor so far; equal is higher (trex-4.1 to 4.5)."""
    fall = meteor_strength(s, card)
    if fall == 0:
        return
    if s.leader == NONE:
        note(chance, METEOR_FALLS, seat, card)
    elif fall >= meteor_strength(s, s.leader_card):
        note(chance, METEOR_TOPS, seat, card, s.leader)
    else:
        note(chance, METEOR_TOO_LOW, seat, card, s.leader)
        return
    s.leader = seat
    s.leader_card = card


def tell_play(s: State, seat: int, card: int, chance: Chance) -> None:
    """Write down which card is played from where, what it copies, and a closing meteor (trex-4.6)."""
    note(chance, PLAYS if s.hands[seat] >> card & 1 else PLAYS_BLIND, seat, card)
    if card == CHAMAELOSAURUS:
        copied = counts_as(s, seat)
        if copied == NONE:
            note(chance, COPIES_NOTHING, seat)
        else:
            note(chance, COPIES, seat, copied)
    if seat == s.leader and meteor_strength(s, card) > 0:
        note(chance, METEOR_AFTER_ALL, seat, card)
