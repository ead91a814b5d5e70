"""The component packs of a server: for some games one of its operator's, for all the game's own.

A table may be set with some values of its pack changed. They are kept with the table, and the pack is made
from them where it is needed: after a start, at another server, in the processes beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from cubarium.engine.components.pack import ComponentError, Pack, built_in_pack
from cubarium.engine.components.setting import set_values
from cubarium.engine.registry import load_game
from cubarium.server.errors import Conflict, RequestRefused

SHOWN_DIGITS = 16
"""As many of a digest as logs show."""
MOST_REMEMBERED = 64
"""So many packs with changed values are kept at hand."""
MOST_SIGNS = 4000
"""So long all changed values of a table may be together: they are part of an address."""
MOST_PROBLEMS = 10


class OtherComponents(Conflict):
    """Report a table that is played with components this server does not have."""


class Packs:
    """Finds the components of tables that are set, and of those that were set before."""

    def __init__(self, chosen: Mapping[str, Pack] = MappingProxyType({})) -> None:
        """Set new tables of these games with these packs, and all others with the game's own."""
        self.chosen = dict(chosen)

    def for_new_tables(self, game: str) -> Pack:
        """Return what a table of a game is set with."""
        return self.chosen.get(game) or built_in_pack(load_game(game).components.schema)

    def changed(self, game: str, values: Sequence[str]) -> Pack:
        """Return what a table of a game is set with that has these values, each given as NAME=VALUE.

        Raises:
            RequestRefused: if they cannot be, with every problem.
        """
        if sum(map(len, values)) > MOST_SIGNS:
            raise RequestRefused("values-too-long", most=MOST_SIGNS)
        try:
            return _changed(game, self.for_new_tables(game), tuple(values))
        except ComponentError as error:
            raise refusal_of(error) from error

    def find(self, game: str, digest: str | None, values: Sequence[str] = ()) -> Pack:
        """Return the pack of a table by its digest, and the values that were set one by one.

        Tables from before digests were kept have the game's own.

        Raises:
            OtherComponents: if this server does not have it: a replay with other values would be wrong.
        """
        own = built_in_pack(load_game(game).components.schema)
        for base in (own, *filter(None, [self.chosen.get(game)])):
            try:
                pack = _changed(game, base, tuple(values))
            except ComponentError:  # the values were set on another pack, and do not go with this one
                continue
            if digest in (None, pack.digest):
                return pack
        raise OtherComponents("other-components", game=game, digest=str(digest)[:SHOWN_DIGITS])


def refusal_of(error: ComponentError) -> RequestRefused:
    """Return what somebody is told whose values cannot be."""
    return RequestRefused("impossible-values", problems="\n".join(error.problems[:MOST_PROBLEMS]))


@lru_cache(MOST_REMEMBERED)
def _changed(game: str, base: Pack, values: tuple[str, ...]) -> Pack:
    return set_values(load_game(game).components.schema, base, values) if values else base
