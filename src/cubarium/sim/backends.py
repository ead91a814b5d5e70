"""Three ways to play many games, with the same bits: interpreted, compiled on CPU threads, on a GPU.

Game number i under a seed is the same game everywhere: its luck is a function of (seed, i) alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from cubarium.bots.registry import has_policy, make_player, policy_of
from cubarium.bots.seer import Coming, Seer
from cubarium.bots.told import ToldBot
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.backends.seeding import chances
from cubarium.engine.chance import DEALING, THINKING, seeded
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, Malformed, short
from cubarium.engine.record import dtype_of, pack, record_array
from cubarium.engine.rules import playout

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_THREADS = 1024


def cores() -> int:
    """Return how many processor cores we may use; only some systems tell more than how many there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Batch:
    """Finished games: final states, moves of each, and scores and returns by game and seat."""

    states: NDArray[Any]
    moves: NDArray[Any]
    scores: NDArray[Any]
    returns: NDArray[Any]


class Backend(Protocol):
    """A way to play games `first` … `first + count - 1` of a seed to their end."""

    name: str
    chunk: int
    """How many games to ask for at once, so that progress can be shown."""

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Play that many games."""


@dataclass
class Table:
    """What is played: a game under a component pack, its options, and the name of a bot for each seat."""

    spec: GameSpec
    components: Pack
    options: Any
    bots: Sequence[str]

    @property
    def policies(self) -> list[int]:
        """Return the policy that plays for each bot in compiled games; raises for a bot that has none."""
        return [policy_of(name) for name in self.bots]

    @property
    def needs_heuristic(self) -> bool:
        """Tell whether the game's heuristic must be compiled with its rules."""
        return set(self.policies) != {playout.RANDOM}


class Interpreted:
    """Plain Python: slow, and the reference for the others. Every bot can play here."""

    name = "interpreted"
    chunk = 50

    def __init__(self, table: Table, look: Callable[[Any], None] = lambda state: None) -> None:
        """Bind the rules of the table, and let the bots sit down; `look` sees each state."""
        self.table = table
        self._look = look
        self._rules = interpreted(table.spec, table.components)
        self._bots = [make_player(table.spec, name, table.components) for name in table.bots]
        self._told = [(seat, bot) for seat, bot in enumerate(self._bots) if isinstance(bot, ToldBot)]

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Play one game after the other."""
        import numpy as np

        scores = np.zeros((count, self.table.options.players), np.int32)
        returns = np.zeros_like(scores)
        states, moves = b"", []
        for i in range(count):
            for seat, bot in self._told:
                bot.begin(self.table.options, seat)
            state, made = self._play_one(seed, first + i)
            self._rules.scores(state, scores[i])
            self._rules.returns(state, returns[i])
            for _, bot in self._told:
                bot.end(scores[i].tolist(), returns[i].tolist())
            states += pack(state)
            moves.append(made)
        final = np.frombuffer(states, dtype_of(self.table.spec.records.state))
        return Batch(final, np.array(moves, np.int32), scores, returns)

    def _play_one(self, seed: int, game: int) -> tuple[Any, int]:
        """Play a game to its end; return its last state and the number of moves."""
        rules, spec = self._rules, self.table.spec
        chance, bot_chance = seeded(seed, game), seeded(seed, game, THINKING)
        state, legal, moves = spec.records.state(), [0] * spec.actions.count, 0
        rules.setup(state, self.table.options, chance)
        while not rules.is_over(state) and moves < playout.MOVE_LIMIT:
            seat = playout.first_to_act(rules.actors(state), bot_chance)
            count = rules.legal_actions(state, seat, legal)
            bot = self._bots[seat]
            if isinstance(bot, Seer):
                minds = [bot_chance] * self.table.options.players
                action = bot.choose(state, seat, legal[:count], Coming(chance, bot_chance, minds))
            else:
                view = spec.records.view()
                rules.view(state, seat, view)
                action = bot.choose(view, legal[:count], bot_chance)
            rules.apply(state, seat, action, chance)
            moves += 1
            self._look(state)
        return state, moves


class Compiled:
    """Numba on CPU threads; threads share nothing, so any number of them gives the same games."""

    name = "compiled"

    def __init__(self, table: Table, threads: int = 0) -> None:
        """Compile the rules, or take them from the cache."""
        import numpy as np

        from cubarium.engine.backends.compiled import compile_loop, is_compiled

        if not 0 <= threads <= MAX_THREADS:
            raise Malformed(f"threads: {short(threads)} is not between 0 and {MAX_THREADS}")
        self.table = table
        self.threads = threads or cores()
        self.chunk = 4096 * self.threads
        policies = np.array(table.policies, np.int8)
        spec, components, entry = table.spec, table.components, playout.play_batch.__name__
        # Where it is there already, nothing has to be compiled without the heuristic.
        has_heuristic = table.needs_heuristic or is_compiled(spec, components, entry)
        rules = compile_loop(spec, components, entry, has_heuristic=has_heuristic)
        self._play_batch = rules.functions[entry]
        self._options = record_array(table.options)
        self._policies = policies
        self.play(0, 0, 1)

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Split the games over the threads."""
        import numpy as np

        spec = self.table.spec
        states = np.zeros(count, dtype_of(spec.records.state))
        moves = np.zeros(count, np.int32)
        scores = np.zeros((count, self.table.options.players), np.int32)
        returns = np.zeros_like(scores)
        deals, bot_chances = chances(seed, first, count, DEALING), chances(seed, first, count, THINKING)

        def part(start: int, stop: int) -> None:
            views = np.zeros(1, dtype_of(spec.records.view))
            legal = np.zeros(spec.actions.count, np.int32)
            here = slice(start, stop)
            self._play_batch(
                states[here],
                self._options,
                deals[here],
                bot_chances[here],
                views,
                legal,
                self._policies,
                moves[here],
                scores[here],
                returns[here],
            )

        edges = [count * t // self.threads for t in range(self.threads + 1)]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(part, edges[:-1], edges[1:]))
        return Batch(states, moves, scores, returns)


def make_backend(name: str, table: Table, threads: int = 0) -> Backend:
    """Return a backend by name; without one, the fastest of the processor's that all bots can play on."""
    if not name:
        name = "compiled" if all(map(has_policy, table.bots)) else "interpreted"
    if name == "interpreted":
        return Interpreted(table)
    if name == "compiled":
        return Compiled(table, threads)
    if name == "gpu":
        from cubarium.sim.gpu import Gpu

        return Gpu(table)
    raise CubariumError(f"there is no backend {name[:40]!r}; choose interpreted, compiled or gpu")
