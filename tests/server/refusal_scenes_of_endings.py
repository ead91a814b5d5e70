"""Scenes that end with a refusal: ending games without a result, and taking tables away."""

from __future__ import annotations

from typing import Any

from tests.server.refusal_scenes import Stage, scene
from tests.server.refusal_scenes_of_days import sat
from tests.server.refusal_scenes_of_tournaments import begun
from tests.server.server_table import Socket


def all_moved(stage: Stage) -> tuple[Socket, Socket]:
    """Let two people play until both have moved, and return the one who asks to stop, and the other."""
    mover, other = stage.two("cubano-course")
    mover.move()
    other.catch_up()
    other.move()
    mover.do("abort")
    other.catch_up()
    return mover, other


@scene("is-over")
def stopping_a_game_that_is_over(stage: Stage) -> Any:
    return stage.refused(stage.over().sit(stage.ada), "abort")


@scene("not-begun")
def stopping_a_game_that_has_not_begun(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "abort")


@scene("no-seat")
def a_spectator_stops_a_game(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.eve), "abort")


@scene("is-over")
def playing_on_after_it_was_stopped(stage: Stage) -> Any:
    mover, other = all_moved(stage)
    wish = mover.choice() if mover.game and mover.game["actions"] else other.choice()
    other.do("answer-abort", event=other.table["abort"]["event"], agree=True)
    return stage.refused(other, "act", **{**wish, "seat": other.table["mine"][0]})


@scene("abort-asked")
def asking_to_stop_twice(stage: Stage) -> Any:
    return stage.refused(all_moved(stage)[1], "abort")


@scene("abort-not-asked")
def agreeing_to_stop_where_nobody_asks(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "answer-abort", event=1, agree=True)


@scene("abort-lapsed")
def agreeing_to_what_was_asked_before(stage: Stage) -> Any:
    mover, other = all_moved(stage)
    event = other.table["abort"]["event"]
    other.do("answer-abort", event=event, agree=False)
    mover.do("abort")
    return stage.refused(other, "answer-abort", event=event, agree=True)


@scene("tournament-abort")
def stopping_a_game_of_a_tournament(stage: Stage) -> Any:
    begun(stage)
    return stage.refused(stage.sit(stage.ada), "abort")


@scene("daily-abort")
def stopping_the_picture_of_the_day(stage: Stage) -> Any:
    return stage.refused(sat(stage, "picture"), "abort")


@scene("championship-abort")
def stopping_a_race(stage: Stage) -> Any:
    stage.set("cubitos", ["me", "me"], championship=True)
    return stage.refused(stage.sit(stage.ada), "abort")


@scene("owner-only")
def taking_away_the_table_of_another(stage: Stage) -> Any:
    stage.open()
    return stage.post(stage.eve, f"tables/{stage.table}/remove", None, 403)


@scene("open-only")
def taking_away_a_game_that_is_played(stage: Stage) -> Any:
    stage.playing()
    return stage.post(stage.ada, f"tables/{stage.table}/remove", None, 409)


@scene("not-in-your-list")
def putting_away_the_game_of_others(stage: Stage) -> Any:
    stage.over()
    return stage.post(stage.eve, f"tables/{stage.table}/remove", None, 404)
