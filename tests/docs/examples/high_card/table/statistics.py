"""What many games say beyond wins and scores: nothing here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, values: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""

    def add(self, states: Any, share: Any) -> None:
        """Take in a batch."""

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return no table."""
        return {}
