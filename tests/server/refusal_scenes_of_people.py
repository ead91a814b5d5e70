"""Scenes that end with a refusal: names of people on one screen, and meetings."""

from __future__ import annotations

from typing import Any

from tests.server.refusal_scenes import Stage, scene


@scene("wrong-seats")
def more_names_than_seats(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "me"], "names": [None, "Blaise", "Carl"]}
    return stage.post(stage.ada, "tables", wish, 400)


@scene("name-of-another")
def a_name_for_a_chair_of_somebody_else(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "open"], "names": [None, "Blaise"]}
    return stage.post(stage.ada, "tables", wish, 400)


@scene("no-such-game")
def nobody_to_meet_in_a_game_that_is_not_there(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables/meet", {"games": ["cubosaurs", "chess"]}, 400)


@scene("nobody-to-meet")
def nobody_to_meet_in_a_game_for_one(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables/meet", {"games": ["cubosaurs", "cubano-puzzle"]}, 400)
