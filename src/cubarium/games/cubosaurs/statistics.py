"""What many games say: how each card type and each tile pays."""

from __future__ import annotations

from typing import Any


def statistics(*_: Any) -> dict[str, Any]:
    return {}
