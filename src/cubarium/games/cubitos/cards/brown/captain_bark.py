"""Captain Bark."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind
from cubarium.games.cubitos.cards.estimates import fan_value
from cubarium.games.cubitos.data.card import IN_RUN, LATE, WITHOUT_CREDITS, Card
from cubarium.games.cubitos.data.values import ABILITY_PAIR, CARD_CREDITS
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.gains import credits_cost_dice, fan_brings_token, gain_credits, gain_fan
from cubarium.games.cubitos.rules.zones import unused
from cubarium.games.cubitos.state import BROWN, CHOOSE, RED, WHITE, State, View

CAPTAIN_BARK = 43
CARD = Card(
    CAPTAIN_BARK,
    rule="cubitos-12.44",
    amounts=("credits",),
    asks=("choose",),
    run=LATE,
    offers=("fan", "no-fan"),
    fans=WITHOUT_CREDITS,
    may_decline_fans=True,
    credits=IN_RUN,
    extra=40,
)


def captain_bark_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain credits, and perhaps a fan without its credits with a white and a red die (cubitos-12.44)."""
    gain_credits(s, seat, CARD_CREDITS[CAPTAIN_BARK], chance)
    if has_white_and_red(s, seat):
        if fan_brings_token(s, seat):
            ask_player(s, seat, CHOOSE, BROWN, 1)
        else:
            gain_fan(s, seat, 0, chance)


def captain_bark_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take what nobody declines: a fan without a token, and credits without a price."""
    if has_white_and_red(s, seat) and not fan_brings_token(s, seat):
        gain_fan(s, seat, 0, chance)
    if not credits_cost_dice(s, seat):
        gain_credits(s, seat, CARD_CREDITS[CAPTAIN_BARK], chance)


def captain_bark_first(s: State, seat: int, chance: Chance) -> None:
    """Take the fan and its token."""
    gain_fan(s, seat, 0, chance)


def captain_bark_second(s: State, seat: int, chance: Chance) -> None:
    """Take no fan."""


def captain_bark_offer(v: View, option: int, coin: int) -> int:
    """Value the fan."""
    return fan_value(v, coin) if option == 0 else 0


def has_white_and_red(s: State, seat: int) -> bool:
    """Tell whether a white and a red die are active."""
    return bool(has_kind(s, seat, WHITE) != 0 and has_kind(s, seat, RED) != 0)


def captain_bark_fans(s: State, seat: int) -> int:
    """Count a fan for each symbol, with a white and a red die."""
    return unused(s, seat, ABILITY_PAIR[BROWN]) if has_white_and_red(s, seat) else 0
