"""How much a bot may think: so many milliseconds, or so many simulations."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cubarium.engine.errors import Malformed

MOST_MILLISECONDS = 600_000
MOST_SIMULATIONS = 10_000_000


@dataclass(frozen=True)
class Budget:
    """A limit for one choice; with simulations the choice is the same on every machine."""

    milliseconds: int = 0
    simulations: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else f"{self.simulations}sims"


def read_budget(text: str) -> Budget:
    """Read `200ms`, `2s` or `500sims`."""
    found = re.fullmatch(r"(\d{1,8})(ms|s|sims)", text)
    if found is None:
        raise Malformed(f"budget: {text[:40]!r} is not like 200ms, 2s or 500sims")
    count, unit = int(found[1]), found[2]
    budget = Budget(simulations=count) if unit == "sims" else Budget(count * (1000 if unit == "s" else 1))
    if not (0 < budget.milliseconds <= MOST_MILLISECONDS or 0 < budget.simulations <= MOST_SIMULATIONS):
        raise Malformed(f"budget: {text} is more than {MOST_MILLISECONDS // 1000}s, or nothing")
    return budget
