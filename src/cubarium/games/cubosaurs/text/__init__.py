"""The words of Cubosaurs: sentences for actions, events, prompts and refusals.

The head of `en.ftl` says which form of a name each message takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.contract import Refusal
from cubarium.engine.errors import IllegalAction
from cubarium.engine.record import members
from cubarium.engine.words import join
from cubarium.games.cubosaurs import tables as built_in
from cubarium.games.cubosaurs.actions import BUY, DONE, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.cards import same_type
from cubarium.games.cubosaurs.dna import next_seat, owner_of
from cubarium.games.cubosaurs.events import DESTROYS, EVENTS, LINE_TOKENS
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
from cubarium.games.cubosaurs.text.names import CATALOGUE, TITLE, TYPES, WITH_A, Names

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


class Words(Names):
    """What people read at a table, in every language. `names` are always the players by seat."""

    def with_tables(self, tables: Mapping[str, Any], options: Options | None = None) -> Words:
        """Return these words for another component pack, and for a table set with these options."""
        return Words(tables, self.icons if options is None else options.advanced != 0)

    # --- the game ------------------------------------------------------------------------------------------

    def game_name(self, language: str) -> str:
        """Return the name of the game."""
        return CATALOGUE.say(language, "game")

    def tagline(self, language: str) -> str:
        """Return one sentence that says what the game is about."""
        return CATALOGUE.say(language, "game-tagline")

    def rule_title(self, rule_id: str, language: str) -> str:
        """Return the title of a rule, named like cubosaurs-3.7."""
        number = rule_id.rpartition("-")[2]
        return CATALOGUE.say(language, f"rule-{number.replace('.', '-')}")

    def option(self, name: str, language: str) -> str:
        """Return the name of an option."""
        return CATALOGUE.say(language, _option_id(name))

    def option_help(self, name: str, language: str) -> str:
        """Return what an option does."""
        return CATALOGUE.say(language, f"{_option_id(name)}.help")

    def variant(self, name: str, language: str) -> str:
        """Return the name of a variant."""
        return CATALOGUE.say(language, f"variant-{name}")

    def variant_help(self, name: str, language: str) -> str:
        """Return what makes a variant."""
        return CATALOGUE.say(language, f"variant-{name}.help")

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        if column == "type":
            return self.card_type(TYPES.index(value), language)
        if column == "tile":
            return f"{value} {self.tile(value - 1, language)}"
        return str(value)

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        seen = Names(self.tables, v.advanced != 0)
        if action == KEEP:
            return CATALOGUE.say(language, "action-keep", cards=seen.cards(v.hand, language))
        if action == DONE:
            return CATALOGUE.say(language, "action-done")
        if action < BUY:
            card = seen.card(action - PASS, language, WITH_A)
            return CATALOGUE.say(language, "action-pass", card=card, next=names[next_seat(v, v.viewer)])
        if action < PICK:
            tile = action - BUY
            cost = self.tables["TILE_COST"][tile]
            name = self.tile(tile, language)
            return CATALOGUE.say(language, "action-buy", number=tile + 1, tile=name, cost=cost)
        if action < SEAT:
            card = seen.card(action - PICK, language, WITH_A)
            message = f"action-pick-{_QUESTIONS[_question(v)]}"
            return CATALOGUE.say(language, message, card=card, owner=names[owner_of(v, action - PICK)])
        message = "action-seat-give" if _question(v) == GIVE_TO else "action-seat-token"
        return CATALOGUE.say(language, message, player=names[action - SEAT])

    def prompt(
        self, v: View, asked: Sequence[int], names: Sequence[str], language: str, legal: Sequence[int] = ()
    ) -> str:
        """Return what the viewer has to do now, or who is awaited.

        Given the viewer's legal actions, it also says whether a tile can be bought.
        """
        if not asked:
            return CATALOGUE.say(language, "event-game-ends")
        if v.viewer not in asked:
            return CATALOGUE.say(language, "waiting", player=join(language, [names[p] for p in asked]))
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

    def refusal(self, refusal: Refusal | IllegalAction, names: Sequence[str], language: str) -> str:
        """Return why an action is not allowed."""
        words = {key: self._word(key, value, names, language, WITH_A) for key, value in refusal.words.items()}
        return CATALOGUE.say(language, refusal.message, **words)

    # --- what happened -------------------------------------------------------------------------------------

    def event(self, note: Note, names: Sequence[str], language: str, reader: int | None = None) -> str:
        """Return the sentence for something that happened; `reader` is the seat that is called "you"."""
        name = EVENTS[note.kind].name
        if note.kind == LINE_TOKENS:
            message = "event-token-points"
        elif name.startswith("line-"):
            return self.line(note, language)
        elif note.kind == DESTROYS and note.b == note.seat:
            message = "event-destroys-own"
        else:
            message = f"event-{name}"
        numbers = _fields(note)
        other = numbers.get("owner", numbers.get("next"))
        you = "other"
        if reader is not None:
            you = "yes" if reader == note.seat else "target" if reader == other else "other"
        words = {key: self._word(key, value, names, language, WITH_A) for key, value in numbers.items()}
        return CATALOGUE.say(language, message, player=names[note.seat], you=you, **words)

    def line(self, note: Note, language: str) -> str:
        """Return a line of a score sheet, where DNA icons count nothing."""
        plain = Words(self.tables)
        words = {key: plain._word(key, value, (), language, TITLE) for key, value in _fields(note).items()}
        return CATALOGUE.say(language, EVENTS[note.kind].name, **words)

    def _word(self, key: str, value: Any, names: Sequence[str], language: str, form: str) -> str | int:
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
        if key in ("owner", "next", "player"):
            return str(names[value])
        if key == "direction":
            return "clockwise" if value == 1 else "counterclockwise"
        return int(value)


def _fields(note: Note) -> dict[str, int]:
    return dict(zip(EVENTS[note.kind].fields, (note.a, note.b, note.c, note.d), strict=False))


def _question(v: View) -> int:
    return v.pending[v.pending_depth - 1].question if v.pending_depth > 0 else 0


def _option_id(name: str) -> str:
    return f"option-{name.replace('_', '-')}"


WORDS = Words(vars(built_in))
