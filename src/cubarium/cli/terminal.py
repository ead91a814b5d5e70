"""The command `cubarium terminal`: a game at this terminal, against bots or people beside you."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cubarium.cli.common import Lang


def terminal(  # noqa: PLR0913, PLR0917 - one for each thing that can be set
    game: Annotated[str, typer.Argument(help="The game; without it you are asked.")] = "",
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    variant: Annotated[str, typer.Option(help="For example base, advanced or peaceful.")] = "",
    rounds: Annotated[int | None, typer.Option(help="How many rounds, else by the book.")] = None,
    seats: Annotated[str, typer.Option(help="Who sits where: you, a bot, or a person's name.")] = "",
    names: Annotated[str, typer.Option(help="Names of the players, by seat.")] = "",
    lang: Lang = "",
    seed: Annotated[int | None, typer.Option(help="A number that fixes all luck.")] = None,
    components: Annotated[Path | None, typer.Option(metavar="DIR", help="A component pack of yours.")] = None,
    resume: Annotated[
        str, typer.Option(metavar="FILE", help="Go on with a saved game, by name or log.")
    ] = "",
    laid_is_laid: Annotated[
        bool, typer.Option("--laid-is-laid", help="Never take back a piece that was laid.")
    ] = False,
    option: Annotated[list[str] | None, typer.Option(help="Any option of the game as NAME=NUMBER.")] = None,
    sketch: Annotated[
        str, typer.Option(metavar="FILE|TEXT", help="Begin from a sketch, see docs/sketches.md.")
    ] = "",
) -> None:
    """Play at this terminal. Without arguments you are asked a few questions, and Enter answers each."""
    from cubarium.terminal.sentences import language_of
    from cubarium.terminal.start import Wishes, start

    wishes = Wishes(
        game,
        players,
        variant,
        rounds,
        seats,
        names,
        seed,
        components,
        resume,
        laid_is_laid=laid_is_laid,
        option=tuple(option or ()),
        sketch=sketch,
    )
    start(wishes, language_of(lang))
