"""The component packs of a server: for some games one of its operator's, for all the game's own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.registry import load_game
from cubarium.server.errors import Conflict

SHOWN_DIGITS = 16
"""As many of a digest as logs show."""


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

    def find(self, game: str, digest: str | None) -> Pack:
        """Return the pack of a table by its digest; tables from before digests were kept have the game's own.

        Raises:
            OtherComponents: if this server does not have it: a replay with other values would be wrong.
        """
        own = built_in_pack(load_game(game).components.schema)
        for pack in (own, *filter(None, [self.chosen.get(game)])):
            if digest in (None, pack.digest):
                return pack
        raise OtherComponents("other-components", game=game, digest=str(digest)[:SHOWN_DIGITS])
