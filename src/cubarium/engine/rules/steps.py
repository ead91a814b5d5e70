"""Play in single steps, for games whose actions do all that follows from them at once.

A game in which one action may set off a long chain of others defines these functions itself. On a GPU,
where games run side by side, those whose next steps are alike are then played together.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.contract import unbound

setup: Any = unbound
apply: Any = unbound

KINDS_OF_STEPS = 64
ASKED = -1
"""The next step is somebody's choice."""


def lay_out(s: Any, options: Any, chance: Any) -> None:
    """Set the table, up to the first step."""
    setup(s, options, chance)


def next_step(s: Any, chance: Any) -> tuple[int, int, int]:
    """Do what comes before the next choice; return who acts, the next step, and the steps to choose from.

    The step is the one that leaves no choice, or `ASKED`. The steps to choose from are a bit set; where it
    is empty, `actors` and `legal_actions` tell who is asked and what is legal.
    """
    return 0, ASKED, 0


def step_of(s: Any, seat: int, action: int) -> int:
    """Return the step that a legal action begins with."""
    return action


def take_step(s: Any, seat: int, step: int, chance: Any) -> None:
    """Take one step."""
    apply(s, seat, step, chance)


def kind_of_step(s: Any) -> int:
    """Return a number below `KINDS_OF_STEPS` that is the same for games whose next steps are alike."""
    return 0
