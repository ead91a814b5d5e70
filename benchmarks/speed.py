"""Our compiled rules against other libraries on one core, in one run, and what a start costs.

    pip install "cubarium[bench]"
    python benchmarks/speed.py [--rounds 3] [--seconds 2]

The rounds go through all contestants in turn, so that a busy moment of the machine hits them alike; the
median of each is printed. A move is one player's decision, random play to the end, one thread. Ratios are
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

from peers import PEERS, MissingPeerError

from cubarium.engine.registry import game_ids, load_game
from cubarium.sim.backends import Compiled, Interpreted
from cubarium.sim.runner import set_table

SEED = 7
STARTS = {
    "import cubarium": "import cubarium",
    "compiled backend, cold": "import cubarium.sim.runner as r; from cubarium import load_game;"
    " r.simulate(load_game('{game}'), {{}}, ['random'], 1, 1)",
    "compiled backend, from cache": "import cubarium.sim.runner as r; from cubarium import load_game;"
    " r.simulate(load_game('{game}'), {{}}, ['random'], 1, 1)",
}


def contestants() -> dict[str, object]:
    """Return our backends by name: every variant of every game, four players where it can be."""
    ours: dict[str, object] = {}
    for game_id in game_ids():
        spec = load_game(game_id)
        low, high = spec.players
        for variant, options in spec.variants.items():
            table = set_table(spec, {"players": max(low, min(4, high)), **options}, ["random"])
            ours[f"{game_id} {variant}, compiled"] = Compiled(table, threads=1)
            ours[f"{game_id} {variant}, interpreted"] = Interpreted(table)
    return ours


def measure_ours(backend: object, seconds: float) -> float:
    """Play whole batches until the time is up and return moves a second."""
    count = 20_000 if isinstance(backend, Compiled) else 50
    moves, first, started = 0, 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        moves += int(backend.play(SEED, first, count).moves.sum())  # type: ignore[attr-defined]
        first += count
    return moves / (time.perf_counter() - started)


def measure_starts(game: str) -> None:
    """Print how long a new process takes: the import, the first compilation, and the same from cache."""
    with tempfile.TemporaryDirectory() as cache:
        for name, code in STARTS.items():
            started = time.perf_counter()
            environment = {**os.environ, "CUBARIUM_CACHE": cache}
            subprocess.run([sys.executable, "-c", code.format(game=game)], check=True, env=environment)
            print(f"{game + ': ' + name:52} {time.perf_counter() - started:8.2f} s")


def main() -> int:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant in each round")
    given = parser.parse_args()
    ours = contestants()
    speeds: dict[str, list[float]] = {}
    driven_from_python = set()
    try:
        for _ in range(given.rounds):
            for peer in PEERS:
                found = peer(given.seconds)
                name = f"{found.library} {found.version}, {found.game}"
                speeds.setdefault(name, []).append(found.moves_per_second)
                if "C++" not in found.library:
                    driven_from_python.add(name)
            for name, backend in ours.items():
                speeds.setdefault(name, []).append(measure_ours(backend, given.seconds))
    except MissingPeerError as missing:
        print(missing, file=sys.stderr)
        return 2
    medians = {name: statistics.median(found) for name, found in speeds.items()}
    fastest = max(driven_from_python, key=lambda name: medians[name])
    print(f"{'':52} {'moves/s':>12} {'ratio':>8}   median of {given.rounds} x {given.seconds} s, one thread")
    for name, median in sorted(medians.items(), key=lambda item: -item[1]):
        print(f"{name:52} {median:12,.0f} {median / medians[fastest]:8.1f}")
    print(f"ratio 1 is {fastest}")
    for game_id in game_ids():
        measure_starts(game_id)
    return 0


if __name__ == "__main__":
    sys.exit(main())
