"""The words of the puzzle: sentences for actions, events, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell
from cubarium.engine.words import Catalogue, Upshot
from cubarium.games.cubano.puzzle.actions import BARS, PLACE, STOP
from cubarium.games.cubano.puzzle.data import values as built_in
from cubarium.games.cubano.puzzle.data.schema import NEW, PATTERNS
from cubarium.games.cubano.puzzle.data.values import PLACE_NAMES
from cubarium.games.cubano.puzzle.events import (
    EVENTS,
    LAYS,
    LINE_MOVES_LEFT,
    LINE_PICTURE,
    LINE_SQUARES,
    PAINTS,
)
from cubarium.games.cubano.puzzle.state import BAR_TOOL, CHOOSE, FIRST, View
from cubarium.games.cubano.rules.board import SQUARES
from cubarium.games.cubano.table import words as shared

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")


class Words(shared.CubanoWords):
    """What people read at a table of the puzzle."""

    catalogue = CATALOGUE
    events = EVENTS

    # --- the game ------------------------------------------------------------------------------------------

    def variant_help(self, name: str, language: str) -> str:
        """Return what makes a variant."""
        if name == NEW:
            return CATALOGUE.say(language, f"variant-{name}.help")
        par = self.values["PARS"][PATTERNS.index(name)]
        return CATALOGUE.say(language, f"variant-{name}.help", par=par)

    def pattern(self, number: int, language: str) -> str:
        """Return the name of a picture by its number."""
        return self.variant(PATTERNS[number - 1] if number else NEW, language)

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        return self.pattern(value, language) if column == "pattern" else str(value)

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        if action == STOP:
            return CATALOGUE.say(language, "action-stop")
        if action == BARS:
            return CATALOGUE.say(language, "action-bars")
        if action < PLACE:
            return CATALOGUE.say(language, "action-colour", colour=shared.colour(action, language))
        message = "action-first" if v.phase == FIRST else "action-last"
        return CATALOGUE.say(language, message, place=PLACE_NAMES[action - PLACE])

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        if v.phase == CHOOSE:
            return CATALOGUE.say(language, "prompt-choose", move=v.moves + 1)
        tool = "bars" if v.tool == BAR_TOOL else "cubes"
        if v.phase == FIRST:
            return CATALOGUE.say(language, f"prompt-first-{tool}")
        return CATALOGUE.say(language, f"prompt-last-{tool}", first=PLACE_NAMES[v.first])

    # --- how it ends ---------------------------------------------------------------------------------------

    def score(self, score: float, language: str) -> str:
        """Return a score: the moves left of a picture that is rebuilt, else its squares (cubano-7.12)."""
        if score >= SQUARES:
            return CATALOGUE.say(language, "score-rebuilt", count=score - SQUARES)
        return super().score(score, language)

    def par(self, score: int, language: str) -> str:
        """Return the moves of a solution that is known, by its score."""
        return CATALOGUE.say(language, "moves", moves=SQUARES + self.values["MOVES_ALLOWED"] - score)

    def against_par(self, score: int, par: int, language: str) -> str:
        """Return how many moves more or less than par a picture took; nothing if it is not rebuilt."""
        if score < SQUARES:
            return ""
        how = "same" if score == par else "under" if score > par else "over"
        return CATALOGUE.say(language, "against-par", how=how, count=abs(score - par))

    def average(self, scores: Sequence[int], language: str) -> str:
        """Return how many pictures were rebuilt: moves and squares have no average together."""
        solved = sum(score >= SQUARES for score in scores)
        return CATALOGUE.say(language, "average", solved=solved, played=len(scores))

    def total(self, score: int, language: str) -> str:
        """Return the score with its unit: moves left or squares."""
        return self.score(score, language)

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet."""
        if note.kind == LINE_PICTURE:
            return Cell("picture", None, is_part=False)
        return Cell("moves-left" if note.kind == LINE_MOVES_LEFT else "squares", note.a, is_part=False)

    def decided(self, upshot: Upshot, language: str) -> str:
        """Return what is missing of the picture, or that nothing is."""
        for _, note in upshot.lines:
            if note.kind == LINE_MOVES_LEFT:
                return CATALOGUE.say(language, "decided-solved", count=note.a)
            if note.kind == LINE_SQUARES:
                return CATALOGUE.say(language, "decided-missing", count=note.b - note.a)
        return ""

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers."""
        name, numbers = super()._told(note)
        one_place = note.kind in (LAYS, PAINTS) and numbers["first"] == numbers["last"]
        return f"{name}-one" if one_place else name, numbers

    def _word(self, key: str, value: Any, names: Sequence[str], language: str) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key in ("place", "first", "last"):
            return str(PLACE_NAMES[value])
        if key == "score":
            return self.score(value, language)
        if key == "pattern":
            return self.pattern(value, language)
        return super()._word(key, value, names, language)


WORDS = Words(vars(built_in))
