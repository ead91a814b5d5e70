"""For each moment, the function that calls the one of the card in question (see the table in `__init__.py`).

The bodies are made when this is imported; what is written here is done for cards without such a function.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import active_to_roll, ask_free_throw, green_pair
from cubarium.games.cubitos.data.by_card import by_card
from cubarium.games.cubitos.data.card import IN_RUN
from cubarium.games.cubitos.data.values import CARD_CREDITS, COINS, CREDITS_WHEN, FEET, FREE_DICE, WATER_FEET
from cubarium.games.cubitos.rules.gains import gain_coins, gain_credits, gain_feet, gain_water_feet
from cubarium.games.cubitos.rules.zones import has_dice_for
from cubarium.games.cubitos.state import State, View


@by_card("immediate")
def use_immediate(s: State, seat: int, card: int, chance: Chance) -> None:
    """Use the Immediate part of a card."""
    ask_free_throw(s, seat, FREE_DICE[card])


@by_card("push")
def use_before_throw(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use a card between the declaration of a Push and the throw."""
    active_to_roll(s, seat, green_pair(power), chance)


@by_card("together")
def use_together(s: State, seat: int, card: int, chance: Chance) -> None:
    """Use several symbols of a card at once."""


@by_card("after_push")
def use_after_push(s: State, seat: int, card: int, chance: Chance) -> None:
    """Use a card after a Push without bust."""
    ask_free_throw(s, seat, FREE_DICE[card])


@by_card("bust")
def use_on_bust(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use a card when its owner would bust."""


@by_card("red")
def use_red(s: State, seat: int, card: int, chance: Chance) -> None:
    """Carry out a red card for a player entitled to it."""


@by_card("run")
def use_run(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use the Run part of a card."""
    gain_coins(s, seat, COINS[card], chance)
    gain_feet(s, seat, FEET[card], chance)
    gain_water_feet(s, seat, WATER_FEET[card], chance)
    if CREDITS_WHEN[card] == IN_RUN:
        gain_credits(s, seat, CARD_CREDITS[card], chance)


@by_card("asks")
def is_a_choice(s: State, seat: int, card: int) -> bool:
    """Tell whether a Run ability is a real choice now."""
    return has_dice_for(s, seat, card)


@by_card("first")
def take_first(s: State, seat: int, card: int, chance: Chance) -> None:
    """Take the first offer of a card."""


@by_card("second")
def take_second(s: State, seat: int, card: int, chance: Chance) -> None:
    """Take the second offer of a card."""


@by_card("leftover")
def take_leftover(s: State, seat: int, card: int, chance: Chance) -> None:
    """Collect what nobody declines of a choice that was left."""


@by_card("estimate")
def estimate(v: View, card: int, power: int, coin: int) -> int:
    """Value a symbol whose amounts do not tell it."""
    return 0


@by_card("offer")
def offer_value(v: View, card: int, option: int, coin: int) -> int:
    """Value an offer of a card."""
    return 0
