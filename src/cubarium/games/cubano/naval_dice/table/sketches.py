"""How a sketch of the naval battle of dice is completed: holes are made, ships laid and hit."""

from __future__ import annotations

from cubarium.engine.record import members
from cubarium.engine.sketch.dealing import Zone, deal
from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.naval_dice.data.schema import SHIPS
from cubarium.games.cubano.naval_dice.data.values import SHIP_LENGTH
from cubarium.games.cubano.naval_dice.rules.placing import ALL_OF_HALF, fleet, line_between, offers_choice
from cubarium.games.cubano.naval_dice.state import (
    DICE,
    HALF,
    LETTERS,
    OVER,
    PLAYERS,
    SHIP_COUNT,
    THROWING,
    State,
)

PLACES = {"ships": SHIPS}
"""The names of places in lists."""
_LINES = {
    length: sorted({line_between(a, b, length) for a in range(HALF) for b in range(a, HALF)} - {0})
    for length in range(1, LETTERS + 1)
}
"""All straight lines, by their length."""


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Lay the ships that are not said, then the holes and what was hit (cubano-6.2 to 6.6)."""
    for p in range(PLAYERS):
        _lay_fleet(s, guide, known, p, luck)
        _make_holes(s, known, p, luck)
        _hit(s, known, p, luck)


def _lay_fleet(s: State, guide: State, known: State, seat: int, luck: Luck) -> None:
    player, told = s.seats[seat], known.seats[seat]
    for ship in range(SHIP_COUNT):
        is_there = (
            s.phase >= THROWING or guide.seats[seat].ships[ship] or player.ships[ship] & told.ships[ship]
        )
        if not is_there:
            player.ships[ship] &= told.ships[ship]
    ships = [i for i in range(SHIP_COUNT) if s.phase >= THROWING or player.ships[i]]
    hit = player.lost & told.lost
    holes = player.holes & told.holes
    laid = _placed(s, known, seat, ships, holes, hit, luck)
    if laid is not None:
        for ship, squares in laid.items():
            player.ships[ship] = squares


def _placed(
    s: State, known: State, seat: int, ships: list[int], taken: int, hit: int, luck: Luck
) -> dict[int, int] | None:
    """Return squares for the ships that are left, which cover all that was hit and nothing that is taken.

    Some ship must lie on the first square that was hit, so only lines through it are tried for all ships.
    """
    if not ships:
        return None if hit else {}
    through = hit & -hit
    for ship in ships if hit else ships[:1]:
        here, said = s.seats[seat].ships[ship], known.seats[seat].ships[ship]
        rest = [other for other in ships if other != ship]
        for line in _lines(SHIP_LENGTH[ship], here, luck):
            if line & through == through and (line ^ here) & said == 0 and line & taken == 0:
                more = _placed(s, known, seat, rest, taken | line, hit & ~line, luck)
                if more is not None:
                    return {ship: line, **more}
    return None


def _lines(length: int, first: int, luck: Luck) -> list[int]:
    """Return all straight lines of a length, in any order but for the one that lies there."""
    lines = _LINES[length]
    return [*([first] if first in lines else []), *luck.mixed(line for line in lines if line != first)]


def _make_holes(s: State, known: State, seat: int, luck: Luck) -> None:
    player, told = s.seats[seat], known.seats[seat]
    barred = sum(1 << q for q in range(HALF) if s.mines and offers_choice(q)) | fleet(s, seat)
    must = player.holes & told.holes
    count = DICE if s.phase >= THROWING or fleet(s, seat) else player.holes.bit_count()
    zones = (
        Zone(player.holes & ~barred, must, (barred | told.holes & ~player.holes) & ~must, count),
        Zone(ALL_OF_HALF & ~player.holes, told.holes & ~player.holes, must),
    )
    dealt = deal(ALL_OF_HALF, zones, luck)
    if dealt is not None:
        player.holes = dealt[0]


def _hit(s: State, known: State, seat: int, luck: Luck) -> None:
    """Turn back as many cubes of ships as in the guide, where they may be; one side is sunk in the end."""
    player, told = s.seats[seat], known.seats[seat]
    squares = fleet(s, seat)
    must = player.lost & told.lost
    never = told.lost & ~player.lost
    count = min(player.lost.bit_count(), squares.bit_count() - 1)
    if s.phase < THROWING:
        count = 0
    if s.phase == OVER:
        sunk = player.lost.bit_count() >= s.seats[1 - seat].lost.bit_count()
        sunk = sunk if seat == 0 else fleet(s, 0) != s.seats[0].lost
        count = squares.bit_count() if sunk else count
    lost = must
    for square in luck.mixed(members(squares & ~must & ~never)):
        if lost.bit_count() < count:
            lost |= 1 << square
    player.lost = lost
