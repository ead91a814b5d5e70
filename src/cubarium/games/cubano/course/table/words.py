"""The words of Cub'ano Course: sentences for actions, events, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cubarium.engine.words import Catalogue
from cubarium.games.cubano.course.actions import COLOUR, CORNERS, PLACE_CUBE, TAKE_CORNER, THROW_DIE
from cubarium.games.cubano.course.data import values as built_in
from cubarium.games.cubano.course.events import EVENTS
from cubarium.games.cubano.course.state import CHOOSE, CORNER, THROW, View
from cubarium.games.cubano.table import words as shared

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")


class Words(shared.CubanoWords):
    """What people read at a table of Cub'ano Course."""

    catalogue = CATALOGUE
    events = EVENTS
    named_columns = frozenset({"order"})

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        if action == THROW_DIE:
            return CATALOGUE.say(language, "action-throw")
        if action < TAKE_CORNER:
            return CATALOGUE.say(language, "action-colour", colour=shared.colour(action - COLOUR, language))
        if action < PLACE_CUBE:
            return CATALOGUE.say(
                language, "action-corner", square=shared.square(CORNERS[action - TAKE_CORNER])
            )
        return CATALOGUE.say(language, "action-place", square=shared.square(action - PLACE_CUBE))

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        if v.phase == CHOOSE:
            return CATALOGUE.say(language, "prompt-colour")
        if v.phase == THROW:
            return CATALOGUE.say(language, "prompt-throw")
        if v.phase == CORNER:
            return CATALOGUE.say(language, "prompt-corner")
        return CATALOGUE.say(language, "prompt-place", count=v.to_place)


WORDS = Words(vars(built_in))
