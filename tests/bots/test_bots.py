from __future__ import annotations

import pytest

from cubarium.bots import bot_names, make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of
from cubarium.engine.registry import load_game
from cubarium.sim.runner import simulate

SPEC = load_game("cubosaurs")
ADVANCED = {"players": 3, "advanced": 1}


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_plays_whole_games_by_the_rules(name: str) -> None:
    match = Match(SPEC, ADVANCED, seed=4)
    bot, mind = make_bot(SPEC, name), seeded(4, 0, THINKING)
    while not match.is_over:
        seat = match.actors()[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), mind))
    assert match.winners()


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_chooses_the_same_where_it_cannot_tell_two_tables_apart(name: str) -> None:
    match = Match(SPEC, ADVANCED, seed=9)
    bot = make_bot(SPEC, name)
    while not match.is_over:
        seat = match.actors()[0]
        other = copy_of(match.state)
        match.rules.determinize(other, seat, seeded(match.number))
        imagined = SPEC.view()
        match.rules.view(other, seat, imagined)
        choices = {
            bot.choose(view, match.legal(seat), seeded(1, match.number, THINKING))
            for view in (match.view(seat), imagined)
        }
        assert len(choices) == 1
        match.act(seat, choices.pop())


@pytest.mark.parametrize("variant", SPEC.variants)
def test_greedy_beats_random(variant: str) -> None:
    report = simulate(SPEC, {"players": 2, **SPEC.variants[variant]}, ["greedy", "random"], 1000, 3)
    assert report.seats[0].win_interval[0] > 0.9


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"there is no bot 'stockfish'; the bots are random, greedy"):
        make_bot(SPEC, "stockfish")
