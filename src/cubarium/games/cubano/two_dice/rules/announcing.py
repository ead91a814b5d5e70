"""The attentive table, where colours are called before the next throw (cubano-2.61 to 2.65)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.two_dice.actions import CALL, RENOUNCE, THROW, VOTE_NO, VOTE_YES
from cubarium.games.cubano.two_dice.events import CALLS, CALLS_OWN, OPERATION_MISSED
from cubarium.games.cubano.two_dice.rules.claims import (
    claimants,
    drop_vain_claims,
    first_claimant,
    miss_claims,
)
from cubarium.games.cubano.two_dice.rules.leaving import next_in_game
from cubarium.games.cubano.two_dice.rules.operations import operations, own_dice
from cubarium.games.cubano.two_dice.rules.voting import voters_left
from cubarium.games.cubano.two_dice.state import (
    ANNOUNCING,
    CALLS_OPEN,
    CLAIMING,
    HEARING,
    OPERATING,
    VOTING,
    State,
)


def asked_aloud(s: State) -> int:
    """Return the seats that are asked while calls are awaited, or in a vote."""
    if s.step == VOTING:
        return voters_left(s)
    if s.step == HEARING:
        return claimants(s) & ~(1 << s.claimant)
    return claimants(s) | 1 << s.turn | 1 << next_in_game(s)


def list_calls(s: State, seat: int, out: list[int]) -> int:
    """Write what a seat may do while calls are awaited, or in a vote (cubano-2.61, 2.62, 2.64)."""
    if s.step == VOTING:
        out[0] = VOTE_YES
        out[1] = VOTE_NO
        return 2
    n = 0
    if s.seats[seat].claims > 0 or (s.step == ANNOUNCING and seat == s.turn):
        out[0] = CALL
        n = 1
    if (s.step == CALLS_OPEN or s.step == ANNOUNCING) and seat == next_in_game(s):
        out[n] = THROW
        n += 1
    if s.seats[seat].claims > 0:
        out[n] = RENOUNCE
        n += 1
    return n


def await_announcement(s: State) -> None:
    """Let who threw call before operating; alone there is nobody who could throw first (cubano-2.64)."""
    if operations(s) != 0 and next_in_game(s) != s.turn:
        s.step = ANNOUNCING


def keep_announcing(s: State, chance: Chance) -> None:
    """Wait on for the call of who threw, unless claims have left nothing to operate with."""
    drop_vain_claims(s, chance)
    if operations(s) == 0:
        s.step = OPERATING


def call(s: State, seat: int, chance: Chance) -> None:
    """Stop the game: for the own operation, or to be served in the order of priority (cubano-2.61, 2.64).

    Two dice show the colours of two claimants at most, so that one answer is awaited and no more.
    """
    if seat == s.turn:
        note(chance, CALLS_OWN, seat, own_dice(s))
        s.step = OPERATING
        return
    note(chance, CALLS, seat, s.seats[seat].claims)
    if s.step == HEARING:
        s.claimant = first_claimant(s)
        s.step = CLAIMING
        return
    s.resume = s.step
    s.claimant = seat
    s.step = CLAIMING if claimants(s) == 1 << seat else HEARING


def miss_calls(s: State, chance: Chance) -> None:
    """Close what nobody called before the next throw (cubano-2.62, 2.64)."""
    if s.step == ANNOUNCING:
        note(chance, OPERATION_MISSED, s.turn, own_dice(s))
    miss_claims(s, chance)
