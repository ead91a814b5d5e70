"""The words of Cub'ano 1 die: sentences for actions, events, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.words import Catalogue
from cubarium.games.cubano.one_die.actions import COLOUR, FLIP, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.data import values as built_in
from cubarium.games.cubano.one_die.events import EVENTS
from cubarium.games.cubano.one_die.state import CHOOSE, LAY, THROW, View
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
        if v.phase == THROW:
            return CATALOGUE.say(language, "prompt-throw")
        if v.phase == LAY:
            return CATALOGUE.say(language, "prompt-lay", count=v.to_lay)
        colour = shared.colour(v.seats[v.turn].colour, language)
        return CATALOGUE.say(language, "prompt-claim", player=names[v.turn], colour=colour)


WORDS = Words(vars(built_in))
