"""Claims and flips: what the colours thrown give to others (cubano-2.36 to 2.45, 2.61 to 2.67)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.two_dice.data.values import STANDARD
from cubarium.games.cubano.two_dice.events import (
    CLAIM_LAPSES,
    CLAIM_MISSED,
    CLAIMS,
    CUBANO,
    FLIPS,
    LETS_PASS,
    PRIORITY,
    RENOUNCES,
    SERVES,
    THANKS,
)
from cubarium.games.cubano.two_dice.state import (
    ACTIVE,
    CLAIMING,
    DICE,
    HEARING,
    NOBODY,
    THROWING,
    State,
)


def open_claims(s: State) -> None:
    """Give each active player one claim for each die that shows the player's colour (cubano-2.36)."""
    for p in range(s.players):
        if p != s.turn and s.seats[p].status == ACTIVE:
            for i in range(DICE):
                if s.dice[i] == s.seats[p].colour:
                    s.seats[p].claims += 1


def claimable_bars(s: State) -> int:
    """Return the bars of the player in turn that were not drawn in this turn (cubano-2.37)."""
    return s.seats[s.turn].bars - s.drawn_bars


def claimable_cubes(s: State) -> int:
    """Return the cubes of the player in turn that were not drawn in this turn (cubano-2.37)."""
    return s.seats[s.turn].cubes - s.drawn_cubes


def can_flip(s: State) -> bool:
    """Tell whether only the board is left to claim from (cubano-2.41)."""
    return claimable_bars(s) == 0 and claimable_cubes(s) == 0 and s.seats[s.turn].squares > 0


def something_to_claim(s: State) -> bool:
    """Tell whether a claim on the player in turn can bring anything."""
    return claimable_bars(s) > 0 or claimable_cubes(s) > 0 or s.seats[s.turn].squares > 0


def claimants(s: State) -> int:
    """Return the seats that have open claims."""
    seats = 0
    for p in range(s.players):
        if s.seats[p].claims > 0:
            seats |= 1 << p
    return seats


def first_claimant(s: State) -> int:
    """Return the open claimant who comes first in the direction of priority, or -1 (cubano-2.38)."""
    onward = s.players - 1 if s.priority_reversed != 0 else 1
    seat = s.turn
    for _ in range(s.players - 1):
        seat = (seat + onward) % s.players
        if s.seats[seat].claims > 0:
            return seat
    return NOBODY


def drop_vain_claims(s: State, chance: Chance) -> None:
    """Let claims lapse if there is nothing to claim; nothing is owed (cubano-2.43)."""
    if not something_to_claim(s):
        for p in range(s.players):
            if s.seats[p].claims > 0:
                note(chance, CLAIM_LAPSES, p, s.seats[p].claims, s.turn)
                s.seats[p].claims = 0


def miss_claims(s: State, chance: Chance) -> None:
    """Close all claims that nobody called (cubano-2.62)."""
    for p in range(s.players):
        if s.seats[p].claims > 0:
            note(chance, CLAIM_MISSED, p, s.seats[p].claims, s.turn)
            s.seats[p].claims = 0


def ask_claimant(s: State, seat: int) -> None:
    """Stop the turn and ask a seat what it claims."""
    s.claimant = seat
    s.resume = s.step
    s.step = CLAIMING


def go_on_with_turn(s: State) -> None:
    """Return to where the turn stood, unless another claim that was called can bring something."""
    if s.seats[s.claimant].claims > 0 and something_to_claim(s):
        return
    s.let_pass = 0
    if s.attentive != 0 and claimants(s) != 0 and something_to_claim(s):  # who has a claim has called
        s.claimant = first_claimant(s)
        return
    s.step = s.resume
    s.resume = THROWING
    s.claimant = NOBODY


def claim_cube(s: State, seat: int, chance: Chance) -> None:
    """Take a cube from the reserve of the player in turn (cubano-2.39)."""
    s.seats[s.turn].cubes -= 1
    s.seats[seat].cubes += 1
    s.seats[seat].claims -= 1
    note(chance, CLAIMS, seat, 1, 0, s.turn)
    go_on_with_turn(s)


def claim_bars(s: State, seat: int, chance: Chance) -> None:
    """Take four bars, or all that are left, from the reserve of the player in turn (cubano-2.39, 2.40)."""
    bars = min(STANDARD, claimable_bars(s))
    s.seats[s.turn].bars -= bars
    s.seats[seat].bars += bars
    s.seats[seat].claims -= 1
    note(chance, CLAIMS, seat, 0, bars, s.turn)
    tell_short(s, seat, bars, chance)
    go_on_with_turn(s)


def can_claim_both(s: State) -> bool:
    """Tell whether the claimant may take a cube and bars at once (cubano-2.67)."""
    return s.seats[s.claimant].claims == DICE and claimable_cubes(s) > 0 and claimable_bars(s) > 0


def claim_cubano(s: State, seat: int, chance: Chance) -> None:
    """Take a cube and four bars, or the bars that are left, for two claims (cubano-2.67)."""
    bars = min(STANDARD, claimable_bars(s))
    s.seats[s.turn].cubes -= 1
    s.seats[s.turn].bars -= bars
    s.seats[seat].cubes += 1
    s.seats[seat].bars += bars
    s.seats[seat].claims -= DICE
    note(chance, CUBANO, seat, s.turn)
    note(chance, CLAIMS, seat, 1, bars, s.turn)
    tell_short(s, seat, bars, chance)
    go_on_with_turn(s)


def tell_short(s: State, seat: int, bars: int, chance: Chance) -> None:
    """Write down what is said when fewer bars are given than were asked for (cubano-2.67)."""
    if bars < STANDARD:
        note(chance, SERVES, s.turn, bars, seat)
        note(chance, THANKS, seat, bars)


def may_let_pass(s: State) -> bool:
    """Tell whether the claimant may let another go first, which is possible once (cubano-2.66)."""
    return claimants(s) != 1 << s.claimant and s.let_pass >> s.claimant & 1 == 0


def let_other_pass(s: State, seat: int, chance: Chance) -> None:
    """Ask the other claimant first; who is let pass may give the priority back (cubano-2.66)."""
    other = lowest(claimants(s) & ~(1 << seat))
    note(chance, PRIORITY if s.let_pass >> other & 1 != 0 else LETS_PASS, seat, other)
    s.let_pass |= 1 << seat
    s.claimant = other


def flip(s: State, seat: int, square: int, chance: Chance) -> None:
    """Turn a square of the player in turn to the claimant's colour (cubano-2.41, 2.42)."""
    s.colours[square] = s.seats[seat].colour
    s.seats[s.turn].squares -= 1
    s.seats[seat].squares += 1
    s.seats[seat].claims -= 1
    note(chance, FLIPS, seat, square, s.turn)
    go_on_with_turn(s)


def renounce(s: State, seat: int, chance: Chance) -> None:
    """Give up all claims a seat still has (cubano-2.44)."""
    note(chance, RENOUNCES, seat, s.seats[seat].claims)
    s.seats[seat].claims = 0
    if s.step == CLAIMING:
        go_on_with_turn(s)
    elif s.step == HEARING:
        s.step = CLAIMING
