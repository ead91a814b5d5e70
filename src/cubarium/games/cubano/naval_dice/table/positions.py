"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.engine.record import members
from cubarium.games.cubano.naval_dice.data.values import MINE_LOSS
from cubarium.games.cubano.naval_dice.rules.conservation import (
    COLOUR_LAW,
    DICE_LAW,
    FLEET_LAW,
    HOLE_LAW,
    laws_broken,
)
from cubarium.games.cubano.naval_dice.rules.placing import (
    digit_of,
    fleet,
    line_between,
    next_ship,
    offers_choice,
    ship_ends,
)
from cubarium.games.cubano.naval_dice.rules.turn import afloat, corrected, only_adds
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    CHOOSING,
    DICE,
    FACES,
    HALF_NAMES,
    HOLES,
    LETTERS,
    LOSING,
    NO_COLOUR,
    NO_PLACE,
    ONE_SEAT,
    OVER,
    PLAYERS,
    REROLLING,
    SHIFTING,
    SHIP_COUNT,
    SHIP_END,
    THROWING,
    State,
)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: the turn always changes sides."""
    return (s.turn,)


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks."""
    told = {
        HOLE_LAW: f"each player takes out {DICE} cubes before anything is thrown (cubano-6.2)",
        FLEET_LAW: "ships have their lengths, and meet neither each other nor holes (cubano-6.5)",
        DICE_LAW: "the dice show something exactly while it matters (cubano-6.7)",
        COLOUR_LAW: "each player has a colour of the six, and not that of the other (cubano-6.15)",
    }
    broken = laws_broken(s)
    return [text for law, text in told.items() if broken & law]


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(
        s, _numbers_out_of_range, conserved, lambda s: [*_set_up_out_of_place(s), *_turn_out_of_place(s)]
    )


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if s.players != PLAYERS:
        yield f"{s.players} players (cubano-6.1)"
    if s.mines not in (0, 1):
        yield f"mines is {s.mines}, not 0 or 1"
    if not 0 <= s.addition_only < ONE_SEAT + PLAYERS:
        yield f"addition_only is {s.addition_only}, not 0 to {ONE_SEAT + PLAYERS - 1}"
    for name, seat in (("turn", s.turn), ("starter", s.starter)):
        if not 0 <= seat < PLAYERS:
            yield f"{name} is seat {seat + 1} of {PLAYERS} (cubano-6.6)"
    if not CHOOSING <= s.phase <= OVER:
        yield "the phase is missing (cubano-6.6)"
    if not 0 <= s.to_lose <= MINE_LOSS:
        yield f"{s.to_lose} cubes to lose by a mine (cubano-6.12)"


def _choice_out_of_place(s: State) -> Iterator[str]:
    if any(player.holes or any(player.ships) or player.lost for player in s.seats):
        yield "nobody sets up before both colours are chosen (cubano-6.15)"
    order = (s.seats[s.starter].colour != NO_COLOUR, s.seats[1 - s.starter].colour != NO_COLOUR)
    if order != (s.turn != s.starter, False):
        yield "the player who begins chooses a colour first (cubano-6.15)"


def _set_up_out_of_place(s: State) -> Iterator[str]:
    if s.phase == CHOOSING:
        yield from _choice_out_of_place(s)
        return
    for p, player in enumerate(s.seats):
        if s.mines and any(offers_choice(square) for square in members(player.holes)):
            yield f"a mine of seat {p + 1} lies where dice give a choice (cubano-6.4)"
        for ship in player.ships[next_ship(s, p) :]:
            if ship:
                yield f"seat {p + 1} has placed its ships out of order (cubano-6.5)"
        if any(ship and not _is_straight(ship) for ship in player.ships):
            yield f"a ship of seat {p + 1} is not straight (cubano-6.5)"
        if player.holes.bit_count() < DICE and fleet(s, p):
            yield f"seat {p + 1} has ships before both dice (cubano-6.6)"
    if s.phase >= THROWING:
        return
    if any(player.lost for player in s.seats):
        yield "ships were hit before the first throw (cubano-6.6)"
    second = 1 - s.starter
    if s.turn == s.starter and (s.seats[second].holes or fleet(s, second)):
        yield "the second player sets up after the first (cubano-6.6)"
    if s.turn == second and next_ship(s, s.starter) < SHIP_COUNT:
        yield "the first player has not set up (cubano-6.6)"
    own_holes = s.seats[s.turn].holes.bit_count()
    if (own_holes < DICE) != (s.phase == HOLES) or next_ship(s, s.turn) == SHIP_COUNT:
        yield "the phase does not fit what has been set up (cubano-6.6)"


def _is_straight(ship: int) -> bool:
    squares = list(members(ship))
    return line_between(squares[0], squares[-1], len(squares)) == ship


def _turn_out_of_place(s: State) -> Iterator[str]:
    if (s.anchor != NO_PLACE) != (s.phase == SHIP_END):
        yield "a ship begins somewhere exactly while its end is asked for (cubano-6.5)"
    elif s.phase == SHIP_END and (
        next_ship(s, s.turn) == SHIP_COUNT or ship_ends(s, s.turn, s.anchor).bit_count() <= 1
    ):
        reason = f"no choice of ship begins at {HALF_NAMES[s.anchor]} (cubano-6.5)"
        placed = next_ship(s, s.turn) == SHIP_COUNT
        yield reason if placed or not ship_ends(s, s.turn, s.anchor) else NoChoice(reason)
    if s.phase == AIMING and min(s.dice) > LETTERS:
        yield "no die gives a letter (cubano-6.7)"
    if s.phase == REROLLING and sorted(s.dice) != list(range(LETTERS + 1, FACES + 1)):
        yield "there is no choice of a die to throw again (cubano-6.8)"
    if (s.aim != NO_PLACE) != (s.phase == SHIFTING):
        yield "a shot is corrected exactly while plus or minus is asked for (cubano-6.9)"
    elif s.phase == SHIFTING:
        yield from _correction_out_of_place(s)
    if (s.to_lose > 0) != (s.phase == LOSING):
        yield "cubes are lost by a mine exactly while they are asked for (cubano-6.12)"
    elif s.phase == LOSING and (not s.mines or s.to_lose >= afloat(s, s.turn).bit_count()):
        yield "there is no choice of a cube to lose (cubano-6.12)"
    sunk = [p for p in range(PLAYERS) if s.phase >= THROWING and not afloat(s, p)]
    if len(sunk) != (1 if s.phase == OVER else 0):
        yield "the game is over exactly when one player has no ship left (cubano-6.14)"


def _correction_out_of_place(s: State) -> Iterator[str]:
    if only_adds(s, s.turn):
        yield "there is no choice where corrections only add (cubano-6.10)"
    if digit_of(s.aim) > FACES:
        yield f"no die gives the digit of {HALF_NAMES[s.aim]} (cubano-6.7)"
    if corrected(s.aim, s.shift) == NO_PLACE and corrected(s.aim, -s.shift) == NO_PLACE:
        yield "the correction leads off the board either way (cubano-6.9)"
