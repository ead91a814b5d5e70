"""Our compiled rules against other libraries on one core, in one run, and what a start costs.

    pip install "cubarium[bench]"
    python benchmarks/speed.py [GAME …] [--rounds 20] [--seconds 0.3] [--record]

Many short rounds go through all contestants in turn, so that a busy moment of the machine hits them alike;
the median of each is printed. A move is one player's decision, random play to the end, one thread. Ratios are
to the fastest peer that is driven from Python; the C++ loop of OpenSpiel is shown beside them. Installs
nothing.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

import results
from peers import PEERS, MissingPeerError

from cubarium.engine.registry import game_ids, load_game
from cubarium.sim.backends import Backend, Compiled, Interpreted
from cubarium.sim.runner import set_table

SEED = 7
MOST_VARIANTS = 3
STARTS = {
    "import cubarium": "import cubarium",
    "compiled backend, cold": "import cubarium.sim.runner as r; from cubarium import load_game;"
    " r.simulate(load_game('{game}'), {{}}, ['random'], 1, 1)",
    "compiled backend, from cache": "import cubarium.sim.runner as r; from cubarium import load_game;"
    " r.simulate(load_game('{game}'), {{}}, ['random'], 1, 1)",
}


def contestants(games: Sequence[str]) -> dict[str, Backend]:
    """Return our backends by name: the first variants of each game, four players where it can be."""
    ours: dict[str, Backend] = {}
    for game_id in games:
        spec = load_game(game_id)
        low, high = spec.players
        for number, (variant, options) in enumerate(list(spec.settings.variants.items())[:MOST_VARIANTS]):
            table = set_table(spec, {"players": max(low, min(4, high)), **options}, ["random"])
            ours[f"{game_id} {variant}, compiled"] = Compiled(table, threads=1)
            if number == 0:
                ours[f"{game_id} {variant}, interpreted"] = Interpreted(table)
    return ours


def games_in(backend: Backend, seconds: float) -> int:
    """Return how many games to ask for at once, so that they take about so long."""
    games, started = 1, time.perf_counter()
    while games < backend.chunk and time.perf_counter() - started < seconds / 4:
        games *= 2
        started = time.perf_counter()
        backend.play(SEED, 0, games)
    return games


def measure_ours(backend: Backend, games: int, number: int, seconds: float) -> float:
    """Play the games of a round until the time is up, and return moves a second."""
    moves, first, started = 0, number * backend.chunk, time.perf_counter()
    while time.perf_counter() - started < seconds:
        moves += int(backend.play(SEED, first, games).moves.sum())
        first += games
    return moves / (time.perf_counter() - started)


def measure_starts(game: str) -> None:
    """Print how long a new process takes: the import, the first compilation, and the same from cache."""
    with tempfile.TemporaryDirectory() as cache:
        for name, code in STARTS.items():
            started = time.perf_counter()
            environment = {**os.environ, "CUBARIUM_CACHE": cache}
            subprocess.run([sys.executable, "-c", code.format(game=game)], check=True, env=environment)
            print(f"{game + ': ' + name:52} {time.perf_counter() - started:8.2f} s")


def _rate(row: tuple[str, float]) -> float:
    return -row[1]


def main() -> int:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each contestant in each round")
    results.add_option(parser)
    given = parser.parse_args()
    commit = results.commit() if given.record else ""
    games = given.games or game_ids()
    ours = contestants(games)
    at_once = {name: games_in(backend, given.seconds) for name, backend in ours.items()}
    speeds: dict[str, list[float]] = {}
    driven_from_python = set()
    try:
        for number in range(given.rounds):
            for peer in PEERS:
                found = peer(given.seconds)
                name = f"{found.library} {found.version}, {found.game}"
                speeds.setdefault(name, []).append(found.moves_per_second)
                if "C++" not in found.library:
                    driven_from_python.add(name)
            for name, backend in ours.items():
                speed = measure_ours(backend, at_once[name], number, given.seconds)
                speeds.setdefault(name, []).append(speed)
    except MissingPeerError as missing:
        print(missing, file=sys.stderr)
        return 2
    medians = {name: statistics.median(found) for name, found in speeds.items()}
    fastest = max(driven_from_python, key=lambda name: medians[name])
    print(f"{'':52} {'moves/s':>12} {'ratio':>8}   median of {given.rounds} x {given.seconds} s, one thread")
    for name, median in sorted(medians.items(), key=_rate):
        print(f"{name:52} {median:12,.0f} {median / medians[fastest]:8.1f}")
    print(f"ratio 1 is {fastest}")
    if commit:
        fast = {name: rate for name, rate in medians.items() if "interpreted" not in name}
        rows = {name: (rate, rate / medians[fastest]) for name, rate in sorted(fast.items(), key=_rate)}
        note = "A move is one player's decision; random play to the end, on one core, all in turn."
        results.record("speed", commit, ("moves a second", f"to {fastest}"), rows, note)
    for game_id in games:
        measure_starts(game_id)
    return 0


if __name__ == "__main__":
    sys.exit(main())
