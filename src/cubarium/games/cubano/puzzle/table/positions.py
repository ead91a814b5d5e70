"""What can stand on the table: the laws in words and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.games.cubano.puzzle.data.schema import MOST_MOVES, PATTERNS
from cubarium.games.cubano.puzzle.rules.conservation import bar_is_astray, cube_is_astray
from cubarium.games.cubano.puzzle.rules.picture import is_rebuilt, wanted_squares
from cubarium.games.cubano.puzzle.rules.runs import can_end, can_use, end_of_places, first_place
from cubarium.games.cubano.puzzle.rules.turn import only_answer
from cubarium.games.cubano.puzzle.state import CHOOSE, EMPTY, FIRST, LAST, NONE, OVER, TOOL_NAMES, State
from cubarium.games.cubano.rules.board import COLOURS, EDGE_NAMES, EDGES, SQUARE_NAMES, SQUARES


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: by the moves made."""
    return (s.moves,)


def conserved(s: State) -> list[str]:
    """List what lies where the picture has nothing, and moves beyond the limit."""
    return [
        *(
            f"a bar lies on {EDGE_NAMES[e]}, which must stay free (cubano-7.5)"
            for e in range(EDGES)
            if bar_is_astray(s, e)
        ),
        *(
            f"the cube in {SQUARE_NAMES[q]} may not stand there (cubano-7.7, 7.8)"
            for q in range(SQUARES)
            if cube_is_astray(s, q)
        ),
        *_moves_out_of_range(s),
    ]


def _moves_out_of_range(s: State) -> Iterator[str]:
    if not 0 <= s.moves <= s.move_limit:
        yield f"{s.moves} moves of {s.move_limit} (cubano-7.11)"


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(s, _numbers_out_of_range, conserved, _unreachable)


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if not 0 <= s.pattern <= len(PATTERNS):
        yield f"there is no pattern {s.pattern} (cubano-7.14)"
    if not 1 <= s.par <= MOST_MOVES:
        yield f"par is {s.par} (cubano-7.13)"
    if not 1 <= s.move_limit <= MOST_MOVES:
        yield f"{s.move_limit} moves are allowed (cubano-7.11)"
    if not CHOOSE <= s.phase <= OVER:
        yield "the phase is missing (cubano-7.3)"
    for name, squares in (("picture", s.picture), ("board", s.colours)):
        if not all(EMPTY <= colour <= len(COLOURS) for colour in squares):
            yield f"a square of the {name} has no colour and is not empty either (cubano-7.1)"
    if wanted_squares(s) == 0:
        yield "the picture is empty (cubano-7.1)"
    has_tool, has_first = s.phase in (FIRST, LAST), s.phase == LAST
    if (0 <= s.tool < len(TOOL_NAMES)) != has_tool or (not has_tool and s.tool != NONE):
        yield "bars or a colour are chosen just while a run is (cubano-7.3)"
    elif has_first and not first_place(s.tool) <= s.first < end_of_places(s.tool):
        yield "the run has no beginning (cubano-7.3)"
    elif not has_first and s.first != NONE:
        yield "a run begins although none is chosen (cubano-7.3)"


def _unreachable(s: State) -> Iterator[str]:
    if s.phase != OVER and (is_rebuilt(s) or s.moves == s.move_limit):
        yield "the game should be over (cubano-7.11)"
        return
    changed = any(s.colours) or s.row_bars or s.column_bars
    if bool(changed) != (s.moves > 0):
        yield f"{s.moves} moves do not fit what lies on the board (cubano-7.3)"
    if s.phase == LAST and not can_end(s, s.tool, s.first):
        yield "no run can begin there (cubano-7.9)"
    elif s.phase == FIRST and not can_use(s, s.tool):
        yield "no run can be made with that (cubano-7.9)"
    elif s.phase != OVER and only_answer(s) >= 0:
        yield NoChoice("there is only one answer, which is given at once (cubano-7.3)")
