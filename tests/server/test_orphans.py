"""Processes beside a server that is killed while they begin, or talk with it: they end without a word.

A thread in them watches the server, but what they say or hear next may come before it notices, above all
where the machine is busy.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import NoReturn, cast

import pytest

from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.lab import process
from cubarium.server.lab.asked import Asked
from cubarium.server.reviews import reviewer
from cubarium.server.tables import preparing_process, thinker
from cubarium.server.tables.beside import Talk
from cubarium.server.tables.bot_pool import question_of
from cubarium.server.tables.packs import Packs
from tests.patience import SILENCE

KILLED_AS_ITS_PROCESS_BEGINS = """
import os, signal
from multiprocessing.connection import Connection
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.thinker import Thinker
Connection.send = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
Thinker(Packs())
"""


def test_a_server_that_is_killed_before_its_process_knows_what_to_do_leaves_nothing_behind() -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", KILLED_AS_ITS_PROCESS_BEGINS],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said, _ = server.communicate(timeout=SILENCE)  # until nobody is left who could say anything
    assert (said, server.returncode) == (b"", -9)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_what_tells_a_whole_group_to_end_takes_no_thought_from_a_server(told: signal.Signals) -> None:
    thinks = thinker.Thinker(Packs())
    try:
        for _ in range(2):  # before it can ignore anything, and then
            os.kill(thinks.pid, told)
            assert thinks.ask(question()) in question().legal
    finally:
        thinks.end()


class Wire:
    """A pipe to a server that asks something, reads nothing, and is killed before the so-manieth message."""

    def __init__(self, asked: object, killed_before: int) -> None:
        self._server, self._own = Pipe()
        self._server.send(asked)
        self._killed_before = killed_before
        self.count = 0

    def _go_on(self) -> None:
        self.count += 1
        if self.count == self._killed_before:
            self._server.close()

    def recv_bytes(self) -> bytes:
        self._go_on()
        return self._own.recv_bytes()

    def send_bytes(self, message: bytes) -> None:
        self._go_on()
        self._own.send_bytes(message)


def question() -> thinker.Question:
    match = Match(load_game("trex"), {"players": 2}, seed=5)
    (seat,) = match.actors()
    return question_of(match, seat, "random")


def work() -> tuple[preparing_process.Work, bool]:
    return preparing_process.Work("trex", Packs().for_new_tables("trex").edition, "rex"), False


def task() -> reviewer.Task:
    return reviewer.Task("trex", Packs().for_new_tables("trex").edition, "no log at all")


def experiment() -> Asked:
    return Asked("trex", ("no value at all",), {"players": 3, "first": 0}, 64)


Life = Callable[[Talk, Packs], NoReturn]
LIVES: dict[str, tuple[Life, Callable[[], object], int]] = {
    "thinks": (thinker._think_on, question, 4),  # it is asked, says that it begins, answers, and is asked
    "prepares": (partial(preparing_process._prepare_on, 19), work, 3),
    "reviews": (reviewer._review_on, task, 3),
    "plays experiments": (process._play_on, experiment, 3),
}


@pytest.mark.parametrize(
    ("kind", "moment"), [(kind, moment) for kind in LIVES for moment in range(1, LIVES[kind][2] + 1)]
)
def test_a_process_whose_server_is_killed_ends_in_peace_whatever_it_was_about_to_say_or_hear(
    kind: str, moment: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "nice", lambda _: 0)  # this process stays as it is
    live, asked, _ = LIVES[kind]
    wire = Wire(asked(), killed_before=moment)
    with pytest.raises(SystemExit) as end:
        live(Talk(cast("Connection", wire)), Packs())
    assert end.value.code is None
    assert wire.count >= moment
