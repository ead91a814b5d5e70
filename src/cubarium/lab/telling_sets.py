"""A map of sets of cards, in sentences and charts, as reports of the laboratory are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubarium.bots.words import bot_label
from cubarium.engine.words import written
from cubarium.lab.charts import Bar, Chart, Row
from cubarium.lab.telling import CATALOGUE, Part, Told

if TYPE_CHECKING:
    from cubarium.engine.contract import GameSpec
    from cubarium.lab.sets import MeasureMap, Named, SetMap

MOST_CARDS = 6
"""So many cards are told that add most, and as many that take most away."""
SHARES = ("together",)
"""Measures that are parts of all games."""


class TellingSets:
    """Tells a map in a language."""

    def __init__(self, spec: GameSpec, found: SetMap, language: str) -> None:
        """Keep what is to be told."""
        self.spec, self.found, self.language = spec, found, language
        card_sets = spec.table.card_sets
        assert card_sets is not None, "a map has been drawn of its sets"
        self.card_sets = card_sets
        self.kinds = list(card_sets.options)

    def told(self) -> Told:
        """Return all of it."""
        found, plan = self.found, self.found.plan
        head = [
            self._say(
                "sets-played",
                games=found.games,
                players=found.players,
                bot=bot_label(found.bot, self.language),
                sets=found.sets,
            ),
            self._say("sets-identity", seed=str(plan.seed), checksum=found.checksum),
            self._say("sets-command", command=found.command),
        ]
        title = self._say("sets-title", game=self.spec.table.words.game_name(self.language))
        parts = [self._trust(), *(part for measure in found.measures for part in self._measure(measure))]
        return Told(self.language, title, head, parts, self._say("sets-method", learned=plan.sets))

    def _trust(self) -> Part:
        part = Part("changes", self._say("sets-trust"))
        part.sentences.append(self._say("sets-trust-how", tried=self.found.plan.tried))
        for measure in self.found.measures:
            error = measure.error
            part.sentences.append(
                self._say(
                    "sets-error",
                    what=self._say(f"sets-name-{measure.name}"),
                    explained=self._percent(error.explained),
                    alone=self._percent(error.explained_alone),
                    off=self._number(measure, error.off),
                    between=self._number(measure, error.between),
                )
            )
        return part

    def _measure(self, measure: MeasureMap) -> list[Part]:
        about = self._say(f"sets-about-{measure.name}", mean=self._number(measure, measure.mean))
        parts = [Part("worths", self._say(f"sets-title-{measure.name}"), [about], [self._cards(measure)])]
        for end, sets in (("highest", measure.highest), ("lowest", measure.lowest)):
            title = self._say(f"sets-{end}-{measure.name}")
            parts.append(Part("worths", title, [self._told(measure, one) for one in sets]))
        return parts

    def _cards(self, measure: MeasureMap) -> Chart:
        effects = [
            (effect, self.card_sets.card(kind, choice, self.language))
            for kind, own in zip(self.kinds, measure.effects, strict=True)
            for choice, effect in enumerate(own, 1)
        ]
        effects.sort(key=lambda one: -one[0])
        rows = []
        for effect, name in [*effects[:MOST_CARDS], *effects[-MOST_CARDS:]]:
            number = self._number(measure, effect)
            told = f"+{number}" if effect > 0 else number
            rows.append(Row(name, None, Bar(effect, effect, effect, told, told)))
        title = self._say("sets-cards")
        return Chart(title, title, rows, None, "", self._say("lab-now"))

    def _told(self, measure: MeasureMap, one: Named) -> str:
        numbers = {"mean": one.played.mean, "low": one.played.low, "high": one.played.high}
        return self._say(
            "sets-set",
            cards=", ".join(
                self.card_sets.card(*each, self.language) for each in zip(self.kinds, one.cards, strict=True)
            ),
            predicted=self._number(measure, one.predicted),
            **{name: self._number(measure, value) for name, value in numbers.items()},
        )

    def _number(self, measure: MeasureMap, value: float) -> str:
        if measure.name in SHARES:
            return self._percent(value)
        return written(f"{value:z.2f}", self.language)

    def _percent(self, share: float) -> str:
        return written(f"{100 * share:z.1f} %", self.language)

    def _say(self, message: str, **words: str | int) -> str:
        return CATALOGUE.say(self.language, message, **words)
