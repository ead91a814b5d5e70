"""Sets of cards, one of each colour: what they are called, and what races with one are like.

All of it is read from final states, so that a map of all sets needs nothing but played games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cubarium.engine.series import CardSets
from cubarium.games.cubitos.data.schema import CARDS_OF_COLOUR
from cubarium.games.cubitos.table.names import COMPONENTS

if TYPE_CHECKING:
    from numpy.typing import NDArray


def card(colour: str, choice: int, language: str) -> str:
    """Return the name of the card that an option chooses, counted from 1."""
    return COMPONENTS.say(language, f"card-{CARDS_OF_COLOUR[colour][choice - 1]}")


def variety(states: NDArray[Any], players: int) -> NDArray[Any]:
    """Return how many colours are bought, those that are bought seldom counted in part.

    It is the exponential of the entropy of the dice by colour: eight if as many of each are bought, one if
    all are of one colour.
    """
    import numpy as np

    bought = states["seats"]["purchased"][:, :players].sum(axis=1, dtype=np.float64)
    part = bought / np.maximum(1.0, bought.sum(axis=1, keepdims=True))
    entropy = -(part * np.log(np.where(part > 0, part, 1.0))).sum(axis=1)
    spread: NDArray[Any] = np.exp(entropy)
    return spread


def rounds(states: NDArray[Any], players: int) -> NDArray[Any]:
    """Return how many rounds each race takes."""
    return states["round_number"]


def together(states: NDArray[Any], players: int) -> NDArray[Any]:
    """Return 1 for each race in which more than one runner arrives in the last round."""
    arrived: NDArray[Any] = (states["seats"]["laps"][:, :players] >= states["legs"][:, None]).sum(axis=1) > 1
    return arrived


def busts(states: NDArray[Any], players: int) -> NDArray[Any]:
    """Return how often a runner loses everything rolled, in the mean of all runners."""
    found: NDArray[Any] = states["seats"]["busts"][:, :players].mean(axis=1)
    return found


CARD_SETS = CardSets(
    settings={"race": 0},
    options={colour: len(own) for colour, own in CARDS_OF_COLOUR.items()},
    card=card,
    measures={"variety": variety, "rounds": rounds, "together": together, "busts": busts},
)
