"""What adapters share: versions, spaces, how a row of numbers is told, what replaces wrong actions."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, short
from cubarium.engine.observation import Part, observations_of

if TYPE_CHECKING:
    from gymnasium.spaces import Box
    from numpy.typing import NDArray

VERSIONS: Mapping[str, int] = {}
"""By game, the version of its environments: one more whenever its rules, numbers or actions change. First it
is 0."""

RENDER_MODES = ("ansi",)
MASK = "action_mask"
"""Where those who learn look for the mask."""


def version_of(game: str) -> int:
    """Return the version of the environments of a game."""
    return VERSIONS.get(game, 0)


def checked_render_mode(mode: str | None) -> str | None:
    """Return how to render, if there is such a way."""
    if mode is not None and mode not in RENDER_MODES:
        raise Malformed(f"there is no render mode {short(mode)}: {', '.join(RENDER_MODES)}")
    return mode


def random_seed() -> int:
    """Return a seed that nobody knows."""
    return secrets.randbits(64)


def observation_space(spec: GameSpec) -> Box:
    """Return the space of the observations of a game, with the bounds of every number."""
    import numpy as np
    from gymnasium.spaces import Box

    layout = observations_of(spec)
    low, high = np.zeros((2, layout.size), np.int16)
    for part in layout.parts:
        low[part.start : part.stop], high[part.start : part.stop] = part.low, part.high
    return Box(low, high, dtype=np.int16)


def as_text(spec: GameSpec, observation: NDArray[Any]) -> str:
    """Return an observation as text, a line for each part."""
    lines = (
        f"{part.name}: {_told(part, observation[part.start : part.stop].tolist())}"
        for part in observations_of(spec).parts
    )
    return "\n".join(lines) + "\n"


def _told(part: Part, numbers: list[int]) -> str:
    if part.kind == "choice":
        return " ".join("-" if number == -1 else part.names[number] for number in numbers)
    if part.kind == "yes or no" and len(part.names) == len(numbers):
        return " ".join(name for name, number in zip(part.names, numbers, strict=True) if number) or "-"
    return " ".join(map(str, numbers))


def is_legal(actions: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
    """Tell of one action for each mask whether it is legal."""
    import numpy as np

    known = (actions >= 0) & (actions < masks.shape[1])
    legal: NDArray[Any] = known & (masks[np.arange(len(masks)), np.where(known, actions, 0)] != 0)
    return legal


def with_legal_ones(actions: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
    """Return the actions, and in place of each that is not legal the next one that is.

    After the last action comes the first one. What is no action of the game stays.
    """
    import numpy as np

    known = (actions >= 0) & (actions < masks.shape[1])
    changed = actions.copy()
    for at in np.flatnonzero(known & ~is_legal(actions, masks)):
        legal = np.flatnonzero(masks[at])
        changed[at] = legal[np.searchsorted(legal, actions[at]) % len(legal)]
    return changed
