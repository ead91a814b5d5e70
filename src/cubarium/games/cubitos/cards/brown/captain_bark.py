"""Captain Bark."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind
from cubarium.games.cubitos.data.card import IN_RUN, LATE, WITHOUT_CREDITS, Card
from cubarium.games.cubitos.data.values import ABILITY_PAIR, CARD_CREDITS
from cubarium.games.cubitos.rules.gains import gain_credits, gain_fan
from cubarium.games.cubitos.rules.zones import unused
from cubarium.games.cubitos.state import BROWN, RED, WHITE, State

CAPTAIN_BARK = 43
CARD = Card(
    CAPTAIN_BARK,
    rule="cubitos-12.44",
    amounts=("credits",),
    run=LATE,
    fans=WITHOUT_CREDITS,
    credits=IN_RUN,
    extra=40,
)


def captain_bark_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain credits, and a fan without its credits with a white and a red die (cubitos-12.44)."""
    captain_bark_leftover(s, seat, chance)
    gain_credits(s, seat, CARD_CREDITS[CAPTAIN_BARK], chance)


def captain_bark_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the fan alone."""
    if has_kind(s, seat, WHITE) != 0 and has_kind(s, seat, RED) != 0:
        gain_fan(s, seat, 0, chance)


def captain_bark_fans(s: State, seat: int) -> int:
    """Count a fan for each symbol, with a white and a red die."""
    if has_kind(s, seat, WHITE) == 0 or has_kind(s, seat, RED) == 0:
        return 0
    return unused(s, seat, ABILITY_PAIR[BROWN])
