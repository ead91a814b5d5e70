"""Yellow cards (cubitos-12.15 to 12.21). What happens after a Push is in roll.py."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.effects import ask_to_lose_from_roll, has_kind, pose
from cubarium.games.cubitos.cards.numbers import (
    BAD_CHEESE,
    CHEESE_BOY,
    LEDERCHEESEN,
    STINKY_CHEESE,
    THE_CHEESE_STANDS_ALONE,
)
from cubarium.games.cubitos.cards.orange import FANS_PER_FOOT, fans_to_come
from cubarium.games.cubitos.data.values import COINS, FEET, GROUP
from cubarium.games.cubitos.events import GRAY_FREE
from cubarium.games.cubitos.rules.gains import gain_coins, gain_fan, gain_feet, minds_credits
from cubarium.games.cubitos.rules.zones import dice_in_active, kinds_in_roll
from cubarium.games.cubitos.state import BROWN, CHOOSE, ORANGE, YELLOW, State


def the_big_cheese_asks(s: State, seat: int) -> bool:
    """Tell whether fans may bring a foot, or the credits of a fan may be unwelcome."""
    return bool(s.seats[seat].fans + fans_to_come(s, seat) >= FANS_PER_FOOT or minds_credits(s, seat))


def the_big_cheese_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Choose between a fan and feet for fans, if these are enough (cubitos-12.16)."""
    if s.seats[seat].fans >= FANS_PER_FOOT:
        pose(s, seat, CHOOSE, YELLOW, 1)
    else:
        the_big_cheese_first(s, seat, chance)


def the_big_cheese_first(s: State, seat: int, chance: Chance) -> None:
    """Take the fan."""
    gain_fan(s, seat, 1, chance)


def the_big_cheese_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the fan, unless its credits may be unwelcome."""
    if not minds_credits(s, seat):
        gain_fan(s, seat, 1, chance)


def the_big_cheese_second(s: State, seat: int, chance: Chance) -> None:
    """Take half the fans as feet."""
    gain_feet(s, seat, s.seats[seat].fans // FANS_PER_FOOT, chance)


def ledercheesen_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every four active dice; the power face alone does so (cubitos-12.17)."""
    gain_feet(s, seat, dice_in_active(s, seat) // GROUP[LEDERCHEESEN], chance)


def stinky_cheese_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet; the power face exempts gray dice from the next draw amount (cubitos-12.18)."""
    gain_feet(s, seat, FEET[STINKY_CHEESE], chance)
    if power != 0:
        s.seats[seat].free_gray = 1
        note(chance, GRAY_FREE, seat)


def bad_cheese_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet; the power face brings coins too and is lost then (cubitos-12.19)."""
    gain_feet(s, seat, FEET[BAD_CHEESE], chance)
    if power != 0:
        gain_coins(s, seat, COINS[BAD_CHEESE], chance)


def the_cheese_stands_alone_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.20)."""
    gain_feet(s, seat, FEET[THE_CHEESE_STANDS_ALONE], chance)


def cheese_boy_asks(s: State, seat: int) -> bool:
    """Tell whether a die may be lost: that is a choice, the feet are not."""
    return has_kind(s, seat, ORANGE) != 0 and kinds_in_roll(s, seat) != 0


def cheese_boy_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet with a brown die; with an orange one, lose a die from Roll or not (cubitos-12.21)."""
    cheese_boy_leftover(s, seat, chance)
    if has_kind(s, seat, ORANGE) != 0:
        ask_to_lose_from_roll(s, seat)


def cheese_boy_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the feet for a brown die."""
    if has_kind(s, seat, BROWN) != 0:
        gain_feet(s, seat, FEET[CHEESE_BOY], chance)
