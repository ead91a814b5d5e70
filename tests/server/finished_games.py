"""Finished games of every kind, for what is told of their end.

`python -m tests.server.finished_games` writes those that the tests of the browser table read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cubarium.bots import make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.tables.endings import result_of
from cubarium.server.wire.play import Result

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "ends.json"
NAMES = ("Ada", "Blaise", "Chen", "Dora", "Emil", "Fay")
LANGUAGES = ("en", "fr")


@cache
def finished(game: str, options: tuple[tuple[str, int], ...], seed: int, bot: str = "greedy") -> Match:
    """Play a game to its end."""
    spec = load_game(game)
    count = dict(options).get("players", spec.players[0])
    match = Match(spec, dict(options), NAMES[:count], seed=seed)
    player, luck = make_bot(spec, bot, match.components), seeded(seed, 0, THINKING)
    while not match.is_over:
        seat = match.actors()[0]
        match.act(seat, player.choose(match.view(seat), match.legal(seat), luck))
    return match


def ended(match: Match, language: str = "en", reader: int | None = None) -> Result:
    """Return what is told of its end."""
    return result_of(match, list(match.seats), language, reader, "")


def settings(game: str) -> Iterator[Mapping[str, int]]:
    """Return the first variant with every number of players, and the others with the fewest."""
    spec = load_game(game)
    low, high = spec.players
    for place, variant in enumerate(spec.settings.variants.values()):
        for players in range(low, high + 1) if place == 0 else (low,):
            yield {**variant, "players": players}


def matches(game: str, seeds: range) -> Iterator[Match]:
    """Return finished games of all settings."""
    for options in settings(game):
        for seed in seeds:
            yield finished(game, tuple(options.items()), seed)


def ends() -> list[dict[str, Any]]:
    """Return the end of one game of every setting, the first of each game in every language."""
    told = []
    for game in game_ids():
        for place, options in enumerate(settings(game)):
            match = finished(game, tuple(options.items()), 1)
            for language in LANGUAGES if place == 0 else LANGUAGES[:1]:
                result = ended(match, language, 0).model_dump()
                told.append(
                    {"game": game, "language": language, "names": list(match.seats), "result": result}
                )
    return told


def as_text() -> str:
    """Return the file, one game a line."""
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in ends()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
