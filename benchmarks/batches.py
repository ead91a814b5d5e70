"""Games side by side against Pgx, OpenSpiel and PettingZoo on the processor, and two cores against one.

    pip install "cubarium[bench]"
    python benchmarks/batches.py [GAME …] [--games 4096] [--rounds 10] [--seconds 0.5] [--record]

A step is one player's decision, made at random among what the library says is legal. In every game an
observation and a mask are written for whoever is asked next, and a new game begins where one ended. The games
of OpenSpiel are stepped one by one from Python; beside them stand the same without observations. Many short
rounds go through all contestants in turn, so that a busy moment of the machine hits them alike; the median of
each is printed. Installs nothing.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from operator import attrgetter
from typing import Any

import numpy as np
import results
from peers import MissingPeerError

import cubarium

FAMILIES = ("cubosaurs", "trex", "cubitos", "cubano-2-dice")
PETTINGZOO = ("texas_holdem_v4", "leduc_holdem_v4")
PGX = ("backgammon", "sparrow_mahjong")
"""Pgx's games that are most like ours: luck, several players, chains of decisions."""
OPENSPIEL = ("hearts", "backgammon", "gin_rummy")
STEPS_AT_ONCE = 100
Contestant = Callable[[float], float]
"""Plays for so many seconds, and returns steps a second."""


def ours(game: str, games: int, threads: int) -> Contestant:
    """Return our games side by side, four players where it can be."""
    low, high = cubarium.load_game(game).players
    batch = cubarium.batch(game, games, players=max(low, min(4, high)), threads=threads)
    luck = np.random.default_rng(1)

    def play(seconds: float) -> float:
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            batch.step(batch.any_actions(luck))
            steps += games
        return steps / (time.perf_counter() - started)

    play(0.05)
    return play


def pgx(game: str, games: int) -> Contestant:
    """Return a game of Pgx: one compiled function chooses, steps, and begins anew where a game ended."""
    try:
        import jax
        import pgx as library
        from pgx.experimental import auto_reset
    except ImportError as problem:
        raise MissingPeerError("Pgx") from problem

    environment: Any = library.make(game)
    step = auto_reset(environment.step, environment.init)

    @jax.jit  # type: ignore[untyped-decorator]
    def advance(states: Any, key: Any) -> Any:
        choosing, rolling = jax.random.split(key)
        logits = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return jax.vmap(step)(states, actions, jax.random.split(rolling, games))

    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(environment.init))(jax.random.split(key, games))

    def play(seconds: float) -> float:
        nonlocal states, key
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            key, now = jax.random.split(key)
            states = jax.block_until_ready(advance(states, now))
            steps += games
        return steps / (time.perf_counter() - started)

    play(0.05)
    return play


def openspiel(game: str, observes: bool) -> Contestant:
    """Return a game of OpenSpiel, in C++, every step of it asked for from Python."""
    try:
        import pyspiel
    except ImportError as problem:
        raise MissingPeerError("OpenSpiel") from problem

    loaded = pyspiel.load_game(game)
    state = loaded.new_initial_state()
    has_observations = loaded.get_type().provides_observation_tensor
    tensor = attrgetter("observation_tensor" if has_observations else "information_state_tensor")

    def play(seconds: float) -> float:
        nonlocal state
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            for _ in range(STEPS_AT_ONCE):
                while state.is_chance_node():
                    action, _ = pyspiel.sample_action(state.chance_outcomes(), random.random())
                    state.apply_action(action)
                if state.is_terminal():
                    state = loaded.new_initial_state()
                    continue
                if observes:
                    tensor(state)(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps / (time.perf_counter() - started)

    return play


def pettingzoo(game: str) -> Contestant:
    """Return a game of PettingZoo's classics, which always writes observation and mask."""
    try:
        module: Any = import_module(f"pettingzoo.classic.{game}")
    except ImportError as problem:
        raise MissingPeerError("PettingZoo") from problem
    environment: Any = module.raw_env()  # without what checks and wraps it for people
    environment.reset()

    def play(seconds: float) -> float:
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            for _ in range(STEPS_AT_ONCE):
                observed, _, ended, cut, _ = environment.last()
                if ended or cut:
                    environment.reset()
                    continue
                environment.step(int(random.choice(np.flatnonzero(observed["action_mask"]))))
                steps += 1
        return steps / (time.perf_counter() - started)

    return play


def contestants(games: Sequence[str], size: int, missing: set[str]) -> dict[str, Contestant]:
    """Return all who take part; what is not installed is noted."""
    found = {f"{game}, one core": ours(game, size, 1) for game in games}
    found |= {f"{game}, two cores": ours(game, size, 2) for game in games}
    for game in PGX:
        try:
            found[f"Pgx {game}"] = pgx(game, size)
        except MissingPeerError as error:
            missing.add(str(error))
    for game in PETTINGZOO:
        try:
            found[f"PettingZoo {game}"] = pettingzoo(game)
        except MissingPeerError as error:
            missing.add(str(error))
    for game in OPENSPIEL:
        try:
            found[f"OpenSpiel {game}"] = openspiel(game, observes=True)
            found[f"Without observations: OpenSpiel {game}"] = openspiel(game, observes=False)
        except MissingPeerError as error:
            missing.add(str(error))
    return found


def main() -> int:
    """Measure all in turn and print what they did, and ratios; fail where a library is missing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(FAMILIES), help="ids of games")
    parser.add_argument("--games-at-once", type=int, default=4096, help="the size of a batch")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each contestant in a round")
    results.add_option(parser)
    given = parser.parse_args()
    commit = results.commit() if given.record else ""
    missing: set[str] = set()
    all_of_them = contestants(given.games, given.games_at_once, missing)
    rates: dict[str, list[float]] = {name: [] for name in all_of_them}
    for _ in range(given.rounds):
        for name, play in all_of_them.items():
            rates[name].append(play(given.seconds))
    median = {name: statistics.median(found) for name, found in rates.items()}
    print(f"{len(os.sched_getaffinity(0))} cores, {given.games_at_once} games at once")
    for name, rate in median.items():
        print(f"{name:34} {rate:14,.0f} steps/s")
    best = {
        library: max((median[n] for n in median if n.startswith(library)), default=0.0)
        for library in ("Pgx", "OpenSpiel", "PettingZoo")
    }
    columns = ("to one core", *(f"to {library}" for library in best))
    ratios: dict[str, list[float | None]] = {}
    for game in given.games:
        both, one = median[f"{game}, two cores"], median[f"{game}, one core"]
        ratios[game] = [both / one, *(both / rate if rate else None for rate in best.values())]
    print(f"\n{'ratios of two cores':34}{''.join(f'{name:>15}' for name in columns)}")
    for game, found in ratios.items():
        print(f"{game:34}{''.join('              ?' if one is None else f'{one:15.2f}' for one in found)}")
    if commit:
        rows = {name: [rate, *[None] * len(columns)] for name, rate in median.items()}
        for game, found in ratios.items():
            rows[f"{game}, two cores"][1:] = found
        note = f"{given.games_at_once:,} games at once, with observations and masks; to the best of each."
        results.record("batches", commit, ("steps a second", *columns), rows, note)
    for line in sorted(missing):
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
