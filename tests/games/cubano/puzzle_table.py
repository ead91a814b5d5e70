"""Puzzles for tests: any position in one line, then play; and our own solutions of the ten pictures.

A picture or board is written from its top row down, rows parted by "/". What is left out, above and to the
right, is empty: "RR/R" has three red squares, a1, a2 and b2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cubarium.engine.chance import Note, thinking_luck
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import IllegalAction
from cubarium.engine.match import Match
from cubarium.engine.record import from_json, to_json
from cubarium.engine.registry import load_game
from cubarium.games.cubano.puzzle.data.schema import EMPTY, LETTERS
from cubarium.games.cubano.puzzle.data.values import NEXT_PLACE
from cubarium.games.cubano.puzzle.rules.runs import needs_bar, only_tool
from cubarium.games.cubano.puzzle.state import BAR_TOOL, CHOOSE, COLOUR_NAMES, FIRST, LAST
from cubarium.games.cubano.rules.board import EDGE_NAMES, EDGES, HALF_EDGES, SIDE

SPEC: GameSpec = load_game("cubano-puzzle")
ALL = "all"


def colours(text: str) -> list[str]:
    """Return the names of the colours by square."""
    rows = [row.ljust(SIDE, EMPTY) for row in reversed(text.split("/"))] if text else []
    rows += [EMPTY * SIDE] * (SIDE - len(rows))
    return [COLOUR_NAMES[LETTERS.index(letter)] for row in rows for letter in row]


def puzzle(picture: str, board: str = "", *, bars: str = "", moves: int = -1, **fields: Any) -> Match:
    """Return a puzzle with these cubes and bars on the board; the bars of the whole picture if they are ALL.

    Without a number of moves, one has been made if anything lies there.
    """
    position = {
        **to_json(SPEC.records.state()),
        "picture": colours(picture),
        "colours": colours(board),
        "first": None,
        "tool": None,
        "par": 30,
        "move_limit": 60,
        "moves": (1 if board or bars else 0) if moves < 0 else moves,
        **fields,
    }
    if bars == ALL:
        bars = " ".join(needed_edges(position["picture"]))
    position["row_bars"] = [name for name in EDGE_NAMES[:HALF_EDGES] if name in bars.split()]
    position["column_bars"] = [name for name in EDGE_NAMES[HALF_EDGES:] if name in bars.split()]
    state: Any = from_json(SPEC.records.state, position)
    if state.moves < state.par and only_tool(state) == BAR_TOOL and "phase" not in fields:
        position |= {"tool": "bars", "phase": "first"}  # nobody is asked what is plain
    return Match(SPEC, {}, seed=1, position=position)


def needed_edges(picture: list[str]) -> list[str]:
    """Return the edges beside coloured squares."""
    state = SPEC.records.state()
    state.picture = [COLOUR_NAMES.index(name) for name in picture]
    return [EDGE_NAMES[edge] for edge in range(EDGES) if needs_bar(state, edge)]


def words(match: Match) -> list[str]:
    """Return the legal actions in their text form."""
    return [SPEC.actions.to_text(action) for action in match.legal(0)]


def run(match: Match, move: str) -> None:
    """Make a move told as tool, first and last place, passing over what was answered by itself."""
    before = match.state.moves
    for phase, word in zip((CHOOSE, FIRST, LAST), move.split(), strict=True):
        if match.state.phase == phase and match.state.moves == before:
            match.act(0, word)
    assert match.state.moves == before + 1, move


def bar_moves(match: Match) -> Iterator[str]:
    """Yield the moves that lay all bars of the picture, each in one whole line."""
    for edge in range(EDGES):
        ahead, back = (0, 1) if edge < HALF_EDGES else (2, 3)
        before = NEXT_PLACE[edge][back]
        if needs_bar(match.state, edge) and (before < 0 or not needs_bar(match.state, before)):
            last = edge
            while NEXT_PLACE[last][ahead] >= 0 and needs_bar(match.state, NEXT_PLACE[last][ahead]):
                last = NEXT_PLACE[last][ahead]
            yield f"bars {EDGE_NAMES[edge]} {EDGE_NAMES[last]}"


def solution(match: Match, name: str) -> list[str]:
    """Return the moves of our own solution of a picture."""
    return [*bar_moves(match), *(" ".join(move.split()) for move in SOLUTIONS[name].split(","))]


def refused(match: Match, action: str, rule: str, message: str) -> None:
    """Check that an action is refused by a rule, in these words."""
    with pytest.raises(IllegalAction) as error:
        match.act(0, action)
    assert (error.value.rule, SPEC.table.words.refusal(error.value, match.seats, "en")) == (rule, message)


def last_notes(match: Match) -> list[Note]:
    """Return what the last action made happen."""
    return list(match.moves[-1].notes)


def played_by_greedy(match: Match) -> Match:
    """Let the game's own heuristic play to the end."""
    luck = thinking_luck(1, 1)
    while not match.is_over:
        legal = match.legal(0)
        match.act(0, match.rules.greedy(match.view(0), legal, len(legal), luck))
    return match


SOLUTIONS = {
    "heart": """
        red b8 c8, red f8 g8, red d2 e2, red c3 f3,
        red b4 g4, red a6 h6, red a7 h7, red a5 h5
    """,
    "boat": """
        yellow g5 g5, yellow f5 f6, yellow e5 e7, brown d5 d8,
        red b2 g2, red a3 h3, blue a1 h1
    """,
    "house": """
        yellow b3 g3, blue c3 f3, yellow d3 e3, red d8 e8,
        yellow b2 g2, brown d2 e2, yellow b1 g1, brown d1 e1,
        red c7 f7, yellow b4 g4, red b6 g6, red a5 h5
    """,
    "rings": """
        green d4 d5, yellow d6 e6, green e4 e5, yellow d3 e3,
        orange c7 f7, yellow f3 f6, yellow c3 c6, orange c2 f2,
        orange g2 g7, orange b2 b7, red b1 g1, red b8 g8,
        red a1 a8, red h1 h8
    """,
    "rug": """
        red c1 f1, green c3 c6, red c8 f8, green f3 f6,
        red a1 a8, yellow e1 e8, red h1 h8, yellow d1 d8,
        blue g1 g8, blue b1 b8, blue a2 h2, blue a7 h7,
        yellow a4 h4, yellow a5 h5
    """,
    "tree": """
        brown c1 f1, brown e2 e3, brown d2 d3, green c8 f8,
        green b7 g7, green b4 g4, red e4 e4, red d7 d7,
        green a6 h6, green a5 h5, red g6 g6, red b5 b5
    """,
    "sunset": """
        blue b7 g7, orange b5 g5, blue b1 g1, red d1 e1,
        orange b6 g6, yellow d6 e6, orange c7 f7, yellow c5 f5,
        blue a1 a7, blue h1 h7, orange a4 h4, yellow c4 f4,
        red b2 g2, blue a8 h8, red a3 h3
    """,
    "fish": """
        yellow h7 h7, yellow h2 h2, orange a5 g5, orange b3 b6,
        blue b5 b5, orange c2 c7, orange e2 e7, yellow c6 h6,
        yellow c3 h3, orange f3 f6, orange d2 d7, orange a4 g4,
        yellow f4 f5, yellow d4 d5
    """,
    "trex": """
        green g1 g1, green g4 g4, green h6 h7, green b2 b4,
        green c1 c3, green a3 a5, green g6 g8, green e3 e8,
        red e7 e7, green d1 d8, yellow d2 e2, green f1 f8
    """,
    "flower": """
        green g3 g3, green b3 b3, red b6 g6, green h3 h4,
        orange c6 f6, red e4 e8, red d4 d8, green d1 e1,
        yellow d6 e6, red c5 f5, green a3 a4, orange d5 e5,
        green d3 e3, red b7 g7, orange d7 e7, green b2 g2
    """,
}
"""By picture, the runs of cubes after all bars lie. We know no shorter ones."""
