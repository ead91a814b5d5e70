"""Punk Fruit."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.card import ASKED, ONCE, Card
from cubarium.games.cubitos.data.values import FREE_DICE
from cubarium.games.cubitos.events import KEEPS_GREEN_GRAY
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.zones import has_first_die, kinds_in_draw, kinds_in_roll
from cubarium.games.cubitos.state import COLOURS_THROW, IN_ROLL, State

PUNK_FRUIT = 27
CARD = Card(
    PUNK_FRUIT,
    rule="cubitos-12.28",
    amounts=("dice",),
    asks=("colours-throw",),
    run=ASKED,
    bust_left=50,
    throws_in_run=ONCE,
    tells=("keeps-green-gray",),
    extra=50,
)


def punk_fruit_bust(s: State, seat: int, power: int, chance: Chance) -> None:
    """Keep green and gray dice active in the bust that follows (cubitos-12.28)."""
    s.seats[seat].protected = 1
    note(chance, KEEPS_GREEN_GRAY, seat)


def punk_fruit_asks(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    kinds = kinds_in_draw(s, seat) | kinds_in_roll(s, seat)
    return kinds != 0 or has_first_die(s, seat, IN_ROLL) != 0


def punk_fruit_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Throw dice of different colours freely (cubitos-12.28)."""
    ask_player(s, seat, COLOURS_THROW, 0, FREE_DICE[PUNK_FRUIT])
