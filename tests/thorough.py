"""Whether this is a thorough run, which plays long games whole and tries every case; it takes hours."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

Case = TypeVar("Case")
THOROUGH = bool(os.environ.get("CUBARIUM_THOROUGH"))


def usual_first(usual: Case, *others: Case) -> tuple[Case, ...]:
    """Return the case that is always tried, and with it those of a thorough run."""
    return (usual, *when_thorough(*others))


def when_thorough(*cases: Case) -> tuple[Case, ...]:
    """Return cases of a thorough run, in which others of their kind are tried too."""
    return cases if THOROUGH else ()


def few_of(cases: Iterable[Case], *usual: Case) -> tuple[Case, ...]:
    """Return the cases that stand for all, and in a thorough run all."""
    every = tuple(cases)
    assert usual and set(usual) <= set(every), f"{usual} are not among {every}"
    return every if THOROUGH else usual
