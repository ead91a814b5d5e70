"""Blue cards (cubitos-12.29 to 12.35). Bob acts after the moves, in movement.py."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.numbers import BAHAMA_LLAMA, LLAMA_RAMA, LLAMA_SHAMAN, UNDERCOVER_FISH
from cubarium.games.cubitos.data.values import COINS, FEET, WATER_FEET
from cubarium.games.cubitos.rules.gains import gain_coins, gain_fan, gain_feet, gain_water_feet
from cubarium.games.cubitos.rules.throwing import pick_all_gray, throw_picked, throw_roll
from cubarium.games.cubitos.rules.zones import dice_in_roll, gain_die
from cubarium.games.cubitos.state import RED, State


def undercover_fish_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet that may enter water (cubitos-12.30)."""
    gain_water_feet(s, seat, WATER_FEET[UNDERCOVER_FISH], chance)


def llama_rama_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins; the power face brings a fan without its credits (cubitos-12.31)."""
    gain_coins(s, seat, COINS[LLAMA_RAMA], chance)
    if power != 0:
        gain_fan(s, seat, 0, chance)


def bahama_llama_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins and a foot that may enter water (cubitos-12.32)."""
    gain_coins(s, seat, COINS[BAHAMA_LLAMA], chance)
    gain_water_feet(s, seat, WATER_FEET[BAHAMA_LLAMA], chance)


def llama_shaman_asks(s: State, seat: int) -> bool:
    """Tell whether a red die comes with the feet: some would rather have neither."""
    return bool(s.supply[RED] > 0)


def llama_shaman_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet and a red die (cubitos-12.33)."""
    gain_feet(s, seat, FEET[LLAMA_SHAMAN], chance)
    if s.supply[RED] > 0:
        gain_die(s, seat, RED, chance)


def stogie_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw all gray dice of Draw and Roll freely (cubitos-12.34)."""
    pick_all_gray(s, seat)
    throw_picked(s, seat, chance)


def chilly_mcchillster_asks(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    return dice_in_roll(s, seat) > 0


def chilly_mcchillster_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Throw all dice of Roll freely, and once more after what follows (cubitos-12.35)."""
    throw_roll(s, seat, chance)
    s.seats[seat].repeats += 1
