"""Cards on the move between a player's hand and piles."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.trex.events import DRAWN, DRAWN_KNOWN, DRAWS
from cubarium.games.trex.state import NONE, SHOWER, State


def any_of(cards: int, seat: int, chance: Chance) -> int:
    """Return one card of a set that is not empty, each as likely, by the luck of a seat."""
    for _ in range(draw(chance, seat, size(cards))):
        cards &= cards - 1
    return lowest(cards)


def pile_height(s: State, seat: int) -> int:
    """Count the cards of a draw pile."""
    return size(s.unseen[seat]) + s.seats[seat].pile_size


def take_unseen(s: State, seat: int, chance: Chance) -> int:
    """Take the top card off a draw pile whose top nobody has seen."""
    card = any_of(s.unseen[seat], seat, chance)
    s.unseen[seat] &= ~(1 << card)
    return card


def take_known(s: State, seat: int) -> int:
    """Take the top card off a draw pile that everybody knows."""
    player = s.seats[seat]
    player.pile_size -= 1
    card = player.pile[player.pile_size]
    player.pile[player.pile_size] = NONE
    return card


def draw_cards(s: State, seat: int, wanted: int, chance: Chance) -> None:
    """Draw cards into the hand, as many as there are (trex-3.5, 7.4)."""
    fresh = 0
    known = 0
    for _ in range(wanted):
        if s.unseen[seat] != 0:
            fresh |= 1 << take_unseen(s, seat, chance)
        elif s.seats[seat].pile_size > 0:
            known |= 1 << take_known(s, seat)
    s.hands[seat] |= fresh | known
    s.seats[seat].known_hand |= known
    note(chance, DRAWS, seat, size(fresh | known), wanted)
    if fresh != 0:
        note(chance, DRAWN, seat, fresh)
    if known != 0:
        note(chance, DRAWN_KNOWN, seat, known)


def has_played_shower(s: State, seat: int) -> bool:
    """Tell whether the shower lies in a seat's played pile."""
    player = s.seats[seat]
    for i in range(player.played_size):
        if player.played[i] == SHOWER:
            return True
    return False


def take_out_shower(s: State, seat: int) -> None:
    """Take the shower out of a played pile; the other cards keep their order (trex-5.6)."""
    player = s.seats[seat]
    kept = 0
    for i in range(player.played_size):
        if player.played[i] != SHOWER:
            player.played[kept] = player.played[i]
            kept += 1
    player.played_size = kept
    player.played[kept] = NONE


def slide_under(s: State, seat: int) -> None:
    """Put the played pile under the draw pile, so that the first played is drawn first (trex-5.7)."""
    player = s.seats[seat]
    n = player.played_size
    for i in range(player.pile_size - 1, -1, -1):
        player.pile[i + n] = player.pile[i]
    for i in range(n):
        player.pile[n - 1 - i] = player.played[i]
        player.played[i] = NONE
    player.pile_size += n
    player.played_size = 0
    player.played_at = 0
