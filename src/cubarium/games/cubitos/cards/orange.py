"""Orange cards (cubitos-12.8 to 12.14)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, ask_to_lose_from_roll, has_kind, pose
from cubarium.games.cubitos.cards.numbers import BATTER_BEAVER, CAPTAIN_BARK, DUGOUT, MR_BATS, THE_BABE
from cubarium.games.cubitos.data.values import ABILITY_PAIR, COINS, FREE_DICE, POWER_PAIR
from cubarium.games.cubitos.rules.gains import gain_coins, gain_fan, gain_feet
from cubarium.games.cubitos.rules.zones import card_of, kinds_in_roll, lose_active, unused
from cubarium.games.cubitos.state import BROWN, CHOOSE, MUST_LOSE, ORANGE, PINCH, RED, WHITE, State

FANS_PER_FOOT = 2


def dugout_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw three dice freely (cubitos-12.8)."""
    ask_free_throw(s, seat, FREE_DICE[DUGOUT])


def reliever_beaver_immediate(s: State, seat: int, chance: Chance) -> None:
    """Lose a die from Roll at once; the power face alone does so (cubitos-12.9)."""
    ask_to_lose_from_roll(s, seat)


def reliever_beaver_asks(s: State, seat: int) -> bool:
    """Tell whether there is a die to lose."""
    return kinds_in_roll(s, seat) != 0


def reliever_beaver_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Lose a die from Roll (cubitos-12.9)."""
    ask_to_lose_from_roll(s, seat)


def benchwarmer_asks(s: State, seat: int) -> bool:
    """Tell that this is always a choice."""
    return True


def benchwarmer_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Lose this die and another from any zone (cubitos-12.10)."""
    lose_active(s, seat, POWER_PAIR[ORANGE] if power != 0 else ABILITY_PAIR[ORANGE], chance)
    pose(s, seat, MUST_LOSE, 0, 1)


def batter_beaver_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw two dice freely; what follows is settled at the end of the round (cubitos-12.11)."""
    ask_free_throw(s, seat, FREE_DICE[BATTER_BEAVER])


def fans_to_come(s: State, seat: int) -> int:
    """Count the fans that Captain Bark and the power of The Babe bring when they are used first."""
    fans = 0
    if card_of(s, BROWN) == CAPTAIN_BARK and has_kind(s, seat, WHITE) != 0 and has_kind(s, seat, RED) != 0:
        fans += unused(s, seat, ABILITY_PAIR[BROWN])
    if card_of(s, ORANGE) == THE_BABE:
        fans += unused(s, seat, POWER_PAIR[ORANGE])
    return fans


def mr_bats_asks(s: State, seat: int) -> bool:
    """Tell whether fans may bring a foot; otherwise the coins are the only gain."""
    return bool(s.seats[seat].fans + fans_to_come(s, seat) >= FANS_PER_FOOT)


def mr_bats_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Choose between coins and feet for fans, if these are enough (cubitos-12.12)."""
    if s.seats[seat].fans >= FANS_PER_FOOT:
        pose(s, seat, CHOOSE, ORANGE, 1)
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


def the_babe_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins; the power face brings a fan too and is lost then (cubitos-12.13)."""
    gain_coins(s, seat, COINS[THE_BABE], chance)
    if power != 0:
        gain_fan(s, seat, 1, chance)


def pinch_eater_immediate(s: State, seat: int, chance: Chance) -> None:
    """Put a die from Roll into Active on any face (cubitos-12.14)."""
    if kinds_in_roll(s, seat) != 0:
        pose(s, seat, PINCH, 0, 1)
