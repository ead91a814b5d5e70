"""The command `cubarium golden`: write the golden playthroughs anew, after a wanted change of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def golden(
    folder: Annotated[Path, typer.Argument(help="Where the files lie; tests/golden in the repository.")],
) -> None:
    """Write one playthrough for every game, number of players and variant."""
    from cubarium.engine.checking.playthrough import golden_texts
    from cubarium.engine.errors import Malformed
    from cubarium.engine.registry import game_ids, load_game

    if not folder.is_dir():
        raise Malformed(f"{folder}: no such folder")
    for game_id in game_ids():
        for name, text in golden_texts(load_game(game_id)):
            (folder / name).write_text(text, encoding="utf-8")
            typer.echo(name)
