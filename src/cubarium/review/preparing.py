"""Getting reviews of a game ready: what plays on and what judges is compiled beforehand."""

from __future__ import annotations

from cubarium.bots.trial import Comparison
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.review.shares import Continuations, is_compiled


class PreparedReview:
    """Says whether a game can be reviewed at once, and sees to it, as a bot does that needs preparation."""

    @classmethod
    def is_ready(cls, spec: GameSpec, components: Pack) -> bool:
        """Tell whether everything has only to be read from the cache."""
        return Comparison.is_compiled(spec, components) and is_compiled(spec, components)

    @classmethod
    def prepare(cls, spec: GameSpec, components: Pack) -> None:
        """Compile into the cache."""
        Comparison(spec, components)
        match = Match(spec, spec.settings.simulated, seed=0, components=components)
        # Numba compiles at the first call, here one in no world at all.
        Continuations(match, (0, 0)).of_position(match.state, range(0))
