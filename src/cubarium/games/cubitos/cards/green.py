"""Green cards (cubitos-12.22 to 12.28)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.effects import active_to_roll, can_move_other, green_pair, pose
from cubarium.games.cubitos.cards.numbers import PUNK_FRUIT, UP_TO_11
from cubarium.games.cubitos.data.values import BLANK_PAIR, FEET, FIRST_PAIR, FREE_DICE
from cubarium.games.cubitos.events import KEEPS_GREEN_GRAY, PROTECTED
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.throwing import throw_picked
from cubarium.games.cubitos.rules.zones import has_first_die, kinds_in_draw, kinds_in_roll, lose_active
from cubarium.games.cubitos.state import (
    AFTER_PUSH,
    COLOURS_FROM,
    COLOURS_THROW,
    IN_ROLL,
    MOVE_OTHER,
    State,
)


def rock_on_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Move this die to Roll before the throw (cubitos-12.22)."""
    active_to_roll(s, seat, green_pair(power), chance)


def pina_cubelada_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Make this Push unable to bust (cubitos-12.23)."""
    p = s.seats[seat]
    p.used[green_pair(power)] += 1
    p.protected = 1
    note(chance, PROTECTED, seat)


def keep_on_rollin_bust(s: State, seat: int, power: int, chance: Chance) -> None:
    """Lose this die instead of a bust (cubitos-12.24)."""
    lose_active(s, seat, green_pair(power), chance)
    s.seats[seat].stage = AFTER_PUSH


def pineapple_rocks_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Move this die to Roll, and with the power face another active one (cubitos-12.25)."""
    active_to_roll(s, seat, green_pair(power), chance)
    if power != 0 and can_move_other(s, seat):
        pose(s, seat, MOVE_OTHER, 0, 1)


def up_to_11_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Move this die to Roll before the throw (cubitos-12.26)."""
    active_to_roll(s, seat, green_pair(power), chance)


def up_to_11_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet; the power face alone does so (cubitos-12.26)."""
    gain_feet(s, seat, FEET[UP_TO_11], chance)


def rolling_stoned_bust(s: State, seat: int, power: int, chance: Chance) -> None:
    """Throw all own gray dice; a hit saves from the bust (cubitos-12.27)."""
    p = s.seats[seat]
    p.used[green_pair(power)] += 1
    for kind in range(COLOURS_FROM):
        p.picked[kind] = p.draw[kind] + p.roll[kind] + p.discard[kind]
        p.draw[kind] = 0
        p.roll[kind] = 0
        p.discard[kind] = 0
        for pair in range(FIRST_PAIR[kind], BLANK_PAIR[kind] + 1):
            p.picked[kind] += p.active[pair]
            p.active[pair] = 0
            p.used[pair] = 0
    if throw_picked(s, seat, chance) > 0:
        p.stage = AFTER_PUSH


def punk_fruit_bust(s: State, seat: int, power: int, chance: Chance) -> None:
    """Keep green and gray dice active in the bust that follows (cubitos-12.28)."""
    s.seats[seat].protected = 1
    note(chance, KEEPS_GREEN_GRAY, seat)


def punk_fruit_asks(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    kinds = kinds_in_draw(s, seat) | kinds_in_roll(s, seat)
    return kinds != 0 or has_first_die(s, seat, IN_ROLL) != 0


def punk_fruit_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Throw dice of different colours freely (cubitos-12.28)."""
    pose(s, seat, COLOURS_THROW, 0, FREE_DICE[PUNK_FRUIT])
