"""Where games are found: our own, and anybody's through entry points of the group `cubarium.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import UnknownGame

GROUP = "cubarium.games"
BUILT_IN = {
    "cubosaurs": "cubarium.games.cubosaurs",
    "trex": "cubarium.games.trex",
    "cubitos": "cubarium.games.cubitos",
    "cubano-2-dice": "cubarium.games.cubano.two_dice",
    "cubano-1-die": "cubarium.games.cubano.one_die",
    "cubano-course": "cubarium.games.cubano.course",
    "cubano-naval-messages": "cubarium.games.cubano.naval_messages",
    "cubano-naval-dice": "cubarium.games.cubano.naval_dice",
    "cubano-puzzle": "cubarium.games.cubano.puzzle",
}
"""Our games by id and module, so that they are there without installation too."""


@cache
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, ours first."""
    theirs = sorted({e.name for e in entry_points(group=GROUP)} - BUILT_IN.keys())
    return (*BUILT_IN, *theirs)


@cache
def load_game(game_id: str) -> GameSpec:
    """Return a game by its id."""
    if game_id in BUILT_IN:
        spec = import_module(BUILT_IN[game_id]).SPEC
    else:
        found = [e for e in entry_points(group=GROUP) if e.name == game_id]
        if not found:
            raise UnknownGame(f"there is no game {game_id[:60]!r}; the games are {', '.join(game_ids())}")
        spec = found[0].load()
    if not isinstance(spec, GameSpec):
        raise UnknownGame(f"{game_id}: what is registered under this id is not a game")
    return spec
