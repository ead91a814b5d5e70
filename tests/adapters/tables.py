"""What the tests of all adapters play at: every game, with every number of players."""

from __future__ import annotations

from cubarium.engine.registry import game_ids, load_game
from tests.thorough import few_of


def player_counts(game: str) -> range:
    """Return with how many players a game can be played."""
    (option,) = (each for each in load_game(game).settings.options if each.name == "players")
    return range(option.low, option.high + 1)


GAMES = game_ids()
TABLES = [(game, players) for game in GAMES for players in player_counts(game)]
COMPILED = few_of(TABLES, ("cubano-course", 2))
"""Tables whose games are compiled for these tests: the adapters do the same for all."""
