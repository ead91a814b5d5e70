"""The words of the naval battle of dice: sentences for actions, events, prompts and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.record import members
from cubarium.engine.sheet import Cell
from cubarium.engine.words import Catalogue, join
from cubarium.games.cubano.naval_dice.actions import (
    COLOUR,
    CORRECT,
    FIRE,
    FIRST_COLOUR,
    LOSE,
    PLACE,
    PLUS,
    REMOVE,
    REROLL,
    THROW,
    TO,
)
from cubarium.games.cubano.naval_dice.data import values as built_in
from cubarium.games.cubano.naval_dice.data.schema import SHIPS
from cubarium.games.cubano.naval_dice.events import EVENTS
from cubarium.games.cubano.naval_dice.rules.placing import next_ship
from cubarium.games.cubano.naval_dice.state import HALF_NAMES, HOLES, LETTERS, PHASE_NAMES, View
from cubarium.games.cubano.table import words as shared

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")


class Words(shared.CubanoWords):
    """What people read at a table of the naval battle of dice."""

    catalogue = CATALOGUE
    events = EVENTS
    named_columns = frozenset({"order", "ship"})

    # --- the game ------------------------------------------------------------------------------------------

    def ship(self, ship: int, language: str, form: str = "") -> str:
        """Return the name of a ship, alone or `with-the`."""
        return CATALOGUE.say(language, f"ship-{SHIPS[ship]}{form and '.'}{form}")

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        for message, base, end in (
            ("action-remove", REMOVE, PLACE),
            ("action-fire", FIRE, CORRECT),
            ("action-correct", CORRECT, REROLL),
            ("action-lose", LOSE, FIRST_COLOUR),
        ):
            if base <= action < end:
                return CATALOGUE.say(language, message, square=HALF_NAMES[action - base])
        if action >= FIRST_COLOUR:
            return CATALOGUE.say(language, "action-colour", colour=shared.colour(action - COLOUR, language))
        if action < THROW:
            name = self.ship(next_ship(v, v.viewer), language, "with-the")
            message, base = ("action-place", PLACE) if action < TO else ("action-to", TO)
            return CATALOGUE.say(language, message, ship=name, square=HALF_NAMES[action - base])
        if action == THROW:
            return CATALOGUE.say(language, "action-throw")
        if action < PLUS:
            return CATALOGUE.say(language, "action-reroll", face=action - REROLL + LETTERS + 1)
        return CATALOGUE.say(language, "action-plus" if action == PLUS else "action-minus", shift=v.shift)

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        words: dict[str, str | int] = {"count": v.to_lose, "owner": names[1 - v.viewer]}
        if v.phase == HOLES:
            words["hole"] = "mines" if v.mines else "islands"
        elif (ship := next_ship(v, v.viewer)) < len(SHIPS):
            words["ship"] = self.ship(ship, language, "with-the")
            words["length"] = self.values["SHIP_LENGTH"][ship]
        return CATALOGUE.say(language, f"prompt-{PHASE_NAMES[v.phase]}", **words)

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers; the enemy is always the owner."""
        name, numbers = super()._told(note)
        return name, {**numbers, "owner": 1 - note.seat}

    def line(self, note: Note, language: str) -> str:
        """Return a line of a score sheet."""
        words: dict[str, str | int] = {**self._numbers(note), "ship": self.ship(note.a, language)}
        return CATALOGUE.say(language, EVENTS[note.kind].name, **words)

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet: the cubes of one ship."""
        return Cell(SHIPS[note.a], note.c, order=note.a)

    def row(self, row: str, note: Note, language: str) -> str:
        """Return the name of a row of the sheet."""
        return self.ship(note.a, language)

    def _word(self, key: str, value: Any, names: Sequence[str], language: str) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key == "square":
            return str(HALF_NAMES[value])
        if key == "squares":
            return join(language, [HALF_NAMES[square] for square in members(value)])
        if key == "ship":
            return self.ship(value, language, "with-the")
        if key == "mines":
            return "mines" if value else "islands"
        return super()._word(key, value, names, language)


WORDS = Words(vars(built_in))
