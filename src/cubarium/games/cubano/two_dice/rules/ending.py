"""The end of the game: the last player, and the result (cubano-2.56, 2.57)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.rules.board import SQUARES
from cubarium.games.cubano.two_dice.events import CLEAN_END, KEEPS_DICE
from cubarium.games.cubano.two_dice.rules.leaving import next_in_game
from cubarium.games.cubano.two_dice.rules.placing import fill
from cubarium.games.cubano.two_dice.rules.scoring import tell_result
from cubarium.games.cubano.two_dice.state import DICE, LAST, LAST_DICE, NOBODY, OVER, State


def settle_last_player(s: State, chance: Chance) -> None:
    """Let the last player place the dice if there is room, and end the game (cubano-2.56, 2.57)."""
    seat = next_in_game(s)
    if seat == NOBODY:
        end_game(s, chance)
        return
    s.turn = seat
    s.seats[seat].status = LAST
    if s.empty[0] < DICE:
        note(chance, KEEPS_DICE, seat)
        end_game(s, chance)
        return
    s.seats[seat].has_dice = 0
    s.seats[seat].cubes += DICE
    s.step = LAST_DICE
    if s.empty[0] == DICE:
        for square in range(SQUARES):
            if s.colours[square] == 0 and s.missing[square] == 0:
                place_last_die(s, square, chance)


def place_last_die(s: State, square: int, chance: Chance) -> None:
    """Place one of the two dice of the last player (cubano-2.57)."""
    fill(s, square, chance)
    s.placed += 1
    if s.placed == DICE:
        s.placed = 0
        note(chance, CLEAN_END, s.turn)
        end_game(s, chance)


def end_game(s: State, chance: Chance) -> None:
    """Close the game; nothing is left to decide."""
    s.step = OVER
    tell_result(s, chance)
