"""Answering somebody who would like to take a move back."""

from __future__ import annotations

from typing import Any

from tests.server.server_table import Frame, Socket


def said_to_undo(socket: Socket, agree: bool) -> dict[str, Any]:
    """Return the fields of an answer to what is asked now."""
    socket.catch_up()
    return {"agree": agree, "event": socket.table["undo"]["event"]}


def answer_undo(socket: Socket, agree: bool) -> int:
    """Agree or not, which must be possible, and return the number of the answer."""
    return socket.do("answer-undo", **said_to_undo(socket, agree))


def refused_answer(socket: Socket, agree: bool = True) -> Frame:
    """Agree or not, which must be refused, and return the refusal."""
    socket.catch_up()
    event = socket.table["undo"]["event"] or 1
    return socket.refused("answer-undo", agree=agree, event=event)
