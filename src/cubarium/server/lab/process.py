"""A process that plays one experiment and gives way to those who play."""

from __future__ import annotations

import os
import traceback
from dataclasses import asdict
from typing import Any, NamedTuple, NoReturn

from cubarium.bots.registry import USUAL
from cubarium.engine.backends.compiled import cache_root
from cubarium.engine.words import LANGUAGES
from cubarium.lab.laboratory import experiment
from cubarium.lab.telling import Telling
from cubarium.server.lab.asked import Asked
from cubarium.server.tables.beside import Beside, Pace, Talk
from cubarium.server.tables.packs import Packs

LOW_PRIORITY = 10
CACHE = "laboratory"
"""What is compiled here lies apart: other values each time would drive out what bots need."""
WORKS, FOUND, FAILED = range(3)


class Told(NamedTuple):
    """What the process tells: how far it is, what it has found, or what went wrong."""

    kind: int
    share: float = 0.0
    reports: dict[str, Any] | None = None
    problem: str = ""


class Laborant(Beside):
    """A process that plays an experiment, as the server sees it."""

    def __init__(self) -> None:
        """Start it; games are played as they come, with what was changed."""
        super().__init__(_play_on, Packs())

    def hear(self) -> Told:
        """Return what it tells next; this waits.

        Raises:
            EOFError: if it has ended.
        """
        told: Told = self._pipe.recv()
        return told


# --- in the process ---------------------------------------------------------------------------------------


def _play_on(talk: Talk, packs: Packs) -> NoReturn:
    os.nice(LOW_PRIORITY)
    os.environ["CUBARIUM_CACHE"] = str(cache_root() / CACHE)
    while True:
        asked: Asked = talk.recv()
        try:
            talk.send(Told(FOUND, 1.0, found(asked, _Progress(talk, asked).count)))
        except Exception:  # noqa: BLE001 - values of anybody's may fail in any way
            talk.send(Told(FAILED, problem=traceback.format_exc()))


def found(asked: Asked, progress: Any) -> dict[str, Any]:
    """Play an experiment and tell it in every language."""
    report = experiment(asked.spec, asked.options, [USUAL], asked.pack, asked.plan, progress=progress)
    return {language: asdict(Telling(asked.spec, report, language).told()) for language in LANGUAGES}


class _Progress:
    """Tells how far an experiment is."""

    def __init__(self, talk: Talk, asked: Asked) -> None:
        self._talk, self._work = talk, asked.work
        self._played = 0
        self._pace = Pace()

    def count(self, games: int) -> None:
        self._played += games
        if self._pace.is_due():
            self._talk.send(Told(WORKS, min(1.0, self._played / self._work)))
