"""Scenes that end with a refusal: who was sent away or blocked, and what is told of others."""

from __future__ import annotations

from typing import Any

from tests.server.refusal_scenes import Stage, scene


@scene("sent-away")
def sitting_down_again_once_one_was_sent_away(stage: Stage) -> Any:
    stage.open()
    socket, host = stage.sit(stage.eve), stage.sit(stage.ada)
    socket.do("sit", seat=1)
    host.do("clear-seat", seat=1)
    return stage.refused(socket, "sit", seat=1)


@scene("not-sent-away")
def inviting_who_was_not_sent_away(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "invite", person=stage.eve.id)


@scene("owner-only")
def inviting_oneself(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.eve), "invite", person=stage.eve.id)


@scene("not-welcome")
def sitting_down_with_who_has_blocked_one(stage: Stage) -> Any:
    wish = {"person": stage.eve.id, "is_muted": False, "is_blocked": True}
    stage.ada.post("/api/marks", wish)
    return stage.refused(stage.open().sit(stage.eve), "sit", seat=1)


@scene("mark-yourself")
def blocking_oneself(stage: Stage) -> Any:
    wish = {"person": stage.ada.id, "is_muted": False, "is_blocked": True}
    return stage.post(stage.ada, "marks", wish, 400)


@scene("no-such-person")
def blocking_nobody(stage: Stage) -> Any:
    wish = {"person": "nobody", "is_muted": True, "is_blocked": True}
    return stage.post(stage.ada, "marks", wish, 404)


@scene("too-many-marks")
def blocking_everybody(stage: Stage) -> Any:
    from cubarium.server.tables import marks

    most, marks.MOST_MARKS = marks.MOST_MARKS, 1
    try:
        wish = {"person": stage.eve.id, "is_muted": True, "is_blocked": True}
        return stage.post(stage.ada, "marks", wish, 400)
    finally:
        marks.MOST_MARKS = most


@scene("no-such-line")
def telling_of_a_line_that_is_not_there(stage: Stage) -> Any:
    stage.two()
    wish = {"person": stage.eve.id, "event": 999, "reason": "rude"}
    return stage.post(stage.ada, f"tables/{stage.table}/report", wish, 404)


@scene("not-at-this-table")
def telling_of_who_is_not_there(stage: Stage) -> Any:
    stage.playing()
    wish = {"person": stage.eve.id, "reason": "rude"}
    return stage.post(stage.ada, f"tables/{stage.table}/report", wish, 404)
