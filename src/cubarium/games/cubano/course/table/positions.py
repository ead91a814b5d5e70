"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.games.cubano.course.actions import CORNERS
from cubarium.games.cubano.course.data.schema import PLAYERS
from cubarium.games.cubano.course.data.values import COLOUR_CUBES, DIAGONALS
from cubarium.games.cubano.course.rules.conservation import cubes_counted, wrongly_counted
from cubarium.games.cubano.course.rules.turn import FACES, place_after
from cubarium.games.cubano.course.state import CHOOSE, CORNER, GOAL, NO_COLOUR, OVER, PLACE, THROW, State
from cubarium.games.cubano.course.table.refusals import parity
from cubarium.games.cubano.rules.board import NO_SQUARE, SQUARES


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: by the phase of the opening, who is in turn and what the other has covered."""
    return (min(s.phase, THROW), s.turn, s.seats[1 - s.turn].covered)


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks: 64 cubes, and as many squares covered as counted."""
    problems = []
    if cubes_counted(s) != SQUARES or s.heap_cubes < 0:
        problems.append(f"{cubes_counted(s)} cubes, dice included, not {SQUARES} (cubano-1.3)")
    seat = wrongly_counted(s)
    if seat >= 0:
        problems.append(f"seat {seat + 1} has not covered {s.seats[seat].covered} squares (cubano-4.8)")
    return problems


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(
        s,
        _numbers_out_of_range,
        conserved,
        _choices_out_of_place,
        lambda s: [*_squares_out_of_place(s), *_unreachable(s)],
    )


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if s.players != PLAYERS:
        yield f"{s.players} players (cubano-4.1)"
        return
    if s.fair_last_turn not in (0, 1):
        yield f"fair_last_turn is {s.fair_last_turn}, not 0 or 1 (cubano-4.10)"
    if not CHOOSE <= s.phase <= OVER:
        yield "the phase is missing (cubano-4.4)"
    for name, seat in (("turn", s.turn), ("starter", s.starter)):
        if not 0 <= seat < s.players:
            yield f"{name} is seat {seat + 1} of {s.players} (cubano-4.1)"
    if not all(NO_COLOUR <= c <= FACES for c in (s.shown, *s.colours, *(p.colour for p in s.seats))):
        yield "a colour is missing (cubano-1.4)"
    for p, player in enumerate(s.seats):
        if player.die not in (0, 1):
            yield f"seat {p + 1} has {player.die} dice (cubano-4.1)"
        if player.corner not in (NO_SQUARE, *CORNERS):
            yield f"seat {p + 1} starts from no corner (cubano-4.3)"


def _choices_out_of_place(s: State) -> Iterator[str]:
    second = 1 - s.starter
    order = (s.seats[s.starter], s.seats[second])
    asked = 1 if s.turn == second else 0
    coloured = asked if s.phase == CHOOSE else PLAYERS
    cornered = 0 if s.phase == CHOOSE else asked if s.phase == CORNER else PLAYERS
    if [player.colour != NO_COLOUR for player in order] != [i < coloured for i in range(PLAYERS)]:
        yield "colours are chosen in turn, before the corners (cubano-4.2)"
    elif coloured == PLAYERS and order[0].colour == order[1].colour:
        yield "both players have one colour (cubano-4.2)"
    if [player.corner != NO_SQUARE for player in order] != [i < cornered for i in range(PLAYERS)]:
        yield "corners are chosen in turn, before the first throw (cubano-4.3)"
    elif cornered == PLAYERS and parity(order[0].corner) == parity(order[1].corner):
        yield "the corners are not joined by a side (cubano-4.3)"
    if s.phase <= CORNER and any(s.colours):
        yield "cubes stand before all is chosen (cubano-4.3)"


def _squares_out_of_place(s: State) -> Iterator[str]:
    if not set(s.colours) <= {NO_COLOUR, *(player.colour for player in s.seats)}:
        yield "a square shows a colour nobody plays (cubano-4.2)"
        return
    for p, player in enumerate(s.seats):
        if player.covered and player.covered != len(_cluster(s, player.corner)):
            yield f"the squares of seat {p + 1} do not all touch by corners, from its own on (cubano-4.5)"


def _cluster(s: State, corner: int) -> set[int]:
    """Return the squares of one colour that touch by corners, from a corner of the board on."""
    found = {corner} if s.colours[corner] else set()
    border = list(found)
    while border:
        for near in DIAGONALS[border.pop()]:
            if near != NO_SQUARE and near not in found and s.colours[near] == s.colours[corner]:
                found.add(near)
                border.append(near)
    return found


def _unreachable(s: State) -> Iterator[str]:
    done = [player.covered == GOAL for player in s.seats]
    if s.heap_cubes and not all(player.die for player in s.seats):
        yield "a die has been used while there are cubes (cubano-4.9)"
    if s.phase != OVER and any(done) and not (s.fair_last_turn and done[s.starter] and s.turn != s.starter):
        yield "somebody has covered all squares and the game goes on (cubano-4.8)"
    if s.phase == OVER and not any(done):
        yield "nobody has covered all squares (cubano-4.8)"
    if s.phase == OVER and all(done) and not s.fair_last_turn:
        yield "only one player can be the first (cubano-4.8)"
    if (s.shown != NO_COLOUR) != (s.phase == PLACE):
        yield "the die shows a colour from the throw to the last cube of it (cubano-4.4)"
        return
    if s.phase != PLACE:
        if s.to_place:
            yield "cubes are placed after a throw only (cubano-4.4)"
        return
    if not 1 <= s.to_place <= COLOUR_CUBES[s.shown]:
        yield f"{s.to_place} cubes to place of {COLOUR_CUBES[s.shown]} (cubano-4.4)"
    elif s.seats[s.turn].covered + s.to_place >= GOAL or _has_one_place(s):
        reason = "the player in turn has nothing to choose (cubano-4.7)"
        yield NoChoice(reason) if _has_one_place(s) and place_after(s, NO_SQUARE) != NO_SQUARE else reason


def _has_one_place(s: State) -> bool:
    return place_after(s, place_after(s, NO_SQUARE)) == NO_SQUARE
