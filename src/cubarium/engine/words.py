"""Words: every sentence people read comes from a catalogue, one Project Fluent file for each language."""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Self

from cubarium.engine.chance import Note
from cubarium.engine.contract import Event, Option, Refusal
from cubarium.engine.errors import IllegalAction
from cubarium.engine.messages import Messages, MissingWords
from cubarium.engine.sheet import Cell, Decision, Line
from cubarium.engine.ties import Tie

MINUS = "\N{MINUS SIGN}"
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


class Habits(NamedTuple):
    """What a language does in its own way beside its sentences."""

    conjunction: str
    """Its word for "and"."""
    you: str
    """The reader, named beside others."""
    number_signs: Mapping[str, str] = MappingProxyType({})
    """What it writes in numbers for the point, the comma and the space of English."""


class Upshot(NamedTuple):
    """How a game came out, as far as what decided it can be told from it."""

    decision: Decision | None
    """Nothing where points did not decide between one winner and the next."""
    scores: Sequence[int]
    lines: Sequence[Line]
    names: Sequence[str]
    reader: int | None
    """The seat that is spoken to, if there is one."""

    def second(self, language: str) -> dict[str, str]:
        """Return who came next, and whether that is the reader, for a sentence."""
        seats = () if self.decision is None else self.decision.second
        others = [self.names[seat] for seat in seats if seat != self.reader]
        told = join(language, [*others, *[HABITS[language].you] * (len(seats) - len(others))])
        return {"second": told, "you": "yes" if list(seats) == [self.reader] else "no"}


HABITS = {
    "en": Habits("and", "you"),
    "fr": Habits("et", "vous", {".": ",", ",": NARROW_SPACE, " ": NARROW_SPACE}),
}
"""The languages we speak, by their codes of two letters; the first where nobody asks for one of them."""
LANGUAGES = tuple(HABITS)
MOST_SAID = 4096
"""Sentences a catalogue remembers: putting one together takes longer than any rule."""
# Fluent writes negative numbers with a hyphen. One inside an id, as in trex-3, is no minus.
_HYPHEN_AS_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
_OTHERS = ("owner", "next", "roller")
"""Fields of notes that name a second seat, the one an event happens to."""


class Catalogue:
    """The messages in a folder, `en.ftl` and its translations."""

    def __init__(self, folder: Path) -> None:
        """Remember where the messages are; they are read when they are needed."""
        self.folder = folder
        self._said: dict[tuple[Any, ...], str] = {}

    def say(self, language: str, message_id: str, /, **arguments: str | float) -> str:
        """Return a message with its arguments filled in; `tile-1.effect` names an attribute.

        Raises:
            MissingWords: if the message, one of its arguments or the language is missing.
        """
        known = (language, message_id, *sorted(arguments.items()))
        if known not in self._said:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = self._say(language, message_id, arguments)
        return self._said[known]

    def has(self, language: str, message_id: str) -> bool:
        """Tell whether there is a message."""
        return _messages(self.folder, language).has(message_id)

    def attributes(self, language: str, message_id: str) -> frozenset[str]:
        """Return the names of the attributes of a message."""
        return frozenset(_messages(self.folder, language).get(message_id).attributes)

    def _say(self, language: str, message_id: str, arguments: Mapping[str, str | float]) -> str:
        messages = _messages(self.folder, language)
        name, _, attribute = message_id.partition(".")
        pattern = None
        if messages.has(name):
            message = messages.get(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{language}: there is no message {message_id!r}")
        text, problems = messages.bundle.format_pattern(pattern, dict(arguments))
        if problems:
            raise MissingWords(f"{language}: {message_id}: {problems[0]}")
        return _HYPHEN_AS_MINUS.sub(MINUS, str(text))


class GameWords(ABC):
    """What people read at a table of one game, in every language. `names` are always the players by seat.

    A game derives its words from this class: it says `action` and `_prompt`, and overrides what it says in
    a way of its own. `_told` chooses the sentence of an event, `_word` the word for a number.
    """

    catalogue: Catalogue
    events: Mapping[int, Event]
    named_columns: frozenset[str] = frozenset()
    """Columns of the statistics whose values are messages, named like `order-first`."""
    scores_add_up = True
    """Whether the difference of two scores means something."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Take numbers from the values of a component pack."""
        self.values = values

    def with_values(self, values: Mapping[str, Any], options: Any = None) -> Self:
        """Return these words for another component pack, and for a table set with these options."""
        return type(self)(values)

    # --- the game ------------------------------------------------------------------------------------------

    def game_name(self, language: str) -> str:
        """Return the name of the game."""
        return self.catalogue.say(language, "game")

    def tagline(self, language: str) -> str:
        """Return one sentence that says what the game is about."""
        return self.catalogue.say(language, "game-tagline")

    def rule_title(self, rule_id: str, language: str) -> str:
        """Return the title of a rule, named like cubosaurs-3.7."""
        return rule_title(self.catalogue, rule_id, language)

    def option(self, name: str, language: str) -> str:
        """Return the name of an option."""
        return self.catalogue.say(language, _option_id(name))

    def option_help(self, name: str, language: str) -> str:
        """Return what an option does."""
        return self.catalogue.say(language, f"{_option_id(name)}.help")

    def option_values(self, option: Option, language: str) -> list[str]:
        """Return the names of the values before those that are players; none if values are numbers."""
        end = option.high + 1 if option.named else option.first_chair or option.low
        return [
            self.catalogue.say(language, f"{_option_id(option.name)}.value-{value}")
            for value in range(option.low, end)
        ]

    def variant(self, name: str, language: str) -> str:
        """Return the name of a variant."""
        return self.catalogue.say(language, f"variant-{name}")

    def variant_help(self, name: str, language: str) -> str:
        """Return what makes a variant."""
        return self.catalogue.say(language, f"variant-{name}.help")

    def component(self, column: str, value: Any, language: str) -> str:
        """Return what a report calls a value in a column of its statistics."""
        if column in self.named_columns:
            return self.catalogue.say(language, f"{column}-{value}")
        return str(value)

    def table(self, message: str, language: str, /, **words: str | int) -> str:
        """Return a text of the table's drawing."""
        return self.catalogue.say(language, f"table-{message}", **words)

    # --- decisions -----------------------------------------------------------------------------------------

    @abstractmethod
    def action(self, v: Any, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""

    def short_action(self, v: Any, action: int, language: str) -> str:
        """Return what a legal action is called where its consequence stands beside it, if less says it."""
        return ""

    def prompt(
        self, v: Any, asked: Sequence[int], names: Sequence[str], language: str, legal: Sequence[int] = ()
    ) -> str:
        """Return what the viewer has to do now, or who is awaited.

        Given the viewer's legal actions, it may say more about them.
        """
        if not asked:
            return self.catalogue.say(language, "event-game-ends")
        if v.viewer not in asked:
            player = join(language, [names[p] for p in asked])
            return self.catalogue.say(language, "waiting", player=player, count=len(asked))
        return self._prompt(v, names, language, legal)

    @abstractmethod
    def _prompt(self, v: Any, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""

    def refusal(self, refusal: Refusal | IllegalAction, names: Sequence[str], language: str) -> str:
        """Return why an action is not allowed."""
        words = self._words(refusal.words, names, language)
        return self.catalogue.say(language, refusal.message, **words)

    # --- what happened -------------------------------------------------------------------------------------

    def event(self, note: Note, names: Sequence[str], language: str, reader: int | None = None) -> str:
        """Return the sentence for something that happened; `reader` is the seat that is called "you"."""
        name, numbers = self._told(note)
        if name.startswith("line-"):
            return self.line(note, language)
        you = "other"
        if reader is not None:
            other = next((numbers[key] for key in _OTHERS if key in numbers), None)
            you = "yes" if reader == note.seat else "target" if reader == other else "other"
        words = self._words(numbers, names, language)
        return self.catalogue.say(language, f"event-{name}", player=names[note.seat], you=you, **words)

    def place_of(self, note: Note, language: str) -> str:
        """Return where on the board a step of a longer way led; nothing for whatever else happened."""
        return ""

    def line(self, note: Note, language: str) -> str:
        """Return a line of a score sheet."""
        words = self._words(self._numbers(note), (), language)
        return self.catalogue.say(language, self.events[note.kind].name, **words)

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet of all seats side by side."""
        numbers = self._numbers(note)
        name = self.events[note.kind].name.removeprefix("line-")
        return Cell(name, numbers.get("points"), numbers.get("count"), is_part="points" in numbers)

    def row(self, row: str, note: Note, language: str) -> str:
        """Return the name of a row of the sheet; without one, the title of the rule behind its lines."""
        if self.catalogue.has(language, f"row-{row}"):
            return self.catalogue.say(language, f"row-{row}")
        return self.rule_title(self.events[note.kind].rule, language)

    # --- how it ends ---------------------------------------------------------------------------------------

    def score(self, score: float, language: str) -> str:
        """Return a score in the units of the game, as it follows "with": 41 points, a suite of 7 squares."""
        if not self.catalogue.has(language, "score"):
            return written(f"{score:g}", language)
        return self.catalogue.say(language, "score", score=score)

    def average(self, scores: Sequence[int], language: str) -> str:
        """Return what many games brought on average."""
        return self.score(round(sum(scores) / len(scores), 1), language)

    def margin(self, points: float, language: str) -> str:
        """Return by how much one was ahead or behind; nothing where differences of scores mean nothing."""
        if not self.scores_add_up:
            return ""
        sign = "+" if points > 0 else MINUS if points < 0 else ""
        return sign + self.amount(abs(points), language)

    def amount(self, points: float, language: str) -> str:
        """Return how much more one score is than another."""
        return self.score(points, language)

    def short_score(self, score: int) -> str:
        """Return a score as a table of numbers has it, written as in English."""
        return str(score)

    def short_mean(self, counts: Mapping[int, int]) -> str:
        """Return the mean of scores that came so often, as a table of numbers has it."""
        return f"{sum(score * times for score, times in counts.items()) / sum(counts.values()):.2f}"

    def total(self, score: int, language: str) -> str:
        """Return a score as the last row of a sheet has it, where the column says whose it is."""
        return written(str(score), language)

    def decided(self, upshot: Upshot, language: str) -> str:
        """Return what decided the game in words of its own; nothing where the margin of points says it."""
        return ""

    def decider(self, decision: Decision, winner: int, lines: Sequence[Line], language: str) -> str:
        """Return the one thing without which the next would have won; nothing where rows alone can tell."""
        return ""

    def tie(self, tie: Tie, names: Sequence[str], language: str) -> str:
        """Return why seats with the same score rank as they do."""
        return self.catalogue.say(
            language,
            tie.message,
            all=join(language, [names[seat] for seat in (*tie.above, *tie.below)]),
            above=join(language, [names[seat] for seat in tie.above]),
            leaders=len(tie.above),
            place=tie.place,
            score=self.score(tie.score, language),
            **tie.numbers,
        )

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers."""
        return self.events[note.kind].name, self._numbers(note)

    def _numbers(self, note: Note) -> dict[str, int]:
        """Return the numbers of a note by what they stand for."""
        return dict(zip(self.events[note.kind].fields, (note.a, note.b, note.c, note.d), strict=False))

    def _words(self, numbers: Mapping[str, Any], names: Sequence[str], language: str) -> dict[str, str | int]:
        """Return the numbers of a note or a refusal as the catalogue wants them."""
        return {key: self._word(key, value, names, language) for key, value in numbers.items()}

    def _word(self, key: str, value: Any, names: Sequence[str], language: str) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        return str(names[value]) if key == "player" or key in _OTHERS else int(value)


def rule_title(catalogue: Catalogue, rule_id: str, language: str) -> str:
    """Return the title of a rule from the catalogue that has it."""
    number = rule_id.rpartition("-")[2]
    return catalogue.say(language, f"rule-{number.replace('.', '-')}")


def join(language: str, items: Sequence[str]) -> str:
    """Return a list as it is read aloud: a, b and c."""
    *others, last = items or [""]
    return f"{', '.join(others)} {HABITS[language].conjunction} {last}" if others else last


def signed(number: int) -> str:
    """Return a number with its sign, as points gained or lost are written."""
    return f"{number:+}".replace("-", MINUS) if number else "0"


def written(number: str, language: str) -> str:
    """Return a number, written as in English with a hyphen, with the signs of a language and a true minus."""
    signs: dict[str, str | int | None] = {"-": MINUS, **HABITS[language].number_signs}
    return number.translate(str.maketrans(signs))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the first locale setting that says anything, English if we do not speak it."""
    for name in _SETTINGS:
        if setting := environment.get(name):
            code = setting.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _option_id(name: str) -> str:
    return f"option-{name.replace('_', '-')}"


@cache
def _messages(folder: Path, language: str) -> Messages:
    if language not in LANGUAGES:
        raise MissingWords(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
    return Messages(folder / f"{language}.ftl", language)
