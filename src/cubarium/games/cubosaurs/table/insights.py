"""What a picture of Cubosaurs tells beside the view: points as they stand, and what a move pays."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note, seeded
from cubarium.engine.insights import arrow
from cubarium.engine.record import members
from cubarium.games.cubosaurs.actions import KEEP
from cubarium.games.cubosaurs.data.schema import TILES
from cubarium.games.cubosaurs.rules.scoring import BLACK, FIRST_EGG, GREY, SERIES_TYPES
from cubarium.games.cubosaurs.state import View
from cubarium.games.cubosaurs.table.foresight import after
from cubarium.games.cubosaurs.table.names import TYPES
from cubarium.games.cubosaurs.table.words import Words


class Insights(insights.Insights[Words]):
    """The insights of one match of Cubosaurs."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return the lines of the seat's score sheet if the round ended now."""
        journal = seeded(0)
        self.rules["collection_points"](v, seat, v.seats[seat].collection, journal, 1)
        return journal.journal

    def points_now(self, v: View, seat: int) -> int:
        """Return what the round would pay the seat if it ended now."""
        points = self.rules["collection_points"]
        return int(points(v, seat, v.seats[seat].collection, seeded(0), 0))

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return how a move changes points and tokens, those of the viewer first."""
        then = after(v, action)
        if then is None:
            return ""
        parts = []
        for seat in (v.viewer, *(p for p in range(v.players) if p != v.viewer)):
            if seat == v.viewer or then.seats[seat].collection != v.seats[seat].collection:
                change = arrow(self.points_now(v, seat), self.points_now(then, seat))
                parts.append(change if seat == v.viewer else f"{self.names[seat]} {change}")
        gained = (v.hand & self.words.values["ICON_CARDS"]).bit_count()
        if action == KEEP and v.advanced and gained:
            parts.append(self.words.table("gain", language, count=gained))
        return ", ".join(parts)

    def facts(self, v: View) -> dict[str, Any]:
        """Return the points of every seat if the round ended now, and the totals of the rounds before."""
        return {
            "points": [self.points_now(v, seat) for seat in range(v.players)],
            "totals": [int(self.rules["rounds_total"](v, seat)) for seat in range(v.players)],
        }

    def pieces(self, language: str) -> dict[str, Any]:
        """Return what is printed on cards and tiles."""
        tables, words = self.words.values, self.words
        house = frozenset(tables["HOUSE_VALUES"])
        names = tables["CARD_NAMES"]
        icons = set(members(tables["ICON_CARDS"]))
        return {
            "types": {
                name: {
                    "name": words.card_type(number, language),
                    "points": list(tables["SERIES"][number][1:]) if number < SERIES_TYPES else [],
                    "is_house": f"type.{name}.points" in house,
                }
                for number, name in enumerate(TYPES)
            },
            "cards": {
                name: {
                    "name": words.card(card, language),
                    "type": TYPES[tables["CARD_TYPE"][card]],
                    "has_dna": card in icons,
                    **self._values(card, name, house),
                }
                for card, name in enumerate(names)
            },
            "tiles": {
                name: {
                    "cost": tables["TILE_COST"][tile],
                    "name": words.tile(tile, language),
                    "text": words.tile_effect(tile, language),
                    "at_end": bool(tables["TILE_AT_END"] >> tile & 1),
                    "is_house": f"tile.{tile + 1}.cost" in house,
                }
                for tile, name in enumerate(f"tile-{number}" for number in TILES)
            },
        }

    def _values(self, card: int, name: str, house: frozenset[str]) -> dict[str, Any]:
        tables = self.words.values
        if tables["CARD_TYPE"][card] in (GREY, BLACK):
            return {"pair": tables["PAIR"][card], "alone": tables["LONELY"][card]}
        if card >= FIRST_EGG:
            return {
                "counts": name.removeprefix("egg-"),
                "most": tables["EGG_REWARD"][card - FIRST_EGG],
                "else": tables["EGG_PENALTY"][card - FIRST_EGG],
                "is_house": bool({f"card.{name}.reward", f"card.{name}.penalty"} & house),
            }
        return {}
