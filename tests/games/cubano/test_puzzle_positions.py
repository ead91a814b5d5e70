from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.errors import ImpossiblePosition
from cubarium.engine.match import Match, Undo
from cubarium.games.cubano.puzzle.data.schema import PATTERNS
from cubarium.games.cubano.puzzle.rules.conservation import BAR_LAW, CUBE_LAW, MOVE_LAW, laws_broken
from cubarium.games.cubano.puzzle.rules.picture import is_rebuilt
from cubarium.games.cubano.puzzle.table.positions import conserved
from tests.games.cubano.puzzle_table import ALL, SPEC, played_by_greedy, puzzle, run

A1_FORMED = "a1-a2 a1-b1"


@pytest.mark.parametrize(
    ("board", "fields", "reason"),
    [
        ("", {"bars": "d4-d5"}, "a bar lies on d4-d5, which must stay free (cubano-7.5)"),
        ("R", {"bars": "a1-a2"}, "the cube in a1 may not stand there (cubano-7.7, 7.8)"),
        ("..R", {"bars": ALL}, "the cube in c1 may not stand there (cubano-7.7, 7.8)"),
        ("", {"moves": 61}, "61 moves of 60 (cubano-7.11)"),
        ("", {"moves": 3}, "3 moves do not fit what lies on the board (cubano-7.3)"),
        ("R", {"bars": ALL, "moves": 0}, "0 moves do not fit what lies on the board (cubano-7.3)"),
        ("RB", {"bars": ALL}, "the game should be over (cubano-7.11)"),
        ("R", {"bars": ALL, "moves": 60}, "the game should be over (cubano-7.11)"),
        ("", {"pattern": 11}, "there is no pattern 11 (cubano-7.14)"),
        ("", {"par": 0}, "par is 0 (cubano-7.13)"),
        ("", {"move_limit": 0}, "0 moves are allowed (cubano-7.11)"),
        ("", {"phase": None}, "the phase is missing (cubano-7.3)"),
        ("", {"phase": "choose"}, "there is only one answer, which is given at once (cubano-7.3)"),
        ("", {"phase": "first"}, "bars or a colour are chosen just while a run is (cubano-7.3)"),
        ("", {"phase": "last", "tool": "bars"}, "the run has no beginning (cubano-7.3)"),
        ("", {"phase": "last", "tool": "bars", "first": "a1"}, "the run has no beginning (cubano-7.3)"),
        (
            "",
            {"phase": "first", "tool": "bars", "first": "a1-a2"},
            "a run begins although none is chosen (cubano-7.3)",
        ),
        (
            "",
            {"phase": "last", "tool": "bars", "first": "d4-d5"},
            "no run can begin there (cubano-7.9)",
        ),
        ("", {"phase": "first", "tool": "red"}, "no run can be made with that (cubano-7.9)"),
        (
            "",
            {"bars": A1_FORMED, "phase": "first", "tool": "red"},
            "there is only one answer, which is given at once (cubano-7.3)",
        ),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(
    board: str, fields: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        puzzle("RB", board, **fields)
    assert reason in str(error.value)


def test_a_picture_needs_a_coloured_square() -> None:
    with pytest.raises(ImpossiblePosition, match="the picture is empty"):
        puzzle("", phase="choose")


def test_laws_name_what_is_broken() -> None:
    state = puzzle("RB", "R", bars=ALL).state
    assert laws_broken(state) == 0
    state.row_bars |= 1 << 40
    assert laws_broken(state) == BAR_LAW
    state.colours[2] = 3
    assert laws_broken(state) == BAR_LAW | CUBE_LAW
    state.moves = -1
    assert laws_broken(state) == BAR_LAW | CUBE_LAW | MOVE_LAW
    assert len(conserved(state)) == 3


def test_everybody_sees_the_whole_table() -> None:
    match = Match(SPEC, {"pattern": 0}, seed=2)
    match.act(0, match.legal(0)[0])
    state, view = match.state, match.view(-1)
    for name in ("row_bars", "column_bars", "colours", "picture", "first", "tool", "phase", "par", "moves"):
        assert getattr(view, name) == getattr(state, name)
    assert view.viewer == -1


def test_a_choice_within_a_move_is_taken_back_freely() -> None:
    match = puzzle("RR/RR", bars=ALL)
    match.act(0, "red")
    match.act(0, "a1")
    assert match.undo_kind(0) is Undo.FREE
    match.undo()
    match.undo()
    run(match, "green a1 b1")
    assert match.undo_kind(0) is Undo.CONSENT


@pytest.mark.parametrize("name", PATTERNS)
def test_greedy_rebuilds_every_picture_with_moves_to_spare(name: str) -> None:
    match = played_by_greedy(Match(SPEC, {"pattern": PATTERNS.index(name) + 1}, seed=1))
    assert is_rebuilt(match.state)
    assert match.state.par <= match.state.moves <= 40


def test_greedy_paints_what_lies_below_first() -> None:
    match = puzzle("RRBRR", bars=ALL)
    for word in ("red", "a1", "e1"):
        assert (
            SPEC.actions.to_text(
                match.rules.greedy(match.view(0), match.legal(0), len(match.legal(0)), seeded(0))
            )
            == word
        )
        match.act(0, word)
    played_by_greedy(match)
    assert match.state.moves == 3
