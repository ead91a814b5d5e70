"""Many games that are played on side by side, one choice at a time: what all adapters stand on.

    games = cubarium.batch("cubosaurs", 1024, players=2, against="greedy")
    while learning:
        step = games.step(choose(games.observations, games.masks))
        learn(step.rewards, step.ended)

`observations`, `masks` and `seats` say of each game what is known, what is legal and who is asked. They are
written anew by each step, in place: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy, deepcopy
from dataclasses import dataclass
from functools import partial
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from cubarium.adapters.opponents import interpreted_loop, names_of, roles_of
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import MASK, Chance, TableChance
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import IllegalAction, Malformed, short
from cubarium.engine.observation import Observations, observations_of
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array, unpack
from cubarium.engine.registry import load_game
from cubarium.engine.rules import batching, observed, playout
from cubarium.sim.backends import MAX_THREADS, cores

if TYPE_CHECKING:
    from numpy.random import Generator
    from numpy.typing import ArrayLike, NDArray

MAX_GAMES = 1 << 24
MAX_SEED = (1 << 64) - 1
WORTH_SHARING = 1 << 14
"""To choose for fewer games than these takes less time than to wake another thread."""
MAX_NUMBER = 1 << 62
"""Of a game under a seed."""
BACKENDS = ("interpreted", "compiled", "gpu")


@dataclass(frozen=True)
class Step:
    """What a step brought. Rows are games; those that go on have rewards and scores of 0."""

    rewards: NDArray[Any]
    """By game and seat, once a game has ended: the share of opponents that the seat beats less that of those
    who beat it, from -1 to 1. Who plays alone gets the score."""
    scores: NDArray[Any]
    """By game and seat: the points, once a game has ended."""
    ended: NDArray[Any]
    """Whether the game ended in this step."""


class Records(list[Any]):
    """A list of records. Only empty ones are put in, and each is one of its own, as in an array."""

    def __init__(self, make: Callable[[], Any], count: int) -> None:
        super().__init__(make() for _ in range(count))
        self._make = make

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, self._make())


class Environments:
    """Games in play. Game `i` of `n` begins with number `i` under the seed, and goes on with `i + n`."""

    backends: ClassVar[tuple[str, ...]] = BACKENDS[:2]

    def __init__(  # noqa: PLR0913 - what can be chosen is named one by one
        self,
        spec: GameSpec,
        n: SupportsIndex,
        options: Mapping[str, int] | None = None,
        *,
        against: str | Sequence[str] = "",
        seat: int | None = None,
        seed: SupportsIndex = 0,
        backend: str = "compiled",
        threads: int = 0,
        components: Pack | None = None,
        goes_on: bool = True,
        keeps_finals: bool = False,
    ) -> None:
        """Lay out the memory, compile where that is wanted, and begin all games.

        `against` names the bot that plays all seats but one, or a bot for each, from the seat after that one
        on; without it every seat is asked. The one is `seat`, or another one from game to game. Interpreted
        games take every bot, compiled ones those that have a policy. A game that ends is followed by the
        next if it `goes_on`; `keeps_finals` keeps the observation in which it ended.
        """
        n, seed = whole("n", n, 1, MAX_GAMES), whole("seed", seed, 0, MAX_SEED)
        if backend not in self.backends:
            raise Malformed(f"there is no backend {short(backend)} here: {', '.join(self.backends)}")
        if type(threads) is not int or not 0 <= threads <= MAX_THREADS:
            raise Malformed(f"threads: {short(threads)} is not between 0 and {MAX_THREADS}")
        self.spec, self.n = spec, n
        self.options = checked_options(spec, {**spec.settings.simulated, **(options or {})})
        self.layout: Observations = observations_of(spec)
        self.players: int = self.options.players
        self._goes_on, self._seed = goes_on, seed
        self._is_compiled = backend != "interpreted"
        self._bots = names_of(against, self.players)
        self._roles = roles_of(self._bots, self.players, seat, is_compiled=self._is_compiled)
        self._threads = min(n, threads or cores()) if self._is_compiled else 1
        self._pack = components or built_in_pack(spec.components.schema)
        self._bind()
        self._lay_out(n if keeps_finals else 0)
        self.reset()

    def _lay_out(self, finals: int) -> None:
        import numpy as np

        n = self.n
        self.observations = np.zeros((n, self.layout.size), np.int16)
        """By game: what is known to who is asked, or was known to who acted last."""
        self.masks = np.zeros((n, self.spec.actions.count), np.int8)
        """By game and action: 1 where it is legal."""
        self.seats = np.full(n, batching.NOBODY, np.int8)
        """By game: who is asked; -1 where the game has ended."""
        self.finals = np.zeros((finals, self.layout.size), np.int16)
        """By game: the observation in which the last one ended."""
        self._found = np.zeros(n, np.int8)
        self._actions = np.zeros(n, np.int32)
        self._scores = np.zeros((n, self.players), np.int32)
        self._returns = np.zeros((n, self.players), np.int32)
        # Who asks does a share too.
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None

    def _bind(self) -> None:
        pack, entries = self._pack, (batching.step_batch.__name__, batching.choose_at_random.__name__)
        if self._is_compiled:
            from cubarium.engine.backends.compiled import compile_loop, is_compiled

            # Where it is there already, nothing has to be compiled without the heuristic.
            has_heuristic = playout.HEURISTIC in self._roles or is_compiled(self.spec, pack, entries[0])
            both = [compile_loop(self.spec, pack, each, has_heuristic=has_heuristic) for each in entries]
            self._step, self._choose = (rules.functions[e] for rules, e in zip(both, entries, strict=True))
        else:
            functions = interpreted_loop(self.spec, pack, self._bots)
            self._step, self._choose = (functions[each] for each in entries)

    def any_actions(self, luck: Generator) -> NDArray[Any]:
        """Choose one of the legal actions of each game at random; 0 where a game has ended."""
        import numpy as np

        words, chosen = luck.integers(1 << 32, size=self.n, dtype=np.uint32), np.zeros(self.n, np.int32)
        if self._is_compiled:
            arrays = (self.masks, words, chosen)
            if self.n < WORTH_SHARING:
                self._choose(*arrays)
            else:
                self._share(lambda start, stop: self._choose(*(array[start:stop] for array in arrays)))
            return chosen
        plain = chosen.tolist()
        self._choose(self.masks.tolist(), words.tolist(), plain)
        return np.array(plain, np.int32)

    def __deepcopy__(self, memo: dict[int, Any]) -> Environments:
        """Return games that go on by themselves; rules and threads, which keep nothing, are shared."""
        import numpy as np

        made = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray | Records):
                setattr(made, name, deepcopy(value, memo))
        return made

    def _records(self, cls: type, count: int) -> Any:
        import numpy as np

        if self._is_compiled:
            return np.zeros(count, dtype_of(cls))
        return Records(TableChance if cls is Chance else cls, count)

    @property
    def numbers(self) -> NDArray[Any]:
        """Return the number of each game under the seed."""
        return self._next - self.n

    def reset(self, seed: SupportsIndex | None = None, first: SupportsIndex = 0) -> None:
        """Begin all games anew: those of the seed, from the number `first` on."""
        import numpy as np

        seed = self._seed if seed is None else whole("seed", seed, 0, MAX_SEED)
        first = whole("first", first, 0, MAX_NUMBER)
        self._seed = seed
        records = self.spec.records
        self._states = self._records(records.state, self.n)
        self._deals = self._records(Chance, self.n)
        self._bot_chances = self._records(Chance, self.n)
        self._next = np.arange(first, first + self.n, dtype=np.int64)
        self.seats[:] = batching.NOBODY
        self._share(self._run_part)

    def step(self, actions: ArrayLike) -> Step:
        """Take an action in each game.

        Where a game has ended and does not go on by itself, the action counts nothing and the next begins.

        Raises:
            IllegalAction: if one is not legal; then the games whose action was legal have gone on.
        """
        import numpy as np

        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Malformed(f"actions: expected {self.n} whole numbers")
        shape = (self.n, self.players)
        step = Step(np.empty(shape, np.float32), np.empty(shape, np.int32), np.empty(self.n, np.bool_))
        self._share(partial(self._step_part, given, step))
        if self._found.max() == batching.NOT_LEGAL:
            refused = int(np.argmax(self._found))
            raise self.refusal(refused, int(given[refused]))
        return step

    def _step_part(self, given: NDArray[Any], step: Step, start: int, stop: int) -> None:
        """Take a step in some of the games. All that is done for each game is done here: threads share it."""
        import numpy as np

        here = slice(start, stop)
        # What is beyond the actions stays beyond them: a narrower number would come round to one of them.
        self._actions[here] = np.clip(given[here], -1, self.spec.actions.count)
        self._run_part(start, stop)
        earned = self._scores if self.players == 1 else self._returns
        np.divide(earned[here], max(1, self.players - 1), out=step.rewards[here], dtype=np.float32)
        step.scores[here] = self._scores[here]
        np.equal(self._found[here], batching.ENDED, out=step.ended[here])

    def refusal(self, game: int, action: int) -> IllegalAction:
        """Return what is said of an action that is not legal."""
        known = 0 <= action < self.spec.actions.count
        told = f" ({self.spec.actions.to_text(action)})" if known else ""
        seat = int(self.seats[game])
        text = f"game {game}: action {action}{told} is not legal for seat {seat}; look at its mask"
        return IllegalAction("", text, {}, text)

    def observe(self, game: int, seat: int) -> NDArray[Any]:
        """Return what any seat may know of a game: `observations` has only who is asked."""
        import numpy as np

        game, seat = whole("game", game, 0, self.n - 1), whole("seat", seat, 0, self.players - 1)
        state, view = self._state_of(game), self.spec.records.view()
        rules = interpreted(self.spec, self._pack, playout, observed, self.layout.module, batching)
        row = [0] * self.layout.size
        rules.view(state, seat, view)
        rules.functions["observe"](view, row)
        return np.array(row, np.int16)

    def _state_of(self, game: int) -> Any:
        state = self._states[game]
        return unpack(self.spec.records.state, state.tobytes()) if self._is_compiled else state

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Let each thread do its share of the games."""
        edges = [self.n * t // self._threads for t in range(self._threads + 1)]
        others = self._pool.map(work, edges[1:-1], edges[2:]) if self._pool else ()
        work(0, edges[1])
        for _ in others:
            pass

    def _run_part(self, start: int, stop: int) -> None:
        import numpy as np

        here = slice(start, stop)
        arrays: tuple[NDArray[Any], ...] = (
            self._roles,
            self._actions[here],
            self._found[here],
            self.observations[here],
            self.masks[here],
            self.finals[here],
            self._scores[here],
            self._returns[here],
            self._next[here],
            self.seats[here],
            np.zeros(self.spec.actions.count, np.int32),
        )
        records = self.spec.records
        kept = (self._states, self._deals, self._bot_chances)
        kinds = (records.view, records.state, Chance)
        room = [self._records(kind, 1) for kind in kinds]
        numbers = (self.n, self._goes_on, self._seed & MASK, self._seed >> 32)
        if self._is_compiled:
            own = [array[here] for array in kept]
            self._step(*own, record_array(self.options), *arrays, *room, *numbers)
            return
        # Plain numbers: those of NumPy are slow one by one, and go wrong beyond 64 bits.
        plain = [array.tolist() for array in arrays]
        self._step(*kept, [self.options], *plain, *room, *numbers)
        for array, found in zip(arrays, plain, strict=True):
            array[...] = np.reshape(found, array.shape)


def whole(name: str, value: Any, least: int, most: int) -> int:
    """Return a whole number in a range, also one of NumPy, as Python has it.

    Raises:
        Malformed: if it is none.
    """
    number = None if isinstance(value, bool) or not hasattr(value, "__index__") else index(value)
    if number is None or not least <= number <= most:
        raise Malformed(f"{name}: {short(value)} is not a whole number from {least} to {most}")
    return number


def batch(
    game: str,
    n: SupportsIndex,
    *,
    players: int | None = None,
    backend: str = "compiled",
    **settings: Any,
) -> Environments:
    """Begin `n` games side by side; the settings are those of `Environments`."""
    if backend not in BACKENDS:
        raise Malformed(f"there is no backend {short(backend)}: {', '.join(BACKENDS)}")
    kind = Environments
    if backend == "gpu":
        from cubarium.adapters.gpu_environments import GpuEnvironments

        kind = GpuEnvironments
    spec = load_game(game)
    options = dict(settings.pop("options", {}))
    if players is not None:
        options["players"] = players
    return kind(spec, n, options, backend=backend, **settings)
