"""The words: sentences for actions, events and questions, from the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cubarium.engine.words import Catalogue, GameWords
from high_card.data import values as built_in
from high_card.events import EVENTS
from high_card.state import View


class Words(GameWords):
    """What people read at a table of High card."""

    catalogue = Catalogue(Path(__file__).parents[1] / "text")
    events = EVENTS

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a card to play."""
        return self.catalogue.say(language, "action-play", card=action + 1)

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        return self.catalogue.say(language, "prompt-play")

    def _word(self, key: str, value: int, names: Sequence[str], language: str) -> str | int:
        return value + 1 if key == "card" else super()._word(key, value, names, language)


WORDS = Words(vars(built_in))
