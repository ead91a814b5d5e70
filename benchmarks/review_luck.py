"""Whether luck is luck: over many games of bots its mean must be zero, and without it results scatter less.

    python benchmarks/review_luck.py GAME [--games 200] [--playouts 16] [--players 2] [--seats greedy,random]
                                     [--processes 2] [--kept FILE]

Printed are, for each seat, the mean result, the mean luck with its standard error and how many of these it is
from zero, the variance of results as they are and less luck, in squared victories, how much less that is, and
the noise of the playouts, which the second variance holds too: more playouts lower it. What is kept in a file
is not played again, so a long run may be stopped and go on.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from cubarium.bots.registry import make_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import first_to_act
from cubarium.review import review

SEED = 11
CHUNK = 5
Game = tuple[int, list[float], list[float], list[float]]
"""A game's number, and of each seat the result, the luck and its error, in victories."""


def bot_game(spec: GameSpec, players: int, bots: Sequence[str], number: int, variant: str = "") -> Match:
    """Play one game."""
    settings = {**spec.settings.simulated, **(spec.settings.variants[variant] if variant else {})}
    match = Match(spec, {**settings, "players": players}, seed=SEED, game=number)
    seats = [make_bot(spec, name) for name in bots]
    luck = thinking_luck(SEED, number)
    while not match.is_over:
        seat = first_to_act(match.rules.actors(match.state), luck)
        match.act(seat, seats[seat].choose(match.view(seat), match.legal(seat), luck))
    return match


def reviewed(game: str, players: int, bots: Sequence[str], playouts: int, number: int) -> Game:
    """Play one game and return what its last review says; its decisions are not judged."""
    match = bot_game(load_game(game), players, bots, number)
    *_, best = review(match, playouts, judges=False)
    seats = best.seats
    return (
        number,
        [each.final / best.whole for each in seats],
        [each.luck / best.whole for each in seats],
        [each.luck_error for each in seats],
    )


def kept_games(file: Path | None) -> list[Game]:
    """Read what an earlier run has played."""
    if file is None or not file.exists():
        return []
    return [tuple(json.loads(line)) for line in file.read_text().splitlines()]


def shown(games: Iterator[Game], missing: int) -> Iterator[Game]:
    """Pass games on and tell how far it is."""
    started = time.perf_counter()
    for done, game in enumerate(games, 1):
        yield game
        if done % 20 == 0 or done == missing:
            left = (time.perf_counter() - started) / done * (missing - done)
            print(f"\r{done:,} of {missing:,} games, {left:,.0f} s left ", end="", file=sys.stderr)
    print(file=sys.stderr)


def print_table(games: Sequence[Game], bots: Sequence[str]) -> None:
    """Sum up."""
    titles = ("result", "luck", "error", "errors", "variance", "less luck", "% less", "noise")
    print(f"{'seat':14} " + " ".join(f"{title:>9}" for title in titles))
    for seat, bot in enumerate(bots):
        results, luck = [game[1][seat] for game in games], [game[2][seat] for game in games]
        rest = [result - part for result, part in zip(results, luck, strict=True)]
        error = statistics.stdev(luck) / len(games) ** 0.5
        raw, corrected = statistics.variance(results), statistics.variance(rest)
        mean = statistics.mean(luck)
        noise = statistics.mean(game[3][seat] ** 2 for game in games)
        less = 100 * (1 - corrected / raw) if raw else 0.0
        from_zero = mean / error if error else 0.0
        numbers = (statistics.mean(results), mean, error, from_zero, raw, corrected, less, noise)
        print(f"{seat + 1} {bot:12} " + " ".join(f"{number:9.4f}" for number in numbers))


def main() -> int:
    """Play, review and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=16)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seats", default="greedy", help="bots by seat; one stands for all")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file of games; they are not played again")
    given = parser.parse_args()
    bots = given.seats.split(",")
    bots = bots * given.players if len(bots) == 1 else bots
    games = kept_games(given.kept)
    missing = sorted(set(range(given.games)) - {game[0] for game in games})
    one = partial(reviewed, given.game, given.players, bots, given.playouts)
    if missing:
        one(missing[0])  # compiles, so that the processes find it done
        with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
            for game in shown(pool.map(one, missing, chunksize=CHUNK), len(missing)):
                games.append(game)
                if given.kept:
                    with given.kept.open("a") as file:
                        print(json.dumps(game), file=file)
    print(f"{given.game}, {len(games):,} games, {given.playouts} playouts")
    print_table(games, bots)
    return 0


if __name__ == "__main__":
    sys.exit(main())
