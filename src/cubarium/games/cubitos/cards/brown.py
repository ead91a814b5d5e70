"""Brown cards: each is lost with its use in the Run phase (cubitos-12.43 to 12.49)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, has_kind
from cubarium.games.cubitos.cards.numbers import CAPTAIN_BARK, DR_LIVINGSTONE, MR_DOG, MUGGLES, RICH_DOG
from cubarium.games.cubitos.data.values import (
    BLANK_PAIR,
    CARD_CREDITS,
    COINS,
    FEET,
    FIRST_PAIR,
    FREE_DICE,
    PAIR_COINS,
    PAIR_FEET,
)
from cubarium.games.cubitos.rules.gains import gain_coins, gain_credits, gain_fan, gain_feet
from cubarium.games.cubitos.state import COLOURS_FROM, RED, WHITE, State


def rich_dog_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins (cubitos-12.43)."""
    gain_coins(s, seat, COINS[RICH_DOG], chance)


def captain_bark_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain credits, and a fan without its credits with a white and a red die (cubitos-12.44)."""
    captain_bark_leftover(s, seat, chance)
    gain_credits(s, seat, CARD_CREDITS[CAPTAIN_BARK], chance)


def captain_bark_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the fan alone."""
    if has_kind(s, seat, WHITE) != 0 and has_kind(s, seat, RED) != 0:
        gain_fan(s, seat, 0, chance)


def wizard_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Give nothing: the die is lost, that is all; credits come at each Push (cubitos-12.45)."""


def dapper_doggie_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Collect once more what active gray dice show, collected before or not (cubitos-12.46)."""
    p = s.seats[seat]
    coins = 0
    feet = 0
    for kind in range(COLOURS_FROM):
        for pair in range(FIRST_PAIR[kind], BLANK_PAIR[kind]):
            coins += p.active[pair] * PAIR_COINS[pair]
            feet += p.active[pair] * PAIR_FEET[pair]
    gain_coins(s, seat, coins, chance)
    gain_feet(s, seat, feet, chance)


def dr_livingstone_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.47)."""
    gain_feet(s, seat, FEET[DR_LIVINGSTONE], chance)


def mr_dog_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain credits (cubitos-12.48)."""
    gain_credits(s, seat, CARD_CREDITS[MR_DOG], chance)


def muggles_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw two dice freely (cubitos-12.49)."""
    ask_free_throw(s, seat, FREE_DICE[MUGGLES])


def muggles_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins (cubitos-12.49)."""
    gain_coins(s, seat, COINS[MUGGLES], chance)
