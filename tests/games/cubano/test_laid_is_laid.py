"""Which moves of the games of Cub'ano lay something, that a table may forbid to take back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cubarium.engine.match import Match, Undo
from cubarium.engine.registry import BUILT_IN, load_game

GAMES = {"cubano-2-dice": 3, "cubano-1-die": 3, "cubano-course": 2, "cubano-puzzle": 1}


def on_the_board(state: Any) -> tuple[Any, ...]:
    """Return what lies on the board."""
    bars = (state.row_bars, state.column_bars) if hasattr(state, "row_bars") else ()
    return (tuple(state.colours), *bars)


@pytest.mark.rule("cubano-2.30", "cubano-3.8", "cubano-7.10")
@pytest.mark.parametrize("game", GAMES)
def test_ruling_70_moves_that_lay_or_flip_something_and_no_others_are_known_as_such(game: str) -> None:
    laid = {True: 0, False: 0}
    for seed in range(3):
        match, luck = Match(load_game(game), {"players": GAMES[game]}, seed=seed), random.Random(seed)
        while not match.is_over and match.move_count < 300:
            seat = match.actors()[0]
            before = on_the_board(match.state)
            move = match.act(seat, luck.choice(match.legal(seat)))
            changed = on_the_board(match.state) != before
            assert bool(match.laid_rule(move)) == changed
            laid[changed] += 1
    assert min(laid.values()) > 10


@pytest.mark.rule("cubano-2.30")
@pytest.mark.parametrize("game", GAMES)
def test_ruling_70_the_rules_themselves_let_a_quiet_move_be_taken_back(game: str) -> None:
    match, luck = Match(load_game(game), {"players": GAMES[game]}, seed=1), random.Random(1)
    while not match.moves or match.shows(match.moves[-1]) or not match.laid_rule(match.moves[-1]):
        seat = match.actors()[0]
        match.act(seat, luck.choice(match.legal(seat)))
    assert match.undo_kind(match.moves[-1].seat) is not Undo.IMPOSSIBLE
    match.undo()


@pytest.mark.parametrize("game", sorted({*BUILT_IN} - {*GAMES}))
def test_in_other_games_nothing_is_laid(game: str) -> None:
    assert load_game(game).laid_rule == ""
