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
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from cubarium.bots.registry import USUAL, make_bot
from cubarium.bots.trial import Comparison
from cubarium.daily.bank import FOLDER, Tried
from cubarium.daily.days import WEEK, DailyTable
from cubarium.engine.chance import THINKING, Chance, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from cubarium.engine.rules import search
from cubarium.engine.rules.draws import next_word

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cubarium.engine.actions import Value

CHOICES = range(3, 11)
"""With fewer there is little to find, and with more nobody reads the answer."""
CLEARLY = 0.12
"""So much of a victory the best action is better than the next."""
TOO_PLAINLY = 0.6
"""Where it is better by more, there is nothing to find."""
ERRORS = 4.0
"""By so many standard errors it is better, at least."""
SIEVES = (40, 300)
"""The worlds in which a decision is tried first, each time in others."""
SLACK = 0.02
"""What the sieves let pass, which know little."""
WORLDS = 4000
"""In so many others, what is found is measured."""


class Decision(NamedTuple):
    """A choice somebody had in a match of bots."""

    id: str
    options: dict[str, int]
    seat: int
    position: dict[str, Any]
    view: Any
    legal: list[int]
    is_missed: bool
    """Whether the bot chose something else than what seemed best."""
    lead: float
    """By how much of a victory that seemed better than the next."""


class Finder:
    """Looks for positions of a game."""

    def __init__(self, table: DailyTable, seed: int) -> None:
        """Compile the search of the game, or take it from the cache."""
        self._spec, self._table, self._seed = load_game(table.game), table, seed
        self._comparison = Comparison(self._spec, built_in_pack(self._spec.components.schema))

    def find(self, matches: int) -> Iterator[dict[str, Any]]:
        """Yield the positions found in so many matches of bots, the hardest of each.

        Hard is what the bot itself did not see, then what is better by little.
        """
        for number in range(matches):
            luck = seeded(self._seed, number, THINKING)
            decisions = sorted(
                self._decisions(number, luck), key=lambda each: (not each.is_missed, each.lead)
            )
            yield from islice(filter(None, (self._measured(each, luck) for each in decisions)), 1)

    def _decisions(self, number: int, luck: Chance) -> Iterator[Decision]:
        """Play a match, and yield every decision of it that seems clear."""
        spec, table = self._spec, self._table
        options = {**spec.settings.variants[table.variant], "players": table.players}
        match, bot = Match(spec, options, seed=self._seed, game=number), make_bot(spec, USUAL)
        while not match.is_over:
            asked = match.actors()
            seat, legal, view = asked[0], match.legal(asked[0]), match.view(asked[0])
            chosen = bot.choose(view, legal, luck)
            if len(asked) == 1 and len(legal) in CHOICES and not table.joined & self._kinds(legal):
                best, lead = self._sieved(view, legal, luck)
                if lead:
                    name = f"{spec.id}-{self._seed}-{number}-{match.move_count}"
                    position = to_json(match.state)
                    yield Decision(name, options, seat, position, view, legal, best != chosen, lead)
            match.act(seat, chosen)

    def _kinds(self, legal: list[int]) -> set[Value]:
        return {self._spec.actions.to_struct(action)["kind"] for action in legal}

    def _sieved(self, view: Any, legal: list[int], luck: Chance) -> tuple[int, float]:
        """Return what seems best and by how much; by nothing if it is not clear."""
        for worlds in SIEVES:
            shares, _ = self._tried(view, legal, luck, worlds)
            order = shares.mean(axis=0).argsort()[::-1]
            lead = shares[:, order[0]] - shares[:, order[1]]
            if lead.mean() < max(CLEARLY - SLACK, lead.std() / worlds**0.5):
                return legal[0], 0.0
        return legal[order[0]], float(lead.mean())

    def _measured(self, decision: Decision, luck: Chance) -> dict[str, Any] | None:
        """Return a position with what every action is worth, the best first; nothing if it is not clear."""
        shares, margins = self._tried(decision.view, decision.legal, luck, WORLDS)
        order = shares.mean(axis=0).argsort()[::-1]
        lead = shares[:, order[0]] - shares[:, order[1]]
        wanted = max(CLEARLY, ERRORS * lead.std() / WORLDS**0.5)
        if not wanted <= lead.mean() < TOO_PLAINLY:
            return None
        tried = [
            Tried(
                self._spec.actions.to_text(decision.legal[place]),
                round(float(shares[:, place].mean()), 4),
                round(float(shares[:, place].std() / WORLDS**0.5), 4),
                round(float(margins[:, place].mean()), 2),
            )
            for place in order
        ]
        return {
            "id": decision.id,
            "options": decision.options,
            "seat": decision.seat,
            "is_missed": decision.is_missed,
            "worlds": WORLDS,
            "tried": [asdict(one) for one in tried],
            "position": decision.position,
        }

    def _tried(
        self, view: Any, legal: list[int], luck: Chance, worlds: int
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return shares and margins of all actions, a row for each of so many fresh worlds."""
        key = next_word(luck, 0), next_word(luck, 0)
        victories, margins = self._comparison.play_on(view, legal, [True] * len(legal), key, range(worlds))
        return victories / search.WIN, margins


def write(given: argparse.Namespace, positions: Sequence[dict[str, Any]]) -> None:
    """Write the file of a game anew, a line for each position."""
    command = f"python -m cubarium.daily.find {given.game} --games {given.games} --seed {given.seed}"
    written = {
        "command": f"{command} --most {given.most}",
        "rules_version": load_game(given.game).rules_version,
        "positions": positions,
    }
    text = json.dumps(written, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{given.game}.json").write_text(text.replace('{"id"', '\n{"id"') + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """Look for positions of a game; what is found is written at once, for it may take long."""
    parser = argparse.ArgumentParser(prog="python -m cubarium.daily.find", description=__doc__)
    parser.add_argument("game", choices=[table.game for table in WEEK])
    parser.add_argument("--games", type=int, default=20, help="matches to look at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=8, help="positions to keep, the first ones found")
    given = parser.parse_args(arguments)
    finder = Finder(next(table for table in WEEK if table.game == given.game), given.seed)
    positions: list[dict[str, Any]] = []
    for found in islice(finder.find(given.games), given.most):
        positions.append(found)
        write(given, positions)
        best, second = found["tried"][:2]
        missed = ", which the bot did not see" if found["is_missed"] else ""
        print(
            f"{found['id']}: {best['action']}, by {best['share'] - second['share']:.0%}{missed}", flush=True
        )
    if not positions:
        raise Malformed(f"{given.game}: nothing was found in {given.games} matches")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CubariumError as problem:
        sys.exit(f"daily: {problem}")
