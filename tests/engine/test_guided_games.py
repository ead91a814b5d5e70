"""Guided games of the conformance suite, and what a game wants to see happen in them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from cubarium.engine.checking.conformance import CheckReport, check_game
from cubarium.engine.contract import Coverage
from cubarium.engine.registry import load_game
from cubarium.games.cubosaurs.bot import heuristic
from tests.engine.test_conformance import ADVANCED, Function, fault_of, with_function
from tests.games.cubosaurs.table import SPEC


def test_guided_games_are_played_besides_the_random_ones() -> None:
    report = check_game(SPEC, ADVANCED, games=2, guided=3)
    assert (report.games, report.guided_games) == (2, 3)


def test_a_heuristic_that_chooses_what_is_not_legal_is_found() -> None:
    actions = SPEC.actions.count  # the function runs among the rules, where only what it encloses is known

    def way(real: Function) -> Function:
        def greedy(v: Any, legal: list[int], count: int, chance: Any) -> int:
            return max(range(actions), key=lambda a: a not in legal[:count])

        return greedy if real.__name__ == "greedy" else real

    fault = fault_of(with_function(heuristic, way), games=0, guided=1)
    assert re.fullmatch(r"greedy\(\) chooses \d+, which is not legal\. It must choose from its list\.", fault)


def test_what_a_game_wants_to_see_is_counted() -> None:
    names = {kind: event.name for kind, event in SPEC.events.items()}
    watched = replace(SPEC, coverage=Coverage(("keeps", "never"), lambda note: names[note.kind]))
    report = check_game(watched, {"players": 3}, games=2)
    assert report.covered["keeps"] > 0
    assert report.covered["never"] == 0
    assert not check_game(SPEC, {"players": 3}, games=1).covered


def test_random_games_take_the_settings_that_end_them() -> None:
    spec = load_game("cubitos")

    def checked(rounds: int) -> CheckReport:
        settings = replace(spec.settings, random_play={"round_limit": rounds})
        return check_game(replace(spec, settings=settings), {"players": 2}, games=3)

    short, longer = checked(1), checked(3)
    assert longer.moves > 2 * short.moves
