"""Words that all Cub'ano games share: names of colours and places, counted material, chapter 1."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.words import Catalogue, GameWords, Upshot, join, rule_title
from cubarium.games.cubano.rules.board import COLOURS, EDGE_SQUARES, SQUARE_NAMES

SHARED = Catalogue(Path(__file__).parents[1] / "text")


def colour(number: int, language: str) -> str:
    """Return the name of a colour, 1 to 6, as it stands inside a sentence."""
    return SHARED.say(language, f"colour-{COLOURS[number - 1]}")


def square(number: int) -> str:
    """Return the name of a square, the same in all languages."""
    return SQUARE_NAMES[number]


def edge(number: int, language: str) -> str:
    """Return where an edge lies: between which squares."""
    one, other = EDGE_SQUARES[number]
    return SHARED.say(language, "edge", one=SQUARE_NAMES[one], other=SQUARE_NAMES[other])


def bars(count: int, language: str) -> str:
    """Return a number of bars in words."""
    return SHARED.say(language, "bars", count=count)


def cubes(count: int, language: str) -> str:
    """Return a number of cubes in words."""
    return SHARED.say(language, "cubes", count=count)


def squares(count: float, language: str) -> str:
    """Return a number of squares in words."""
    return SHARED.say(language, "squares", count=count)


def material(cube_count: int, bar_count: int, language: str) -> str:
    """Return cubes and bars as a list that leaves out what is not there."""
    parts = [cubes(cube_count, language)] if cube_count else []
    if bar_count:
        parts.append(bars(bar_count, language))
    return join(language, parts) if parts else SHARED.say(language, "nothing")


class CubanoWords(GameWords):
    """Words of a Cub'ano game; the rules of chapter 1 are the same in all of them."""

    counts_suites = False
    """Whether scores are sizes of suites."""

    def rule_title(self, rule_id: str, language: str) -> str:
        """Return the title of a rule, named like cubano-1.6."""
        catalogue = SHARED if rule_id.startswith("cubano-1.") else self.catalogue
        return rule_title(catalogue, rule_id, language)

    def amount(self, points: float, language: str) -> str:
        """Return how many squares, cubes or messages one score is more than another."""
        return squares(points, language) if self.counts_suites else super().amount(points, language)

    def decided(self, upshot: Upshot, language: str) -> str:
        """Return how much the next had left to do, where the game is a race for all of something."""
        if upshot.decision is None or not self.catalogue.has(language, "decided-left"):
            return ""
        return self.catalogue.say(
            language,
            "decided-left",
            **upshot.second(language),
            count=upshot.decision.margin,
        )

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers; own things have another sentence."""
        name, numbers = super()._told(note)
        return f"{name}-own" if numbers.get("owner") == note.seat else name, numbers

    def _word(self, key: str, value: Any, names: Sequence[str], language: str) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key == "colour":
            return colour(value, language)
        if key == "square":
            return square(value)
        if key == "edge":
            return edge(value, language)
        return super()._word(key, value, names, language)
