"""The compiled search of a game that its network guides, with the memory it works in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.networks import Network
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.rules import guided, network, search

if TYPE_CHECKING:
    from numpy.typing import NDArray

ENTRY = guided.compare_guided.__name__


class Guidance:
    """Tries actions in imagined worlds, like `trial.Comparison`, and asks the network how they stand."""

    def __init__(self, spec: GameSpec, components: Pack, network_of_game: Network) -> None:
        """Compile the search, or take it from the cache."""
        import numpy as np

        from cubarium.engine.backends.compiled import compile_loop

        self._function = compile_loop(spec, components, ENTRY).functions[ENTRY]
        self._network = network_of_game
        state, view, luck = (dtype_of(each) for each in (spec.records.state, spec.records.view, Chance))
        self._blank = np.zeros(1, state), np.zeros(1, view)
        self._blank_luck = np.zeros(1, luck)
        self._room = np.zeros(2, state), np.zeros(1, view), np.zeros(3, luck)
        self._legal = np.zeros(spec.actions.count, np.int32)
        self._layers = np.zeros(network_of_game.features, np.int8), np.zeros(network.FIRST, np.int32)
        # Numba compiles at the first call: one in no world at all, so that no thought has to wait for it.
        self.play_on(spec.records.view(), [0], [True], (0, 0), range(0))

    @staticmethod
    def is_compiled(spec: GameSpec, components: Pack) -> bool:
        """Tell whether the search has only to be read from the cache."""
        from cubarium.engine.backends.compiled import is_compiled

        return is_compiled(spec, components, ENTRY)

    def forget(self) -> None:
        """Do nothing: what the network knows stays, and a trial teaches it nothing."""

    def rank(self, view: Any, legal: list[int], count: int, key: tuple[int, int]) -> list[int]:
        """Return so many legal actions, those first that the heuristic likes best."""
        import numpy as np

        ranked = np.zeros(count, np.int32)
        self._call(view, legal, [], key, range(0), ranked)
        return [int(action) for action in ranked]

    def play_on(
        self,
        view: Any,
        actions: Sequence[int],
        is_tried: Sequence[bool],
        key: tuple[int, int],
        worlds: range,
        *,
        scale: float = 0.0,
        for_points: bool = False,
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Try actions in a range of imagined worlds; return victories, a row for each, and no margins.

        Networks know of victories alone, so nobody learns from points (`scale`) or plays for them.
        """
        import numpy as np

        promises, margins = self._call(view, actions, is_tried, key, worlds, np.zeros(0, np.int32))
        return promises * (search.WIN / network.SURE), margins

    def _call(
        self,
        view: Any,
        actions: Sequence[int],
        is_tried: Sequence[bool],
        key: tuple[int, int],
        worlds: range,
        ranked: NDArray[Any],
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        import numpy as np

        promises = np.zeros((len(worlds), len(actions)), np.int32)
        margins = np.zeros_like(promises)
        self._blank_luck["key_low"], self._blank_luck["key_high"] = key
        self._function(
            record_array(view),
            *self._blank,
            self._blank_luck,
            *self._room,
            self._legal,
            np.zeros(getattr(view, "players", 1), np.int32),
            self._network.weights,
            *self._layers,
            self._network.horizon,
            self._network.trust,
            np.array(actions, np.int32),
            np.array(is_tried, np.int8),
            worlds.start,
            promises,
            margins,
            ranked,
        )
        return promises, margins
