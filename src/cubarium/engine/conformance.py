"""The conformance suite: what every game must pass, ours and anybody's.

`check_game` plays random games under given options and looks at every state: legality, termination,
conservation, copies that stay as they were, round trips through bytes, JSON and text, views that tell
nothing a seat cannot know, and compiled rules that agree with the interpreted ones in every byte.
A fault is reported with the game and the move, so that it can be replayed, and with what to look for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cubarium.engine import playout
from cubarium.engine.binding import interpreted
from cubarium.engine.chance import DEALING, THINKING, TableChance, draw, seeded
from cubarium.engine.components import Pack, read_pack
from cubarium.engine.contract import GameSpec, Refusal, Rules
from cubarium.engine.errors import CubariumError
from cubarium.engine.match import checked_options
from cubarium.engine.record import copy_of, from_json, members, pack, to_json, unpack

LOOK_EVERY = 16
"""The dearer checks look at one state in so many, at another place in each game."""
SPECTATOR = -1


class ConformanceError(CubariumError):
    """Report the first way in which a game breaks the contract."""


@dataclass
class CheckReport:
    """What was looked at."""

    options: dict[str, int]
    games: int = 0
    moves: int = 0
    longest: int = 0
    looked_at: int = 0
    worlds_changed: int = 0
    compiled_games: int = 0
    compiled_moves: int = 0
    compiled_longest: int = 0
    compared_states: int = 0


Progress = Callable[[int], None]


@dataclass
class Checker:
    """The checks of one game under one setting of its options."""

    spec: GameSpec
    options: dict[str, int]
    seed: int = 1
    components: Pack | None = None
    rules: Rules = field(init=False)

    def __post_init__(self) -> None:
        """Bind the rules."""
        self.components = self.components or read_pack(self.spec.components)
        self.rules = interpreted(self.spec, self.components, playout)
        self.chosen = checked_options(self.spec, self.options)
        self.report = CheckReport(dict(self.options))
        self.tracer: Any = None

    def fail(self, game: int, move: int, what: str, repair: str) -> None:
        """Raise with the place of the fault."""
        raise ConformanceError(
            f"{self.spec.id} {self.options}, seed {self.seed}, game {game}, move {move}: {what}. {repair}"
        )

    # --- interpreted -------------------------------------------------------------------------------------

    def interpreted_games(self, first: int, count: int) -> None:
        """Play random games and look at every state."""
        for game in range(first, first + count):
            self._one_game(game)

    def _one_game(self, game: int) -> None:
        spec, rules = self.spec, self.rules
        s = spec.state()
        deal, mind = seeded(self.seed, game), seeded(self.seed, game, THINKING)
        look = seeded(self.seed, game, THINKING + THINKING)
        legal = [0] * spec.action_count
        rules.setup(s, self.chosen, deal)
        trace = self.tracer(game) if self.tracer else None
        move = 0
        while True:
            self._every_state(s, game, move, trace)
            if rules.is_over(s):
                break
            seats = list(members(rules.actors(s)))
            if not seats:
                self.fail(game, move, "nobody is asked", "actors() must name a seat until is_over().")
            seat = seats[0]
            count = rules.legal_actions(s, seat, legal)
            self._legality(s, seat, legal[:count], game, move)
            looked = draw(look, 0, LOOK_EVERY) == 0
            if looked:
                self.report.looked_at += 1
                self._knowledge(s, game, move, look)
                self._round_trips(s, game, move)
                self._refusals(s, seat, legal[:count], game, move, look)
                twin, before = copy_of(s), pack(s)
                twin_deal = _chance_like(deal)
            action = legal[draw(mind, seat, count)] if count > 1 else legal[0]
            rules.apply(s, seat, action, deal)
            if looked:
                self._copies(s, twin, before, seat, action, twin_deal, game, move)
            move += 1
            if move > playout.MOVE_LIMIT:
                self.fail(game, move, "the game does not end", "Look for a loop of actions that change nothing.")
        self._result(s, game, move)
        self.report.games += 1
        self.report.moves += move
        self.report.longest = max(self.report.longest, move)

    def _every_state(self, s: Any, game: int, move: int, trace: Any) -> None:
        broken = self.rules.laws_broken(s)
        if broken:
            told = "; ".join(self.rules.conserved(s)) or f"law {broken}"
            self.fail(game, move, f"not conserved: {told}", "Some rule function loses or makes a component.")
        if trace is not None:
            if move >= len(trace) or trace[move].tobytes() != pack(s):
                self.fail(
                    game, move, "compiled and interpreted states differ", "Look for unsigned or overflowing numbers."
                )
            self.report.compared_states += 1

    def _legality(self, s: Any, seat: int, legal: list[int], game: int, move: int) -> None:
        if not legal:
            self.fail(game, move, f"seat {seat} is asked and has no legal action", "Offer at least one.")
        if legal != sorted(set(legal)) or legal[0] < 0 or legal[-1] >= self.spec.action_count:
            self.fail(game, move, f"legal actions {legal}", "They must ascend, once each, below action_count.")
        out = [0] * self.spec.action_count
        for other in range(self.chosen.players):
            asked = self.rules.actors(s) >> other & 1
            if not asked and self.rules.legal_actions(s, other, out):
                self.fail(game, move, f"seat {other} is not asked and has legal actions", "Return 0 for it.")

    def _knowledge(self, s: Any, game: int, move: int, look: TableChance) -> None:
        """Change at random what a seat cannot know: it must see and be offered the very same."""
        spec, rules = self.spec, self.rules
        before = pack(s)
        for seat in (SPECTATOR, *range(self.chosen.players)):
            other = copy_of(s)
            rules.determinize(other, seat, look)
            self.report.worlds_changed += pack(other) != before
            if self._seen(s, seat) != self._seen(other, seat):
                self.fail(
                    game, move, f"seat {seat} sees a difference it cannot know", "The view or the legal actions leak."
                )
            v, again, rebuilt = spec.view(), spec.view(), spec.state()
            rules.view(s, seat, v)
            rules.restore(v, rebuilt)
            rules.view(rebuilt, seat, again)
            if pack(v) != pack(again):
                self.fail(game, move, f"restore() of seat {seat}'s view looks different", "restore must keep the view.")
            if rules.laws_broken(rebuilt) or rules.laws_broken(other):
                self.fail(game, move, f"a world imagined by seat {seat} breaks a law", "Redraw consistently.")
        if pack(s) != before:
            self.fail(game, move, "looking changed the state", "view() and restore() must not write to the state.")

    def _seen(self, s: Any, seat: int) -> tuple[bytes, list[int]]:
        v = self.spec.view()
        self.rules.view(s, seat, v)
        out = [0] * self.spec.action_count
        count = self.rules.legal_actions(s, seat, out) if seat != SPECTATOR else 0
        return pack(v), out[:count]

    def _round_trips(self, s: Any, game: int, move: int) -> None:
        spec = self.spec
        if unpack(spec.state, pack(s)) != s or from_json(spec.state, to_json(s)) != s:
            self.fail(game, move, "the state does not survive bytes and JSON", "Check field widths and names.")
        if problems := self.rules.position_problems(s):
            self.fail(game, move, f"a real position is called impossible: {problems}", "Mend position_problems().")

    def _refusals(
        self, s: Any, seat: int, legal: list[int], game: int, move: int, look: TableChance
    ) -> None:
        action = draw(look, 0, self.spec.action_count)
        if action in legal:
            return
        why = self.rules.refusal(s, seat, action)
        if not isinstance(why, Refusal) or not why.rule.startswith(self.spec.id.split("-")[0]):
            text = self.spec.action_to_text(action)
            self.fail(game, move, f"{text!r} is refused without a rule", "refusal() must name one.")

    def _copies(
        self,
        s: Any,
        twin: Any,
        before: bytes,
        seat: int,
        action: int,
        deal: TableChance,
        game: int,
        move: int,
    ) -> None:
        if pack(twin) != before:
            self.fail(game, move, "an action changed a copy of the state", "Copies must not share lists.")
        self.rules.apply(twin, seat, action, deal)
        if pack(twin) != pack(s):
            self.fail(game, move, "the same action gave two results", "apply() may depend on nothing else.")

    def _result(self, s: Any, game: int, move: int) -> None:
        out = [0] * self.chosen.players
        self.rules.returns(s, out)
        if sum(out) != 0:
            self.fail(game, move, f"returns {out} are not zero-sum", "Count each pair of seats once.")
        if self.rules.actors(s) != 0:
            self.fail(game, move, "somebody is asked after the end", "actors() is 0 when is_over().")

    def text_forms(self) -> None:
        """Check that every action survives its text form."""
        for action in range(self.spec.action_count):
            text = self.spec.action_to_text(action)
            if self.spec.action_from_text(text) != action:
                self.fail(0, 0, f"action {action} becomes {text!r} and back another", "Mend the text form.")

    # --- compiled ----------------------------------------------------------------------------------------

    def compile(self) -> Rules:
        """Compile the rules and compare every interpreted state with the compiled one from now on."""
        from cubarium.engine.compiled import compile_rules

        assert self.components is not None
        fast = compile_rules(
            self.spec,
            self.components,
            playout,
            entry_points=("play_checked", "trace_one"),
            instead={"consult": playout.nobody},
        )
        self.tracer = lambda game: self._trace(fast, game)
        return fast

    def _trace(self, fast: Rules, game: int) -> Any:
        import numpy as np

        from cubarium.engine.record import dtype_of, record_array

        dtype = dtype_of(self.spec.state)
        room = getattr(self, "_room", None)
        if room is None:
            room = self._room = np.zeros(4096, dtype)
        moves = fast.functions["trace_one"](
            np.zeros(1, dtype),
            record_array(self.chosen),
            record_array(_plain(seeded(self.seed, game, DEALING))),
            record_array(_plain(seeded(self.seed, game, THINKING))),
            np.zeros(1, dtype_of(self.spec.view)),
            np.zeros(self.spec.action_count, np.int32),
            np.zeros(self.chosen.players, np.int8),
            room,
        )
        return room[: moves + 1]

    def compiled_games(self, fast: Rules, first: int, count: int) -> None:
        """Play random games compiled, with the laws checked at every step."""
        import numpy as np

        from cubarium.engine.record import dtype_of, record_array
        from cubarium.engine.seeding import chances

        states = np.zeros(count, dtype_of(self.spec.state))
        moves, faults = np.zeros(count, np.int32), np.zeros(count, np.int8)
        fast.functions["play_checked"](
            states,
            record_array(self.chosen),
            chances(self.seed, first, count, DEALING),
            chances(self.seed, first, count, THINKING),
            np.zeros(self.spec.action_count, np.int32),
            moves,
            faults,
        )
        for i in np.flatnonzero(faults)[:1]:
            self.fail(first + int(i), int(moves[i]), f"compiled play finds fault {faults[i]}", "See play_checked.")
        self.report.compiled_games += count
        self.report.compiled_moves += int(moves.sum())
        self.report.compiled_longest = max(self.report.compiled_longest, int(moves.max()))


def _chance_like(c: TableChance) -> TableChance:
    twin = seeded(c.key_low | c.key_high << 32, c.game_low | c.game_high << 32, c.purpose)
    twin.counters = c.counters[:]
    return twin


def _plain(c: TableChance) -> Any:
    from cubarium.engine.chance import Chance
    from cubarium.engine.record import copy_into

    twin = Chance()
    copy_into(twin, c)
    return twin


def check_game(
    spec: GameSpec,
    options: Mapping[str, int],
    *,
    games: int = 20,
    compiled: int = 0,
    seed: int = 1,
    components: Pack | None = None,
    progress: Progress = lambda games: None,
) -> CheckReport:
    """Check a game under one setting of its options and report what was looked at.

    Plays `games` interpreted and `compiled` compiled; with any compiled games, every state of the
    interpreted ones is compared with the compiled rules too. Raises ConformanceError at the first fault.
    """
    checker = Checker(spec, dict(options), seed, components)
    checker.text_forms()
    fast = checker.compile() if compiled else None
    for first in range(0, games, 20):
        count = min(20, games - first)
        checker.interpreted_games(first, count)
        progress(count)
    for first in range(0, compiled, 5000) if fast else ():
        assert fast is not None
        count = min(5000, compiled - first)
        checker.compiled_games(fast, first, count)
        progress(count)
    if checker.report.looked_at and not checker.report.worlds_changed and games >= 20:
        raise ConformanceError(f"{spec.id} {dict(options)}: determinize() never changes anything")
    return checker.report
