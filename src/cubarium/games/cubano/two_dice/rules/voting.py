"""Votes of the players still in the game: the exit door, and the end at a capot (cubano-2.68, 2.69)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import size
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.two_dice.events import DOOR_OPENS, DOOR_STAYS_SHUT, PROPOSES, VOTES
from cubarium.games.cubano.two_dice.rules.leaving import is_in_game
from cubarium.games.cubano.two_dice.state import AGREED, BY_VOTE, DEPARTURES, THROWING, VOTING, State


def voters(s: State) -> int:
    """Return the seats that vote: all who are still in the game."""
    seats = 0
    for p in range(s.players):
        if is_in_game(s, p):
            seats |= 1 << p
    return seats


def voters_left(s: State) -> int:
    """Return the seats that have not voted yet."""
    return voters(s) & ~(s.ayes | s.noes)


def may_propose(s: State, seat: int) -> bool:
    """Tell whether a player about to throw may propose to open the exit door (cubano-2.68)."""
    return s.exit_door == BY_VOTE and s.phase == DEPARTURES and s.proposed >> seat & 1 == 0


def propose(s: State, seat: int, chance: Chance) -> None:
    """Let all decide on the exit door; who proposes it is for it (cubano-2.68)."""
    s.proposed |= 1 << seat
    s.ayes = 1 << seat
    s.step = VOTING
    note(chance, PROPOSES, seat)


def vote(s: State, seat: int, yes: int, chance: Chance) -> None:
    """Write down a vote."""
    if yes != 0:
        s.ayes |= 1 << seat
    else:
        s.noes |= 1 << seat
    note(chance, VOTES, seat, yes)


def is_carried(s: State) -> bool:
    """Tell whether more than half of the voters have said yes."""
    return 2 * size(s.ayes) > size(voters(s))


def is_decided(s: State) -> bool:
    """Tell whether the votes still to come can change nothing."""
    return is_carried(s) or 2 * size(s.noes) >= size(voters(s))


def close_vote(s: State) -> None:
    """Forget the votes that were counted."""
    s.ayes = 0
    s.noes = 0


def settle_door(s: State, chance: Chance) -> None:
    """Open the exit door for the rest of the game, or leave it shut (cubano-2.68)."""
    if is_carried(s):
        note(chance, DOOR_OPENS, s.turn, size(s.ayes), size(s.noes))
        s.exit_door = AGREED
        s.proposed = 0
    else:
        note(chance, DOOR_STAYS_SHUT, s.turn, size(s.ayes), size(s.noes))
    close_vote(s)
    s.step = THROWING
