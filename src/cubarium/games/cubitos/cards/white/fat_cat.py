"""Fat Cat."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ASKED, SETTLED_LAST, Card
from cubarium.games.cubitos.data.values import COINS, FEET
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.gains import gain_coins, gain_feet
from cubarium.games.cubitos.rules.zones import gray_in_supply
from cubarium.games.cubitos.state import GAIN_GRAY, State

FAT_CAT = 51
CARD = Card(
    FAT_CAT,
    rule="cubitos-12.52",
    amounts=("coins", "feet"),
    asks=("gain-gray",),
    loses_or_gains=True,
    run=ASKED,
    settled=SETTLED_LAST,
    extra=30,
)


def fat_cat_asks(s: State, seat: int) -> bool:
    """Tell whether a gray die comes with the feet: some would rather have neither."""
    return gray_in_supply(s) > 0


def fat_cat_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a coin and feet, and a gray die if there is one (cubitos-12.52)."""
    fat_cat_leftover(s, seat, chance)
    gain_feet(s, seat, FEET[FAT_CAT], chance)
    if gray_in_supply(s) > 0:
        ask_player(s, seat, GAIN_GRAY, 0, 1)


def fat_cat_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the coin alone."""
    gain_coins(s, seat, COINS[FAT_CAT], chance)
