"""White cards (cubitos-12.50 to 12.56). Broken Cow may be used at several moments: see questions.py."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, has_kind, pose
from cubarium.games.cubitos.cards.numbers import DOPE_CAT, FAST_CAT, FAT_CAT, SCHMUTZ, SMELLY_CAT
from cubarium.games.cubitos.data.values import BONUS, CARD_CREDITS, COINS, FEET, FREE_DICE, SECOND_BONUS
from cubarium.games.cubitos.rules.gains import gain_coins, gain_credits, gain_feet
from cubarium.games.cubitos.rules.zones import gray_in_supply, kinds_in_supply
from cubarium.games.cubitos.state import BROWN, GAIN, GAIN_GRAY, GREEN, State


def smelly_cat_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.50)."""
    gain_feet(s, seat, FEET[SMELLY_CAT], chance)


def cat_tastrophy_asks(s: State, seat: int) -> bool:
    """Tell whether a die may be gained."""
    return kinds_in_supply(s, s.seats[seat].fans) != 0


def cat_tastrophy_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a die that costs no more than the fans (cubitos-12.51)."""
    pose(s, seat, GAIN, s.seats[seat].fans, 1)


def fat_cat_asks(s: State, seat: int) -> bool:
    """Tell whether a gray die comes with the feet: some would rather have neither."""
    return gray_in_supply(s) > 0


def fat_cat_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a coin and feet, and a gray die if there is one (cubitos-12.52)."""
    fat_cat_leftover(s, seat, chance)
    gain_feet(s, seat, FEET[FAT_CAT], chance)
    if gray_in_supply(s) > 0:
        pose(s, seat, GAIN_GRAY, 0, 1)


def fat_cat_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the coin alone."""
    gain_coins(s, seat, COINS[FAT_CAT], chance)


def dope_cat_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins with a brown and with a green die (cubitos-12.53)."""
    coins = BONUS[DOPE_CAT] * has_kind(s, seat, BROWN) + SECOND_BONUS[DOPE_CAT] * has_kind(s, seat, GREEN)
    gain_coins(s, seat, coins, chance)


def fast_cat_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw two dice freely (cubitos-12.55)."""
    ask_free_throw(s, seat, FREE_DICE[FAST_CAT])


def schmutz_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot, and credits if a die was lost, now or before the purchases (cubitos-12.56)."""
    gain_feet(s, seat, FEET[SCHMUTZ], chance)
    if s.seats[seat].lost_die != 0:
        gain_credits(s, seat, CARD_CREDITS[SCHMUTZ], chance)
    else:
        s.seats[seat].unpaid += 1
