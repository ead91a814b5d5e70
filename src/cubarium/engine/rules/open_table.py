"""What a seat may know where nothing is hidden: the whole table.

A game in which everything lies open lists this module among its own, derives its `View` from its `State`
and says in `copy_table(source, target)` how the one is copied into the other.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import Chance
from cubarium.engine.contract import unbound

copy_table: Any = unbound


def view(s: Any, seat: int, v: Any) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator."""
    copy_table(s, v)
    v.viewer = seat


def restore(v: Any, s: Any) -> None:
    """Write into `s` the table of the view."""
    copy_table(v, s)


def determinize(s: Any, seat: int, chance: Chance) -> None:
    """Change nothing: there is nothing that a seat does not know."""
