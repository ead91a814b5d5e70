"""The command `cubarium replay`: read a log, check it and tell the game in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cubarium.cli.common import Lang


def replay(
    file: Annotated[Path, typer.Argument(help="The log of a game.")],
    lang: Lang = "",
    components: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The pack it was played with.")
    ] = None,
) -> None:
    """Tell a game from its log. A log that was changed or does not follow the rules is refused."""
    from cubarium.terminal.saves import resume
    from cubarium.terminal.sentences import CATALOGUE, language_of

    language = language_of(lang)
    match = resume(file, components).match
    words = match.words

    def tell(number: int, text: str) -> None:
        typer.echo(f"{number or '':>4}  {text}")

    for note in match.opening_notes:
        tell(0, words.event(note, match.seats, language))
    for number, move in enumerate(match.moves, 1):
        for place, note in enumerate(move.notes):
            indent = "    " if match.spec.events[note.kind].is_line else ""
            mark = f" ({CATALOGUE.say(language, 'forced')})" if match.forced_note(move) is note else ""
            tell(0 if place else number, indent + words.event(note, match.seats, language) + mark)
    for tie in match.result().ties if match.is_over else []:
        tell(0, words.tie(tie, match.seats, language))
    state = "over" if match.is_over else "open"
    typer.echo(CATALOGUE.say(language, "log-sound", count=match.move_count, state=state))
