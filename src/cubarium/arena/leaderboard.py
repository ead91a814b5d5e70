"""The leaderboard: the ratings of every game in one file for tables, and a page for people.

The page is made from the file alone, so that the games of an earlier run stay on it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cubarium.arena.report import ContestReport
from cubarium.bots.ratings import read_ratings
from cubarium.bots.registry import SEER
from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import game_ids, load_game

HEAD = """\
# Leaderboard

How strong our bots are, game by game. `cubarium arena` has let them play each other; this page and the
[ratings](../src/cubarium/bots/data/ratings.toml) that tables tell are its output, and nobody writes them by
hand. The same command gives the same numbers where budgets are counted in simulations.

Every pairing plays each deal once in every rotation of the seats, under the same luck. A rating of 1500 is
the middle of the bots of a game, and 400 points between two bots mean that one wins ten games for each of
the other. Ratings of different games cannot be compared. Intervals hold the true value in 95 of 100 cases.

The seer* is no player and has no rating: it shows how much room a game leaves. It sees what is hidden and the
luck that is coming, tries every action with them, and takes the one after which it wins, or wins by most, if
everybody plays on as raptor does. It improves one choice after the other and makes no plans, so that its
share is an estimate and no bound; where even the seer wins little, there is little to win by choosing.
"""
DASH = "\N{EN DASH}"
STAR = "*"


def write_leaderboard(reports: Iterable[ContestReport], page: Path, file: Path) -> None:
    """Add what was found to the file of the ratings, and write the page anew."""
    stored = read_ratings(file)
    for report in reports:
        stored[report.game] = _entry(report)
    known = list(game_ids())
    order = sorted(stored, key=lambda game: (known.index(game) if game in known else len(known), game))
    stored = {game: stored[game] for game in order}
    _write(file, _toml(stored))
    _write(page, leaderboard_page(stored))


def _entry(report: ContestReport) -> dict[str, Any]:
    shares = [
        {
            "one": pairing.one,
            "other": pairing.other,
            "share": round(pairing.share, 4),
            "low": round(pairing.interval[0], 4),
            "high": round(pairing.interval[1], 4),
        }
        for pairing in report.pairings
    ]
    bots = {
        bot.bot: {"rating": bot.rating.value, "low": bot.rating.low, "high": bot.rating.high}
        for bot in report.bots
    }
    facts = {"players": report.players, "games": report.games, "seed": report.seed}
    return {**facts, "bots": bots, "pairings": shares}


def _toml(stored: Mapping[str, Any]) -> str:
    """Return the file; a string of JSON is one of TOML too."""
    lines = ["# Written by `cubarium arena --write`, not by hand."]
    for game, entry in stored.items():
        lines += ["", f"[{game}]"]
        lines += [f"{name} = {entry[name]}" for name in ("players", "games", "seed")]
        lines.append("pairings = [")
        lines += [f"    {{ {_pairs(pairing)} }}," for pairing in entry["pairings"]]
        lines += ["]", "", f"[{game}.bots]"]
        lines += [f"{json.dumps(bot)} = {{ {_pairs(rating)} }}" for bot, rating in entry["bots"].items()]
    return "\n".join(lines) + "\n"


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {json.dumps(value)}" for name, value in values.items())


def leaderboard_page(stored: Mapping[str, Any]) -> str:
    """Return the page for people."""
    return "\n".join([HEAD, *(_chapter(game, entry) for game, entry in stored.items())])


def _chapter(game: str, entry: Mapping[str, Any]) -> str:
    name = load_game(game).table.words.game_name("en")
    bots, players = entry["bots"], entry["players"]
    ceiling = " --ceiling" if any(p["one"] == SEER for p in entry["pairings"]) else ""
    command = (
        f"./cubarium arena {game} --bots {','.join(bots)} --players {players} "
        f"--games {entry['games']} --seed {entry['seed']}{ceiling} --write docs/leaderboard.md"
    )
    lines = [f"## {name}, {players} players", "", "| bot | rating | 95 % interval |", "| --- | --- | --- |"]
    by_strength = sorted(bots.items(), key=lambda item: -item[1]["rating"])
    lines += [f"| {bot} | {r['rating']} | {r['low']} {DASH} {r['high']} |" for bot, r in by_strength]
    lines += ["", "| bot | against | wins | 95 % interval |", "| --- | --- | --- | --- |"]
    lines += [
        f"| {p['one']}{STAR if p['one'] == SEER else ''} | {p['other']} | {100 * p['share']:.1f} % "
        f"| {100 * p['low']:.1f} {DASH} {100 * p['high']:.1f} % |"
        for p in entry["pairings"]
    ]
    return "\n".join([*lines, "", f"`{command}`", ""])


def _write(file: Path, text: str) -> None:
    """Replace a file in one step."""
    half_written = file.with_name(f"{file.name}-{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half_written.write_text(text, encoding="utf-8")
        half_written.replace(file)
    except OSError as problem:
        raise CubariumError(f"{file}: cannot be written: {problem.strerror}") from problem
