"""Scenes that end with a refusal: positions that are opened by their words."""

from __future__ import annotations

from typing import Any

from cubarium.engine.match import Match
from cubarium.engine.position_code import position_code
from cubarium.engine.registry import load_game
from tests.server.refusal_scenes import Stage, scene


def opened(stage: Stage, word: str, status: int, query: str = "") -> Any:
    return stage.ada.get(f"/api/positions/trex/{word}?lang={stage.language}{query}", status)


def trex() -> Match:
    return Match(load_game("trex"), {"players": 2}, seed=1)


@scene("no-such-position")
def a_word_that_was_cut(stage: Stage) -> Any:
    return opened(stage, position_code(trex().state)[:-9], 404)


@scene("no-such-position")
def playing_on_from_a_word_that_was_cut(stage: Stage) -> Any:
    return stage.post(stage.ada, "positions/trex/abc/play", {"seat": 0, "bot": "greedy"}, 404)


@scene("no-such-game")
def a_position_of_a_game_that_there_is_not(stage: Stage) -> Any:
    return stage.ada.get(f"/api/positions/whist/abc?lang={stage.language}", 404)


@scene("impossible-position")
def a_position_with_players_who_have_nothing(stage: Stage) -> Any:
    state = trex().state
    state.players = 5
    return opened(stage, position_code(state), 400)


@scene("not-asked")
def looking_as_somebody_who_is_not_asked(stage: Stage) -> Any:
    match = trex()
    (asked,) = match.actors()
    return opened(stage, position_code(match.state), 400, f"&seat={1 - asked}")


@scene("no-such-seat")
def looking_from_a_seat_that_there_is_not(stage: Stage) -> Any:
    return opened(stage, position_code(trex().state), 400, "&seat=2")
