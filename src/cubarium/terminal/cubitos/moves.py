"""The places a runner of Cubitos can get to and the dice a player can draw, each in one go."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.words import signed
from cubarium.games.cubitos.actions import DONE, SPACE
from cubarium.games.cubitos.data.circuits import FAN, FAN_LOSE, GRASS, JET, SHORTCUT, WATER
from cubarium.games.cubitos.state import View
from cubarium.games.cubitos.table.insights import Insights
from cubarium.games.cubitos.table.routes import Route
from cubarium.terminal.cubitos.dice import Dice
from cubarium.terminal.table_view import Plan

ALL = "all"
"""What is typed to draw all dice at once."""


class Moves:
    """Says what several choices in a row do, in one language."""

    def __init__(self, insights: Insights, language: str, dice: Dice) -> None:
        """Reckon with the insights of a match."""
        self.insights = insights
        self.words = insights.words
        self.language = language
        self.letters = dice.letters
        self.rules = insights.rules
        self.values = insights.values

    def text(self, message: str, /, **words: str | int) -> str:
        """Return a text that the game's catalogue has for the drawing."""
        return self.words.table(message, self.language, **words)

    # --- places --------------------------------------------------------------------------------------------

    def free_cells(self, v: View) -> frozenset[int]:
        """Return the cells the viewer's runner reaches on this lap without money."""
        me = v.seats[v.viewer]
        ways = self.insights.ways(v)
        return frozenset(way.cell for way in ways if way.laps == me.laps and _price(way) == 0)

    def places_to_run(self, v: View) -> list[Plan]:
        """Return where the viewer's runner can end its move: the farthest first, then what pays, then grass.

        Grass for money is left out where a place that is as far costs less.
        """
        ways = self.insights.ways(v)
        ways.sort(key=lambda way: (-self._distance(v, way), _price(way), not self._is_special(v, way)))
        farthest: list[Route] = []
        special: list[Route] = []
        grass: list[Route] = []
        for way in ways:
            is_cheaper = not farthest or _price(way) < _price(farthest[-1])
            if is_cheaper and self._distance(v, way) > 0:
                farthest.append(way)
            elif self._is_special(v, way):
                special.append(way)
            elif _price(way) == 0:
                grass.append(way)
        main = [self._run(v, way, is_main=True) for way in farthest[::-1] + special]
        return [*main, self._stop(v), *(self._run(v, way, is_main=False) for way in grass)]

    def _stop(self, v: View) -> Plan:
        me = v.seats[v.viewer]
        is_idle = me.cell == me.began and self.rules["has_effect"](v, v.viewer, me.cell)
        nothing = self.text("began-here") if is_idle else ""
        return Plan("done", self.words.action(v, DONE, (), self.language), nothing, (DONE,), is_main=True)

    def _distance(self, v: View, way: Route) -> int:
        return self.insights.distance(v, way.laps, way.cell)

    def _is_special(self, v: View, way: Route) -> bool:
        """Tell whether a place pays its visitor now, or offers a special move in the next round."""
        if self.values["SPACE"][way.cell] in (JET, SHORTCUT):
            return True
        is_new = way.cell != v.seats[v.viewer].began
        return is_new and bool(self.rules["has_effect"](v, v.viewer, way.cell))

    def _run(self, v: View, way: Route, *, is_main: bool) -> Plan:
        laps = way.laps - v.seats[v.viewer].laps
        place = self.words.place(way.cell, self.language)
        space = self.values["SPACE"][way.cell]
        if laps:
            sentence = self.text("run-next-lap", laps=way.laps, legs=v.legs, place=place)
        elif space in (GRASS, WATER):
            sentence = self.text("run", place=place)
        else:
            sentence = self.text("run-special", place=place, space=self.words.space(way.cell, self.language))
        spaces = self._distance(v, way)
        parts = []
        if not laps:
            forward = self.text("forward", count=abs(spaces), spaces=signed(spaces))
            parts.append(forward if is_main else signed(spaces))
        if is_main:
            parts.append(self.text("steps", count=way.steps))
        if space in (FAN, FAN_LOSE) and self._is_special(v, way):
            parts.append(self.insights.next_fan(v, self.language))
        if _price(way):
            parts.append(self.text("price", coins=way.coins, credits=way.credits))
        key = f"{place}+{laps}" if laps else place
        return Plan(key.lower(), sentence, " · ".join(parts), way.actions, is_main=is_main)

    # --- drawing dice --------------------------------------------------------------------------------------

    def ways_to_draw(self, v: View, legal: Sequence[int]) -> list[Plan]:
        """Return all dice that hit most often in one go, and then the single choices."""
        after, actions = self.insights.likeliest_draws(v)
        if len(actions) <= 1:
            return []
        counts = [
            now - before
            for now, before in zip(after.seats[v.viewer].roll, v.seats[v.viewer].roll, strict=True)
        ]
        dice = " ".join(f"{self.letters[kind]}{count}" for kind, count in enumerate(counts) if count)
        likeliest = Plan(ALL, self.text("draw-likeliest", count=sum(counts)), dice, tuple(actions))
        return [likeliest, *(self._single(v, one) for one in legal)]

    def _single(self, v: View, action: int) -> Plan:
        sentence = self.words.action(v, action, (), self.language)
        return Plan(
            SPACE.to_text(action), sentence, self.insights.consequence(v, action, self.language), (action,)
        )


def _price(way: Route) -> int:
    return way.coins + way.credits
