"""What several commands share: the option of the language, component packs, progress on long work."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cubarium.engine.words import LANGUAGES

if TYPE_CHECKING:
    from cubarium.clusters.cluster import Cluster
    from cubarium.engine.components.pack import Pack
    from cubarium.engine.contract import GameSpec

Lang = Annotated[str, typer.Option(help=f"{' or '.join(LANGUAGES)}, else the language of the system.")]

On = Annotated[
    str,
    typer.Option("--on", metavar="PLACE", help="Work on a cluster: ray for this machine, or ray:ADDRESS."),
]


def read_components(spec: GameSpec, folder: Path | None) -> Pack:
    """Return the pack of a folder, or the game's own."""
    from cubarium.engine.components.pack import read_pack

    return read_pack(spec.components.schema, folder)


@contextmanager
def progress_bar(total: int, what: str, quiet: bool = False) -> Iterator[Any]:
    """Show a bar with the time left on standard error; yields a function to move it on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task(what, total=total)

        def advance(count: int, words: str = "") -> None:
            bar.update(task, advance=count, description=words or what)

        yield advance


@contextmanager
def workers(place: str) -> Iterator[Cluster | None]:
    """Take part in a cluster for as long as a command works; none where no place is named."""
    if not place:
        yield None
        return
    from cubarium.clusters.cluster import cluster_on

    with cluster_on(place) as cluster:
        yield cluster


def check_writable(path: Path | None) -> None:
    """Refuse a file that cannot be written before hours of work, not after."""
    from cubarium.engine.errors import Malformed

    if path is None:
        return
    folder = path.absolute().parent
    # Unlike those of Path, these take a name that is too long for a file as one that is not there.
    if os.path.isdir(path) or not os.path.isdir(folder):
        raise Malformed(f"{path}: no such folder, or a folder of that name")
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise Malformed(f"{path}: cannot be written")
