"""The moves of the puzzle, in the order of chapter 7 of the rules."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.puzzle.actions import PLACE, STOP
from cubarium.games.cubano.puzzle.data.values import MOVES_ALLOWED, NEXT_PLACE
from cubarium.games.cubano.puzzle.events import (
    BEGINS,
    FINAL,
    GAME_ENDS,
    LAYS,
    NO_MOVES,
    PAINTS,
    SOLVED,
    STOPS,
    UNSOLVED,
)
from cubarium.games.cubano.puzzle.rules.picture import (
    draw_picture,
    is_rebuilt,
    right_squares,
    take_picture,
    wanted_squares,
)
from cubarium.games.cubano.puzzle.rules.runs import (
    can_use,
    direction_of,
    end_of_places,
    first_place,
    is_answer,
    only_place,
    only_tool,
    would_change,
)
from cubarium.games.cubano.puzzle.rules.scoring import score, tell_score
from cubarium.games.cubano.puzzle.state import (
    BAR_TOOL,
    CHOOSE,
    FIRST,
    LAST,
    NONE,
    OVER,
    TOOLS,
    Options,
    State,
)
from cubarium.games.cubano.rules.board import EDGES, lay_bar


def setup(s: State, options: Options, chance: Chance) -> None:
    """Show the picture beside an empty board (cubano-7.1, 7.2)."""
    s.pattern = options.pattern
    if options.pattern == 0:
        draw_picture(s, chance)
    else:
        take_picture(s, options.pattern)
    s.move_limit = MOVES_ALLOWED
    s.phase = CHOOSE
    s.tool = NONE
    s.first = NONE
    note(chance, BEGINS, 0, s.pattern, s.par, s.move_limit)
    answer_what_is_plain(s, chance)


def is_over(s: State) -> bool:
    """Tell whether the picture is rebuilt or the player has stopped."""
    return bool(s.phase == OVER)


def actors(s: State) -> int:
    """Return the one player until the game is over."""
    return 0 if s.phase == OVER else 1


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of the player in ascending order and return how many there are."""
    if s.phase == OVER or seat != 0:
        return 0
    n = 0
    if s.phase == CHOOSE:
        for tool in range(TOOLS):
            if can_use(s, tool):
                out[n] = tool
                n += 1
        if can_stop(s):
            out[n] = STOP
            n += 1
        return n
    for place in range(first_place(s.tool), end_of_places(s.tool)):
        if is_answer(s, place):
            out[n] = PLACE + place
            n += 1
    return n


def can_stop(s: State) -> bool:
    """Tell whether the player may give up: once as many moves are made as par (cubano-7.11)."""
    return bool(s.moves >= s.par)


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if action == STOP:
        note(chance, STOPS, seat, s.moves)
        end_game(s, chance)
    else:
        answer(s, action, chance)
        answer_what_is_plain(s, chance)


def answer(s: State, action: int, chance: Chance) -> None:
    """Take a tool, then the first place of the run, then its last, which makes the move."""
    if s.phase == CHOOSE:
        s.tool = action
        s.phase = FIRST
    elif s.phase == FIRST:
        s.first = action - PLACE
        s.phase = LAST
    else:
        make_run(s, action - PLACE, chance)


def answer_what_is_plain(s: State, chance: Chance) -> None:
    """Answer for the player as long as there is only one answer."""
    while s.phase != OVER:
        action = only_answer(s)
        if action < 0:
            return
        answer(s, action, chance)


def only_answer(s: State) -> int:
    """Return the action of the player if there is just one, else -1."""
    if s.phase == CHOOSE:
        return NONE if can_stop(s) else only_tool(s)
    place = only_place(s)
    return PLACE + place if place >= 0 else NONE


def make_run(s: State, last: int, chance: Chance) -> None:
    """Cover every place from the first to the last: one move (cubano-7.3, 7.4, 7.6)."""
    direction = direction_of(s, s.first, last)
    changed = 0
    place = s.first
    while True:
        if would_change(s, s.tool, place):
            changed += 1
            cover(s, place)
        if place == last:
            break
        place = NEXT_PLACE[place][direction]
    s.moves += 1
    if s.tool == BAR_TOOL:
        note(chance, LAYS, 0, s.first, last, changed)
    else:
        note(chance, PAINTS, 0, s.tool, s.first, last, changed)
    s.tool = NONE
    s.first = NONE
    s.phase = CHOOSE
    if is_rebuilt(s):
        end_game(s, chance)
    elif s.moves == s.move_limit:
        note(chance, NO_MOVES, 0, s.move_limit)
        end_game(s, chance)


def cover(s: State, place: int) -> None:
    """Lay the bar of an edge, or let a square show the colour by a new cube or a turned one."""
    if place < EDGES:
        lay_bar(s, place)
    else:
        s.colours[place - EDGES] = s.tool


def end_game(s: State, chance: Chance) -> None:
    """Close the game; nothing is left to decide (cubano-7.11)."""
    s.phase = OVER
    tell_result(s, chance)


def tell_result(s: State, chance: Chance) -> None:
    """Write down the score, and whether the picture is rebuilt."""
    note(chance, GAME_ENDS, 0)
    tell_score(s, chance)
    note(chance, FINAL, 0, score(s))
    if is_rebuilt(s):
        note(chance, SOLVED, 0, s.moves, s.par)
    else:
        note(chance, UNSOLVED, 0, right_squares(s), wanted_squares(s))
