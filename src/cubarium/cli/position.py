"""The command `cubarium position`: complete a sketch of a position, draw the table and write it down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli.common import Lang, read_components

if TYPE_CHECKING:
    from cubarium.engine.match import Match
    from cubarium.engine.sketch.completing import Completion


def position(
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")],
    sketch: Annotated[
        str, typer.Option(metavar="FILE|TEXT", help="What matters of the position, see docs/sketches.md.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The number by which the rest is filled in.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Write only the position, as JSON.")] = False,
    lang: Lang = "",
    components: Annotated[Path | None, typer.Option(metavar="DIR", help="A component pack of yours.")] = None,
) -> None:
    """Complete a sketch: what it says stands, the rest is filled in lawfully by the seed."""
    import json

    from cubarium.engine.match import Match
    from cubarium.engine.registry import load_game
    from cubarium.engine.sketch.completing import complete
    from cubarium.engine.sketch.reading import sketch_from
    from cubarium.terminal.sentences import language_of

    spec = load_game(game)
    pack = read_components(spec, components)
    completion = complete(spec, sketch_from(sketch), seed, pack)
    if not as_json:
        names = [chr(ord("A") + seat) for seat in range(_players(completion))]
        match = Match(spec, {}, names, seed=seed, components=pack, position=completion.position)
        _draw(match, completion, language_of(lang))
    typer.echo(json.dumps(completion.position, ensure_ascii=False))


def _players(completion: Completion) -> int:
    """Return how many play; a state without the number is that of a game for one."""
    return int(getattr(completion.state, "players", 1))


def _draw(match: Match, completion: Completion, language: str) -> None:
    """Draw the table as everybody sees it, tell the forced moves, and who is asked what."""
    from cubarium.cli.sentences import say
    from cubarium.engine.match import SPECTATOR
    from cubarium.terminal.table_view import view_for
    from cubarium.terminal.talk import Talk

    talk = Talk(language)
    talk.show(view_for(match, match.words, talk, ["" for _ in match.seats]).draw(match.view(SPECTATOR), None))
    for move in completion.moves:
        for note in move.notes:
            if match.may_read(note, SPECTATOR):
                talk.show(
                    say(language, "position-forced", what=match.words.event(note, match.seats, language))
                )
    if completion.changed:
        talk.show(say(language, "position-changed", fields=", ".join(completion.changed)))
    for seat in match.actors():
        count = len(match.legal(seat))
        talk.show(say(language, "position-asked", player=match.seats[seat], count=count))
    if match.is_over:
        talk.show(say(language, "position-over"))
