"""What a choice in Cubitos brings and risks, and the places a runner can get to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from cubarium.cli.terminal.cubitos_board import Places
from cubarium.cli.terminal.cubitos_dice import Dice
from cubarium.cli.terminal.table_view import TIMES, Plan
from cubarium.engine.chance import seeded
from cubarium.engine.record import copy_of, members
from cubarium.engine.words import signed
from cubarium.games.cubitos.actions import DIRECTIONS, DONE, DRAW_DIE, USE, to_struct, to_text
from cubarium.games.cubitos.circuits import FAN, FAN_LOSE, GRASS, JET, SHORTCUT, WATER
from cubarium.games.cubitos.components import COLOURS, DICE, KINDS, SIDES
from cubarium.games.cubitos.ending import LAP_SCORE
from cubarium.games.cubitos.odds import face_chances, hit_chance, push_odds
from cubarium.games.cubitos.questions import ALL_KINDS, LEAVE_IT
from cubarium.games.cubitos.routes import Route, routes
from cubarium.games.cubitos.state import (
    COLOURS_FROM,
    COLOURS_THROW,
    DRAW,
    FIRST_COIN,
    FIRST_DIE,
    FIRST_FOOT,
    FREE_THROW,
    IDLE,
    IN_ACTIVE,
    NOTHING,
    PAIR_THROW,
    PUSH_WINDOW,
    WOULD_BUST,
    View,
)
from cubarium.games.cubitos.tables import PAIR_NAMES
from cubarium.games.cubitos.text import Words
from cubarium.games.cubitos.throwing import has_fresh
from cubarium.games.cubitos.zones import dice_in_active, has_first_die

DECIMAL_SIGN = {"en": ".", "fr": ","}
LARGEST_DENOMINATOR = 99_999
"""Fractions with more digits tell nobody anything."""
THROWS_OF_PICKS = (FREE_THROW, PAIR_THROW, COLOURS_THROW)
ALL = "all"
"""What is typed to draw all dice at once."""


class Moves:
    """Says what choices do, in one language."""

    def __init__(self, words: Words, language: str, dice: Dice, rules: Mapping[str, Any]) -> None:
        """Reckon with the component tables of the words and with the rule functions."""
        self.words = words
        self.language = language
        self.places = Places(words, language)
        self.letters = dice.letters
        self.rules = rules
        self.tables = words.tables

    def text(self, message: str, /, **words: str | int) -> str:
        """Return a text that the game's catalogue has for the drawing."""
        return self.words.table(message, self.language, **words)

    # --- single choices ------------------------------------------------------------------------------------

    def consequence(self, v: View, action: int) -> str:
        """Return what a choice brings and risks, where that is plain arithmetic."""
        me = v.seats[v.viewer]
        stage = IDLE if me.question != NOTHING or has_fresh(v, v.viewer) else me.stage
        match to_struct(action):
            case {"kind": "push"}:
                return self._push(v)
            case {"kind": "pass"}:
                return self._pass(v)
            case {"kind": "done"} if stage == PUSH_WINDOW:
                return self._push(v)
            case {"kind": "use"} if stage == PUSH_WINDOW:
                return self._push_after(v, action - USE)
            case {"kind": "done"} if stage == WOULD_BUST:
                costs = self.text("bust-costs", count=dice_in_active(v, v.viewer))
                return f"{costs} · {self._next_fan(v)}"
            case {"kind": "draw", "die": str(die)}:
                return self._chances(DICE.index(die))
            case {"kind": "pick", **what} if me.question in THROWS_OF_PICKS:
                return self._chances(self._kind(what))
            case {"kind": "take", "die": str(die)} if KINDS.index(die) >= COLOURS_FROM:
                return self.text("worth", cost=self.words.cost(v.cards[KINDS.index(die) - COLOURS_FROM]))
            case {"kind": "buy", "die": str(die)}:
                return self._money_left(v, self.tables["COST"][v.cards[COLOURS.index(die)]])
            case {"kind": "exit", "way": int(way)}:
                return self.places.place(self.tables["EXITS"][self.tables["BOARD_OF"][me.cell]][way - 1])
            case {"kind": "step", "way": str(way)}:
                return self.places.place(self.tables["NEIGHBOURS"][me.cell][DIRECTIONS.index(way)])
            case {"kind": "bob", "place": int(place)}:
                return self.places.place(self.tables["NEAR_SPECIAL"][me.cell][place - 1])
        return ""

    def _kind(self, what: Mapping[str, str | int]) -> int:
        """Return the kind of a picked die, which is named by kind or by face."""
        if "die" in what:
            return DICE.index(str(what["die"]))
        return int(self.tables["PAIR_KIND"][PAIR_NAMES.index(str(what["face"]))])

    def _push(self, v: View) -> str:
        """Return how likely a bust is, and the hits that come on average."""
        odds = push_odds(v, v.viewer, self.tables)
        hits = self.text("hits", count=self._decimal(odds.expected))
        if not odds.bust:
            return f"{self.text('no-bust')} · {hits}"
        parts = [self.text("bust", chance=self._chance(odds.bust)), hits]
        if odds.guarded != odds.bust:
            parts.insert(1, self.text("guarded", chance=self._chance(odds.guarded)))
        return " · ".join(parts)

    def _push_after(self, v: View, symbol: int) -> str:
        """Return the same once a symbol has been used before the throw, unless that asks something first."""
        after = copy_of(v)
        self.rules["answer_in_push_window"](after, v.viewer, symbol, seeded(0))
        return self._push(after) if after.seats[v.viewer].question == NOTHING else ""

    def _pass(self, v: View) -> str:
        """Return what the active dice show in numbers, abilities apart."""
        active = v.seats[v.viewer].active
        coins = sum(n * coins for n, coins in zip(active, self.tables["PAIR_COINS"], strict=True))
        feet = sum(n * feet for n, feet in zip(active, self.tables["PAIR_FEET"], strict=True))
        if has_first_die(v, v.viewer, IN_ACTIVE):
            coins += self.tables["FIRST_COINS"] if v.first_face == FIRST_COIN else 0
            feet += int(v.first_face == FIRST_FOOT)
        return self.text("keeps", count=dice_in_active(v, v.viewer), coins=coins, feet=feet)

    def _chances(self, kind: int) -> str:
        """Return how many sides of a die are hits, and which."""
        name = self.words.first_face if kind == FIRST_DIE else self.words.face
        sides = {face: int(SIDES * chance) for face, chance in face_chances(kind, self.tables).items()}
        faces = [name(face, self.language) + (f" {TIMES}{n}" if n > 1 else "") for face, n in sides.items()]
        return self.text("hit", chance=f"{sum(sides.values())}/{SIDES}", faces=", ".join(faces))

    def _money_left(self, v: View, price: int) -> str:
        me = v.seats[v.viewer]
        from_coins = min(me.coins, price)
        return self.text("money-left", coins=me.coins - from_coins, credits=me.credit - (price - from_coins))

    def _next_fan(self, v: View) -> str:
        """Return what the next fan brings."""
        track, last = self.tables["FAN_CREDITS"], self.tables["LAST_FAN"]
        fans = v.seats[v.viewer].fans + 1
        if fans > last:
            return self.text("fan", fans=last, credits=self.tables["FANS_BEYOND"], tokens=0)
        return self.text("fan", fans=fans, credits=track[fans], tokens=self.tables["FAN_TOKENS"][fans])

    # --- numbers -------------------------------------------------------------------------------------------

    def _chance(self, chance: Fraction) -> str:
        """Return a chance in percent, and as a fraction where that is readable."""
        percent = self.text("percent", number=self._decimal(100 * chance))
        is_short = 1 < chance.denominator <= LARGEST_DENOMINATOR
        return f"{percent} ({chance.numerator}/{chance.denominator})" if is_short else percent

    def _decimal(self, number: Fraction) -> str:
        return f"{float(number):.1f}".replace(".", DECIMAL_SIGN[self.language])

    # --- places --------------------------------------------------------------------------------------------

    def free_cells(self, v: View) -> frozenset[int]:
        """Return the cells the viewer's runner reaches on this lap without money."""
        me = v.seats[v.viewer]
        ways = routes(v, v.viewer, self.tables)
        return frozenset(way.cell for way in ways if way.laps == me.laps and _price(way) == 0)

    def places_to_run(self, v: View) -> list[Plan]:
        """Return where the viewer's runner can end its move: the farthest first, then what pays, then grass.

        Grass for money is left out where a place that is as far costs less.
        """
        ways = routes(v, v.viewer, self.tables)
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
        """Return how many spaces a way leads forward, backwards below 0."""
        me, progress = v.seats[v.viewer], self.tables["PROGRESS"]
        return int(LAP_SCORE * (way.laps - me.laps) + progress[way.cell] - progress[me.cell])

    def _is_special(self, v: View, way: Route) -> bool:
        """Tell whether a place pays its visitor now, or offers a special move in the next round."""
        if self.tables["SPACE"][way.cell] in (JET, SHORTCUT):
            return True
        is_new = way.cell != v.seats[v.viewer].began
        return is_new and bool(self.rules["has_effect"](v, v.viewer, way.cell))

    def _run(self, v: View, way: Route, *, is_main: bool) -> Plan:
        laps = way.laps - v.seats[v.viewer].laps
        place = self.places.place(way.cell)
        space = self.tables["SPACE"][way.cell]
        if laps:
            sentence = self.text("run-next-lap", laps=way.laps, legs=v.legs, place=place)
        elif space in (GRASS, WATER):
            sentence = self.text("run", place=place)
        else:
            sentence = self.text("run-special", place=place, space=self.places.space(way.cell))
        spaces = self._distance(v, way)
        parts = []
        if not laps:
            forward = self.text("forward", count=abs(spaces), spaces=signed(spaces))
            parts.append(forward if is_main else signed(spaces))
        if is_main:
            parts.append(self.text("steps", count=way.steps))
        if space in (FAN, FAN_LOSE) and self._is_special(v, way):
            parts.append(self._next_fan(v))
        if _price(way):
            parts.append(self.text("price", coins=way.coins, credits=way.credits))
        key = f"{place}+{laps}" if laps else place
        return Plan(key.lower(), sentence, " · ".join(parts), way.actions, is_main=is_main)

    # --- drawing dice --------------------------------------------------------------------------------------

    def ways_to_draw(self, v: View, legal: Sequence[int]) -> list[Plan]:
        """Return all dice that hit most often in one go, and then the single choices."""
        after, actions = self._drawn(v)
        if len(actions) <= 1:
            return []
        counts = [
            now - before
            for now, before in zip(after.seats[v.viewer].roll, v.seats[v.viewer].roll, strict=True)
        ]
        dice = " ".join(f"{self.letters[kind]}{count}" for kind, count in enumerate(counts) if count)
        likeliest = Plan(ALL, self.text("draw-likeliest", count=sum(counts)), dice, tuple(actions))
        singles = [
            Plan(to_text(one), self.words.action(v, one, (), self.language), self.consequence(v, one), (one,))
            for one in legal
        ]
        return [likeliest, *singles]

    def _drawn(self, v: View) -> tuple[View, list[int]]:
        """Draw what hits most often, and return the table then and the choices that lead there."""
        after, seat, chance = copy_of(v), v.viewer, seeded(0)
        actions = []
        while after.seats[seat].stage == DRAW:
            offered = self.rules["choices"](after, seat)
            if offered == LEAVE_IT:
                break
            kind = max(members(offered & ALL_KINDS), key=lambda kind: hit_chance(kind, self.tables))
            if offered.bit_count() > 1:  # the rules draw what is no choice
                actions.append(DRAW_DIE + kind)
            self.rules["draw_dice"](after, seat, kind, 1, chance)
            self.rules["draw_without_choice"](after, seat, chance)
        return after, actions


def _price(way: Route) -> int:
    return way.coins + way.credits
