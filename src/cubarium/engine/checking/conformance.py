"""The conformance suite: what every game must pass, ours and anybody's.

`check_game` plays random games under given options and looks at every state: legality, termination,
conservation, copies that stay as they were, round trips through bytes, JSON and text, views that tell
nothing a seat cannot know, and compiled rules that agree with the interpreted ones in every byte.
A fault is reported with the game and the move, so that it can be replayed, and with what to look for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.backends.seeding import chances
from cubarium.engine.chance import DEALING, THINKING, TableChance, seeded
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec, Refusal, Rules
from cubarium.engine.errors import CubariumError
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of, from_json, members, pack, to_json, unpack
from cubarium.engine.rules import playout
from cubarium.engine.rules.draws import draw

LOOK_EVERY = 31
"""The dearer checks look at one state in so many, at another place in each game."""
LOOK_CLOSELY = 200
"""After so many games they look seldom."""
LOOK_SELDOM = 211
ENOUGH_LOOKS = 20
"""After so many, a determinize() that has changed nothing does nothing."""
TRACE_ROOM = 4096
"""Longer games are compared with the compiled rules up to here."""
SPECTATOR = -1
GUIDED, GUESSES = 1 << 40, 4
"""Numbers of guided games begin here; in them, one choice in so many is made at random."""


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
    has_secrets: bool = False
    """Whether some view left out something of the table."""
    compiled_games: int = 0
    compiled_moves: int = 0
    compiled_longest: int = 0
    compared_states: int = 0
    guided_games: int = 0
    covered: Counter[str] = field(default_factory=Counter)

    def add(self, other: CheckReport) -> None:
        """Take in what was looked at in further games of the same setting."""
        for name in ("games", "moves", "looked_at", "worlds_changed", "compared_states"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.covered += other.covered
        self.guided_games += other.guided_games
        self.compiled_games += other.compiled_games
        self.compiled_moves += other.compiled_moves
        self.has_secrets |= other.has_secrets
        self.longest = max(self.longest, other.longest)
        self.compiled_longest = max(self.compiled_longest, other.compiled_longest)


@dataclass(frozen=True)
class Trace:
    """A game played by the compiled rules: the bytes of its states, and where one breaks a law, or -1."""

    states: Iterator[bytes]
    broken_at: int


Progress = Callable[[int], None]


class Checker:
    """The checks of one game under one setting of its options."""

    def __init__(
        self, spec: GameSpec, options: Mapping[str, int], seed: int, components: Pack | None, move_limit: int
    ) -> None:
        """Bind the rules."""
        self.spec, self.seed, self.move_limit = spec, seed, move_limit
        self.components = components or built_in_pack(spec.components.schema)
        self.rules = interpreted(spec, self.components, playout)
        self._first_to_act = self.rules.functions["first_to_act"]
        self.report = CheckReport(dict(options))
        self.guided_options = checked_options(spec, options)
        self.chosen = checked_options(spec, {**options, **spec.settings.random_play})
        self.game = self.move = 0
        self.tracer: Callable[[int], Trace] | None = None

    def fail(self, what: str, repair: str) -> NoReturn:
        """Raise with the place of the fault."""
        place = f"seed {self.seed}, game {self.game}, move {self.move}"
        raise ConformanceError(f"{self.spec.id} {self.report.options}, {place}: {what}. {repair}")

    # --- interpreted -------------------------------------------------------------------------------------

    def interpreted_games(self, first: int, count: int) -> None:
        """Play random games and look at every state."""
        for game in range(first, first + count):
            self.game, self.move = game, 0
            self._one_game(self.chosen, guided=False)
            self.report.games += 1
            self.report.moves += self.move
            self.report.longest = max(self.report.longest, self.move)

    def guided_games(self, first: int, count: int) -> None:
        """Play games in which most choices are sensible, and so come to places where random ones do not."""
        for game in range(first, first + count):
            self.game, self.move = GUIDED + game, 0
            self._one_game(self.guided_options, guided=True)
            self.report.guided_games += 1

    def _one_game(self, options: Any, *, guided: bool) -> None:
        rules = self.rules
        s = self.spec.records.state()
        deal, bot_chance = seeded(self.seed, self.game), seeded(self.seed, self.game, THINKING)
        look = seeded(self.seed, self.game, THINKING + THINKING)
        legal = [0] * self.spec.actions.count
        rules.setup(s, options, deal)
        every = LOOK_EVERY if self.game < LOOK_CLOSELY else LOOK_SELDOM
        trace = self.tracer(self.game) if self.tracer and not guided else None
        while True:
            self._every_state(s, trace)
            if rules.is_over(s):
                break
            if self.move >= self.move_limit:
                self.fail("the game does not end", "Look for a loop of actions that change nothing.")
            asked = rules.actors(s)
            if asked <= 0:
                self.fail("nobody is asked", "actors() must name a seat until is_over().")
            self._legality(s, asked)
            seat = self._first_to_act(asked, bot_chance)
            count = rules.legal_actions(s, seat, legal)
            looked = (self.move + 7 * self.game) % every == 0
            if looked:
                self._look(s, seat, legal[:count], look)
                twin, before, twin_deal = copy_of(s), pack(s), _chance_like(deal)
            action = legal[draw(bot_chance, seat, count)] if count > 1 else legal[0]
            if guided and count > 1 and draw(bot_chance, seat, GUESSES) > 0:
                action = self._sensible(s, seat, legal, count, bot_chance)
            rules.apply(s, seat, action, deal)
            self._count_covered(deal)
            if looked:
                if pack(twin) != before:
                    self.fail("an action changed a copy of the state", "Copies must not share lists.")
                rules.apply(twin, seat, action, twin_deal)
                self._twins(s, twin, twin_deal)
            self.move += 1
        self._returns(s)
        if rules.actors(s) != 0:
            self.fail("somebody is asked after the end", "actors() is 0 when is_over().")

    def _sensible(self, s: Any, seat: int, legal: list[int], count: int, bot_chance: TableChance) -> int:
        """Return what the game's own heuristic chooses, which must be legal."""
        v = self.spec.records.view()
        self.rules.view(s, seat, v)
        action = int(self.rules.greedy(v, legal, count, bot_chance))
        if action not in legal[:count]:
            self.fail(f"greedy() chooses {action}, which is not legal", "It must choose from its list.")
        return action

    def _count_covered(self, deal: TableChance) -> None:
        for note in deal.journal if self.spec.coverage.wanted else ():
            if covered := self.spec.coverage.seen(note):
                self.report.covered[covered] += 1
        deal.journal.clear()

    def _every_state(self, s: Any, trace: Trace | None) -> None:
        """Look for broken laws: in the compiled state where there is one and it is the same, else in this."""
        if trace is None or self.move >= TRACE_ROOM or self.move == trace.broken_at:
            self._conservation(s)
        if trace is None or self.move >= TRACE_ROOM:
            return
        if next(trace.states, b"") != pack(s) or self.move == trace.broken_at:
            self.fail("compiled and interpreted states differ", "Look for unsigned or overflowing numbers.")
        self.report.compared_states += 1

    def _conservation(self, s: Any) -> None:
        broken = self.rules.laws_broken(s)
        if broken:
            told = "; ".join(self.rules.conserved(s)) or f"law {broken}"
            self.fail(f"not conserved: {told}", "Some rule function loses or makes a component.")

    def _legality(self, s: Any, asked: int) -> None:
        out = [0] * self.spec.actions.count
        for seat in range(self.chosen.players):
            legal = out[: self.rules.legal_actions(s, seat, out)]
            if not asked >> seat & 1:
                if legal:
                    self.fail(f"seat {seat} is not asked and has legal actions", "Return 0 for it.")
                continue
            if not legal:
                self.fail(f"seat {seat} is asked and has no legal action", "Offer at least one.")
            if legal != sorted(set(legal)) or legal[0] < 0 or legal[-1] >= self.spec.actions.count:
                self.fail(f"legal actions {legal}", "They must ascend, once each, below action_count.")

    def _look(self, s: Any, seat: int, legal: list[int], look: TableChance) -> None:
        self.report.looked_at += 1
        self._conservation(s)
        before = pack(s)
        for viewer in (SPECTATOR, *range(self.chosen.players)):
            self._knowledge(s, viewer, look)
        if pack(s) != before:
            self.fail("looking changed the state", "Only setup(), apply() and determinize() may write to it.")
        self._round_trips(s)
        self._refusals(s, seat, legal, look)
        self._returns(s)

    def _knowledge(self, s: Any, seat: int, look: TableChance) -> None:
        """Change at random what a seat cannot know: it must see and be offered the very same."""
        rules, (seen, offered) = self.rules, self._seen(s, seat)
        other, rebuilt = copy_of(s), self.spec.records.state()
        rules.determinize(other, seat, look)
        rules.restore(unpack(self.spec.records.view, seen), rebuilt)
        self.report.worlds_changed += pack(other) != pack(s)
        self.report.has_secrets |= pack(rebuilt) != pack(s)
        seen_again, offered_again = self._seen(rebuilt, seat)
        if self._seen(other, seat) != (seen, offered) or offered_again != offered:
            self.fail(f"seat {seat} sees a difference it cannot know", "The view or the legal actions leak.")
        if seen_again != seen:
            self.fail(f"restore() of seat {seat}'s view looks different", "restore() must keep the view.")
        if rules.laws_broken(rebuilt) or rules.laws_broken(other):
            self.fail(f"a world imagined by seat {seat} breaks a law", "Redraw consistently.")

    def _seen(self, s: Any, seat: int) -> tuple[bytes, list[int]]:
        v = self.spec.records.view()
        self.rules.view(s, seat, v)
        out = [0] * self.spec.actions.count
        count = self.rules.legal_actions(s, seat, out) if seat != SPECTATOR else 0
        return pack(v), out[:count]

    def _round_trips(self, s: Any) -> None:
        spec = self.spec
        if unpack(spec.records.state, pack(s)) != s or from_json(spec.records.state, to_json(s)) != s:
            self.fail("the state does not survive bytes and JSON", "Check field widths and names.")
        if problems := self.rules.position_problems(s):
            self.fail(f"a real position is called impossible: {problems}", "Mend position_problems().")

    def _refusals(self, s: Any, seat: int, legal: list[int], look: TableChance) -> None:
        action = draw(look, 0, self.spec.actions.count)
        if action in legal:
            return
        why = self.rules.refusal(s, seat, action)
        if not isinstance(why, Refusal) or not why.rule.startswith(f"{self.spec.book}-"):
            text = self.spec.actions.to_text(action)
            self.fail(f"{text!r} is refused without a rule", "refusal() must name one.")

    def _twins(self, s: Any, twin: Any, deal: TableChance) -> None:
        """Compare two states that went the same way, then let only one of them go on."""
        after = pack(s)
        if pack(twin) != after:
            self.fail("the same action gave two results", "apply() may depend on nothing else.")
        if not self.rules.is_over(twin):
            seat = next(members(self.rules.actors(twin)))
            legal = [0] * self.spec.actions.count
            self.rules.legal_actions(twin, seat, legal)
            self.rules.apply(twin, seat, legal[0], deal)
        if pack(s) != after:
            self.fail("an action changed a copy of the state", "States must not share lists.")

    def _returns(self, s: Any) -> None:
        out = [0] * self.chosen.players
        self.rules.returns(s, out)
        if sum(out) != 0:
            self.fail(f"returns {out} are not zero-sum", "Count each pair of seats once.")

    def text_forms(self) -> None:
        """Check that every action survives its text form."""
        for action in range(self.spec.actions.count):
            text = self.spec.actions.to_text(action)
            if self.spec.actions.from_text(text) != action:
                self.fail(f"action {action} becomes {text!r} and back another", "Mend the text form.")

    def secrets_redrawn(self) -> None:
        """Check that what the views leave out has been drawn anew at least once."""
        looked = self.report.looked_at >= ENOUGH_LOOKS
        if looked and self.report.has_secrets and not self.report.worlds_changed:
            self.fail("determinize() never changes anything", "Draw anew what the view does not show.")

    # --- compiled ----------------------------------------------------------------------------------------

    def compile(self, fast: Rules | None = None) -> Rules:
        """Compile the rules, unless they are given, and compare every interpreted state with them."""
        import numpy as np

        from cubarium.engine.record import dtype_of

        rules = fast or checked_rules(self.spec, self.components)
        room = np.zeros(TRACE_ROOM, dtype_of(self.spec.records.state))
        self.tracer = lambda game: self._trace(rules, game, room)
        return rules

    def _trace(self, fast: Rules, game: int, room: Any) -> Trace:
        moves, faults = self._play_checked(fast, game, 1, room, len(room) - 1)
        played = room[: int(moves[0]) + 1].tobytes()
        size = room.itemsize
        states = (played[i : i + size] for i in range(0, len(played), size))
        return Trace(states, int(moves[0]) if faults[0] == playout.LAW_BROKEN else -1)

    def compiled_games(self, fast: Rules, first: int, count: int) -> None:
        """Play random games compiled, with the laws checked at every step."""
        import numpy as np

        from cubarium.engine.record import dtype_of

        no_trace = np.zeros(0, dtype_of(self.spec.records.state))
        moves, faults = self._play_checked(fast, first, count, no_trace, self.move_limit)
        for i in np.flatnonzero(faults)[:1]:
            self.game, self.move = first + int(i), int(moves[i])
            self.fail(f"compiled play: {playout.FAULTS[faults[i]]}", "Check the game interpreted too.")
        self.report.compiled_games += count
        self.report.compiled_moves += int(moves.sum())
        self.report.compiled_longest = max(self.report.compiled_longest, int(moves.max()))

    def _play_checked(self, fast: Rules, first: int, count: int, trace: Any, limit: int) -> tuple[Any, Any]:
        """Play random games compiled and return how many moves each had and its first fault."""
        import numpy as np

        from cubarium.engine.record import dtype_of, record_array

        moves, faults = np.zeros(count, np.int32), np.zeros(count, np.int8)
        fast.functions["play_checked"](
            np.zeros(count, dtype_of(self.spec.records.state)),
            record_array(self.chosen),
            chances(self.seed, first, count, DEALING),
            chances(self.seed, first, count, THINKING),
            np.zeros(self.spec.actions.count, np.int32),
            moves,
            faults,
            trace,
            limit,
        )
        return moves, faults


def _chance_like(c: TableChance) -> TableChance:
    twin = seeded(c.key_low | c.key_high << 32, c.game_low | c.game_high << 32, c.purpose)
    twin.counters = c.counters[:]
    return twin


def checked_rules(spec: GameSpec, components: Pack) -> Rules:
    """Return compiled rules that `check_game` can use for any setting."""
    from cubarium.engine.backends.compiled import compile_loop

    return compile_loop(spec, components, playout.play_checked.__name__)


def check_game(  # noqa: PLR0913 - all but the game and its options have sensible defaults
    spec: GameSpec,
    options: Mapping[str, int],
    *,
    games: int = 20,
    compiled: int = 0,
    guided: int = 0,
    first: int = 0,
    seed: int = 1,
    components: Pack | None = None,
    fast: Rules | None = None,
    move_limit: int = playout.MOVE_LIMIT,
    progress: Progress = lambda games: None,
) -> CheckReport:
    """Check a game under one setting of its options and report what was looked at.

    Plays `games` interpreted and `compiled` compiled, from game number `first` on; with any compiled games,
    every state of the interpreted ones is compared with the compiled rules too. In `guided` more games most
    choices are those of the game's own heuristic. `fast` are its `checked_rules`, for who checks many
    settings: loading them takes time. A game of more than `move_limit` moves is taken as one that
    does not end. Raises ConformanceError at the first fault.
    """
    checker = Checker(spec, options, seed, components, move_limit)
    checker.text_forms()
    fast = checker.compile(fast) if compiled else None
    for done in range(0, games, 20):
        count = min(20, games - done)
        checker.interpreted_games(first + done, count)
        progress(count)
    checker.guided_games(first, guided)
    for done in range(0, compiled, 5000) if fast else ():
        assert fast is not None
        count = min(5000, compiled - done)
        checker.compiled_games(fast, first + done, count)
        progress(count)
    checker.secrets_redrawn()
    return checker.report
