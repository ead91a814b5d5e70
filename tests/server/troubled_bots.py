"""Bots of somebody else's that get into trouble, installed as a package would be."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from cubarium.bots import registry
from cubarium.bots.budget import Budget
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec

FOLDER = "TROUBLED_BOTS"
"""Names the folder through which tests and the processes of bots know of each other."""


class PlainBot:
    """Takes the first action."""

    name: ClassVar[str] = "plain"
    policy: ClassVar[int | None] = None

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        self.budget = Budget(milliseconds=50)

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        return legal[0]


class SleepingBot(PlainBot):
    """Never comes to a choice."""

    name = "sleeping"

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        threading.Event().wait()
        raise AssertionError


class EndingBot(PlainBot):
    """Ends its process."""

    name = "ending"

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        os._exit(3)


class FailingBot(PlainBot):
    """Fails."""

    name = "failing"

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        raise ZeroDivisionError


class CheatingBot(PlainBot):
    """Chooses what is not legal."""

    name = "cheating"

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        return next(action for action in range(len(legal) + 1) if action not in legal)


class SlowBot(PlainBot):
    """Has to be got ready, which ends when the test lets it."""

    name = "slow"

    @classmethod
    def is_ready(cls, spec: GameSpec, components: Pack) -> bool:
        return (Path(os.environ[FOLDER]) / "ready").exists()

    @classmethod
    def prepare(cls, spec: GameSpec, components: Pack) -> None:
        folder = Path(os.environ[FOLDER])
        (folder / "gate").read_text(encoding="utf-8")  # until somebody opens it to write
        (folder / "ready").touch()


TROUBLED = (PlainBot, SleepingBot, EndingBot, FailingBot, CheatingBot, SlowBot)


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """Install them for this process and those it starts; `let_slow_bot_go` uses the folder."""
    found = folder / "troubled-1.dist-info"
    found.mkdir()
    (found / "METADATA").write_text("Metadata-Version: 2.1\nName: troubled\nVersion: 1\n", encoding="utf-8")
    lines = [f"{bot.name} = {bot.__module__}:{bot.__name__}" for bot in TROUBLED]
    (found / "entry_points.txt").write_text("\n".join(["[cubarium.bots]", *lines]), encoding="utf-8")
    os.mkfifo(folder / "gate")
    caches = (registry.bot_names, registry.offered_bots, registry.bot_class)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv(FOLDER, str(folder))
        for cache in caches:
            cache.cache_clear()
        yield folder
    for cache in caches:
        cache.cache_clear()


def let_slow_bot_go(folder: Path) -> None:
    """Let the slow bot be ready, once it is being got ready."""
    (folder / "gate").write_text("go", encoding="utf-8")
