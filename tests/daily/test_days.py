"""Days: which game each brings, luck that nobody can look ahead to, and positions that take turns."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from cubarium.bots.registry import USUAL, make_bot
from cubarium.daily.days import PICTURE, WEEK, DailyTable, game_of, luck_of, thing_of
from cubarium.engine.chance import thinking_luck
from cubarium.engine.match import Match
from cubarium.engine.options import checked_options
from cubarium.engine.registry import load_game

MONDAY = date(2026, 11, 16)
MOVES = 40


@pytest.mark.parametrize("table", [*WEEK, PICTURE], ids=lambda table: table.game)
def test_every_table_can_be_set(table: DailyTable) -> None:
    spec = load_game(table.game)
    assert table.variant in spec.settings.variants
    checked_options(spec, {**spec.settings.variants[table.variant], "players": table.players})


@pytest.mark.parametrize("table", WEEK, ids=lambda table: table.game)
def test_the_bots_answer_everybody_alike(table: DailyTable) -> None:
    spec = load_game(table.game)
    match, bot = Match(spec, {"players": table.players}, seed=5), make_bot(spec, USUAL)
    while not match.is_over and match.move_count < MOVES:
        seat = match.actors()[0]
        asked = match.view(seat), match.legal(seat)
        choices = {bot.choose(*asked, thinking_luck(luck, 0)) for luck in range(3)}
        assert len(choices) == 1, "it lets luck choose"
        match.act(seat, choices.pop())


def test_a_week_brings_every_game_once_and_then_again() -> None:
    week = [game_of(MONDAY + timedelta(days=number)).game for number in range(14)]
    assert week[:7] == [table.game for table in WEEK] == week[7:]
    assert len(set(week)) == len(WEEK)


def test_luck_is_another_on_every_day_for_every_part_and_at_every_server() -> None:
    days = [MONDAY + timedelta(days=number) for number in range(30)]
    drawn = {luck_of(key, day, part) for key in ("a", "b") for day in days for part in ("game", "picture")}
    assert len({number for pair in drawn for number in pair}) == 2 * 2 * 2 * len(days)
    assert luck_of("a", MONDAY, "game") == luck_of("a", MONDAY, "game")
    assert all(0 <= number < 2**63 for pair in drawn for number in pair)


def test_all_have_been_there_before_one_comes_again() -> None:
    things = {str(number): number for number in range(9)}
    lap = MONDAY.toordinal() // len(things) * len(things)
    laps = [
        [thing_of("key", date.fromordinal(start + day), things) for day in range(len(things))]
        for start in (lap, lap + len(things))
    ]
    assert all(sorted(each) == sorted(things.values()) for each in laps)
    assert laps[0] != laps[1], "another order each time"
    assert [thing_of("other", date.fromordinal(lap + day), things) for day in range(9)] != laps[0]
