"""What a picture of Cub'ano 2 dice tells beside the view: suites, solvency, claims, what moves change."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note, seeded
from cubarium.engine.record import copy_of
from cubarium.engine.words import join
from cubarium.games.cubano.rules.board import EDGES, SQUARE_NAMES, SQUARES
from cubarium.games.cubano.table.insights import (
    colour_pieces,
    count_changes,
    formed_squares,
    say_changes,
    sizes_of,
    suite_changes,
    suite_facts,
)
from cubarium.games.cubano.table.words import SHARED
from cubarium.games.cubano.two_dice.actions import (
    AFTER_YOU,
    CLAIM_BARS,
    CLAIM_CUBANO,
    CLAIM_CUBE,
    DRAW_BARS,
    DRAW_CUBE,
    FILL,
    FLIP,
    FORM,
    LAY,
    THROW,
)
from cubarium.games.cubano.two_dice.state import (
    ACTIVE,
    ANNOUNCING,
    CALLS_OPEN,
    DEPARTURES,
    OPERATING,
    OUT,
    VOTING,
    View,
)
from cubarium.games.cubano.two_dice.table.words import Words

TAKING = (CLAIM_CUBE, CLAIM_BARS, CLAIM_CUBANO, DRAW_CUBE, DRAW_BARS)
REPRIEVES = ("full", "half")


def _puts_cube(action: int) -> bool:
    return FILL <= action < FORM or FLIP <= action < AFTER_YOU


class Insights(insights.Insights[Words]):
    """The insights of one match of Cub'ano 2 dice."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return the lines that would rank the seat if the game ended now."""
        return self.journal_of("tell_suites", v, seat)

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return how a move changes the reserve or the largest suites, and which squares it forms besides."""
        if action in TAKING:
            return self._taken(v, action, language)
        if action == THROW and (claims := v.seats[v.viewer].claims):
            return self.words.table("misses", language, count=claims)
        if action < FILL or action >= AFTER_YOU:
            return ""
        after = self._after(v, action)
        changes = self._changes(v, after) if _puts_cube(action) else {}
        parts = say_changes(changes, v.viewer, self.names, language)
        target = (action - FILL) % SQUARES if action < LAY else None
        formed = [s for s in range(SQUARES) if v.missing[s] and not after.missing[s] and s != target]
        if formed:
            squares = join(language, [SQUARE_NAMES[s] for s in formed])
            parts.append(SHARED.say(language, "closes", squares=squares))
        return ", ".join(parts)

    def numbers(self, v: View, action: int) -> dict[str, int]:
        """Return how a cube of one's own changes the largest suites."""
        if not _puts_cube(action):
            return {}
        return count_changes(self._changes(v, self._after(v, action)), v.viewer)

    def _changes(self, v: View, after: View) -> dict[int, tuple[int, int]]:
        return suite_changes(self.rules["longest_of"], v, after)

    def _taken(self, v: View, action: int, language: str) -> str:
        me = v.seats[v.viewer]
        cubes, bars = self.words.taken(v, action)
        changes = (("cubes-change", me.cubes, cubes), ("bars-change", me.bars, bars))
        parts = [
            self.words.table(text, language, before=had, after=had + more)
            for text, had, more in changes
            if more
        ]
        return ", ".join(parts)

    def _after(self, v: View, action: int) -> View:
        """Return the table after a cube, a bar or a flip."""
        after = copy_of(v)
        if action < FORM:
            self.rules["fill"](after, action - FILL, seeded(0))
        elif action < LAY:
            self.rules["form"](after, action - FORM, seeded(0))
        elif action < FLIP:
            self.rules["lay_one"](after, action - LAY, seeded(0))
        else:
            self.rules["flip"](after, v.viewer, action - FLIP, seeded(0))
        return after

    def facts(self, v: View) -> dict[str, Any]:
        """Return suites, formed squares, what everybody could pay, and what is open to claim."""
        return {
            "suites": suite_facts(v.colours),
            "formed": formed_squares(v.colours, v.missing),
            "laid": v.row_bars.bit_count() + v.column_bars.bit_count(),
            "edges": EDGES,
            "seats": [self._seat(v, seat) for seat in range(v.players)],
            "solvent": self.words.values["SOLVENT"],
            "claims": self._claims(v),
            "announced_until": int(self.rules["next_in_game"](v)) if v.step == ANNOUNCING else None,
            "vote": self._vote(v),
        }

    def _vote(self, v: View) -> dict[str, Any] | None:
        """Return what is voted on, and who has said what."""
        if v.step != VOTING:
            return None
        seats = range(v.players)
        return {
            "about": "capot" if v.seats[v.turn].status == OUT else "door",
            "yes": [seat for seat in seats if v.ayes >> seat & 1],
            "no": [seat for seat in seats if v.noes >> seat & 1],
            "voters": int(self.rules["voters"](v)).bit_count(),
        }

    def _seat(self, v: View, seat: int) -> dict[str, Any]:
        player = v.seats[seat]
        solvency = int(self.rules["solvency"](v, seat))
        in_danger = player.status == ACTIVE and v.phase == DEPARTURES and self.rules["is_insolvent"](v, seat)
        return {
            "sizes": sizes_of(v.colours, player.colour),
            "solvency": solvency,
            "reprieve": REPRIEVES[min(1, solvency)] if in_danger else "none",
        }

    def _claims(self, v: View) -> dict[str, Any] | None:
        """Return what the open claims on the player in turn can take, and when they close."""
        claimants = [seat for seat in range(v.players) if v.seats[seat].claims > 0]
        if not claimants:
            return None
        waits = v.attentive and v.step in (ANNOUNCING, OPERATING, CALLS_OPEN)
        return {
            "seats": claimants,
            "cubes": int(self.rules["claimable_cubes"](v)),
            "bars": int(self.rules["claimable_bars"](v)),
            "flips": bool(self.rules["can_flip"](v)),
            # at an attentive table a claim is missed by the next throw: so many decisions of others before it
            "closed_by": int(self.rules["next_in_game"](v)) if waits else None,
            "steps_left": (2 if v.step == OPERATING else 1) if waits else None,
        }

    def pieces(self, language: str) -> dict[str, Any]:
        """Return the colours with their names and values."""
        return {"colours": colour_pieces(self.words.values["VALUES"], language)}
