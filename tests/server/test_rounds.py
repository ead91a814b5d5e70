"""What is told of a round when the next one begins: the scores of all seats, by what a reader knows."""

from __future__ import annotations

import pytest

from cubarium.bots import make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.tables.rounds import ROUND_BEGINS, round_before

PLAYERS = 3
ROUNDS = 2
WITH_ROUNDS = [
    game
    for game in game_ids()
    if any(event.name == ROUND_BEGINS for event in load_game(game).events.values())
]
RACE = "cubitos"
"""Its rounds bring no points."""


def go_on(match: Match) -> None:
    """Make one move."""
    bot, seat = make_bot(match.spec, "greedy", match.components), match.actors()[0]
    match.act(seat, bot.choose(match.view(seat), match.legal(seat), seeded(match.move_count, 0, THINKING)))


def test_three_games_have_rounds() -> None:
    assert set(WITH_ROUNDS) == {"cubosaurs", "trex", "cubitos"}


def test_a_round_of_a_race_is_not_told() -> None:
    match = Match(load_game(RACE), {"players": PLAYERS}, seed=1)
    rounds = 0
    while rounds < ROUNDS:
        go_on(match)
        names = [match.spec.events[note.kind].name for note in match.moves[-1].notes]
        rounds += ROUND_BEGINS in names
        assert round_before(match, 0, "en") is None


@pytest.mark.parametrize("game", [game for game in WITH_ROUNDS if game != RACE])
def test_a_round_is_told_once_with_what_it_brought(game: str) -> None:
    match = Match(load_game(game), {"players": PLAYERS}, seed=1)
    words = match.words
    assert round_before(match, 0, "en") is None
    before, number = match.scores(), 0
    while not match.is_over and number < ROUNDS:
        go_on(match)
        told = round_before(match, 0, "en")
        assert round_before(match, SPECTATOR, "en") == told
        if told is None:
            continue
        now, number = match.scores(), number + 1
        assert told.number == number
        assert [seat.total for seat in told.seats] == [words.score(score, "en") for score in now]
        gains = [words.margin(new - old, "en") for old, new in zip(before, now, strict=True)]
        assert [seat.gained for seat in told.seats] == gains
        before = now
    assert number > 0
    assert any(before)
