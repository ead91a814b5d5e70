"""The component packs that `play` and `serve` are given: folders, each with its game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubarium.engine.components.pack import Pack


def read_packs(given: Sequence[str]) -> dict[str, Pack]:
    """Return packs by game, from words like `my-pack` or `cubosaurs=my-pack`.

    Raises:
        CubariumError: if a pack is not in order, or its game cannot be told.
    """
    from cubarium.engine.components.pack import ComponentError, read_pack
    from cubarium.engine.errors import Malformed
    from cubarium.engine.registry import load_game

    packs: dict[str, Pack] = {}
    for word in given:
        game, folder = _split(word)
        if game in packs:
            raise Malformed(f"{game} has two packs; one is all a server can set its tables with")
        try:
            packs[game] = read_pack(load_game(game).components.schema, folder)
        except ComponentError as error:
            raise ComponentError([f"{folder} is no pack of {game}:", *error.problems]) from error
    return packs


def _split(word: str) -> tuple[str, Path]:
    """Return the game and the folder that a word means."""
    from cubarium.engine.registry import game_ids

    game, sign, rest = word.partition("=")
    return (game, Path(rest)) if sign and game in game_ids() else (_game_of(Path(word)), Path(word))


def _game_of(folder: Path) -> str:
    """Return the game whose files a folder holds; where several have files of these names, that they fit."""
    from cubarium.engine.errors import Malformed
    from cubarium.engine.registry import game_ids, load_game

    try:
        names = {path.name for path in folder.iterdir() if path.name.lower().endswith(".toml")}
    except OSError as error:
        raise Malformed(f"{folder}: {error.strerror}") from error
    games = [game for game in game_ids() if names == set(load_game(game).components.schema.files)]
    fitting = games if len(games) == 1 else [game for game in games if _fits(folder, game)]
    if len(fitting) != 1:
        why = f"could be of {', '.join(games)}" if games else "does not have the files of one game"
        raise Malformed(f"{folder} {why}; say which it is: --components GAME={folder}")
    return fitting[0]


def _fits(folder: Path, game: str) -> bool:
    from cubarium.engine.components.pack import ComponentError, read_pack
    from cubarium.engine.registry import load_game

    try:
        read_pack(load_game(game).components.schema, folder)
    except ComponentError:
        return False
    return True
