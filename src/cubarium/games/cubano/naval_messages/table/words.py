"""The words of the naval battle of messages: sentences for actions, events, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell
from cubarium.engine.words import Catalogue
from cubarium.games.cubano.naval_messages.actions import COLOUR, FIRST_COLOUR, HIDE, NAME
from cubarium.games.cubano.naval_messages.data import values as built_in
from cubarium.games.cubano.naval_messages.events import EVENTS
from cubarium.games.cubano.naval_messages.state import CHOOSING, HIDING, View
from cubarium.games.cubano.rules.board import SQUARE_NAMES
from cubarium.games.cubano.table import words as shared

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")


class Words(shared.CubanoWords):
    """What people read at a table of the naval battle of messages."""

    catalogue = CATALOGUE
    events = EVENTS
    named_columns = frozenset({"order"})

    # --- the game ------------------------------------------------------------------------------------------

    def option_help(self, name: str, language: str) -> str:
        """Return what an option does."""
        return CATALOGUE.say(language, f"option-{name}.help", usual=self.values["MESSAGES"])

    def variant_help(self, name: str, language: str) -> str:
        """Return what makes a variant."""
        return CATALOGUE.say(language, f"variant-{name}.help", usual=self.values["MESSAGES"])

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        if action < NAME:
            return CATALOGUE.say(language, "action-hide", square=SQUARE_NAMES[action - HIDE])
        if action >= FIRST_COLOUR:
            return CATALOGUE.say(language, "action-colour", colour=shared.colour(action - COLOUR, language))
        owner = names[1 - v.viewer]
        return CATALOGUE.say(language, "action-name", square=SQUARE_NAMES[action - NAME], owner=owner)

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        if v.phase == CHOOSING:
            return CATALOGUE.say(language, "prompt-colour")
        if v.phase == HIDING:
            left = v.messages - (v.right_count if v.viewer else v.left_count)
            return CATALOGUE.say(language, "prompt-hide", left=left)
        return CATALOGUE.say(language, "prompt-name", owner=names[1 - v.viewer])

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers; the enemy is always the owner."""
        name, numbers = super()._told(note)
        return name, {**numbers, "owner": 1 - note.seat}

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet: the messages found."""
        return Cell("found", note.b)


WORDS = Words(vars(built_in))
