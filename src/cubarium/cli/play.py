"""The command `cubarium play`: a game at this terminal, against bots or people beside you."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cubarium.cli.terminal.saves import Sitting
    from cubarium.cli.terminal.setup_dialog import Setup
    from cubarium.cli.terminal.talk import Talk


def play(  # noqa: PLR0913 - one for each thing that can be set
    game: Annotated[str, typer.Argument(help="The game; without it you are asked.")] = "",
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    variant: Annotated[str, typer.Option(help="For example base, advanced or peaceful; see the games command.")] = "",
    rounds: Annotated[int | None, typer.Option(help="How many rounds; by the book if not given.")] = None,
    seats: Annotated[str, typer.Option(help="Who sits where: you, a bot (greedy, random) or the name of a person.")] = "",
    names: Annotated[str, typer.Option(help="Names of the players, by seat.")] = "",
    lang: Annotated[str, typer.Option(help="en or fr; the language of your system if not given.")] = "",
    seed: Annotated[int | None, typer.Option(help="A number that fixes all luck.")] = None,
    components: Annotated[Path | None, typer.Option(metavar="DIR", help="A component pack of yours.")] = None,
    resume: Annotated[str, typer.Option(metavar="FILE", help="Go on with a saved game: its name or its log.")] = "",
) -> None:
    """Play at this terminal. Without arguments you are asked a few questions, and Enter answers each."""
    from cubarium.cli.language import checked_language
    from cubarium.cli.terminal.seats import read_seats
    from cubarium.cli.terminal.setup_dialog import Setup, ask_resume, ask_setup
    from cubarium.cli.terminal.talk import EndOfInput, Talk
    from cubarium.engine.registry import game_ids, load_game

    talk = Talk(checked_language(lang))
    given = (game, variant, seats, names, players, rounds, seed, components)
    saved = Path(resume) if resume else None
    if saved is None and not any(value not in (None, "") for value in given):
        talk.say("welcome")
        try:
            saved = ask_resume(talk)
            setup = None if saved else ask_setup(talk)
        except EndOfInput:
            talk.say("goodbye")
            return
    elif saved is None:
        spec = load_game(game or game_ids()[0])
        options = options_of(spec, variant, players, rounds)
