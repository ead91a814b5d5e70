"""The words of T-Rex: sentences for actions, events, prompts and refusals.

The head of `en.ftl` says which form of a name each message takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell
from cubarium.engine.words import GameWords
from cubarium.games.trex.actions import (
    EGG_LEFT,
    HIGH_COLOUR,
    KEEP_COLOURS,
    LOW_COLOUR,
    PLAY_CARD,
    REMOVE_PILE,
    REMOVE_PLAYED,
)
from cubarium.games.trex.data import values as built_in
from cubarium.games.trex.data.schema import COLOURS
from cubarium.games.trex.events import DRAWS, EVENTS, RANKS
from cubarium.games.trex.state import EGG, NONE, PLAY, REMOVE, View
from cubarium.games.trex.table.names import CATALOGUE, INSIDE, TITLE, Names

_COLOUR_FIELDS = ("colour", "old", "high", "low", "left", "right")


class Words(Names, GameWords):
    """What people read at a table of T-Rex."""

    catalogue = CATALOGUE
    events = EVENTS
    named_columns = frozenset({"colour"})

    # --- the game ------------------------------------------------------------------------------------------

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        if column == "card":
            return self.card(self.values["CARD_NAMES"].index(value), language)
        return super().component(column, value, language)

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        me = v.seats[v.viewer]
        if action < EGG_LEFT:
            card = self.card(action - PLAY_CARD, language, INSIDE)
            return CATALOGUE.say(language, "action-play", card=card)
        if action < REMOVE_PLAYED:
            colour = self.colour(v.shown_eggs[action - EGG_LEFT], language, INSIDE)
            return CATALOGUE.say(language, "action-egg", colour=colour)
        if action == REMOVE_PLAYED:
            card = self.card(me.played[me.played_size - 1], language, INSIDE)
            return CATALOGUE.say(language, "action-remove-played", card=card)
        if action == REMOVE_PILE:
            if v.unseen_sizes[v.viewer] > 0:
                return CATALOGUE.say(language, "action-remove-unseen")
            card = self.card(me.pile[me.pile_size - 1], language, INSIDE)
            return CATALOGUE.say(language, "action-remove-known", card=card)
        if action == KEEP_COLOURS:
            return CATALOGUE.say(language, "action-colour-keep")
        is_high = action < LOW_COLOUR
        new = action - (HIGH_COLOUR if is_high else LOW_COLOUR)
        return CATALOGUE.say(
            language,
            "action-colour-high" if is_high else "action-colour-low",
            colour=self.colour(new, language, INSIDE),
            old=self.colour(v.high if is_high else v.low, language, INSIDE),
        )

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        if v.phase == PLAY:
            lap = "closing" if v.leader == v.viewer else "play" if v.leader == NONE else "last-lap"
            return CATALOGUE.say(language, f"prompt-{lap}")
        if v.phase == EGG:
            return CATALOGUE.say(language, "prompt-egg")
        return CATALOGUE.say(language, "prompt-remove" if v.phase == REMOVE else "prompt-colour")

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers."""
        name, numbers = super()._told(note)
        if note.kind == RANKS:
            if numbers["card"] == NONE:
                del numbers["card"]
                name = "ranks-no-value"
            if level := numbers.pop("level"):
                numbers["owner"] = level - 1
                name += "-later"
        elif note.kind == DRAWS and 0 < numbers["count"] < numbers["wanted"]:
            name = "draws-short"
        return name, numbers

    def line(self, note: Note, language: str) -> str:
        """Return a line of a score sheet."""
        words = {
            key: self._word(key, value, (), language, TITLE) for key, value in self._numbers(note).items()
        }
        return CATALOGUE.say(language, EVENTS[note.kind].name, **words)

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet: the eggs of a colour."""
        return Cell(COLOURS[note.a], note.c, note.b, order=note.a)

    def row(self, row: str, note: Note, language: str) -> str:
        """Return the name of a row of the sheet."""
        return CATALOGUE.say(language, "row-eggs", colour=self.colour(note.a, language, INSIDE))

    def _word(
        self, key: str, value: Any, names: Sequence[str], language: str, form: str = INSIDE
    ) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key == "card":
            return self.card(value, language, form)
        if key == "cards":
            return self.cards(value, language)
        if key in _COLOUR_FIELDS:
            return self.colour(value, language, form)
        return super()._word(key, value, names, language)


WORDS = Words(vars(built_in))
