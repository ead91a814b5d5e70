"""Scenes that end with a refusal: the luck of a table."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.server.tables import luck
from tests.server.refusal_scenes import Stage, scene

GIVEN = "ab" * 32
WISH = {"game": "trex", "seats": ["me", "me"], "contribution": GIVEN}


@scene("luck-without-pledge")
def a_contribution_to_luck_that_was_not_pledged(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables", WISH, 400)


@scene("luck-lapsed")
def a_pledge_of_somebody_else(stage: Stage) -> Any:
    pledge = stage.eve.post("/api/luck", None, 201)["table"]
    return stage.post(stage.ada, "tables", {**WISH, "luck": pledge}, 409)


@scene("luck-lapsed")
def a_pledge_that_was_used(stage: Stage) -> Any:
    pledge = stage.ada.post("/api/luck", None, 201)["table"]
    stage.ada.post("/api/tables", {**WISH, "luck": pledge}, 201)
    return stage.post(stage.ada, "tables", {**WISH, "luck": pledge}, 409)


@scene("luck-lapsed")
def a_pledge_of_long_ago(stage: Stage) -> Any:
    pledge = stage.ada.post("/api/luck", None, 201)["table"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(luck, "PLEDGE_SECONDS", -1)
        return stage.post(stage.ada, "tables", {**WISH, "luck": pledge}, 409)


@scene("luck-settled")
def a_contribution_once_the_game_has_begun(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    return stage.refused(socket, "contribute", contribution=GIVEN)


@scene("luck-settled")
def a_contribution_with_which_somebody_sits_down_late(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.eve)
    return stage.refused(socket, "sit", seat=0, contribution=GIVEN)


@scene("luck-given")
def a_second_contribution(stage: Stage) -> Any:
    socket = stage.open().sit(stage.ada)
    socket.do("contribute", contribution=GIVEN)
    return stage.refused(socket, "contribute", contribution="cd" * 32)


@scene("no-seat")
def a_contribution_of_a_spectator(stage: Stage) -> Any:
    stage.open()
    return stage.refused(stage.sit(stage.eve), "contribute", contribution=GIVEN)


@scene("not-signed-in")
def a_pledge_for_nobody(stage: Stage) -> Any:
    return stage.post(stage.server.nobody(), "luck", None, 401)
