"""Mr. Bats."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.estimates import FOOT
from cubarium.games.cubitos.cards.fans import FANS_PER_FOOT, fans_to_come
from cubarium.games.cubitos.data.card import ASKED, SETTLED_LAST, Card
from cubarium.games.cubitos.data.values import COINS
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.gains import gain_coins, gain_feet
from cubarium.games.cubitos.state import CHOOSE, ORANGE, State, View

MR_BATS = 11
CARD = Card(
    MR_BATS,
    rule="cubitos-12.12",
    amounts=("coins",),
    asks=("choose",),
    run=ASKED,
    settled=SETTLED_LAST,
    offers=("coins", "feet"),
)


def mr_bats_asks(s: State, seat: int) -> bool:
    """Tell whether fans may bring a foot; otherwise the coins are the only gain."""
    return bool(s.seats[seat].fans + fans_to_come(s, seat) >= FANS_PER_FOOT)


def mr_bats_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Choose between coins and feet for fans, if these are enough (cubitos-12.12)."""
    if s.seats[seat].fans >= FANS_PER_FOOT:
        ask_player(s, seat, CHOOSE, ORANGE, 1)
    else:
        mr_bats_first(s, seat, chance)


def mr_bats_first(s: State, seat: int, chance: Chance) -> None:
    """Take the coins."""
    gain_coins(s, seat, COINS[MR_BATS], chance)


def mr_bats_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the coins, which nobody declines."""
    mr_bats_first(s, seat, chance)


def mr_bats_second(s: State, seat: int, chance: Chance) -> None:
    """Take half the fans as feet."""
    gain_feet(s, seat, s.seats[seat].fans // FANS_PER_FOOT, chance)


def mr_bats_offer(v: View, option: int, coin: int) -> int:
    """Value the coins, or the feet for fans."""
    return coin * COINS[MR_BATS] if option == 0 else FOOT * (v.seats[v.viewer].fans // FANS_PER_FOOT)
