"""Options say truly where they change anything: elsewhere games go on the same, or they are refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cubarium.engine.contract import GameSpec, Option
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import game_ids, load_game

MOVES = 60
GAMES = [load_game(game) for game in game_ids()]
LIMITED = [(spec, option) for spec in GAMES for option in spec.settings.options if option.only_with]


def settings_without(spec: GameSpec, option: Option) -> Iterator[dict[str, int]]:
    """Yield settings in which an option changes nothing, in every variant and with few and many players."""
    usual = {each.name: each.default for each in spec.settings.options}
    for variant in spec.settings.variants.values():
        for players in {*spec.players, max(spec.players[0], spec.players[1] - 1)}:
            values = {**usual, **variant, "players": players}
            if not option.matters(values):
                yield values


def course_of(spec: GameSpec, options: dict[str, int], without: str) -> list[Any]:
    """Return what everybody could do and how it stood, but for one option, in a game by chance."""
    match, luck, told = Match(spec, options, seed=7), Random(3), []
    while not match.is_over and match.move_count < MOVES:
        seat = luck.choice(match.actors())
        state = {name: value for name, value in to_json(match.state).items() if name != without}
        told.append((state, seat, match.legal(seat)))
        match.act(seat, luck.choice(match.legal(seat)))
    return told


@pytest.mark.parametrize(
    ("spec", "option"), [pytest.param(*each, id=f"{each[0].id} {each[1].name}") for each in LIMITED]
)
def test_an_option_changes_nothing_or_is_refused_where_it_is_not_offered(
    spec: GameSpec, option: Option
) -> None:
    settings = list(settings_without(spec, option))
    assert settings, "it is offered everywhere"
    for values in settings:
        low, high = ({**values, option.name: value} for value in (option.low, option.high))
        if not spec.settings.conflicts(high):  # then it is refused
            assert course_of(spec, low, option.name) == course_of(spec, high, option.name), values


def test_a_red_die_is_the_price_only_where_the_red_card_has_one() -> None:
    spec = load_game("cubitos")
    pays = next(option for option in spec.settings.options if option.name == "soldier_pays")
    usual = {each.name: each.default for each in spec.settings.options}
    for variant in spec.settings.variants.values():
        drawn = {Match(spec, dict(variant), seed=seed).view(0).cards[0] for seed in range(20)}
        assert pays.matters({**usual, **variant}) == (0 in drawn)


def test_players_that_an_option_counts_are_there() -> None:
    late = next(each for each in load_game("cubano-2-dice").settings.options if each.name == "late")
    assert [late.highest({"players": players}) for players in (2, 3, 6)] == [0, 1, 4]
    assert [late.matters({"players": players}) for players in (2, 3)] == [False, True]
