"""Red cards: they act when swords are compared (cubitos-4.3 to 4.6, 12.1 to 12.7)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.effects import pose
from cubarium.games.cubitos.cards.numbers import EL_BANDITO, MR_SOLDIER
from cubarium.games.cubitos.data.values import ABILITY_PAIR, BLANK_PAIR, COINS, FEET, POWER_PAIR
from cubarium.games.cubitos.events import MAY_DRAW_ALL, WHITE_GREEN_FREE
from cubarium.games.cubitos.rules.gains import gain_coins, gain_feet
from cubarium.games.cubitos.rules.zones import active_of_kind, lose_active
from cubarium.games.cubitos.state import GIVE_DIE, RED, State


def seats_with_fewer_swords(s: State, seat: int) -> int:
    """Count the opponents who had strictly fewer swords."""
    count = 0
    for other in range(s.players):
        if s.seats[other].swords < s.seats[seat].swords:
            count += 1
    return count


def mr_soldier_red(s: State, seat: int, chance: Chance) -> None:
    """Give coins and feet to the most swords; by a switch, a red die is the price (cubitos-12.1)."""
    gain_coins(s, seat, COINS[MR_SOLDIER], chance)
    gain_feet(s, seat, FEET[MR_SOLDIER], chance)
    if s.soldier_pays != 0 and active_of_kind(s, seat, RED) > 0:
        p = s.seats[seat]
        pair = POWER_PAIR[RED]
        if p.active[BLANK_PAIR[RED]] > 0:
            pair = BLANK_PAIR[RED]
        elif p.active[ABILITY_PAIR[RED]] > 0:
            pair = ABILITY_PAIR[RED]
        lose_active(s, seat, pair, chance)


def punch_guy_red(s: State, seat: int, chance: Chance) -> None:
    """Exempt white and green dice from the next draw amount (cubitos-12.2)."""
    s.seats[seat].free_white_green = 1
    note(chance, WHITE_GREEN_FREE, seat)


def supah_general_red(s: State, seat: int, chance: Chance) -> None:
    """Give a coin for every fan (cubitos-12.3)."""
    gain_coins(s, seat, s.seats[seat].fans, chance)


def jacques_couteau_red(s: State, seat: int, chance: Chance) -> None:
    """Allow a free throw of two dice for every opponent with fewer swords (cubitos-12.4)."""
    s.seats[seat].repeats = seats_with_fewer_swords(s, seat)


def champion_red(s: State, seat: int, chance: Chance) -> None:
    """Allow all dice to be drawn in the next Draw step (cubitos-12.5)."""
    s.seats[seat].may_draw_all = 1
    note(chance, MAY_DRAW_ALL, seat)


def crabby_red(s: State, seat: int, chance: Chance) -> None:
    """Ask for a die to give away (cubitos-12.6)."""
    pose(s, seat, GIVE_DIE, 0, 1)


def el_bandito_red(s: State, seat: int, chance: Chance) -> None:
    """Give a foot for every opponent with fewer swords (cubitos-12.7)."""
    gain_feet(s, seat, FEET[EL_BANDITO] * seats_with_fewer_swords(s, seat), chance)
