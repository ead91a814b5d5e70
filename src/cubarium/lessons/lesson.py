"""A lesson as it is written down: steps, each with what is right, and the positions they begin from.

`lesson/` of a game holds `lesson.toml`, the words `en.ftl` and `fr.ftl`, and `positions.json`, which
`python -m cubarium.lessons` makes of the sketches: to complete one takes longer than anybody wants to wait.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.words import Catalogue

FILE = "lesson.toml"
POSITIONS = "positions.json"
LEARNER = 0
"""The seat of who learns."""
LETTERS = "ABCDEF"
_PARTS = {"id", "sketch", "seed", "options", "right", "outcomes", "then"}
_NOT_IN_IDS = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Reply:
    """A move that another player makes by itself."""

    seat: int
    action: str
    outcomes: tuple[int, ...] | None
    """What chance answers; nothing where it is not asked."""


@dataclass(frozen=True)
class Step:
    """One thing to learn: something to read, and mostly something to do."""

    id: str
    sketch: str
    """How the table stands; without one the game goes on from the step before."""
    seed: int
    options: Mapping[str, int]
    right: tuple[str, ...]
    """The actions that lead on; without one there is nothing to do but to read."""
    outcomes: tuple[int, ...] | None
    replies: tuple[Reply, ...]


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game."""

    spec: GameSpec
    rivals: tuple[str, ...]
    """The names of the other players."""
    steps: tuple[Step, ...]
    words: Catalogue
    positions: Mapping[str, Mapping[str, Any]]

    def say(self, language: str, message: str) -> str:
        """Return something of the lesson as a whole, such as its goal."""
        return self.words.say(language, message)

    def told(self, language: str, step: Step, what: str = "") -> str:
        """Return what a step says, or one of its other sentences; nothing if it has no such sentence."""
        if not what:
            return self.words.say(language, step.id)
        return self.words.say(language, f"{step.id}.{what}") if what in self._others(language, step) else ""

    def why_wrong(self, language: str, step: Step, action: str) -> str:
        """Return why an action is not what is wanted, if it is known; else nothing."""
        return self.told(language, step, f"wrong-{as_id(action)}")

    def _others(self, language: str, step: Step) -> frozenset[str]:
        return self.words.attributes(language, step.id)


def as_id(action: str) -> str:
    """Return an action as part of the name of a message: `pass trex-1` becomes `pass-trex-1`."""
    return _NOT_IN_IDS.sub("-", action.lower()).strip("-")


def has_lesson(spec: GameSpec) -> bool:
    """Tell whether a game can be learned."""
    return spec.table.lesson is not None


@cache
def read_lesson(spec: GameSpec) -> Lesson:
    """Return the lesson of a game.

    Raises:
        Malformed: if it has none, or something in it makes no sense.
    """
    folder = spec.table.lesson
    if folder is None:
        raise Malformed(f"{spec.id} has no lesson")
    written = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    steps = tuple(_step(each, folder) for each in written["step"])
    if len({step.id for step in steps}) != len(steps):
        raise Malformed(f"{folder / FILE}: two steps have the same id")
    if not steps or not steps[0].sketch:
        raise Malformed(f"{folder / FILE}: the first step needs a sketch")
    kept = folder / POSITIONS
    positions = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    return Lesson(spec, tuple(written["rivals"]), steps, Catalogue(folder), positions)


def _step(written: Mapping[str, Any], folder: Path) -> Step:
    if unknown := set(written) - _PARTS:
        raise Malformed(f"{folder / FILE}: a step has no {', '.join(sorted(unknown))}")
    return Step(
        written["id"],
        written.get("sketch", ""),
        written.get("seed", 1),
        written.get("options", {}),
        tuple(written.get("right", ())),
        _outcomes(written),
        tuple(
            Reply(LETTERS.index(each["seat"]), each["action"], _outcomes(each))
            for each in written.get("then", ())
        ),
    )


def _outcomes(written: Mapping[str, Any]) -> tuple[int, ...] | None:
    given: Sequence[int] | None = written.get("outcomes")
    return None if given is None else tuple(given)
