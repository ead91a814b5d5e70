"""The words of Cub'ano 2 dice: sentences for actions, events, prompts and refusals.

The head of `en.ftl` says what the variables of the messages are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell
from cubarium.engine.words import Catalogue, join
from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.table import words as shared
from cubarium.games.cubano.two_dice import actions as a
from cubarium.games.cubano.two_dice import events as e
from cubarium.games.cubano.two_dice import state as st
from cubarium.games.cubano.two_dice.data import values as built_in
from cubarium.games.cubano.two_dice.state import View

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")

_PROMPTS = {
    st.DRAWING: "prompt-draw",
    st.SHARING: "prompt-share",
    st.ONE_BAR: "prompt-bar",
    st.LAST_DICE: "prompt-last",
}
_CLAIMS = (a.CLAIM_CUBE, a.CLAIM_BARS, a.CLAIM_CUBANO)


class Words(shared.CubanoWords):
    """What people read at a table of Cub'ano 2 dice."""

    catalogue = CATALOGUE
    events = e.EVENTS
    named_columns = frozenset({"ending"})
    counts_suites = True

    # --- decisions -----------------------------------------------------------------------------------------

    def action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        """Return the sentence for a legal action of the viewer."""
        if action < a.FILL or action >= a.AFTER_YOU:
            return self._plain_action(v, action, names, language)
        if action < a.LAY:
            place = (action - a.FILL) % len(v.colours)
            missing = v.missing[place]
            if action >= a.FORM:
                message = "action-form"
            elif v.step == st.LAST_DICE:
                message = "action-fill-last"
            else:
                message = "action-form-and-fill" if missing else "action-fill"
            return CATALOGUE.say(language, message, square=shared.square(place), bars=missing)
        if action < a.FLIP:
            return CATALOGUE.say(language, "action-lay", edge=shared.edge(action - a.LAY, language))
        return CATALOGUE.say(language, "action-flip", square=shared.square(action - a.FLIP))

    def short_action(self, v: View, action: int, language: str) -> str:
        """Return what a claimant calls out."""
        if action not in (*_CLAIMS, a.AFTER_YOU):
            return ""
        message = f"action-{_plain_message(v, action)}.short"
        return CATALOGUE.say(language, message, standard=self.values["STANDARD"])

    def _plain_action(self, v: View, action: int, names: Sequence[str], language: str) -> str:
        cubes, bars = self.taken(v, action)
        return CATALOGUE.say(
            language,
            f"action-{_plain_message(v, action)}",
            stuff=shared.material(cubes, bars, language),
            standard=self.values["STANDARD"],
            claims=v.seats[v.viewer].claims,
            dice=_own_dice(v),
            colour=self._word("colour", v.seats[v.viewer].colour, names, language),
            roller=names[v.turn],
            next=names[_other_claimant(v)],
        )

    def taken(self, v: View, action: int) -> tuple[int, int]:
        """Return the cubes and bars that a draw, a share or a claim brings the viewer."""
        standard = self.values["STANDARD"]
        if action in (a.CLAIM_CUBE, a.SHARE_CUBE):
            return 1, 0
        if action in (a.CLAIM_BARS, a.CLAIM_CUBANO):
            return int(action == a.CLAIM_CUBANO), min(standard, v.seats[v.turn].bars - v.drawn_bars)
        if action == a.SHARE_BARS:
            return 0, min(standard, v.heap_bars)
        if action not in (a.DRAW_CUBE, a.DRAW_BARS):
            return 0, 0
        besides = 0
        if v.phase == st.SUPPLY and _own_dice(v) == 1:  # then the other die brings its value
            besides = sum(self.values["VALUES"][die] for die in v.dice if die != v.seats[v.viewer].colour)
        if action == a.DRAW_CUBE:
            return 1, min(besides, v.heap_bars)
        return 0, min(standard + besides, v.heap_bars)

    def _prompt(self, v: View, names: Sequence[str], language: str, legal: Sequence[int]) -> str:
        """Return what the viewer has to do now."""
        me = v.seats[v.viewer]
        free = [c for c in range(1, len(COLOURS) + 1) if not v.entered >> (c - 1) & 1]
        return CATALOGUE.say(
            language,
            _prompt_message(v),
            roller=names[v.turn],
            next=names[v.claimant if v.step == st.HEARING else _next_in_game(v)],
            dice=_own_dice(v),
            colour=self._word("colour", v.dice[0] if _at_the_door(v) else me.colour, names, language),
            colours=join(language, [shared.colour(c, language) for c in free]),
            claims=me.claims,
            cubes=me.cubes,
            bars=me.bars,
            squares=me.cubes - v.empty[0],
        )

    # --- what happened -------------------------------------------------------------------------------------

    def _told(self, note: Note) -> tuple[str, dict[str, int]]:
        """Return the name of the sentence for a note, and its numbers."""
        name, numbers = super()._told(note)
        if note.kind == e.THROWS and note.a == note.b:
            name = "throws-double"
        elif note.kind in (e.FINAL, e.SHARES) and note.a == 0:
            name = f"{name}-blank"
        elif note.kind == e.CLAIMS:
            name = "claims-both" if note.a and note.b else "claims-cube" if note.a else "claims-bars"
        elif note.kind == e.IS_EXPELLED:
            numbers["cubes"] += st.DICE  # they join the heap as well
        return name, numbers

    def cell(self, note: Note) -> Cell:
        """Return what a line puts into the sheet: the largest suite, the others together, all squares."""
        if note.kind == e.LINE_LONGEST:
            return Cell("largest", note.a)
        if note.kind == e.LINE_OTHER_SUITES:
            return Cell("suites", note.a * note.b, note.b, is_part=False)
        if note.kind == e.LINE_SQUARES:
            return Cell("squares", note.a, is_part=False)
        return Cell("trace" if note.kind == e.LINE_TRACE else "whitewashed", None, is_part=False)

    def _words(self, numbers: Mapping[str, Any], names: Sequence[str], language: str) -> dict[str, str | int]:
        """Return the numbers of a note or a refusal as the catalogue wants them, with what they come to."""
        words = super()._words(numbers, names, language)
        if "cubes" in numbers and "bars" in numbers:
            words["stuff"] = shared.material(numbers["cubes"], numbers["bars"], language)
            words["standard"] = self.values["STANDARD"]
        return words

    def _word(self, key: str, value: Any, names: Sequence[str], language: str) -> str | int:
        """Return a number of a note or a refusal as the catalogue wants it, by what it stands for."""
        if key in ("colour", "first", "second"):
            return shared.colour(value, language) if value else ""
        return super()._word(key, value, names, language)


def _own_dice(v: View) -> int:
    """Return how many dice show the colour of the viewer."""
    return sum(die == v.seats[v.viewer].colour for die in v.dice)


def _at_the_door(v: View) -> bool:
    """Tell whether the viewer operates without the own colour: only the exit door allows it."""
    return v.step in (st.OPERATING, st.ANNOUNCING) and v.viewer == v.turn and _own_dice(v) == 0


def _other_claimant(v: View) -> int:
    """Return another seat than the viewer's that has a claim; without one, that of the player in turn."""
    return next((p for p in range(v.players) if p != v.viewer and v.seats[p].claims), v.turn)


def _next_in_game(v: View) -> int:
    """Return the seat that throws next."""
    order = ((v.turn + i) % v.players for i in range(1, v.players + 1))
    return next((p for p in order if v.seats[p].status in (st.WAITING, st.ACTIVE)), v.turn)


def _plain_message(v: View, action: int) -> str:
    double = "-double" if _own_dice(v) > 1 else ""
    if action in _CLAIMS:
        return a.SPACE.to_text(action).replace(" ", "-")
    if action in (a.VOTE_YES, a.VOTE_NO):
        about = "capot" if v.seats[v.turn].status == st.OUT else "door"
        return f"{a.SPACE.to_text(action).replace(' ', '-')}-{about}"
    if action == a.CALL and v.viewer == v.turn:
        return "call-own"
    if action == a.AFTER_YOU and v.let_pass:
        return "priority"
    if action in (a.DRAW_CUBE, a.DRAW_BARS):
        return "draw-first" if double and v.step == st.OPERATING else "draw"
    if action in (a.SHARE_CUBE, a.SHARE_BARS):
        return "share"
    if action in (a.PLACE, a.BAR):
        return a.SPACE.to_text(action) + double
    if action == a.EXIT:
        return "door" if _at_the_door(v) else "exit"
    if action == a.DONE:
        return {st.OPERATING: "done-door", st.DRAWING: "done-drawing"}.get(v.step, "done")
    return a.SPACE.to_text(action)


def _prompt_message(v: View) -> str:
    me, roller = v.seats[v.viewer], v.seats[v.turn]
    if me.status == st.ABSENT:
        return "prompt-arrive"
    if v.step == st.VOTING:
        return "prompt-vote-capot" if roller.status == st.OUT else "prompt-vote-door"
    if v.step == st.CLAIMING:
        nothing = roller.bars == v.drawn_bars and roller.cubes == v.drawn_cubes
        return "prompt-flip" if nothing else "prompt-claim"
    if me.claims > 0:
        return "prompt-hear" if v.step == st.HEARING else "prompt-call"
    if v.step == st.ANNOUNCING and v.viewer == v.turn:
        return "prompt-announce"
    if v.step == st.OPERATING:
        return ("prompt-door", "prompt-operate", "prompt-operate-double")[_own_dice(v)]
    if v.step == st.PLACING:
        return "prompt-place-double" if _own_dice(v) > 1 else "prompt-place"
    if v.step == st.LEAVING:
        if me.cubes > v.empty[0]:
            return "prompt-leave-forming"
        return "prompt-leave-laying" if me.bars else "prompt-leave-filling"
    return _PROMPTS.get(v.step, "prompt-throw-waiting" if me.status == st.WAITING else "prompt-throw")


WORDS = Words(vars(built_in))
