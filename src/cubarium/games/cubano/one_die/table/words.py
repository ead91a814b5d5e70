"""The words of Cub'ano 1 die: sentences for actions, events, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell
from cubarium.engine.words import Catalogue
from cubarium.games.cubano.one_die.actions import CALL, COLOUR, FLIP, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.data import values as built_in
from cubarium.games.cubano.one_die.events import EVENTS, LINE_LARGEST
from cubarium.games.cubano.one_die.rules.announcing import next_with_die
from cubarium.games.cubano.one_die.rules.laying import owner_of
from cubarium.games.cubano.one_die.state import CHOOSE, FLIP_OPEN, LAY, OWN_OPEN, THROW, View
from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.table import words as shared

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")


class Words(shared.CubanoWords):
    """What people read at a table of Cub'ano 1 die."""

    catalogue = CATALOGUE
    events = EVENTS
    counts_suites = True

    # --- the game ------------------------------------------------------------------------------------------

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        return shared.colour(COLOURS.index(value) + 1, language) if column == "colour" else str(value)

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        if action == THROW_DIE:
            return CATALOGUE.say(language, "action-throw")
        if action == CALL:
            message = "action-call-own" if v.viewer == v.turn else "action-call"
            return CATALOGUE.say(language, message, player=names[v.turn])
        if action == RENOUNCE:
            return CATALOGUE.say(language, "action-renounce", player=names[v.turn])
        if action < LAY_BAR:
            return CATALOGUE.say(language, "action-colour", colour=shared.colour(action - COLOUR, language))
        if action < FLIP:
            return CATALOGUE.say(language, "action-lay", edge=shared.edge(action - LAY_BAR, language))
        own = shared.colour(v.seats[v.viewer].colour, language)
        return CATALOGUE.say(language, "action-flip", square=shared.square(action - FLIP), colour=own)

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        if v.phase == CHOOSE:
            return CATALOGUE.say(language, "prompt-colour")
        if v.phase == THROW or (v.phase == OWN_OPEN and v.viewer != v.turn):
            return CATALOGUE.say(language, "prompt-throw")
        if v.phase == OWN_OPEN:
            return CATALOGUE.say(language, "prompt-call-own", player=names[next_with_die(v)])
        if v.phase == FLIP_OPEN and v.viewer == v.turn:
            count, owner = min(self.values["COLOUR_BARS"][v.shown], v.heap_bars), owner_of(v, v.shown)
            return CATALOGUE.say(language, "prompt-lay-open", count=count, player=names[owner])
        if v.phase == FLIP_OPEN:
            return CATALOGUE.say(language, "prompt-call", player=names[v.turn])
        if v.phase == LAY:
            return CATALOGUE.say(language, "prompt-lay", count=v.to_lay)
        colour = shared.colour(v.seats[v.turn].colour, language)
        return CATALOGUE.say(language, "prompt-claim", player=names[v.turn], colour=colour)

    # --- how it ends ---------------------------------------------------------------------------------------

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet: the largest suite, or one of the others together."""
        if note.kind == LINE_LARGEST:
            return Cell("largest", note.a)
        return Cell("suites", note.a, 1, is_part=False)


WORDS = Words(vars(built_in))
