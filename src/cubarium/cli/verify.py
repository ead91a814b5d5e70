"""The command `cubarium verify`: work out again every die and every card of a game, from its log alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli.common import Lang

if TYPE_CHECKING:
    from cubarium.engine.match import Match

SHOWN = 16
"""So many digits of what somebody gave are enough to know it again."""


def verify(
    file: Annotated[Path, typer.Argument(help="The log of a finished game.")],
    commitment: Annotated[str, typer.Option(help="The commitment you noted before the game.")] = "",
    contribution: Annotated[
        list[str] | None, typer.Option(metavar="SEAT:HEX", help="What a seat gave, as noted; repeatable.")
    ] = None,
    lang: Lang = "",
    components: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The pack it was played with.")
    ] = None,
) -> None:
    """Verify the luck of a game: work out every die and every card again, from its log alone.

    It ends with 0 if all of it holds, 1 if the luck was changed, 2 if the file is no sound log.
    """
    from cubarium.cli.sentences import say
    from cubarium.engine.errors import LogError, LuckError
    from cubarium.engine.verifying import verify as verify_luck
    from cubarium.terminal.saves import resume
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    given = dict(map(_noted, contribution or []))
    try:
        match = resume(file, components).match
        draws = verify_luck(match, commitment, given)
    except LuckError as fault:
        typer.echo(say(language, f"verify-{fault.code}", **fault.words))
        raise typer.Exit(1) from fault
    except LogError:
        typer.echo(say(language, "verify-unsound"), err=True)
        raise
    typer.echo(say(language, "verify-sound", moves=match.move_count))
    typer.echo(say(language, "verify-draws", draws=draws))
    _tell_source(match, language)
    noted = "both" if commitment and given else "commitment" if commitment else "some" if given else "none"
    typer.echo(say(language, "verify-noted", noted=noted))


def _noted(text: str) -> tuple[int, str]:
    """Read what somebody noted of a contribution."""
    from cubarium.engine.errors import Malformed, short

    seat, colon, given = text.partition(":")
    if not colon or not seat.isascii() or not seat.isdecimal() or len(seat) > 1:
        raise Malformed(f"{short(text)!r} is not SEAT:HEX, as in 1:4f0c…")
    return int(seat) - 1, given.lower()


def _tell_source(match: Match, language: str) -> None:
    """Tell where the luck came from, and who had a part in it."""
    from cubarium.cli.sentences import say
    from cubarium.engine.table_luck import BOT, NONE
    from cubarium.engine.verifying import commitment_of

    typer.echo(say(language, "verify-commitment", commitment=commitment_of(match)))
    if match.table_luck is None:
        typer.echo(say(language, "verify-seed"))
        return
    for seat, given in enumerate(match.table_luck.contributions):
        by = given if given in (BOT, NONE) else "person"
        words: dict[str, str | int] = {"seat": seat + 1, "name": match.seats[seat], "given": given[:SHOWN]}
        typer.echo("  " + say(language, f"verify-by-{by}", **words))
    if match.position is not None:
        typer.echo(say(language, "verify-position"))
