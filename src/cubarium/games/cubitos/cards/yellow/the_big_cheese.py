"""The Big Cheese."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.estimates import FOOT, fan_value
from cubarium.games.cubitos.cards.fans import FANS_PER_FOOT, fans_to_come
from cubarium.games.cubitos.data.card import ASKED, SETTLED_FIRST, WITH_CREDITS, Card
from cubarium.games.cubitos.data.values import ABILITY_PAIR, POWER_PAIR
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.gains import fans_cost_dice, gain_fan, gain_feet
from cubarium.games.cubitos.rules.zones import unused
from cubarium.games.cubitos.state import CHOOSE, YELLOW, State, View

THE_BIG_CHEESE = 15
CARD = Card(
    THE_BIG_CHEESE,
    rule="cubitos-12.16",
    asks=("choose",),
    run=ASKED,
    settled=SETTLED_FIRST,
    offers=("fan", "feet"),
    fans=WITH_CREDITS,
    extra=40,
)


def the_big_cheese_asks(s: State, seat: int) -> bool:
    """Tell whether fans may bring a foot, or the credits of a fan may be unwelcome."""
    fans = fans_to_come(s, seat)
    return bool(s.seats[seat].fans + fans >= FANS_PER_FOOT or fans_cost_dice(s, seat, fans + 1))


def the_big_cheese_offered_fans(s: State, seat: int) -> int:
    """Count a fan for each symbol."""
    return unused(s, seat, ABILITY_PAIR[YELLOW]) + unused(s, seat, POWER_PAIR[YELLOW])


def the_big_cheese_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Choose between a fan and feet for fans, if these are enough (cubitos-12.16)."""
    if s.seats[seat].fans >= FANS_PER_FOOT:
        ask_player(s, seat, CHOOSE, YELLOW, 1)
    else:
        the_big_cheese_first(s, seat, chance)


def the_big_cheese_first(s: State, seat: int, chance: Chance) -> None:
    """Take the fan."""
    gain_fan(s, seat, 1, chance)


def the_big_cheese_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the fan, unless its credits may be unwelcome."""
    if not fans_cost_dice(s, seat, 1):
        gain_fan(s, seat, 1, chance)


def the_big_cheese_second(s: State, seat: int, chance: Chance) -> None:
    """Take half the fans as feet."""
    gain_feet(s, seat, s.seats[seat].fans // FANS_PER_FOOT, chance)


def the_big_cheese_offer(v: View, option: int, coin: int) -> int:
    """Value the fan, or the feet for fans."""
    return fan_value(v, coin) if option == 0 else FOOT * (v.seats[v.viewer].fans // FANS_PER_FOOT)
