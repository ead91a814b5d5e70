"""Whether luck is luck: over many games of bots its mean must be zero, and without it results scatter less.

    python benchmarks/review_luck.py GAME [--games 200] [--playouts 64] [--players 2] [--seats greedy,random]

Printed are, for each seat, the mean result, the mean luck with its standard error, and the variance of
results as they are and less luck, in squared victories. The second holds the noise of the playouts too, which
stands beside it: more playouts lower it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence

from cubarium.bots.registry import make_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import first_to_act
from cubarium.review import Review, review

SEED = 11


def bot_game(spec: GameSpec, players: int, bots: Sequence[str], number: int) -> Match:
    """Play one game."""
    match = Match(spec, {**spec.settings.simulated, "players": players}, seed=SEED, game=number)
    seats = [make_bot(spec, name) for name in bots]
    luck = thinking_luck(SEED, number)
    while not match.is_over:
        seat = first_to_act(match.rules.actors(match.state), luck)
        match.act(seat, seats[seat].choose(match.view(seat), match.legal(seat), luck))
    return match


def last_review(match: Match, playouts: int) -> Review:
    """Return the best review, without judging decisions."""
    *_, best = review(match, playouts, judges=False)
    return best


def main() -> int:
    """Play, review and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=64)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seats", default="greedy", help="bots by seat; one stands for all")
    given = parser.parse_args()
    spec = load_game(given.game)
    bots = given.seats.split(",")
    bots = bots * given.players if len(bots) == 1 else bots
    started = time.perf_counter()
    reviews = [
        last_review(bot_game(spec, given.players, bots, number), given.playouts)
        for number in range(given.games)
    ]
    seconds = time.perf_counter() - started
    print(f"{given.game}, {given.games} games, {given.playouts} playouts, {seconds:.0f} s")
    titles = ("result", "luck", "error", "variance", "less luck", "ratio", "noise")
    print(f"{'seat':14} " + " ".join(f"{title:>9}" for title in titles))
    for seat, bot in enumerate(bots):
        results = [each.seats[seat].final / each.whole for each in reviews]
        luck = [each.seats[seat].luck / each.whole for each in reviews]
        rest = [result - part for result, part in zip(results, luck, strict=True)]
        error = statistics.stdev(luck) / given.games**0.5
        raw, corrected = statistics.variance(results), statistics.variance(rest)
        noise = statistics.mean(each.seats[seat].luck_error ** 2 for each in reviews)
        ratio = raw / corrected if corrected else 0.0
        numbers = (statistics.mean(results), statistics.mean(luck), error, raw, corrected, ratio, noise)
        print(f"{seat + 1} {bot:12} " + " ".join(f"{number:9.4f}" for number in numbers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
