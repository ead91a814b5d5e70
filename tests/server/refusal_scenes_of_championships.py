"""Scenes that end with a refusal: championships."""

from __future__ import annotations

from typing import Any

from tests.server.refusal_scenes import Stage, scene


@scene("no-championship")
def a_championship_of_a_game_without_one(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "me"], "championship": True}
    return stage.post(stage.ada, "tables", wish, 400)


@scene("no-such-championship")
def a_championship_that_is_not_there(stage: Stage) -> Any:
    return stage.ada.get(f"/api/championships/none?lang={stage.language}", 404)
