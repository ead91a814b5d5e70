"""The drawing of a match at a terminal, and what it shows there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rich.console import Console, RenderableType

from cubarium.engine.match import Match
from cubarium.terminal.table_view import GameDrawing, TableView, view_for
from cubarium.terminal.talk import Talk

Kind = TypeVar("Kind")


def drawing_at(
    match: Match, language: str = "en", width: int = 80, bots: Sequence[str] | None = None
) -> tuple[TableView, Talk]:
    """Return the drawing of a match and the talk that shows it; without `bots` one plays against some."""
    talk = Talk(language)
    talk.console = Console(width=width, highlight=False)
    against = ["", *["greedy"] * (len(match.seats) - 1)] if bots is None else bots
    return view_for(match, match.words, talk, against), talk


def drawing_of(
    kind: type[Kind], match: Match, language: str = "en", width: int = 80, bots: Sequence[str] | None = None
) -> Kind:
    """Return the drawing of a match, of the kind its game has."""
    drawing, _ = drawing_at(match, language, width, bots)
    assert isinstance(drawing, kind)
    return drawing


def shown(drawing: GameDrawing[Any], thing: RenderableType) -> str:
    """Return what the terminal of a drawing shows of a thing."""
    return shown_by(drawing.talk, thing)


def shown_by(talk: Talk, thing: RenderableType) -> str:
    """Return what a terminal shows of a thing."""
    with talk.console.capture() as captured:
        talk.show(thing)
    return captured.get()
