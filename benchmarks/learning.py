"""Rex as it is against rex as if it learnt nothing in its head, or either against another bot.

    python -m benchmarks.learning [--game trex] [--games 200] [--budget 20ms] [--pair learning,simple]

Both sit in every seat under each deal, with the same luck. `learning` is rex, and `simple` is rex whose
imagined players go by the heuristic for ever; any other name is a bot's. Prints the share of the victory that
the first has, with its 95 % interval over deals, and the milliseconds each took for a choice.
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any
from unittest.mock import patch

from cubarium.arena import play
from cubarium.arena.plan import Meeting
from cubarium.arena.stats import Z95
from cubarium.bots.base import Bot
from cubarium.bots.budget import read_budget
from cubarium.bots.registry import make_bot
from cubarium.bots.rex import RexBot
from cubarium.bots.trial import Comparison
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.registry import load_game

PLAYERS = 2


class Simple(Comparison):
    """A search in which nobody learns."""

    def play_on(self, *about: Any, scale: float = 0.0, for_points: bool = False) -> Any:
        """Play on without a scale."""
        return super().play_on(*about)


def seated(budget: str) -> Any:
    """Return who gives each seat its bot."""

    @cache
    def sit_down(game: str, bot: str, seat: int) -> Bot:
        spec = load_game(game)
        if bot not in {"learning", "simple"}:
            return make_bot(spec, bot)
        components = built_in_pack(spec.components.schema)
        rex = RexBot(spec, components, read_budget(budget))
        if bot == "simple":
            rex._compare = Simple(spec, components)
        return rex

    return sit_down


def main() -> None:
    """Play and print one line."""
    parser = argparse.ArgumentParser(description="Compare rex with and without what it learns in its head.")
    parser.add_argument("--game", default="trex")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", default="20ms", help="of learning and of simple")
    parser.add_argument("--pair", default="learning,simple")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    one, other = chosen.pair.split(",")
    shares: list[float] = []
    seconds, choices = {one: 0.0, other: 0.0}, {one: 0, other: 0}
    with patch.object(play, "sit_down", seated(chosen.budget)):
        for deal in range(chosen.games // PLAYERS):
            played = [
                play.play(Meeting(chosen.game, PLAYERS, deal, one, other, seat), chosen.seed, {})
                for seat in range(PLAYERS)
            ]
            shares.append(sum(result.share for result in played) / PLAYERS)
            for result in played:
                for bot, thought in zip(result.seats, result.thoughts, strict=True):
                    seconds[bot] += thought.seconds
                    choices[bot] += thought.choices
    mean = sum(shares) / len(shares)
    spread = (sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)) ** 0.5
    took = ", ".join(f"{bot} {1000 * seconds[bot] / choices[bot]:.0f} ms" for bot in (one, other))
    print(
        f"{chosen.game}, {PLAYERS * len(shares)} games: {one} has {mean:.1%} ± "
        f"{Z95 * spread / len(shares) ** 0.5:.1%} against {other} ({took})"
    )


if __name__ == "__main__":
    main()
