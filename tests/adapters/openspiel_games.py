"""Games at OpenSpiel, and random ones of them: what the tests of the adapter share."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from cubarium.adapters.openspiel import name_of
from cubarium.engine.registry import load_game

HIDDEN = ("cubosaurs", "trex", "cubano-naval-messages")
"""Games in which there is something that a seat does not know."""


def at_openspiel(game: str, **options: int) -> Any:
    spec = load_game(game)
    return pyspiel.load_game(name_of(spec), {**spec.settings.random_play, **options})


def random_states(game: Any, seed: int) -> list[Any]:
    """Return the states of a random game, from the first draw to the end."""
    mind, states = random.Random(seed), [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(mind.choice(states[-1].legal_actions())))
    return states


def decisions(states: list[Any]) -> list[Any]:
    return [state for state in states if state.current_player() >= 0]
