"""Processes beside a server that is killed while they talk with it: they end, and complain of nothing.

A thread in them watches the server, but what they say or hear next may come before it, above all where the
machine is busy.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, cast

import pytest

from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.reviews import reviewer
from cubarium.server.tables import preparation, thinker
from cubarium.server.tables.bot_pool import question_of
from cubarium.server.tables.packs import Packs

Life = Callable[[Connection, Packs], None]


class Talk:
    """The end of a pipe in such a process; before one of the things said or heard, the server is killed."""

    def __init__(self, asked: object, killed_before: int) -> None:
        """Be asked something; nothing that is answered is ever read."""
        self._server, self._own = thinker.SPAWN.Pipe()
        self._server.send(asked)
        self._killed_before = killed_before
        self.count = 0

    def _go_on(self) -> None:
        self.count += 1
        if self.count == self._killed_before:
            self._server.close()

    def recv(self) -> Any:
        self._go_on()
        return self._own.recv()

    def send(self, message: object) -> None:
        self._go_on()
        self._own.send(message)


def question() -> thinker.Question:
    match = Match(load_game("trex"), {"players": 2}, seed=5)
    (seat,) = match.actors()
    return question_of(match, seat, "random")


def work() -> tuple[preparation.Work, bool]:
    return preparation.Work("trex", Packs().for_new_tables("trex").digest, "rex"), False


def task() -> reviewer.Task:
    return reviewer.Task("trex", Packs().for_new_tables("trex").digest, "no log at all")


LIVES = {  # each hears something, answers, and hears the next; one that thinks says first that it begins
    "thinks": (thinker._think_on, question, 4),
    "prepares": (preparation._prepare_on, work, 3),
    "reviews": (reviewer._review_on, task, 3),
}


@pytest.mark.parametrize(
    ("kind", "moment"), [(kind, moment) for kind in LIVES for moment in range(1, LIVES[kind][2] + 1)]
)
def test_a_process_whose_server_is_killed_ends_in_peace_whatever_it_was_about_to_say(
    kind: str, moment: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0)  # that, and Ctrl-C, would stay so for this process
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    live, asked, _ = LIVES[kind]
    talk = Talk(asked(), killed_before=moment)
    cast("Life", live)(cast("Connection", talk), Packs())
    assert talk.count >= moment
