"""Sentences for the actions of a player: what a choice does, at the moment it is offered."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.games.cubitos import actions
from cubarium.games.cubitos.actions import DIRECTIONS, SPACE
from cubarium.games.cubitos.cards.fans import FANS_PER_FOOT
from cubarium.games.cubitos.data.circuits import GRASS, WATER
from cubarium.games.cubitos.data.deck import DECK
from cubarium.games.cubitos.data.schema import CARDS, COLOURS, DICE, KINDS
from cubarium.games.cubitos.data.values import PAIR_NAMES, SYMBOL_NAMES
from cubarium.games.cubitos.rules.movement import GRAND_FINALE
from cubarium.games.cubitos.rules.throwing import has_fresh
from cubarium.games.cubitos.rules.zones import dice_in_roll
from cubarium.games.cubitos.state import (
    COLOURS_FROM,
    DRAW,
    GIVE_DIE,
    LEAVE,
    LOAN,
    LOSE_ANY,
    LOSE_ROLL,
    MOVE_OTHER,
    MUST_LOSE,
    NOTHING,
    PINCH,
    QUESTION_NAMES,
    STAGE_NAMES,
    Player,
    View,
)
from cubarium.games.cubitos.table.names import CATALOGUE, COMPONENTS, WITH_A, Names

_PICKS = {
    PINCH: "pick-set",
    LOSE_ROLL: "pick-lose",
    LOSE_ANY: "pick-lose",
    MUST_LOSE: "pick-lose",
    GIVE_DIE: "pick-give",
    MOVE_OTHER: "pick-move",
}
"""What is done with a picked die, by question; else it is thrown."""


class Sentences(Names):
    """What the actions of the viewer are called."""

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        me = v.seats[v.viewer]
        match SPACE.to_struct(action):
            case {"kind": "draw", "die": str(die)}:
                return self._say(language, "draw", die=self.kind(DICE.index(die), language, WITH_A))
            case {"kind": "push"}:
                return self._say(language, "push", count=dice_in_roll(v, v.viewer))
            case {"kind": "use", "face": str(face)}:
                return self._use(v, face, language)
            case {"kind": "choose", "option": option}:
                return self._option(v, option == "first", language)
            case {"kind": "discard", "die": str(die)}:
                return self._say(language, "discard", die=self.kind(DICE.index(die), language, WITH_A))
            case {"kind": "pick", "zone": zone, **what}:
                pick = self._pick(v, str(zone), str(what.get("die", what.get("face"))), language)
                return self._say(language, _PICKS.get(me.question, "pick-throw"), pick=pick)
            case {"kind": "take", "die": str(die)}:
                name = self.kind(DICE.index(die), language, WITH_A)
                return self._say(language, "borrow" if me.question == LOAN else "gain", die=name)
            case {"kind": "set", "face": str(face)}:
                return self._say(language, "set", face=self._shown(v, face, language))
            case {"kind": "give", "seat": int(seat)}:
                return self._say(language, "give", player=names[seat - 1])
            case {"kind": actions.NEAR_KIND, "place": int(place)}:
                cell = self.values["NEAR_SPECIAL"][me.cell][place - 1]
                return self._say(language, "near", place=place, space=self.space(cell, language))
            case {"kind": "buy", "die": str(die)}:
                number = v.cards[COLOURS.index(die)]
                name = self.kind(COLOURS_FROM + COLOURS.index(die), language, WITH_A)
                card = self.card(number, language)
                return self._say(language, "buy", die=name, card=card, cost=self.cost(number))
            case {"kind": "done"}:
                return self._done(v, me, language)
            case {"kind": "draw-all" | "pass" | "wait" | "claim" as kind}:
                return self._say(language, str(kind))
            case {"kind": str(kind), **where}:
                return self._move(v, kind, where.get("way"), language)
        raise ValueError(f"there is no sentence for action {action}")

    def _say(self, language: str, message: str, **words: str | int) -> str:
        return CATALOGUE.say(language, f"action-{message}", **words)

    # --- abilities -----------------------------------------------------------------------------------------

    def _use(self, v: View, face: str, language: str) -> str:
        """Say what the symbol does now: some cards have other words outside the Run phase, or for a power."""
        if face not in SYMBOL_NAMES:
            return self._say(language, "use-first-credit")
        symbol = SYMBOL_NAMES.index(face)
        number = v.cards[self.values["SYMBOL_COLOUR"][symbol]]
        power = self.values["SYMBOL_POWER"][symbol] != 0
        message = f"use-{CARDS[number]}"
        is_now = has_fresh(v, v.viewer) or v.seats[v.viewer].stage <= LEAVE
        for form in ("-now",) * is_now + ("-power",) * power:
            if COMPONENTS.has(language, message + form):
                message += form
                break
        effect = self._of_card(message, number, language)
        sentence = "use-power" if power else "use"
        return self._say(language, sentence, card=self.card(number, language), effect=effect)

    def _option(self, v: View, is_first: bool, language: str) -> str:
        """Say what an offer of a card is."""
        fans, number = v.seats[v.viewer].fans, v.cards[v.seats[v.viewer].about - COLOURS_FROM]
        offer = DECK[number].card.offers[0 if is_first else 1]
        words = {"coins": self.values["COINS"][number], "fans": fans, "feet": fans // FANS_PER_FOOT}
        return self._say(language, f"choose-{offer}", **words)

    # --- dice ----------------------------------------------------------------------------------------------

    def _pick(self, v: View, zone: str, what: str, language: str) -> str:
        """Name a die and where it lies."""
        if zone != "active":
            die = self.kind(DICE.index(what), language, WITH_A)
            return CATALOGUE.say(language, f"pick-{zone}", die=die)
        kind = KINDS[self.values["PAIR_KIND"][PAIR_NAMES.index(what)]]
        die = self.kind(DICE.index(kind), language, WITH_A)
        return CATALOGUE.say(language, "pick-active", die=die, face=self._shown(v, what, language))

    def _shown(self, v: View, name: str, language: str) -> str:
        """Name a face, a symbol with its card."""
        pair = PAIR_NAMES.index(name)
        face = self.face(pair, language)
        if self.values["PAIR_SYMBOL"][pair] < 0:
            return face
        number = v.cards[self.values["PAIR_KIND"][pair] - COLOURS_FROM]
        return CATALOGUE.say(language, "face-of-card", card=self.card(number, language), face=face)

    # --- movement ------------------------------------------------------------------------------------------

    def _move(self, v: View, kind: str, way: str | int | None, language: str) -> str:
        """Say where a move leads, or what it costs."""
        me, t = v.seats[v.viewer], self.values
        if kind == "exit":
            cell = t["EXITS"][t["BOARD_OF"][me.cell]][int(way or 0) - 1]
            message, space = f"exit{self._suffix(cell)}", self.space(cell, language)
            return self._say(language, message, way=int(way or 0), space=space)
        if kind == "step":
            cell = t["NEIGHBOURS"][me.cell][DIRECTIONS.index(str(way))]
            message, space = f"step{self._suffix(cell)}", self.space(cell, language)
            return self._say(language, message, way=CATALOGUE.say(language, f"way-{way}"), space=space)
        if kind == "finish":
            rests = v.course == GRAND_FINALE and me.laps == 0
            return self._say(language, "finish-rest" if rests else "finish", lap=me.laps + 1, laps=v.legs)
        if kind == "next-board":
            return self._say(language, kind, feet=t["JOIN_FEET"])
        if kind == "shortcut":
            coins, feet = t["LINK_COINS"][me.cell], t["LINK_FEET"][me.cell]
            return self._say(language, "shortcut-coins" if coins else "shortcut-feet", coins=coins, feet=feet)
        if kind == "jet-pack":
            return self._say(language, kind, feet=2 * me.feet, water=2 * me.water)
        return self._say(language, kind, coins=t["COINS_PER_FOOT"])

    def _suffix(self, cell: int) -> str:
        """Tell whether a space is worth a word: grass is not."""
        kind = self.values["SPACE"][cell]
        return "" if kind == GRASS else "-water" if kind == WATER else "-special"

    # --- leaving -------------------------------------------------------------------------------------------

    def _done(self, v: View, me: Player, language: str) -> str:
        """Say what it means to leave a question."""
        if me.question != NOTHING:
            name = QUESTION_NAMES[me.question]
        elif has_fresh(v, v.viewer):
            name = "immediate"
        else:
            name = "draw-all" if me.stage == DRAW and me.may_draw_all else STAGE_NAMES[me.stage]
        words = {"count": dice_in_roll(v, v.viewer), "picked": me.about, "bought": me.bought}
        return self._say(language, f"done-{name}", space=self.space(me.cell, language), **words)
