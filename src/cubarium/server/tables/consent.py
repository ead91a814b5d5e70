"""What somebody at a table asks of the others, and what a wish to take back needs."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubarium.engine.match import Undo as UndoKind


@dataclass
class UndoRequest:
    """Somebody wants to take their last move back."""

    seat: int
    event: int
    """The number of the event that asked: who answers names it."""
    agreed: list[int] = field(default_factory=list)


@dataclass
class AbortRequest:
    """Somebody wants the game to end without a result."""

    person: str
    event: int
    """The number of the event that asked: who answers names it."""
    agreed: set[str]


@dataclass(frozen=True)
class UndoPlan:
    """What a seat needs to take its last move back."""

    kind: UndoKind
    count: int = 0
    """How many moves go back with it, that one included."""
    needs: frozenset[int] = frozenset()
    """The seats whose person must agree."""
    rule: str = ""
    """The rule by which something that was laid since stays, if that is what forbids it."""
