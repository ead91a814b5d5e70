"""What a picture of T-Rex tells beside the view: points and places as they stand, what a move would do."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note
from cubarium.engine.insights import HOUSE, arrow
from cubarium.engine.record import copy_of, members
from cubarium.games.trex.actions import (
    EGG_LEFT,
    HIGH_COLOUR,
    KEEP_COLOURS,
    LOW_COLOUR,
    PLAY_CARD,
    REMOVE_PLAYED,
)
from cubarium.games.trex.data.schema import COLOURS
from cubarium.games.trex.events import LINE_EGGS
from cubarium.games.trex.state import NONE, SHOWER, View
from cubarium.games.trex.table.names import INSIDE
from cubarium.games.trex.table.words import Words


class Insights(insights.Insights[Words]):
    """The insights of one match of T-Rex."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return the lines of the seat's score sheet if the game ended now."""
        eggs = enumerate(v.seats[seat].eggs)
        return [Note(LINE_EGGS, seat, colour, count, count * count) for colour, count in eggs if count]

    def place_now(self, v: View, seat: int) -> tuple[int, int]:
        """Return the place of the seat's top card and how many players show one; place 0 if it shows none."""
        if v.ranking[0] != NONE:  # the round has ended, and its ranking stands
            return v.ranking.index(seat) + 1, v.players
        shown = [p for p in range(v.players) if v.seats[p].played_size > 0]
        standing = self.rules["standing"]
        shown.sort(key=lambda p: -int(standing(v, p)))
        return (shown.index(seat) + 1 if seat in shown else 0), len(shown)

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return the place a card would take now and what its symbol does, or how eggs and colours pay."""
        if action < EGG_LEFT:
            return self._if_played(v, action - PLAY_CARD, language)
        if action < REMOVE_PLAYED:
            after = copy_of(v)
            after.seats[v.viewer].eggs[v.shown_eggs[action - EGG_LEFT]] += 1
            points = self.rules["egg_points"]
            return arrow(points(v, v.viewer), points(after, v.viewer))
        if action <= KEEP_COLOURS:
            return ""
        new, old = _colours(v, action)
        return self.words.table(
            "holding",
            language,
            colour=self.words.colour(new, language, INSIDE),
            count=self._holding(v, new),
            old=self.words.colour(old, language, INSIDE),
            total=self._holding(v, old),
        )

    def numbers(self, v: View, action: int) -> dict[str, int]:
        """Return how many cards in hand have the new colour, and how many the one that it replaces."""
        if action <= KEEP_COLOURS:
            return {}
        new, old = _colours(v, action)
        return {"new": self._holding(v, new), "old": self._holding(v, old)}

    def facts(self, v: View) -> dict[str, Any]:
        """Return for every seat its place, its points and how many cards its pile has."""
        seats = range(v.players)
        return {
            "places": [self.place_now(v, seat)[0] for seat in seats],
            "points": [int(self.rules["egg_points"](v, seat)) for seat in seats],
            "piles": [pile_size(v, seat) for seat in seats],
        }

    def pieces(self, language: str) -> dict[str, Any]:
        """Return what is printed on cards, and how many eggs there are."""
        tables, words = self.words.values, self.words
        house = frozenset(tables["HOUSE_VALUES"])
        return {
            "colours": {name: words.colour(number, language) for number, name in enumerate(COLOURS)},
            "cards": {
                name: {
                    "name": words.card(card, language),
                    "colour": COLOURS[tables["CARD_COLOUR"][card]]
                    if tables["CARD_COLOUR"][card] >= 0
                    else None,
                    "number": tables["CARD_NUMBER"][card],
                    "draws": tables["CARD_DRAWS"][card],
                    "is_meteor": self.is_meteor(card),
                    "symbol": words.symbol(card, language),
                    "is_house": f"card.{name}.symbol" in house,
                }
                for card, (name, colour) in enumerate(
                    zip(tables["CARD_NAMES"], tables["CARD_COLOUR"], strict=True)
                )
            },
            "eggs": dict(zip(COLOURS, tables["EGG_COUNTS"], strict=True)),
        }

    def is_meteor(self, card: int) -> bool:
        """Tell whether a card works as a meteor."""
        return card == SHOWER or bool(self.words.values["METEORS"] >> card & 1)

    def _if_played(self, v: View, card: int, language: str) -> str:
        after = copy_of(v)
        me = after.seats[v.viewer]
        me.played[me.played_size] = card
        me.played_size += 1
        me.played_at = v.plays + 1
        place, count = self.place_now(after, v.viewer)
        parts = [self.words.table("place-now", language, place=place, count=count)]
        if draws := min(self.words.values["CARD_DRAWS"][card], pile_size(v, v.viewer)):
            parts.append(self.words.table("draws", language, count=draws) + self._house_mark(card))
        if self.is_meteor(card):
            parts.append(self._meteor(v, card, language) + self._house_mark(card))
        return ", ".join(parts)

    def _house_mark(self, card: int) -> str:
        tables = self.words.values
        return HOUSE if f"card.{tables['CARD_NAMES'][card]}.symbol" in tables["HOUSE_VALUES"] else ""

    def _meteor(self, v: View, card: int, language: str) -> str:
        if v.leader == v.viewer:
            return self.words.table("meteor-after-all", language)
        if v.leader == NONE:
            return self.words.table("meteor-falls", language)
        fall = self.rules["meteor_strength"]
        tops = fall(v, card) >= fall(v, v.leader_card)
        return self.words.table("meteor-tops" if tops else "meteor-too-low", language)

    def _holding(self, v: View, colour: int) -> int:
        return sum(self.words.values["CARD_COLOUR"][card] == colour for card in members(v.hand))


def _colours(v: View, action: int) -> tuple[int, int]:
    """Return the colour that a change puts in place, and the one that goes."""
    is_high = action < LOW_COLOUR
    return action - (HIGH_COLOUR if is_high else LOW_COLOUR), v.high if is_high else v.low


def pile_size(v: View, seat: int) -> int:
    """Count the cards of a draw pile."""
    return int(v.unseen_sizes[seat] + v.seats[seat].pile_size)
