"""Scenes that end with a refusal because the database is away."""

from __future__ import annotations

from time import time
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection

from cubarium.server.storage import store
from cubarium.server.storage.link import Link, Uncertain
from cubarium.server.tables.refused import note_refusal
from tests.server.refusal_scenes import Stage, scene


class Away(Link):
    def may_pass(self, error: Exception) -> bool:
        return True


class Unsure(Link):
    def note(self, connection: Connection) -> None:
        raise Uncertain("storage-unsure")


@scene("storage-away")
def a_word_while_the_database_is_away(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    away = patch.object(stage.server.store, "_link", Away()), patch.object(store, "LONGEST_TROUBLE", 0.0)
    with away[0], away[1], stage.server.failing_disk():
        return stage.refused(socket, "say", text="Hello")


@scene("storage-unsure")
def a_table_that_was_set_as_the_database_went_away(stage: Stage) -> Any:
    with patch.object(stage.server.store, "_link", Unsure()):
        return stage.post(stage.ada, "tables", {"game": "trex", "seats": ["me", "open"]}, 503)


@scene("refused-before")
def a_move_that_another_server_has_refused(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    key = f"{stage.ada.id}:the-move"
    stage.server.call(stage.server.store.write, lambda at: note_refusal(at, stage.table, key, time()))
    return stage.refused(socket, "act", command_id="the-move", **socket.choice())
