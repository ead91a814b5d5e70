"""What several commands share: reading options, progress on long work."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cubarium.engine.errors import Malformed

if TYPE_CHECKING:
    from cubarium.engine.components import Pack
    from cubarium.engine.contract import GameSpec


def command_name() -> str:
    """Return how the command was called, for hints that can be typed as they stand."""
    return os.environ.get("CUBARIUM_COMMAND", "cubarium")


def read_options(
    spec: GameSpec, players: int | None, variant: str, rounds: int | None, given: Sequence[str]
) -> dict[str, int]:
    """Join the ways to set options: the variant first, then the named ones, then `--option name=value`."""
    options: dict[str, int] = {}
    if variant:
        if variant not in spec.variants:
            raise Malformed(f"{spec.id} has no variant {variant[:40]!r}; it has {', '.join(spec.variants)}")
        options.update(spec.variants[variant])
    if players is not None:
        options["players"] = players
    if rounds is not None:
        options["rounds"] = rounds
    for text in given:
        name, _, value = text.partition("=")
        if not re.fullmatch(r"-?[0-9]{1,9}", value):
            raise Malformed(f"--option {text[:60]!r}: write NAME=NUMBER")
        options[name] = int(value)
    return options


def read_components(spec: GameSpec, folder: Path | None) -> Pack:
    """Return the pack of a folder, or the game's own."""
    from cubarium.engine.components import read_pack

    return read_pack(spec.components, folder)


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
