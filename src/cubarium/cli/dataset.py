"""The command `cubarium dataset`: finished games as tables of decisions, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli.common import Lang

if TYPE_CHECKING:
    from cubarium.datasets.rows import Row
    from cubarium.engine.match import Match

app = typer.Typer(
    name="dataset",
    help="Write finished games as Parquet tables: what each seat knew, might have done and did.",
    no_args_is_help=True,
)

Out = Annotated[
    Path, typer.Argument(help="A Parquet file; without an ending, a folder of files for many games.")
]
Eyes = Annotated[
    int | None,
    typer.Option(
        min=1, help="Only what this seat knew, counted from 1, and nothing that was hidden from it."
    ),
]
Components = Annotated[Path | None, typer.Option(metavar="DIR", help="The pack of the games.")]


@app.command()
def play(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")],
    out: Out,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seats: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "raptor",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    variant: Annotated[str, typer.Option(help="A named setting of the options, such as advanced.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="Any option of the game as NAME=NUMBER.")] = None,
    eyes: Eyes = None,
    components: Components = None,
    lang: Lang = "",
) -> None:
    """Let bots play games and write them down."""
    from cubarium.cli.common import progress_bar, read_components
    from cubarium.cli.sentences import say
    from cubarium.datasets.games import bot_matches
    from cubarium.engine.options import read_options
    from cubarium.engine.registry import load_game
    from cubarium.terminal.sentences import language_of

    language, spec = language_of(lang), load_game(game)
    options = read_options(spec, players, variant, None, option or [])
    bots = [name.strip() for name in seats.split(",")]
    played = bot_matches(spec, options, bots, games, seed, read_components(spec, components))
    with progress_bar(games, say(language, "sim-playing")) as advance:

        def seen() -> Iterator[tuple[str, Match]]:
            for each in played:
                yield each
                advance(1)

        _write(seen(), out, eyes, language)


@app.command()
def logs(
    out: Out,
    files: Annotated[list[Path], typer.Argument(help="Logs of finished games.")],
    eyes: Eyes = None,
    components: Components = None,
    lang: Lang = "",
) -> None:
    """Write down games out of their logs."""
    from cubarium.terminal.saves import resume
    from cubarium.terminal.sentences import language_of

    read = ((file.stem, resume(file, components).match) for file in files)
    _write(read, out, eyes, language_of(lang))


@app.command()
def restore(
    table: Annotated[Path, typer.Argument(help="The file or the folder with the table.")],
    folder: Annotated[Path, typer.Argument(help="Where the logs go; it is made if it is not there.")],
    components: Components = None,
    lang: Lang = "",
) -> None:
    """Play the games of a table again and write their logs; a row that was changed is found."""
    from cubarium.cli.common import read_components
    from cubarium.cli.sentences import say
    from cubarium.datasets.files import matches_in, read_rows
    from cubarium.engine.log import write_log
    from cubarium.engine.registry import load_game
    from cubarium.terminal.sentences import language_of

    found = read_rows(table)
    names = found["game"].unique().to_list()
    packs = {name: read_components(load_game(name), components) for name in names if components}
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, match in matches_in(found, packs):
        file = "".join(letter if letter.isalnum() or letter in "-." else "_" for letter in name)
        (folder / f"{file}.log").write_text(write_log(match), encoding="utf-8")
        count += 1
    typer.echo(say(language_of(lang), "dataset-restored", games=count, folder=str(folder)))


def _write(matches: Iterable[tuple[str, Match]], out: Path, eyes: int | None, language: str) -> None:
    from cubarium.cli.sentences import say
    from cubarium.datasets.files import write_rows
    from cubarium.datasets.rows import Reader

    reader: Reader | None = None
    games = 0
    seat = None if eyes is None else eyes - 1

    def rows() -> Iterator[Row]:
        nonlocal reader, games
        for name, match in matches:
            games += 1
            if reader is None or (reader.spec, reader.components) != (match.spec, match.components):
                reader = Reader(match)
            # Names tell the seed, and with it all luck.
            yield from reader.rows(match, name if seat is None else f"{match.spec.id} {games}", seat)

    written = write_rows(rows(), out, seat)
    typer.echo(say(language, "dataset-written", games=games, rows=written, file=str(out)))
