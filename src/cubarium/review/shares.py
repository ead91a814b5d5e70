"""Win shares of positions, from playing on with the game's own heuristic for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cubarium.engine.chance import Chance, seeded
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import dtype_of, pack, record_array
from cubarium.engine.rules import continuations, search
from cubarium.engine.rules.continuations import NO_ACTION, NOBODY

if TYPE_CHECKING:
    from numpy.typing import NDArray

SETTING = 2 * search.IMAGINING
"""The purpose of the luck by which tables are set anew."""


def unknown_to(spec: GameSpec) -> int:
    """Return the seat whose unknown is drawn anew in every world.

    Where no seat has secrets, what one cannot know nobody can: it is luck still to come, like a throw. Where
    seats have secrets, these are part of the position.
    """
    return NOBODY if spec.table.has_secrets else 0


ENTRY = continuations.continue_games.__name__


@lru_cache(maxsize=16)  # many matches of a game may be reviewed by one process
def _compiled(spec: GameSpec, components: Pack) -> Any:
    """Compile what plays on, or take it from the cache."""
    from cubarium.engine.backends.compiled import compile_loop

    return compile_loop(spec, components, ENTRY).functions[ENTRY]


def is_compiled(spec: GameSpec, components: Pack) -> bool:
    """Tell whether what plays on has only to be read from the cache."""
    from cubarium.engine.backends import compiled

    return compiled.is_compiled(spec, components, ENTRY)


class Continuations:
    """Plays positions of a match on, always in the same worlds, so that what differs is the position.

    Several threads may do so at once: compiled code does not hold the interpreter's lock.
    Rows of shares are whole numbers, of which `search.WIN` make a victory.
    """

    def __init__(self, match: Match, key: tuple[int, int]) -> None:
        """Compile the rules, or take them from the cache; `key` is that of the luck of all worlds."""
        import numpy as np

        spec = match.spec
        self._function = _compiled(spec, match.components)
        self._match, self._key = match, key
        state, view, luck = (dtype_of(each) for each in (spec.records.state, spec.records.view, Chance))
        self._blank = np.zeros(1, view), np.zeros(1, luck)
        self._blank[1]["key_low"], self._blank[1]["key_high"] = key
        self._kinds = state, view, luck
        self._seats = len(match.seats)
        self._unknown_to = unknown_to(spec)

    def of_position(self, state: Any, worlds: range) -> NDArray[Any]:
        """Return how the victory is shared in each world, a row each, if a position is played on."""
        return self._play(record_array(state), worlds)

    def of_action(self, state: Any, seat: int, action: int, worlds: range) -> NDArray[Any]:
        """Return the same if an action is carried out first, with the luck of each world."""
        return self._play(record_array(state), worlds, seat, action)

    def of_tables(self, worlds: range) -> NDArray[Any]:
        """Return the same for tables that are set anew, each with a shuffle of its own."""
        import numpy as np

        states = []
        for world in worlds:
            chance = seeded(self._key[0] | self._key[1] << 32, world, SETTING)
            state = self._match.spec.records.state()
            self._match.rules.setup(state, self._match.options, chance)
            states.append(pack(state))
        kind = dtype_of(self._match.spec.records.state)
        return self._play(np.frombuffer(bytearray(b"".join(states)), kind), worlds)

    def futures(self, state: Any, worlds: range) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return how the victory is shared in each world if a position is played on, and the final scores."""
        import numpy as np

        points = np.zeros((len(worlds), self._seats), np.int32)
        return self._play(record_array(state), worlds, points=points), points

    def _play(
        self,
        positions: NDArray[Any],
        worlds: range,
        seat: int = 0,
        action: int = NO_ACTION,
        points: NDArray[Any] | None = None,
    ) -> NDArray[Any]:
        import numpy as np

        state, view, luck = self._kinds
        shares = np.zeros((len(worlds), self._seats), np.int16)
        none = np.zeros((0, self._seats), np.int32)
        self._function(
            positions,
            self._unknown_to,
            seat,
            action,
            *self._blank,
            np.zeros(1, state),
            np.zeros(1, view),
            np.zeros(3, luck),
            np.zeros(self._match.spec.actions.count, np.int32),
            np.zeros(self._seats, np.int32),
            worlds.start,
            shares,
            none if points is None else points,
        )
        return shares
