"""The tables of a kill run, and what is measured at them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

BANK = {"kind": "bank", "seconds": 86_400, "increment": 2}
HURRY = {"kind": "move", "seconds": 2, "increment": 0}
SETUPS: tuple[tuple[str, str, tuple[str, ...], dict[str, Any] | None], ...] = (
    ("cubosaurs", "base", ("me", "open"), None),
    ("cubosaurs", "advanced", ("me", "greedy", "random"), None),
    ("trex", "standard", ("me", "open"), BANK),
    ("cubitos", "race-1", ("me", "greedy"), None),
    ("cubano-2-dice", "standard", ("me", "open"), None),
    ("cubosaurs", "advanced", ("me", "open"), HURRY),
    ("trex", "standard", ("greedy", "me", "open"), None),
    ("cubitos", "race-1", ("me", "open"), BANK),
    ("cubosaurs", "base", ("me", "me"), None),
    ("cubano-2-dice", "standard", ("random", "me"), HURRY),
)


@dataclass
class Figures:
    """What was measured beside the promises."""

    back: list[float] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    clock_losses: list[float] = field(default_factory=list)
    clock_gifts: list[float] = field(default_factory=list)
    tables: int = 0
    events: int = 0
    games: int = 0
    seconds: float = 0.0
