"""How strong bots have shown themselves in a game: `cubarium arena --write` writes it, tables tell it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

PAIR = 2
"""Where so many play, a pairing is the same from both sides."""
FILE = Path(__file__).parent / "data" / "ratings.toml"


@dataclass(frozen=True)
class Rating:
    """A bot's strength in one game, and between what it lies in 95 of 100 cases.

    Ratings of different games cannot be compared.
    """

    bot: str
    value: int
    low: int
    high: int


@dataclass(frozen=True)
class Record:
    """How many of its games a bot has won against another, a shared victory in parts."""

    other: str
    won: int
    games: int


def read_ratings(file: Path) -> dict[str, Any]:
    """Return what the file of the ratings says, by game; nothing where there is none."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _ratings() -> dict[str, Any]:
    return read_ratings(FILE)


def rating_of(game: str, bot: str) -> Rating | None:
    """Return the rating of a bot in a game, if it was measured there.

    A bot without a budget in its name has the rating it was measured with under any, the best if several;
    one with a budget is a bot of its own.
    """
    bots = _ratings().get(game, {}).get("bots", {})
    found = [name for name in bots if name == bot or name.partition(":")[0] == bot]
    if not found:
        return None
    name = bot if bot in bots else max(found, key=lambda each: bots[each]["rating"])
    return Rating(name, bots[name]["rating"], bots[name]["low"], bots[name]["high"])


def record_of(game: str, bot: str, other: str) -> Record | None:
    """Return what a bot has won against another in a game, if they have met there.

    As with ratings, either is meant with any budget if none is named.
    """
    one, against = rating_of(game, bot), rating_of(game, other)
    if one is None or against is None:
        return None
    entry = _ratings()[game]
    for pairing in entry["pairings"]:
        names = pairing["one"], pairing["other"]
        if names == (one.bot, against.bot):
            return Record(other, round(pairing["share"] * entry["games"]), entry["games"])
        if entry["players"] == PAIR and names == (against.bot, one.bot):
            return Record(other, round((1 - pairing["share"]) * entry["games"]), entry["games"])
    return None
