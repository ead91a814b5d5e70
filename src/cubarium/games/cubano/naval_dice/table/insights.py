"""What a picture of the naval battle of dice tells beside the view: what is aimed at, and what shots do."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note
from cubarium.engine.words import join
from cubarium.games.cubano.naval_dice.actions import (
    CORRECT,
    FIRE,
    FIRST_COLOUR,
    LOSE,
    MINUS,
    PLUS,
    REROLL,
)
from cubarium.games.cubano.naval_dice.data.schema import SHIPS
from cubarium.games.cubano.naval_dice.rules.placing import letter_of
from cubarium.games.cubano.naval_dice.rules.turn import afloat, aimed, corrected, only_adds, ship_at
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    FACES,
    HALF_NAMES,
    NO_PLACE,
    PLAYERS,
    SHIFTING,
    View,
)
from cubarium.games.cubano.naval_dice.table.words import Words
from cubarium.games.cubano.table.naval_colours import colour_names, turned_colours


class Insights(insights.Insights[Words]):
    """The insights of one match of the naval battle of dice."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return what the seat has sunk so far."""
        return self.journal_of("tell_lines", v, seat)

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return what a shot does, with which throws a correction hits, or which ship loses a cube."""
        if FIRE <= action < CORRECT:
            return self._shot(v, action - FIRE, language)
        if CORRECT <= action < REROLL:
            return self._reach(v, action - CORRECT, language)
        if PLUS <= action <= MINUS:
            square = corrected(v.aim, v.shift if action == PLUS else -v.shift)
            what = self._shot(v, square, language)
            if square == NO_PLACE:
                return what
            return self.words.table("to", language, square=HALF_NAMES[square], what=what)
        if LOSE <= action < FIRST_COLOUR:
            ship = ship_at(v, v.viewer, action - LOSE)
            left = (v.seats[v.viewer].ships[ship] & afloat(v, v.viewer)).bit_count() - 1
            return self.words.table("lose", language, ship=self.words.ship(ship, language), left=left)
        return ""

    def facts(self, v: View) -> dict[str, Any]:
        """Return the second colour, what is afloat and sunk, who only adds, the dice and what is aimed at."""
        seats = range(PLAYERS)
        return {
            "second": next(iter(turned_colours([player.colour for player in v.seats])), None),
            "only_adds": [only_adds(v, seat) for seat in seats],
            "afloat": [afloat(v, seat).bit_count() for seat in seats],
            "sunk": [[_is_sunk(v, seat, ship) for ship in range(len(SHIPS))] for seat in seats],
            "dice": list(v.dice) if v.aim == NO_PLACE else [letter_of(v.aim), v.shift],
            "aims": [
                {"square": HALF_NAMES[square] if square != NO_PLACE else None, "by": by}
                for square, by in aims(v)
            ],
        }

    def pieces(self, language: str) -> dict[str, Any]:
        """Return the squares of a half, row by row, the ships, and what a mine costs."""
        tables, words = self.words.values, self.words
        return {
            "squares": HALF_NAMES,
            "colours": colour_names(language),
            "ships": [
                {
                    "id": name,
                    "name": words.ship(ship, language),
                    "letter": words.ship(ship, language, "letter"),
                    "length": tables["SHIP_LENGTH"][ship],
                }
                for ship, name in enumerate(SHIPS)
            ],
            "mine_loss": tables["MINE_LOSS"],
            "is_house": "mine.loss" in tables["HOUSE_VALUES"],
        }

    def _shot(self, v: View, square: int, language: str) -> str:
        enemy = 1 - v.viewer
        if square == NO_PLACE:
            return self.words.table("off-board", language)
        if afloat(v, enemy) >> square & 1:
            ship = self.words.ship(ship_at(v, enemy, square), language, "with-the")
            return self.words.table("hit", language, ship=ship)
        if v.seats[enemy].lost >> square & 1:
            return self.words.table("lost-already", language)
        if v.seats[enemy].holes >> square & 1:
            return self.words.table("mine" if v.mines else "island", language)
        return self.words.table("miss", language)

    def _reach(self, v: View, aim: int, language: str) -> str:
        enemy = 1 - v.viewer
        parts = []
        if hits := _throws(v, aim, afloat(v, enemy)):
            throws = join(language, hits)
            parts.append(self.words.table("reach", language, throws=throws, count=len(hits)))
        else:
            parts.append(self.words.table("reach-none", language))
        if v.mines and (mines := _throws(v, aim, v.seats[enemy].holes)):
            parts.append(self.words.table("reach-mines", language, throws=join(language, mines)))
        return ", ".join(parts)


def aims(v: View) -> list[tuple[int, int]]:
    """Return the squares a shot can reach now, each with the correction that leads there, 0 for none."""
    if v.phase == AIMING:
        squares = {aimed(v.dice[0], v.dice[1]), aimed(v.dice[1], v.dice[0])} - {NO_PLACE}
        return [(square, 0) for square in sorted(squares)]
    if v.phase == SHIFTING:
        return [(corrected(v.aim, by), by) for by in (v.shift, -v.shift)]
    return []


def _throws(v: View, aim: int, wanted: int) -> list[str]:
    """Return the throws whose correction can reach one of these squares."""
    found = []
    for throw in range(1, FACES + 1):
        squares = [corrected(aim, by) for by in ((throw,) if only_adds(v, v.viewer) else (throw, -throw))]
        if any(square != NO_PLACE and wanted >> square & 1 for square in squares):
            found.append(str(throw))
    return found


def _is_sunk(v: View, seat: int, ship: int) -> bool:
    squares = v.seats[seat].ships[ship]
    return bool(squares) and squares & afloat(v, seat) == 0
