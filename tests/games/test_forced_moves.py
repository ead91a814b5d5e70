"""A move that was the only legal one is marked, and the mark tells nobody a secret."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, members
from cubarium.engine.registry import game_ids, load_game
from tests.games.random_positions import rules_of

SECRET = [game for game in game_ids() if load_game(game).table.has_secrets]


def played(game: str, seed: int) -> tuple[Match, list[int]]:
    """Play a game at random; return how many actions were legal at each move, counted apart."""
    spec = load_game(game)
    match = Match(spec, {"players": spec.players[0], **spec.settings.random_play}, seed=seed)
    mind, counts = random.Random(seed), []
    while not match.is_over:
        seat = mind.choice(match.actors())
        legal = match.legal(seat)
        counts.append(len(legal))
        match.act(seat, mind.choice(legal))
    return match, counts


@pytest.mark.parametrize("game", game_ids())
def test_a_move_is_forced_if_it_was_the_only_legal_one(game: str) -> None:
    match, counts = played(game, 3)
    assert [move.is_forced for move in match.moves] == [count == 1 for count in counts]
    for move in match.moves:
        note = match.forced_note(move)
        if not move.is_forced or match.spec.actions.to_text(move.action) == "throw":
            assert note is None
        elif note is not None:
            assert any(note is each for each in move.notes)
            assert note.seat == move.seat
            assert match.may_read(note, SPECTATOR)


def test_a_forced_move_that_is_taken_back_and_one_that_is_prepared() -> None:
    match, counts = played("cubosaurs", 3)
    assert 1 in counts
    while match.move_count > counts.index(1):
        match.undo()
    seat = match.actors()[0]
    (only,) = match.legal(seat)
    assert match.prepare(seat, only).move.is_forced
    assert match.act(seat, only).is_forced


@pytest.mark.parametrize("game", SECRET)
def test_whether_a_move_is_forced_is_no_secret(game: str) -> None:
    spec, rules = load_game(game), rules_of(game)
    assert spec.table.choices_are_open
    out = [0] * spec.actions.count
    compared = 0
    for seed in range(3):
        match, _ = played(game, seed)
        for move in range(0, match.move_count, 3):
            s = match.state_at(move)
            for viewer in (SPECTATOR, *range(len(match.seats))):
                other = copy_of(s)
                rules.determinize(other, viewer, seeded(seed, move, viewer + 1))
                for seat in members(rules.actors(s)):
                    have_choice = [rules.legal_actions(t, seat, out) > 1 for t in (s, other)]
                    assert have_choice[0] == have_choice[1]
                    compared += 1
    assert compared > 100


def test_a_game_whose_choices_are_secret_marks_nothing() -> None:
    match, _ = played("trex", 3)
    forced = replace(match.moves[0], is_forced=True)
    assert match.forced_note(forced) is not None
    match.spec = replace(match.spec, table=replace(match.spec.table, choices_are_open=False))
    assert match.forced_note(forced) is None
