"""The command `cubarium components`: take the component files of a game, and check those you changed."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from cubarium.engine.components.pack import changes, export_pack, read_pack
from cubarium.engine.errors import CubariumError

app = typer.Typer(
    name="components",
    help="Change what is printed on the components: export the files of a game, edit them, check them.",
    no_args_is_help=True,
)

Game = Annotated[str, typer.Argument(help="The game, for example cubosaurs.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of your component pack.")]


@app.command()
def export(game: Game, folder: Folder) -> None:
    """Copy the component files of a game to a folder of yours. Files that are there stay untouched."""
    from cubarium.engine.registry import load_game

    try:
        schema = load_game(game).components.schema
        export_pack(schema, folder)
    except CubariumError as error:
        _refuse(error)
    typer.echo(f"{', '.join(schema.files)} are now in {folder}.")
    from cubarium.terminal.sentences import command_name

    command = f"{command_name()} components check {game} {shlex.quote(str(folder))}"
    typer.echo(f"Change the values you like, then run: {command}")


@app.command()
def check(game: Game, folder: Folder) -> None:
    """Check the component files in a folder and list the values that differ from the built-in ones."""
    from cubarium.engine.registry import load_game

    try:
        schema = load_game(game).components.schema
        pack = read_pack(schema, folder)
    except CubariumError as error:
        _refuse(error)
    differing = changes(read_pack(schema), pack)
    count = "1 value differs" if len(differing) == 1 else f"{len(differing) or 'no'} values differ"
    typer.echo(f"{pack.name} is complete: {count} from the built-in ones, digest {pack.digest[:16]}")
    for name, before, after in differing:
        sources = ", ".join(dict.fromkeys(pack.sources[name].sources))
        typer.echo(f"  {name}: {json.dumps(before)} -> {json.dumps(after)} ({sources})")


def _refuse(error: CubariumError) -> NoReturn:
    typer.echo(str(error), err=True)
    raise typer.Exit(2) from error
