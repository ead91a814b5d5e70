"""What a picture of Cubitos tells beside the view: what choices bring and risk, and where a runner gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note, seeded
from cubarium.engine.insights import TIMES
from cubarium.engine.match import SPECTATOR
from cubarium.engine.record import copy_of, members
from cubarium.engine.words import signed, written
from cubarium.games.cubitos import actions
from cubarium.games.cubitos.actions import (
    BUY_DIE,
    DIRECTIONS,
    DONE,
    DRAW_DIE,
    EXIT,
    FINISH_LAP,
    NEAR_PLACE,
    SPACE,
    USE,
)
from cubarium.games.cubitos.data.circuits import START
from cubarium.games.cubitos.data.schema import COLOURS, DICE, KINDS, SIDES
from cubarium.games.cubitos.data.values import PAIR_NAMES
from cubarium.games.cubitos.rules.ending import LAP_SCORE
from cubarium.games.cubitos.rules.questions import LEAVE_IT, can_push
from cubarium.games.cubitos.rules.throwing import has_fresh
from cubarium.games.cubitos.rules.zones import ALL_KINDS, dice_in_active, has_first_die
from cubarium.games.cubitos.state import (
    BUYING,
    COLOURS_FROM,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FIRST_COIN,
    FIRST_DIE,
    FIRST_FOOT,
    FREE_THROW,
    IDLE,
    IN_ACTIVE,
    MOVE,
    NOTHING,
    PAIR_THROW,
    PUSH_WINDOW,
    TAKE_NEAR,
    WOULD_BUST,
    View,
)
from cubarium.games.cubitos.table import pieces
from cubarium.games.cubitos.table.odds import face_chances, hit_chance, push_odds
from cubarium.games.cubitos.table.routes import Route, routes
from cubarium.games.cubitos.table.words import Words

LARGEST_DENOMINATOR = 99_999
"""Fractions with more digits tell nobody anything."""
THROWS_OF_PICKS = (FREE_THROW, PAIR_THROW, COLOURS_THROW)


class Insights(insights.Insights[Words]):
    """The insights of one match of Cubitos."""

    @property
    def values(self) -> Mapping[str, Any]:
        """Return the component values of the match."""
        return self.words.values

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return how far a runner is."""
        return self.journal_of("tell_position", v, seat)

    def pieces(self, language: str) -> dict[str, Any]:
        """Return dice, cards, circuits and the fan track."""
        return pieces.pieces(self.words, language)

    # --- facts ---------------------------------------------------------------------------------------------

    def facts(self, v: View) -> dict[str, Any]:
        """Return lines, sums and odds of all, and for the viewer places, dice to draw and who buys before."""
        seats = range(v.players)
        return {
            "lines": [int(self.rules["lines_passed"](v, seat)) for seat in seats],
            "shown": [dict(zip(("coins", "feet"), self.shown(v, seat), strict=True)) for seat in seats],
            "odds": [self._odds(v, seat) for seat in seats],
            "targets": self._targets(v),
            "routes": [self._as_json(v, way) for way in self.ways(v)],
            "reach": self._reach(v),
            "draws": [SPACE.to_text(action) for action in self.likeliest_draws(v)[1]],
            "buyers": self._buyers(v),
        }

    def shown(self, v: View, seat: int) -> tuple[int, int]:
        """Return the coins and feet that the active dice of a seat show, abilities apart."""
        active = v.seats[seat].active
        coins = sum(n * coins for n, coins in zip(active, self.values["PAIR_COINS"], strict=True))
        feet = sum(n * feet for n, feet in zip(active, self.values["PAIR_FEET"], strict=True))
        if has_first_die(v, seat, IN_ACTIVE):
            coins += self.values["FIRST_COINS"] if v.first_face == FIRST_COIN else 0
            feet += int(v.first_face == FIRST_FOOT)
        return coins, feet

    def _odds(self, v: View, seat: int) -> dict[str, Any] | None:
        """Return what a Push may bring, for a seat that has to decide."""
        player = v.seats[seat]
        if player.stage not in (DECIDE, PUSH_WINDOW) or not can_push(v, seat):
            return None
        odds = push_odds(v, seat, self.values)
        return {
            "bust": round(float(odds.bust), 4),
            "guarded": round(float(odds.guarded), 4),
            "hits": round(float(odds.expected), 2),
            "active": dice_in_active(v, seat),
        }

    def _targets(self, v: View) -> dict[str, int]:
        """Return the cells that steps and symbols of the viewer are about, by action."""
        if v.viewer == SPECTATOR:
            return {}
        steps = range(EXIT, FINISH_LAP) if self._is_asked(v, v.viewer, MOVE) else ()
        places = range(NEAR_PLACE, BUY_DIE) if self._is_asked(v, v.viewer, TAKE_NEAR) else ()
        here = v.seats[v.viewer].cell
        cells = {SPACE.to_text(action): self._leads_to(here, action) for action in (*steps, *places)}
        return {action: cell for action, cell in cells.items() if cell >= 0}

    def ways(self, v: View) -> list[Route]:
        """Return the cheapest way to every place the viewer's runner can reach now, if it may move."""
        is_moving = v.viewer != SPECTATOR and self._is_asked(v, v.viewer, MOVE)
        return routes(v, v.viewer, self.values) if is_moving else []

    def distance(self, v: View, laps: int, cell: int) -> int:
        """Return how many spaces forward of the viewer's runner a cell is, backwards below 0."""
        me, progress = v.seats[v.viewer], self.values["PROGRESS"]
        return int(LAP_SCORE * (laps - me.laps) + progress[cell] - progress[me.cell])

    def _as_json(self, v: View, way: Route) -> dict[str, Any]:
        """Return a way without the choice that ends the run, which people make themselves."""
        actions = way.actions[:-1] if way.actions[-1] == DONE else way.actions
        return {
            "cell": way.cell,
            "laps": way.laps,
            "actions": [SPACE.to_text(action) for action in actions],
            "cells": self._cells_on(v, actions),
            "steps": way.steps,
            "forward": self.distance(v, way.laps, way.cell),
            "coins": way.coins,
            "credits": way.credits,
        }

    def _cells_on(self, v: View, actions: Sequence[int]) -> list[int]:
        """Return the cells on a way, as far as it leads from space to space."""
        cells = [v.seats[v.viewer].cell]
        for action in actions:
            cell = self._leads_to(cells[-1], action)
            cells += [cell] if cell >= 0 else []
        return cells[1:]

    def _reach(self, v: View) -> dict[int, int]:
        """Return the feet to every cell within the feet that the viewer's dice show, before the run."""
        if v.viewer == SPECTATOR or not self._is_asked(v, v.viewer, DECIDE):
            return {}
        after = copy_of(v)
        me = after.seats[v.viewer]
        me.feet, me.coins, me.credit = self.shown(v, v.viewer)[1], 0, 0
        return {way.cell: way.steps for way in routes(after, v.viewer, self.values) if way.laps == me.laps}

    def _buyers(self, v: View) -> list[int]:
        """Return who buys before the viewer in this round: dice that run short may be gone by then."""
        if v.viewer == SPECTATOR or v.step > BUYING:
            return []
        first = v.turn if v.step == BUYING else v.first
        return [(first + i) % v.players for i in range((v.viewer - first) % v.players)]

    def _is_asked(self, v: View, seat: int, stage: int) -> bool:
        """Tell whether a seat is asked at a stage, and not by an effect above it."""
        player = v.seats[seat]
        is_asked = bool(self.rules["actors"](v) >> seat & 1)
        return is_asked and player.stage == stage and player.question == NOTHING and not has_fresh(v, seat)

    def likeliest_draws(self, v: View) -> tuple[View, list[int]]:
        """Draw what hits most often, and return the table then and the choices that lead there."""
        after, seat, chance = copy_of(v), v.viewer, seeded(0)
        actions: list[int] = []
        if seat == SPECTATOR or not self._is_asked(v, seat, DRAW) or v.seats[seat].may_draw_all:
            return after, actions
        while after.seats[seat].stage == DRAW:
            offered = self.rules["choices"](after, seat)
            if offered == LEAVE_IT:
                break
            kind = max(members(offered & ALL_KINDS), key=lambda kind: hit_chance(kind, self.values))
            if offered.bit_count() > 1:  # the rules draw what is no choice
                actions.append(DRAW_DIE + kind)
            self.rules["draw_dice"](after, seat, kind, 1, chance)
            self.rules["draw_without_choice"](after, seat, chance)
        return after, actions

    # --- single choices ------------------------------------------------------------------------------------

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return what a choice brings and risks, where that is plain arithmetic."""
        me = v.seats[v.viewer]
        stage = IDLE if me.question != NOTHING or has_fresh(v, v.viewer) else me.stage
        match SPACE.to_struct(action):
            case {"kind": "push"}:
                return self._push(v, language)
            case {"kind": "pass"}:
                coins, feet = self.shown(v, v.viewer)
                count = dice_in_active(v, v.viewer)
                return self._text(language, "keeps", count=count, coins=coins, feet=feet)
            case {"kind": "done"} if stage == PUSH_WINDOW:
                return self._push(v, language)
            case {"kind": "use"} if stage == PUSH_WINDOW:
                return self._push_after(v, action - USE, language)
            case {"kind": "done"} if stage == WOULD_BUST:
                costs = self._text(language, "bust-costs", count=dice_in_active(v, v.viewer))
                return f"{costs} · {self.next_fan(v, language)}"
            case {"kind": "draw", "die": str(die)}:
                return self._chances(DICE.index(die), language)
            case {"kind": "pick", **what} if me.question in THROWS_OF_PICKS:
                return self._chances(self._kind(what), language)
            case {"kind": "take", "die": str(die)} if KINDS.index(die) >= COLOURS_FROM:
                card = v.cards[KINDS.index(die) - COLOURS_FROM]
                return self._text(language, "worth", cost=self.words.cost(card))
            case {"kind": "buy", "die": str(die)}:
                return self._money_left(v, self.values["COST"][v.cards[COLOURS.index(die)]], language)
            case {"kind": "exit" | "step"}:
                cell = self._leads_to(me.cell, action)
                spaces = self.distance(v, me.laps, cell)
                forward = self._text(language, "forward", count=abs(spaces), spaces=signed(spaces))
                return f"{self.words.place(cell, language)} · {forward}"
            case {"kind": actions.NEAR_KIND}:
                return self.words.place(self._leads_to(me.cell, action), language)
        return ""

    def _leads_to(self, cell: int, action: int) -> int:
        """Return the cell that a step, a shortcut or a symbol leads to from another; -1 for other actions."""
        t = self.values
        match SPACE.to_struct(action):
            case {"kind": "exit", "way": int(way)} if t["SPACE"][cell] == START:
                return int(t["EXITS"][t["BOARD_OF"][cell]][way - 1])
            case {"kind": "step", "way": str(way)}:
                return int(t["NEIGHBOURS"][cell][DIRECTIONS.index(way)])
            case {"kind": actions.NEAR_KIND, "place": int(place)}:
                return int(t["NEAR_SPECIAL"][cell][place - 1])
            case {"kind": "shortcut"}:
                return int(t["LINK_TO"][cell])
        return -1

    def _text(self, language: str, message: str, /, **words: str | int) -> str:
        return self.words.table(message, language, **words)

    def _kind(self, what: Mapping[str, str | int]) -> int:
        """Return the kind of a picked die, which is named by kind or by face."""
        if "die" in what:
            return DICE.index(str(what["die"]))
        return int(self.values["PAIR_KIND"][PAIR_NAMES.index(str(what["face"]))])

    def _push(self, v: View, language: str) -> str:
        """Return how likely a bust is, and the hits that come on average."""
        odds = push_odds(v, v.viewer, self.values)
        hits = self._text(language, "hits", count=decimal(odds.expected, language))
        if not odds.bust:
            return f"{self._text(language, 'no-bust')} · {hits}"
        parts = [self._text(language, "bust", chance=self._chance(odds.bust, language)), hits]
        if odds.guarded != odds.bust:
            parts.insert(1, self._text(language, "guarded", chance=self._chance(odds.guarded, language)))
        return " · ".join(parts)

    def _push_after(self, v: View, symbol: int, language: str) -> str:
        """Return the same once a symbol has been used before the throw, unless that asks something first."""
        after = copy_of(v)
        self.rules["answer_in_push_window"](after, v.viewer, symbol, seeded(0))
        return self._push(after, language) if after.seats[v.viewer].question == NOTHING else ""

    def _chances(self, kind: int, language: str) -> str:
        """Return how many sides of a die are hits, and which."""
        name = self.words.first_face if kind == FIRST_DIE else self.words.face
        sides = {face: int(SIDES * chance) for face, chance in face_chances(kind, self.values).items()}
        faces = [name(face, language) + (f" {TIMES}{n}" if n > 1 else "") for face, n in sides.items()]
        return self._text(language, "hit", chance=f"{sum(sides.values())}/{SIDES}", faces=", ".join(faces))

    def _money_left(self, v: View, price: int, language: str) -> str:
        me = v.seats[v.viewer]
        from_coins = min(me.coins, price)
        credits_left = me.credit - (price - from_coins)
        return self._text(language, "money-left", coins=me.coins - from_coins, credits=credits_left)

    def next_fan(self, v: View, language: str) -> str:
        """Return what the next fan brings."""
        track, last = self.values["FAN_CREDITS"], self.values["LAST_FAN"]
        fans = v.seats[v.viewer].fans + 1
        if fans > last:
            return self._text(language, "fan", fans=last, credits=self.values["FANS_BEYOND"], tokens=0)
        tokens = self.values["FAN_TOKENS"][fans]
        return self._text(language, "fan", fans=fans, credits=track[fans], tokens=tokens)

    def _chance(self, chance: Fraction, language: str) -> str:
        """Return a chance in percent, and as a fraction where that is readable."""
        percent = self._text(language, "percent", number=decimal(100 * chance, language))
        is_short = 1 < chance.denominator <= LARGEST_DENOMINATOR
        return f"{percent} ({chance.numerator}/{chance.denominator})" if is_short else percent


def decimal(number: Fraction, language: str) -> str:
    """Return a number with one digit behind its sign."""
    return written(f"{float(number):.1f}", language)
