"""Scenes that end with a refusal: tables with changed values."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from cubarium.server.tables import preparation
from tests.server.refusal_scenes import Stage, scene

TABLE = {"game": "cubosaurs", "seats": ["me", "rex"]}


@scene("impossible-values")
def a_table_with_a_value_that_cannot_be(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables", {**TABLE, "values": ["tile.1.cost=99"]}, 400)


@scene("impossible-values")
def looking_at_a_value_that_there_is_not(stage: Stage) -> Any:
    return stage.ada.get(f"/api/games/cubosaurs/values?set=tile.77.cost%3D1&lang={stage.language}", 400)


@scene("no-such-game")
def looking_at_changed_values_of_no_game(stage: Stage) -> Any:
    return stage.ada.get(f"/api/games/whist/values?lang={stage.language}", 404)


@scene("values-too-long")
def a_table_with_longer_values_than_a_link_holds(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables", {**TABLE, "values": [f"tile.1.cost={' ' * 900}1"] * 9}, 400)


@scene("too-many-changed")
def a_table_whose_bots_would_wait_behind_too_many(stage: Stage) -> Any:
    with patch.object(preparation, "MOST_CHANGED", 0):
        return stage.post(stage.ada, "tables", {**TABLE, "values": ["tile.1.cost=1"]}, 503)
