"""Not a player but a measure: it sees what is hidden and the luck that is coming.

It tells how much room a game leaves to those who choose. At a table it would be a cheat, so that no table
takes it: the registry does not know it as a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import copy_of, dtype_of, record_array
from cubarium.engine.rules import foresight

ENTRY = foresight.foresee.__name__


@dataclass(frozen=True)
class Coming:
    """All luck of a game from now on: of the table, of who acts first, and what each seat thinks with."""

    deal: Chance
    order: Chance
    minds: Sequence[Chance]


class Seer:
    """Tries every action with the luck that is coming, while all play on by the heuristic.

    It takes the heuristic's own choice unless another wins more of the victory, or as much by more points.
    Among players of the heuristic it sees the end of the game: what it foresees for its choice is the least
    that happens. It improves one choice after the other and makes no plans, so that somebody who planned with
    the same knowledge could do better still; somebody who does not see the luck hardly can.
    """

    name: ClassVar[str] = "seer"

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Compile the look ahead, or take it from the cache."""
        import numpy as np

        from cubarium.engine.backends.compiled import compile_loop

        self._foresee = compile_loop(spec, components, ENTRY).functions[ENTRY]
        plain = interpreted(spec, components)
        self._view, self._sensible, self._new_view = plain.view, plain.greedy, spec.records.view
        self._blank_view = np.zeros(1, dtype_of(spec.records.view))
        self._room = np.zeros(1, dtype_of(spec.records.state)), np.zeros(1, dtype_of(spec.records.view))
        self._legal = np.zeros(spec.actions.count, np.int32)

    def choose(self, state: Any, seat: int, legal: Sequence[int], coming: Coming) -> int:
        """Return the action that will end best; a single one needs no foresight."""
        if len(legal) == 1:
            return legal[0]
        # The heuristic is asked with the luck of this seat, as it is when others foresee this choice.
        seen = self._new_view()
        self._view(state, seat, seen)
        favourite = int(self._sensible(seen, list(legal), len(legal), coming.minds[seat]))
        actions = [favourite, *(action for action in legal if action != favourite)]
        ends = self.foresee(state, seat, actions, coming)
        return actions[ends.index(max(ends))]

    def foresee(self, state: Any, seat: int, actions: Sequence[int], coming: Coming) -> list[tuple[int, int]]:
        """Return the victory and the margin that each action will lead to."""
        import numpy as np

        lucks = [coming.deal, coming.order]
        minds = []
        for mind in coming.minds:  # one that several share must move on for all of them
            known = [place for place, luck in enumerate(lucks) if luck is mind]
            minds.append(known[0] if known else len(lucks))
            lucks += [] if known else [mind]
        array = np.concatenate([record_array(copy_of(luck)) for luck in lucks])
        victories = np.zeros(len(actions), np.int32)
        margins = np.zeros_like(victories)
        self._foresee(
            record_array(state),
            seat,
            np.array(actions, np.int32),
            array,
            np.array(minds, np.int32),
            self._blank_view,
            *self._room,
            np.zeros_like(array),
            self._legal,
            np.zeros(len(minds), np.int32),
            victories,
            margins,
        )
        return list(zip(victories.tolist(), margins.tolist(), strict=True))
