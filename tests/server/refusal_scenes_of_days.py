"""Scenes that end with a refusal: the game and the move of the day."""

from __future__ import annotations

from typing import Any

from tests.server.refusal_scenes import Stage, scene
from tests.server.server_table import Socket


def sat(stage: Stage, part: str) -> Socket:
    """Let Ada sit down to a part of the day."""
    stage.table = str(stage.ada.post(f"/api/daily/{part}")["table"])
    return stage.sit(stage.ada)


@scene("daily-undo")
def taking_back_a_finished_turn(stage: Stage) -> Any:
    socket = sat(stage, "picture")
    while socket.game is not None and socket.game["view"]["moves"] == 0:
        socket.move()
    return stage.refused(socket, "undo")


@scene("daily-hints")
def a_hint_in_the_picture_of_the_day(stage: Stage) -> Any:
    sat(stage, "picture")
    return stage.post(stage.ada, f"tables/{stage.table}/hint", {"seat": 0, "move": 0}, 403)


@scene("daily-leave")
def leaving_the_picture_of_the_day_to_a_bot(stage: Stage) -> Any:
    return stage.refused(sat(stage, "picture"), "leave")


@scene("daily-log")
def the_log_before_the_day_is_over(stage: Stage) -> Any:
    socket = sat(stage, "picture")
    while socket.game is not None and not socket.game["result"]:
        socket.move()
    return stage.get(stage.ada, "/log", 403)


@scene("daily-over")
def the_move_of_another_day(stage: Stage) -> Any:
    return stage.post(stage.ada, "daily/move", {"position": "of-another-day", "action": "stop"}, 409)


@scene("daily-answered")
def a_second_choice(stage: Stage) -> Any:
    move = stage.ada.get("/api/daily")["move"]
    wish = {"position": move["position"], "action": move["game"]["actions"][0]["action"]}
    stage.ada.post("/api/daily/move", wish)
    return stage.post(stage.ada, "daily/move", wish, 409)
