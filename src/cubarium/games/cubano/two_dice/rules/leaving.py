"""Leaving the game: the voluntary exit, expulsion, and what they need (cubano-2.31 to 2.35, 2.46 to 2.57)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.rules.board import EDGES, HALF_EDGES, SQUARES
from cubarium.games.cubano.two_dice.data.values import EXIT_SQUARES, SOLVENT, STANDARD
from cubarium.games.cubano.two_dice.events import EXITS, GIVES_UP, IS_EXPELLED, NEVER_CAME
from cubarium.games.cubano.two_dice.rules.placing import fill, lay_one
from cubarium.games.cubano.two_dice.rules.room import room_to_leave
from cubarium.games.cubano.two_dice.state import (
    ABSENT,
    ACTIVE,
    CALLS_OPEN,
    DEPARTURES,
    DICE,
    EXPELLED,
    LEAVING,
    NOBODY,
    OUT,
    WAITING,
    State,
)

ROW_EDGES = (1 << HALF_EDGES) - 1


def can_exit(s: State) -> bool:
    """Tell whether the player in turn may leave, given a double for it (cubano-2.31 to 2.33, 2.48)."""
    player = s.seats[s.turn]
    cubes = player.cubes + DICE
    if s.phase != DEPARTURES and player.squares + cubes < EXIT_SQUARES:
        return False
    return room_to_leave(s, cubes, player.bars)


# --- who is still in the game ------------------------------------------------------------------------------


def is_in_game(s: State, seat: int) -> bool:
    """Tell whether a player still has turns."""
    return bool(s.seats[seat].status == WAITING or s.seats[seat].status == ACTIVE)


def next_in_game(s: State) -> int:
    """Return the next seat clockwise that has turns; -1 if nobody has."""
    seat = s.turn
    for _ in range(s.players):
        seat = (seat + 1) % s.players
        if is_in_game(s, seat):
            return seat
    return NOBODY


def players_left(s: State) -> int:
    """Count the players who still have turns."""
    count = 0
    for p in range(s.players):
        if is_in_game(s, p):
            count += 1
    return count


# --- the exit, step by step: enough squares, then the surplus bars, then the cubes -------------------------


def begin_exit(s: State, chance: Chance) -> None:
    """Begin to leave: the dice are cubes to place like those of the reserve (cubano-2.31)."""
    s.seats[s.turn].has_dice = 0
    s.seats[s.turn].cubes += DICE
    s.step = LEAVING
    continue_exit(s, chance)


def squares_lacking(s: State) -> int:
    """Return how many more squares the leaving player has to form, 0 or less if there are enough."""
    return s.seats[s.turn].cubes - s.empty[0]


def first_free_edge(s: State) -> int:
    """Return the first edge without a bar."""
    rows = ~s.row_bars & ROW_EDGES
    if rows != 0:
        return lowest(rows)
    return HALF_EDGES + lowest(~s.column_bars & ROW_EDGES)


def fill_all(s: State, chance: Chance) -> None:
    """Fill every formed free square with the cubes of the player in turn."""
    for square in range(SQUARES):
        if s.colours[square] == 0 and s.missing[square] == 0:
            fill(s, square, chance)


def continue_exit(s: State, chance: Chance) -> None:
    """Do what is left without a choice: bars on all free edges, cubes in all formed squares."""
    player = s.seats[s.turn]
    free_edges = EDGES - size(s.row_bars) - size(s.column_bars)
    if squares_lacking(s) <= 0 and player.bars == free_edges:
        while player.bars > 0:
            lay_one(s, first_free_edge(s), chance)
    if squares_lacking(s) == 0 and player.bars == 0:
        fill_all(s, chance)
    if player.cubes == 0:
        finish_exit(s, chance)


def finish_exit(s: State, chance: Chance) -> None:
    """Let the player in turn go, untouchable from now on (cubano-2.34)."""
    s.seats[s.turn].status = OUT
    s.step = CALLS_OPEN
    note(chance, EXITS, s.turn, s.seats[s.turn].squares)


def is_capot(s: State) -> bool:
    """Tell whether the player in turn has just left and nobody else has a square (cubano-2.35)."""
    if s.seats[s.turn].status != OUT:
        return False
    for p in range(s.players):
        if p != s.turn and s.seats[p].squares > 0:
            return False
    return True


# --- leaving against one's will ----------------------------------------------------------------------------


def solvency(s: State, seat: int) -> int:
    """Return how many penalties a player could pay (cubano-2.49)."""
    player = s.seats[seat]
    return player.squares + player.cubes + (player.bars + STANDARD - 1) // STANDARD


def is_insolvent(s: State, seat: int) -> bool:
    """Tell whether a player is to be expelled at the start of the turn (cubano-2.50)."""
    return s.phase == DEPARTURES and s.seats[seat].status == ACTIVE and solvency(s, seat) < SOLVENT


def hand_over(s: State, seat: int) -> None:
    """Move dice and reserve of a player to the new heap (cubano-2.46, 2.51)."""
    player = s.seats[seat]
    s.heap_cubes += player.cubes + DICE
    s.heap_bars += player.bars
    player.cubes = 0
    player.bars = 0
    player.has_dice = 0
    player.status = EXPELLED


def expel(s: State, seat: int, chance: Chance) -> None:
    """Expel a player who could not pay the penalties of one throw (cubano-2.50, 2.51)."""
    note(chance, IS_EXPELLED, seat, s.seats[seat].squares, s.seats[seat].cubes, s.seats[seat].bars)
    hand_over(s, seat)


def waiting_players_give_up(s: State, chance: Chance) -> None:
    """Let those who never entered make the first new heap of their dice (cubano-2.46, 2.84)."""
    for p in range(s.players):
        if s.seats[p].status == WAITING:
            hand_over(s, p)
            note(chance, GIVES_UP, p, DICE)
        elif s.seats[p].status == ABSENT:
            hand_over(s, p)
            s.absent -= 1
            note(chance, NEVER_CAME, p, DICE)
