"""Measure how fast other libraries play random legal games to the end, on one core.

A move is one player's decision. OpenSpiel also steps through chance (dice, dealt cards); that takes its
time here too but is not counted as a move. No library is asked for observations or texts, and each is used
in the fastest way it offers to ordinary Python code. OpenSpiel is measured twice: with the loop in Python,
as bots and learners written in Python use it, and with whole games played by its own C++ loop.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter


@dataclass(frozen=True)
class PeerSpeed:
    """What one library did with one game."""

    library: str
    version: str
    game: str
    moves: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """Divide moves by time."""
        return self.moves / self.seconds


class MissingPeerError(Exception):
    """A library to compare with is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f'{library} is not installed: pip install "cubarium[bench]"')


def openspiel_hearts(seconds: float) -> PeerSpeed:
    """Play Hearts, four players, with the loop in Python."""
    return _openspiel("hearts", seconds)


def openspiel_backgammon(seconds: float) -> PeerSpeed:
    """Play backgammon with the loop in Python."""
    return _openspiel("backgammon", seconds)


def openspiel_gin_rummy(seconds: float) -> PeerSpeed:
    """Play gin rummy with the loop in Python."""
    return _openspiel("gin_rummy", seconds)


def openspiel_hearts_in_cpp(seconds: float) -> PeerSpeed:
    """Play Hearts, four players, with OpenSpiel's own loop and random bots."""
    return _openspiel_in_cpp("hearts", seconds)


def openspiel_backgammon_in_cpp(seconds: float) -> PeerSpeed:
    """Play backgammon with OpenSpiel's own loop and random bots."""
    return _openspiel_in_cpp("backgammon", seconds)


def openspiel_gin_rummy_in_cpp(seconds: float) -> PeerSpeed:
    """Play gin rummy with OpenSpiel's own loop and random bots."""
    return _openspiel_in_cpp("gin_rummy", seconds)


def rlcard_uno(seconds: float) -> PeerSpeed:
    """Play Uno, two players, on RLCard's game object, which spares it encoding every state as arrays."""
    _require("rlcard", "RLCard")
    from rlcard.games.uno import Game

    game = Game()

    def play() -> int:
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            state, _ = game.step(random.choice(state["legal_actions"]))
            moves += 1
        return moves

    return _measure("RLCard", version("rlcard"), "uno", play, seconds)


def catanatron_catan(seconds: float) -> PeerSpeed:
    """Play Catan with four of Catanatron's random players."""
    _require("catanatron", "Catanatron")
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return len(game.state.actions)

    return _measure("Catanatron", version("catanatron"), "catan", play, seconds)


PEERS: tuple[Callable[[float], PeerSpeed], ...] = (
    openspiel_hearts,
    openspiel_backgammon,
    openspiel_gin_rummy,
    openspiel_hearts_in_cpp,
    openspiel_backgammon_in_cpp,
    openspiel_gin_rummy_in_cpp,
    rlcard_uno,
    catanatron_catan,
)


def _openspiel(name: str, seconds: float) -> PeerSpeed:
    """Play one of OpenSpiel's games, every step asked for from Python."""
    _require("pyspiel", "OpenSpiel")
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = pyspiel.sample_action(state.chance_outcomes(), random.random())
            else:
                action = random.choice(state.legal_actions())
                moves += 1
            state.apply_action(action)
        return moves

    return _measure("OpenSpiel", version("open_spiel"), name, play, seconds)


def _openspiel_in_cpp(name: str, seconds: float) -> PeerSpeed:
    """Play one of OpenSpiel's games, one call from Python for each whole game.

    Counting the moves afterwards is our need, not OpenSpiel's work, so it is not timed.
    """
    _require("pyspiel", "OpenSpiel")
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    moves = games = 0
    elapsed = 0.0
    while elapsed < seconds:
        start = perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, games)
        elapsed += perf_counter() - start
        moves += sum(step.player >= 0 for step in state.full_history())
        games += 1
    return PeerSpeed("OpenSpiel, C++ loop", version("open_spiel"), name, moves, elapsed)


def _measure(library: str, release: str, game: str, play: Callable[[], int], seconds: float) -> PeerSpeed:
    """Play whole games until the time is up; the last one is finished and its time counted."""
    moves = 0
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        moves += play()
        elapsed = perf_counter() - start
    return PeerSpeed(library, release, game, moves, elapsed)


def _require(module: str, library: str) -> None:
    """Refuse to measure a library that is not there."""
    if find_spec(module) is None:
        raise MissingPeerError(library)


def main() -> int:
    """Measure every library and print a line for each; fail when one is missing."""
    parser = argparse.ArgumentParser(description="Measure how fast other libraries play random games.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each game (default: 5)")
    seconds = parser.parse_args().seconds
    missing = set()
    for measure in PEERS:
        try:
            speed = measure(seconds)
        except MissingPeerError as error:
            missing.add(str(error))
            continue
        print(f"{speed.library:20} {speed.version:8} {speed.game:12} {speed.moves_per_second:12,.0f} moves/s")
    for line in sorted(missing):
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
