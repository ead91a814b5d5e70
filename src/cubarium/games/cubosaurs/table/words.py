"""The words of Cubosaurs: sentences for actions, events, prompts and refusals.

The head of `en.ftl` says which form of a name each message takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.record import members
from cubarium.engine.sheet import Cell, Decision, Line
from cubarium.engine.words import GameWords, join
from cubarium.games.cubosaurs.actions import BUY, DONE, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.data import values as built_in
from cubarium.games.cubosaurs.events import (
    DESTROYS,
    EVENTS,
    LINE_EGG_MOST,
    LINE_EGG_NOT,
    LINE_SERIES,
    LINE_TOKENS,
)
from cubarium.games.cubosaurs.rules.card_sets import same_type
from cubarium.games.cubosaurs.rules.dna import next_seat, owner_of
from cubarium.games.cubosaurs.state import (
    DECIDE,
    DESTROY_OTHER,
    DESTROY_OWN,
    GIVE,
    GIVE_TO,
    PASS_FORBIDDEN,
    STEAL,
    SWAP_GIVE,
    SWAP_TAKE,
    Options,
    View,
)
from cubarium.games.cubosaurs.table.names import CATALOGUE, TITLE, WITH_A, Names
from cubarium.games.cubosaurs.table.sheet import cell_of, last_copy

_QUESTIONS = {
    PASS_FORBIDDEN: "pass-forbidden",
    DESTROY_OWN: "destroy-own",
    DESTROY_OTHER: "destroy-other",
    STEAL: "steal",
    GIVE: "give",
    GIVE_TO: "give-to",
    SWAP_TAKE: "swap-take",
    SWAP_GIVE: "swap-give",
}


class Words(Names, GameWords):
    """What people read at a table of Cubosaurs."""

    catalogue = CATALOGUE
    events = EVENTS
    named_columns = frozenset({"type"})

    def with_values(self, tables: Mapping[str, Any], options: Options | None = None) -> Words:
        """Return these words for another component pack, and for a table set with these options."""
        return Words(tables, self.icons if options is None else options.advanced != 0)

    # --- the game ------------------------------------------------------------------------------------------

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        if column == "tile":
            return f"{value} {self.tile(value - 1, language)}"
        return super().component(column, value, language)

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        seen = Names(self.values, v.advanced != 0)
        if action == KEEP:
            return CATALOGUE.say(language, "action-keep", cards=seen.cards(v.hand, language))
        if action == DONE:
            return CATALOGUE.say(language, "action-done")
        if action < BUY:
            card = seen.card(action - PASS, language, WITH_A)
            return CATALOGUE.say(language, "action-pass", card=card, next=names[next_seat(v, v.viewer)])
        if action < PICK:
            tile = action - BUY
            cost = self.values["TILE_COST"][tile]
            name = self.tile(tile, language)
            return CATALOGUE.say(language, "action-buy", number=tile + 1, tile=name, cost=cost)
        if action < SEAT:
            card = seen.card(action - PICK, language, WITH_A)
            message = f"action-pick-{_QUESTIONS[_question(v)]}"
            return CATALOGUE.say(language, message, card=card, owner=names[owner_of(v, action - PICK)])
        message = "action-seat-give" if _question(v) == GIVE_TO else "action-seat-token"
        return CATALOGUE.say(language, message, player=names[action - SEAT])

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now, and whether a tile can be bought."""
        if v.seats[v.viewer].owed > 0:
            return CATALOGUE.say(language, "prompt-token")
        if v.pending_depth > 0:
            return CATALOGUE.say(language, f"prompt-{_QUESTIONS[_question(v)]}")
        if v.phase != DECIDE:
            return CATALOGUE.say(language, "prompt-after")
        if v.seats[v.viewer].collection & ~same_type(v.hand):
            neighbour = names[next_seat(v, v.viewer)]
            text = CATALOGUE.say(language, "prompt-decide", count=v.hand.bit_count(), next=neighbour)
        else:
            text = CATALOGUE.say(language, "prompt-forced-keep")
        if any(BUY <= action < PICK for action in legal):
            text += " " + CATALOGUE.say(language, "prompt-may-buy")
        return text

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers."""
        name, numbers = super()._told(note)
        if note.kind == LINE_TOKENS:
            name = "token-points"
        elif note.kind == DESTROYS and numbers["owner"] == note.seat:
            name = "destroys-own"
        return name, numbers

    def line(self, note: Note, language: str) -> str:
        """Return a line of a score sheet, where DNA icons count nothing."""
        plain = Words(self.values)
        numbers = self._numbers(note)
        words = {key: plain._word(key, value, (), language, TITLE) for key, value in numbers.items()}
        if note.kind in (LINE_EGG_MOST, LINE_EGG_NOT):
            words["kind"] = self.egg_kind(numbers["card"], numbers["own"], language)
        return CATALOGUE.say(language, EVENTS[note.kind].name, **words)

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet of all seats side by side."""
        return cell_of(note)

    def row(self, row: str, note: Note, language: str) -> str:
        """Return the name of a row of the sheet: a series has that of its dinosaurs."""
        if note.kind == LINE_SERIES:
            return self.card_type(note.a, language)
        return super().row(row, note, language)

    def decider(self, decision: Decision, winner: int, lines: Sequence[Line], language: str) -> str:
        """Return the last card of a series without which the next would have won, if there is one such."""
        found = last_copy(self.values, decision.margin, winner, lines)
        if found is None:
            return ""
        kind, copies = found
        return CATALOGUE.say(language, "decided-copy", type=self.card_type(kind, language), copies=copies)

    def _word(
        self, key: str, value: Any, names: Sequence[str], language: str, form: str = WITH_A
    ) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key in ("card", "given", "grey", "black"):
            return self.card(value, language, form)
        if key == "cards":
            return self.cards(value, language)
        if key == "type":
            return self.card_type(value, language, form)
        if key == "tile":
            return self.tile(value, language)
        if key == "tiles":
            return join(language, [self.tile(tile, language) for tile in members(value)])
        if key == "direction":
            return "clockwise" if value == 1 else "counterclockwise"
        return super()._word(key, value, names, language)


def _question(v: View) -> int:
    return v.pending[v.pending_depth - 1].question if v.pending_depth > 0 else 0


WORDS = Words(vars(built_in))
