"""What a bot is, and the bots by name.

A bot never meets a state: it is given a view, the legal actions and luck of its own, so it cannot know
more than a person in its seat, and thinking never touches the luck of the table.
"""

from __future__ import annotations

from typing import Any, Protocol

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.rules.draws import draw


class Bot(Protocol):
    """Somebody who can choose."""

    name: str

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Return one of the legal actions for the viewer."""


class RandomBot:
    """Chooses among the legal actions, each as likely as the others."""

    name = "random"

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Need nothing of the game."""

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Draw one action; a single one needs no draw."""
        return legal[draw(chance, view.viewer, len(legal))] if len(legal) > 1 else legal[0]


class GreedyBot:
    """Plays by the game's own simple heuristic, one step ahead."""

    name = "greedy"

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Bind the heuristic to the components of the table."""
        self._greedy = interpreted(spec, components).greedy

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Ask the heuristic; a single action needs no thought."""
        return int(self._greedy(view, legal, len(legal), chance)) if len(legal) > 1 else legal[0]


NAMES = ("Nour", "Mica", "Odile", "Tao", "Inès", "Sacha")
"""What bots are called at a table."""
BOTS = (RandomBot, GreedyBot)
"""The place of a bot in this list is its number in compiled simulations."""
DEFAULT = GreedyBot.name
"""The bot that takes a chair where nobody says which."""
STAND_IN = GreedyBot.name
"""The bot that plays for people who are away or whose clock has ended."""


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots."""
    return tuple(bot.name for bot in BOTS)


def is_bot(name: str) -> bool:
    """Tell whether there is a bot of this name."""
    return name in bot_names()


def bot_number(name: str) -> int:
    """Return the number of a bot for compiled simulations."""
    if not is_bot(name):
        raise Malformed(f"there is no bot {name[:40]!r}; the bots are {', '.join(bot_names())}")
    return bot_names().index(name)


def make_bot(spec: GameSpec, name: str, components: Pack | None = None) -> Bot:
    """Return a bot for a game by its name."""
    return BOTS[bot_number(name)](spec, components or built_in_pack(spec.components.schema))
