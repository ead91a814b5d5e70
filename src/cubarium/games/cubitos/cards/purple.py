"""Purple cards (cubitos-12.36 to 12.42)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind, pose
from cubarium.games.cubitos.cards.numbers import (
    DANCING_DINO,
    PRONTO_BRONTO,
    ROLLOSAURUS,
    SHIMMY_SHIMMY_DINO,
    WIKIWIKI_DINOSAUR,
    YOU_BET_JURASSICAN,
)
from cubarium.games.cubitos.data.circuits import FINISH
from cubarium.games.cubitos.data.values import BONUS, FEET, GROUP, LINES, SECOND_BONUS, SPACE, ZONE
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.zones import active_of_kind, has_first_die, kinds_in_supply
from cubarium.games.cubitos.state import (
    BROWN,
    COLOURS_FROM,
    DARK,
    IN_ACTIVE,
    KIND_COUNT,
    LIGHT,
    LOAN,
    ORANGE,
    RED,
    WHITE,
    YELLOW,
    State,
)

ANY_COST = 99


def rollosaurus_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.36)."""
    gain_feet(s, seat, FEET[ROLLOSAURUS], chance)


def dancing_dino_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet, more with a red and with an orange die (cubitos-12.37)."""
    card = DANCING_DINO
    more = BONUS[card] * has_kind(s, seat, RED) + SECOND_BONUS[card] * has_kind(s, seat, ORANGE)
    gain_feet(s, seat, FEET[card] + more, chance)


def cubasaurus_immediate(s: State, seat: int, chance: Chance) -> None:
    """Take any die on loan and set it on any face (cubitos-12.38)."""
    if kinds_in_supply(s, ANY_COST) != 0:
        pose(s, seat, LOAN, 0, 1)


def cubasaurus_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Give nothing: the die is lost, that is all (cubitos-12.38)."""


def wikiwiki_dinosaur_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every colour in Active; grays are one, the first-player die one (cubitos-12.39)."""
    colours = has_first_die(s, seat, IN_ACTIVE)
    if has_kind(s, seat, LIGHT) + has_kind(s, seat, DARK) > 0:
        colours += 1
    for kind in range(COLOURS_FROM, KIND_COUNT):
        colours += has_kind(s, seat, kind)
    gain_feet(s, seat, FEET[WIKIWIKI_DINOSAUR] * colours, chance)


def you_bet_jurassican_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet, more with a brown and with a yellow die (cubitos-12.40)."""
    card = YOU_BET_JURASSICAN
    more = BONUS[card] * has_kind(s, seat, BROWN) + SECOND_BONUS[card] * has_kind(s, seat, YELLOW)
    gain_feet(s, seat, FEET[card] + more, chance)


def shimmy_shimmy_dino_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every gray and white die in Active (cubitos-12.41)."""
    dice = active_of_kind(s, seat, LIGHT) + active_of_kind(s, seat, DARK) + active_of_kind(s, seat, WHITE)
    gain_feet(s, seat, FEET[SHIMMY_SHIMMY_DINO] * dice, chance)


def pronto_bronto_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every two red lines to the Finish of this lap; none after a tie (cubitos-12.42)."""
    cell = s.seats[seat].cell
    if s.tie_break == 0 and SPACE[cell] != FINISH:
        gain_feet(s, seat, (LINES - ZONE[cell]) // GROUP[PRONTO_BRONTO], chance)
