"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.games.cubano.one_die.data.schema import MAX_PLAYERS, MIN_PLAYERS
from cubarium.games.cubano.one_die.rules.conservation import bars_counted, cubes_counted, wrongly_formed
from cubarium.games.cubano.one_die.rules.laying import bars_due, can_claim
from cubarium.games.cubano.one_die.rules.turn import FACES
from cubarium.games.cubano.one_die.state import (
    CHOOSE,
    CLAIM,
    FLIP_OPEN,
    LAY,
    NO_COLOUR,
    OVER,
    OWN_OPEN,
    PHASE_NAMES,
    THROW,
    State,
)
from cubarium.games.cubano.rules.board import EDGES, SQUARE_NAMES, SQUARES


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: by the lap of the table and who is in turn."""
    return (s.lap, s.turn)


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks: 112 bars, 64 cubes, a cube in each square formed."""
    problems = []
    if bars_counted(s) != EDGES or s.heap_bars < 0 or s.to_lay < 0:
        problems.append(
            f"{bars_counted(s)} bars on the board, in the heap and taken, not {EDGES} (cubano-1.2)"
        )
    if cubes_counted(s) != SQUARES or s.heap_cubes < 0:
        problems.append(f"{cubes_counted(s)} cubes, dice included, not {SQUARES} (cubano-1.3)")
    square = wrongly_formed(s)
    if square >= 0:
        problems.append(f"{SQUARE_NAMES[square]}: its cube and its bars do not fit (cubano-3.9)")
    return problems


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(s, _numbers_out_of_range, conserved, _colours_out_of_place, _unreachable)


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if not MIN_PLAYERS <= s.players <= MAX_PLAYERS:
        yield f"{s.players} players (cubano-3.1)"
        return
    if s.attentive not in (0, 1):
        yield f"attentive is {s.attentive}, not 0 or 1"
    if not CHOOSE <= s.phase < len(PHASE_NAMES):
        yield "the phase is missing (cubano-3.3)"
    for name, seat in (("turn", s.turn), ("starter", s.starter)):
        if not 0 <= seat < s.players:
            yield f"{name} is seat {seat + 1} of {s.players} (cubano-3.1)"
    if not 1 <= s.lap <= EDGES:
        yield f"lap {s.lap} (cubano-3.6)"
    shown = [s.shown, *s.colours, *(player.colour for player in s.seats)]
    if not all(NO_COLOUR <= colour <= FACES for colour in shown):
        yield "a colour is missing (cubano-1.4)"
    for p, player in enumerate(s.seats):
        if player.die not in (0, 1):
            yield f"seat {p + 1} has {player.die} dice (cubano-3.1)"
        if p >= s.players and (player.colour or player.die):
            yield f"seat {p + 1} is empty and has something (cubano-3.1)"


def _colours_out_of_place(s: State) -> Iterator[str]:
    chosen = [player.colour for player in s.seats if player.colour]
    if len(set(chosen)) < len(chosen):
        yield "two players have one colour (cubano-3.2)"
    if not set(s.colours) <= {NO_COLOUR, *chosen}:
        yield "a square shows a colour nobody plays (cubano-3.9)"
    late = (s.turn - s.starter) % s.players if s.phase == CHOOSE else s.players
    order = [s.seats[(s.starter + i) % s.players].colour != NO_COLOUR for i in range(s.players)]
    if order != [i < late for i in range(s.players)]:
        yield "colours are chosen in turn, and before the first throw (cubano-3.2)"


def _unreachable(s: State) -> Iterator[str]:
    laid = EDGES - s.heap_bars - s.to_lay
    if s.phase == CHOOSE and (laid or s.lap > 1):
        yield "bars lie before all have a colour (cubano-3.2)"
    if (
        s.phase == CHOOSE
        and sum(player.colour == NO_COLOUR for player in s.seats) == 1
        and s.players == FACES
    ):
        yield NoChoice("the sixth player has no colour to choose (cubano-3.2)")
    if s.lap - 1 > laid and not s.attentive:  # else a missed colour brings no bar
        yield f"{laid} bars lie in lap {s.lap} (cubano-3.8)"
    if s.heap_cubes and not all(player.die for player in s.seats[: s.players]):
        yield "a die has been used while there are cubes (cubano-3.10)"
    if (s.phase == OVER) != (laid == EDGES):
        yield "the game is over when the last bar lies, and not before (cubano-3.12)"
    if (s.shown != NO_COLOUR) != (s.phase in (CLAIM, LAY, FLIP_OPEN, OWN_OPEN)):
        yield "the die shows a colour from the throw to the last bar of it (cubano-3.3)"
    elif s.phase in (THROW, FLIP_OPEN, OWN_OPEN) and not s.seats[s.turn].die:
        yield "the player in turn has no die to throw (cubano-3.11)"
    elif s.phase in (CLAIM, FLIP_OPEN) and not can_claim(s):
        yield "there is nothing to flip (cubano-3.6)"
    if s.phase in (FLIP_OPEN, OWN_OPEN) and not s.attentive:
        yield "nobody has to call at this table (cubano-3.14)"
    if s.phase == OWN_OPEN and s.shown != s.seats[s.turn].colour:
        yield "the own colour has not been thrown (cubano-3.15)"
    if s.phase == LAY and not (1 <= s.to_lay <= bars_due(s) and s.heap_bars):
        yield f"{s.to_lay} bars to lay of {bars_due(s)}, {s.heap_bars} in the heap (cubano-3.8)"
    if s.phase != LAY and s.to_lay:
        yield "bars are taken and laid at once (cubano-3.8)"
