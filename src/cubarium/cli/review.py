"""The command `cubarium review`: what was luck in a game, what was skill, and which decisions cost most."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli.common import Lang

if TYPE_CHECKING:
    from cubarium.review import Review


def review(
    file: Annotated[Path, typer.Argument(help="The log of a game.")],
    playouts: Annotated[int, typer.Option(help="How often every position is played on.")] = 1024,
    seed: Annotated[int, typer.Option(help="Another seed plays on with other luck.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Write the whole review as JSON.")] = False,
    lang: Lang = "",
    components: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The pack it was played with.")
    ] = None,
) -> None:
    """Tell luck from skill in a game, from its log: every position is played on many times.

    Ctrl+C ends it earlier, with what has been found so far.
    """
    import json

    from cubarium.cli.common import progress_bar
    from cubarium.cli.review_report import show_review
    from cubarium.cli.sentences import say
    from cubarium.review import review as reviews_of
    from cubarium.review.plan import Plan, stages
    from cubarium.terminal.saves import resume
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    match = resume(file, components).match
    plan = Plan.of(match)
    stages(playouts)  # so that a number without sense is told before anything is compiled
    found: Review | None = None
    try:
        with progress_bar(plan.work(playouts), say(language, "sim-compiling")) as advance:
            playing = say(language, "review-playing")
            for better in reviews_of(match, playouts, seed, progress=lambda count: advance(count, playing)):
                found = better
    except KeyboardInterrupt:
        if found is None:
            raise
    assert found is not None
    if as_json:
        typer.echo(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        show_review(match, found, language)
