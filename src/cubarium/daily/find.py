"""`python -m cubarium.daily.find GAME`: look in games of bots for positions where one move is clearly best.

Every action is tried in the same imagined worlds, by what its seat knows, and the game's own heuristic plays
on for everybody. A few worlds sift the decisions; those that stay are measured in others, for the best of
many is found where luck was good too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from cubarium.bots.registry import USUAL, make_bot
from cubarium.bots.trial import Comparison
from cubarium.daily.bank import FOLDER, Tried
from cubarium.daily.days import WEEK, DailyTable
from cubarium.engine.chance import MASK, THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from cubarium.engine.rules import search
from cubarium.engine.rules.draws import next_word

if TYPE_CHECKING:
    from numpy.typing import NDArray

CHOICES = range(3, 11)
"""With fewer there is little to find, and with more nobody reads the answer."""
CLEARLY = 0.12
"""So much of a victory the best action is better than the next."""
TOO_PLAINLY = 0.6
"""Where it is better by more, there is nothing to find."""
ERRORS = 4.0
"""And by so many standard errors."""
STAGES = (60, 400, 4000)
"""The worlds in which a decision is tried, each time in others, until it turns out not to be clear."""
SLACK = 0.02
"""What the first stages let pass, which know little."""


def find(table: DailyTable, matches: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield the positions found in so many matches of bots, the hardest of each.

    Hard is what the bot itself did not see, then what is better by little.
    """
    spec = load_game(table.game)
    comparison = Comparison(spec, built_in_pack(spec.components.schema))
    for number in range(matches):
        found = list(_in_match(spec, table, comparison, seed, number))
        if found:
            yield min(found, key=lambda each: (not each["is_missed"], _lead(each)))


def _in_match(
    spec: GameSpec, table: DailyTable, comparison: Comparison, seed: int, number: int
) -> Iterator[dict[str, Any]]:
    """Play a match, and yield every decision of it that is clear."""
    options = {**spec.settings.variants[table.variant or ""], "players": table.players}
    match = Match(spec, options, seed=seed, game=number)
    bot, luck = make_bot(spec, USUAL), seeded(seed, number, THINKING)
    while not match.is_over:
        asked = match.actors()
        seat, legal = asked[0], match.legal(asked[0])
        view = match.view(seat)
        chosen = bot.choose(view, legal, luck)
        if len(asked) == 1 and len(legal) in CHOICES:
            tried = _tried(comparison, view, legal, luck, spec)
            if tried and tried[0].share - tried[1].share < TOO_PLAINLY:
                yield {
                    "id": f"{spec.id}-{seed}-{number}-{match.move_count}",
                    "options": options,
                    "seat": seat,
                    "is_missed": spec.actions.to_text(chosen) != tried[0].action,
                    "worlds": STAGES[-1],
                    "tried": [asdict(one) for one in tried],
                    "position": to_json(match.state),
                }
        match.act(seat, chosen)


def _tried(comparison: Comparison, view: Any, legal: Sequence[int], luck: Any, spec: GameSpec) -> list[Tried]:
    """Return what every action is worth, the best first; nothing if none is clearly the best."""
    for worlds in STAGES:
        key = next_word(luck, 0) & MASK, next_word(luck, 0) & MASK
        victories, margins = comparison.play_on(view, legal, [True] * len(legal), key, range(worlds))
        shares = victories / search.WIN
        order = shares.mean(axis=0).argsort()[::-1]
        if not _is_clear(shares[:, order[0]] - shares[:, order[1]], is_last=worlds == STAGES[-1]):
            return []
    return [
        Tried(
            spec.actions.to_text(legal[place]),
            round(float(shares[:, place].mean()), 4),
            round(float(shares[:, place].std() / worlds**0.5), 4),
            round(float(margins[:, place].mean()), 2),
        )
        for place in order
    ]


def _is_clear(lead: NDArray[Any], *, is_last: bool) -> bool:
    error = lead.std() / len(lead) ** 0.5
    wanted = CLEARLY if is_last else CLEARLY - SLACK
    return bool(lead.mean() >= wanted and lead.mean() >= (ERRORS if is_last else 1.0) * error)


def _lead(found: dict[str, Any]) -> float:
    best, second = found["tried"][:2]
    return float(best["share"] - second["share"])


def main(arguments: Sequence[str]) -> None:
    """Write the file of a game anew."""
    parser = argparse.ArgumentParser(prog="python -m cubarium.daily.find", description=__doc__)
    parser.add_argument("game", choices=[table.game for table in WEEK])
    parser.add_argument("--games", type=int, default=20, help="matches to look at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=8, help="positions to keep, the first ones found")
    given = parser.parse_args(arguments)
    table = next(table for table in WEEK if table.game == given.game)
    positions = []
    for found in find(table, given.games, given.seed):
        positions.append(found)
        missed = ", which the bot did not see" if found["is_missed"] else ""
        print(f"{found['id']}: {found['tried'][0]['action']}, by {_lead(found):.0%}{missed}", flush=True)
        if len(positions) == given.most:
            break
    if not positions:
        raise Malformed(f"{given.game}: nothing was found in {given.games} matches")
    command = f"python -m cubarium.daily.find {given.game} --games {given.games} --seed {given.seed}"
    written = {
        "command": f"{command} --most {given.most}",
        "rules_version": load_game(given.game).rules_version,
        "positions": positions,
    }
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(written, ensure_ascii=False, indent=None, separators=(",", ":"))
    (FOLDER / f"{given.game}.json").write_text(text.replace('{"id"', '\n{"id"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CubariumError as problem:
        sys.exit(f"daily: {problem}")
