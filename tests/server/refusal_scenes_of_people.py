"""Scenes that end with a refusal: names of people on one screen, meetings, accounts and sessions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from cubarium.server.app import _answer_elsewhere
from cubarium.server.people import passwords
from cubarium.server.routes import health
from cubarium.server.storage.schema import person
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


# --- accounts and sessions ---------------------------------------------------------------------------------


@scene("too-many-sign-ins")
def more_sign_ins_than_can_wait(stage: Stage) -> Any:
    wish = {"account": "somebody", "password": "a password"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "MOST_WAITING", 0)
        return stage.post(stage.server.nobody(), "sign-in", wish, 503)


@scene("banned")
def signing_in_to_an_account_that_may_not_come_in(stage: Stage) -> Any:
    wish = {"account": f"banned-{stage.language}", "password": "a password"}
    stage.post(stage.ada, "account", wish, 200)
    values = {"banned_at": 1.0, "ban_reason": "spam"}
    stage.server.call(
        stage.server.store.write,
        lambda c: c.execute(update(person).where(person.c.id == stage.ada.id).values(**values)),
    )
    refused = stage.post(stage.server.nobody(), "sign-in", wish, 403)
    assert "spam" in refused["text"]
    return refused


@scene("no-account")
def the_password_of_a_guest(stage: Stage) -> Any:
    return stage.post(stage.ada, "password", {"old": "a password", "new": "another one"}, 409)


@scene("wrong-old-password")
def another_password_from_who_does_not_know_the_old_one(stage: Stage) -> Any:
    wish = {"account": f"forgets-{stage.language}", "password": "a password"}
    stage.post(stage.ada, "account", wish, 200)
    return stage.post(stage.ada, "password", {"old": "a wrong one", "new": "another one"}, 401)


@scene("no-such-session")
def ending_a_session_of_somebody_else(stage: Stage) -> Any:
    (theirs,) = stage.eve.get("/api/sessions")
    return stage.post(stage.ada, f"sessions/{theirs['id']}/end", None, 404)


# --- names -------------------------------------------------------------------------------------------------


@scene("unreadable-name")
def a_name_that_cannot_be_seen(stage: Stage) -> Any:
    return stage.post(stage.server.nobody(), "guest", {"name": "A\u200bda"}, 400)


@scene("mixed-name")
def a_name_in_two_alphabets(stage: Stage) -> Any:
    return stage.post(stage.ada, "guest", {"name": "\u0410da"}, 400)


@scene("reserved-name")
def the_name_of_a_bot(stage: Stage) -> Any:
    return stage.post(stage.ada, "guest", {"name": "Rex"}, 400)


# --- the server itself -------------------------------------------------------------------------------------


@scene("other-host")
def a_name_that_is_none_of_ours(stage: Stage) -> Any:
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "query_string": f"lang={stage.language}".encode(),
    }
    scope |= {"headers": [(b"host", b"elsewhere.example")], "app": stage.server.app}
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    stage.server.call(_answer_elsewhere, scope, None, send)
    assert sent[0]["status"] == 421
    return json.loads(sent[1]["body"])


@scene("database-busy")
def a_database_that_does_not_answer(stage: Stage) -> Any:
    with stage.server.busy_disk(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "READY_SECONDS", 0.01)
        return stage.ada.get(f"/readyz?lang={stage.language}", 503)


@scene("database-refuses")
def a_database_that_is_broken(stage: Stage) -> Any:
    async def fail(job: Any) -> None:
        raise OperationalError("begin", {}, Exception("disk I/O error"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage.server.store, "write", fail)
        refused = stage.ada.get(f"/readyz?lang={stage.language}", 503)
    assert "disk I/O error" in refused["text"]
    return refused
