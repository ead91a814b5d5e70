"""The words of Cubitos: prompts, events and refusals.

Names are in names.py, the sentences of actions in sentences.py. The head of `en.ftl` says which form of a
name each message takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell
from cubarium.engine.words import GameWords, Upshot, rule_title
from cubarium.games.cubitos.data import values as built_in
from cubarium.games.cubitos.data.card import WALKS
from cubarium.games.cubitos.data.circuits import CREDITS, GRASS
from cubarium.games.cubitos.data.deck import DECK
from cubarium.games.cubitos.data.schema import CARDS, CIRCUITS, KINDS, RACES
from cubarium.games.cubitos.events import EVENTS, FINAL, GIVES_DIE, LINE_LAPS, STEPS
from cubarium.games.cubitos.rules.ending import LAP_SCORE
from cubarium.games.cubitos.rules.gains import credits_cost_dice
from cubarium.games.cubitos.rules.questions import can_push
from cubarium.games.cubitos.rules.roll import owed
from cubarium.games.cubitos.rules.run import OF_CARD
from cubarium.games.cubitos.rules.throwing import has_fresh
from cubarium.games.cubitos.rules.zones import ANY_COST, card_of, dice_in_active, unused
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_MOVES,
    AFTER_PUSH,
    BLUE,
    BUY,
    CHOOSE,
    CLAIM_SPACE,
    DECIDE,
    DRAW,
    GAIN,
    LOSE_ANY,
    MOVING,
    MUST_LOSE,
    NOTHING,
    QUESTION_NAMES,
    RED,
    STAGE_NAMES,
    TAKE_NEAR,
    USE_ABILITIES,
    WHITE,
    YELLOW,
    Player,
    View,
)
from cubarium.games.cubitos.table.names import CATALOGUE, COMPONENTS, RULES, WITH_A
from cubarium.games.cubitos.table.refusals import ASKED, ZONES
from cubarium.games.cubitos.table.sentences import Sentences
from cubarium.games.cubitos.table.waiting import first_of_waiters, told_of_waiting, waiters

BY_RULE = {declared.card.rule: declared.card.number for declared in DECK}


class Words(Sentences, GameWords):
    """What people read at a table of Cubitos."""

    catalogue = CATALOGUE
    events = EVENTS
    scores_add_up = False  # laps differ in length, so that no number tells how far two runners are apart

    # --- the game ------------------------------------------------------------------------------------------

    def rule_title(self, rule_id: str, language: str) -> str:
        """Return the title of a rule: that of a card is its name."""
        if rule_id in BY_RULE:
            return self.card(BY_RULE[rule_id], language)
        return rule_title(RULES, rule_id, language)

    def variant(self, name: str, language: str) -> str:
        """Return the name of a variant, which is a race."""
        return self.race(_race_number(name), language)

    def variant_help(self, name: str, language: str) -> str:
        """Return what makes a variant."""
        return COMPONENTS.say(language, f"race-{_race_number(name)}-help")

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        if column == "card":
            return self.card(CARDS.index(value), language)
        if column == "colour":
            return self.kind(KINDS.index(value), language)
        if column == "race":
            return self.race(value, language)
        if column == "circuit":
            return self.circuit(CIRCUITS.index(value), language)
        return super().component(column, value, language)

    # --- decisions -----------------------------------------------------------------------------------------

    def prompt(
        self, v: View, asked: Sequence[int], names: Sequence[str], language: str, legal: Sequence[int] = ()
    ) -> str:
        """Return what the viewer has to do now, or who is awaited, and who waits to see what others do."""
        told = told_of_waiting(v, names, language)
        first = first_of_waiters(v)
        if not told or first in (None, v.viewer):
            waiting = waiters(v) if told else []
            awaited = [p for p in asked if p in (first, v.viewer) or p not in waiting]
            told.append(super().prompt(v, awaited, names, language, legal))
        return " ".join(told)

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        me = v.seats[v.viewer]
        if me.question != NOTHING:
            return self._question(v, me, language)
        if has_fresh(v, v.viewer):
            return CATALOGUE.say(language, "prompt-immediate")
        name = STAGE_NAMES[me.stage]
        if me.stage == DRAW:
            name = "draw-all" if me.may_draw_all else "draw" if owed(v, v.viewer) > 0 else "draw-free"
        elif me.stage == DECIDE:
            name = "decide" if can_push(v, v.viewer) else "pass"
            name = "forced" if name == "decide" and me.forced else name
        elif me.stage == AFTER_PUSH and self.values["FOLLOWS_PUSH"][card_of(v, YELLOW)] == WALKS:
            name = "after-push-run"
        elif me.stage == USE_ABILITIES and v.step == ABILITIES:
            name = "before-swords"
        active = dice_in_active(v, v.viewer)
        return CATALOGUE.say(
            language,
            f"prompt-{name}",
            risk="yes" if me.risk or active >= self.values["RISK_FROM"] else "no",
            active=active,
            draws=max(owed(v, v.viewer), 0),
            red=self.card(card_of(v, RED), language),
            yellow=self.card(card_of(v, YELLOW), language),
            feet=me.feet,
            water=me.water,
            coins=me.coins,
            credits=me.credit,
            count=self._times(v, me),
        )

    def _times(self, v: View, me: Player) -> int:
        """Return how often the viewer may still do what is asked."""
        if me.stage == BUY:
            return int(self.values["PURCHASES"] - me.bought)
        if me.stage == TAKE_NEAR:
            pairs = self.values["ABILITY_PAIR"][BLUE], self.values["POWER_PAIR"][BLUE]
            return sum(unused(v, v.viewer, pair) for pair in pairs)
        return me.repeats

    def _question(self, v: View, me: Player, language: str) -> str:
        """Return the question of an effect, with the card or the space behind it."""
        name = QUESTION_NAMES[me.question]
        if me.question == GAIN and me.about == ANY_COST:
            name = "gain-any"
        if me.question == CLAIM_SPACE and not self._costs_die(v, me):
            name = "claim-fan"
        source = self._source(v, me, language)
        return CATALOGUE.say(language, f"prompt-{name}", source=source, left=me.left, cost=me.about)

    def _costs_die(self, v: View, me: Player) -> bool:
        """Tell whether what is claimed brings a credit that costs a die."""
        if not credits_cost_dice(v, v.viewer):
            return False
        if me.about == OF_CARD:
            return True
        cell = self.values["NEAR_SPECIAL"][me.cell][me.about - 1] if me.about else me.cell
        if self.values["SPACE"][cell] == CREDITS:
            return True
        beyond = me.fans == self.values["LAST_FAN"]
        return bool(self.values["FANS_BEYOND"] if beyond else self.values["FAN_CREDITS"][me.fans + 1])

    def _source(self, v: View, me: Player, language: str) -> str:
        if me.question in (LOSE_ANY, GAIN, CLAIM_SPACE) and v.step == MOVING:
            return self.space(me.cell, language)
        if v.step == AFTER_MOVES:
            return self.card(card_of(v, WHITE if me.about == OF_CARD else BLUE), language)
        if me.question == CHOOSE:
            return self.card(card_of(v, me.about), language)
        asking = [card for card in v.cards if _may_ask(card, me.question)]
        return self.card(asking[0], language) if len(asking) == 1 else CATALOGUE.say(language, "an-ability")

    # --- how it ends ---------------------------------------------------------------------------------------

    def score(self, score: float, language: str) -> str:
        """Return how far a runner is, in laps and spaces; the score is one number for both (cubitos-10.3)."""
        laps, spaces = divmod(score, LAP_SCORE)
        return CATALOGUE.say(language, "score", laps=laps, spaces=spaces)

    def total(self, score: int, language: str) -> str:
        """Return how far a runner is: no number tells it alone."""
        return self.score(score, language)

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet: laps, or spaces past Start."""
        return Cell("laps" if note.kind == LINE_LAPS else "spaces", note.a, is_part=False)

    def decided(self, upshot: Upshot, language: str) -> str:
        """Return how far behind the next runner was, in laps or else in spaces."""
        if upshot.decision is None:
            return ""
        best, behind = max(upshot.scores), upshot.scores[upshot.decision.second[0]]
        won, lost = (divmod(score, LAP_SCORE) for score in (best, behind))
        return CATALOGUE.say(
            language,
            "decided-laps" if won[0] > lost[0] else "decided-spaces",
            **upshot.second(language),
            score=self.score(behind, language),
            spaces=won[1] - lost[1],
        )

    def average(self, scores: Sequence[int], language: str) -> str:
        """Return the laps on average and the spaces on average."""
        laps, spaces = (
            round(sum(parts) / len(scores), 1)
            for parts in zip(*(divmod(score, LAP_SCORE) for score in scores), strict=True)
        )
        return CATALOGUE.say(language, "score", laps=laps, spaces=spaces)

    def short_score(self, score: int) -> str:
        """Return laps and spaces as a table of numbers has them."""
        return "{}+{}".format(*divmod(score, LAP_SCORE))

    def short_mean(self, counts: Mapping[int, int]) -> str:
        """Return the laps on average and the spaces on average, as a table of numbers has them."""
        laps = {score // LAP_SCORE: 0 for score in counts}
        spaces = {score % LAP_SCORE: 0 for score in counts}
        for score, times in counts.items():
            laps[score // LAP_SCORE] += times
            spaces[score % LAP_SCORE] += times
        return f"{super().short_mean(laps)}+{super().short_mean(spaces)}"

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers."""
        name, numbers = super()._told(note)
        if note.kind == GIVES_DIE:
            numbers["owner"] = numbers.pop("target")
        elif note.kind == STEPS and self.values["SPACE"][numbers["cell"]] == GRASS:
            name = "steps-on-grass"
        elif note.kind == FINAL:
            numbers["laps"], numbers["spaces"] = divmod(numbers.pop("score"), LAP_SCORE)
        return name, numbers

    def place_of(self, note: Note, language: str) -> str:
        """Return the space that a step led to."""
        return self.place(self._numbers(note)["cell"], language) if note.kind == STEPS else ""

    def _words(self, numbers: Any, names: Sequence[str], language: str) -> dict[str, str | int]:
        """Return the numbers of a note or a refusal as the catalogue wants them."""
        words = super()._words(numbers, names, language)
        if "count" in numbers and "kind" in numbers:
            words["kind"] = self.dice(numbers["kind"], numbers["count"], language)
        elif "count" in numbers and "pair" in numbers:
            kind = self.values["PAIR_KIND"][numbers["pair"]]
            words["dice"] = self.dice(kind, numbers["count"], language)
            words["face"] = self.face(numbers["pair"], language)
        return words

    def _word(self, key: str, value: Any, names: Sequence[str], language: str) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key == "kind":
            return self.kind(value, language, WITH_A)
        if key == "pair":
            return self.pair(value, language)
        if key == "face":
            return self.first_face(value, language)
        if key == "card":
            return self.card(value, language)
        if key == "cell":
            return self.space(value, language)
        if key == "circuit":
            return self.circuit(value, language)
        if key == "zone":
            return CATALOGUE.say(language, f"zone-{ZONES[value]}.inside")
        if key == "asked":
            return CATALOGUE.say(language, f"asked-{ASKED[value]}")
        return super()._word(key, value, names, language)


def _may_ask(card: int, question: int) -> bool:
    """Tell whether a card may have put a question; where several may, nobody can tell which."""
    declared = DECK[card].card
    return QUESTION_NAMES[question] in declared.asks or (question == MUST_LOSE and declared.credits_cost_dice)


def _race_number(variant: str) -> int:
    """Return the number of the race that a variant is; 0 for cards drawn by chance."""
    return RACES.index(variant) + 1 if variant in RACES else 0


WORDS = Words(vars(built_in))
