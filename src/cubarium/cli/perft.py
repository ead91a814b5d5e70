"""The command `cubarium perft`: count decision sequences, to find a rule that moved."""

from __future__ import annotations

from typing import Annotated

import typer

MAX_DEPTH = 12


def perft(
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")],
    depth: Annotated[int, typer.Option(help="How many decisions deep.")] = 4,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    variant: Annotated[str, typer.Option(help="A named setting of the options, such as advanced.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="Any option of the game as NAME=NUMBER.")] = None,
    seed: Annotated[int, typer.Option(help="The shuffle to start from.")] = 1,
    split: Annotated[bool, typer.Option("--divide", help="Show the count below each first action.")] = False,
) -> None:
    """Count the sequences of decisions from the start of a game, with luck fixed by the seed."""
    from cubarium.engine.checking.perft import divide
    from cubarium.engine.checking.perft import perft as count
    from cubarium.engine.errors import Malformed
    from cubarium.engine.match import Match
    from cubarium.engine.options import read_options
    from cubarium.engine.registry import load_game

    if not 1 <= depth <= MAX_DEPTH:
        raise Malformed(f"depth: {depth} is not between 1 and {MAX_DEPTH}")
    spec = load_game(game)
    match = Match(spec, read_options(spec, players, variant, None, option or []), seed=seed)
    if split:
        counts = divide(spec, match.rules, match.state, depth)
        for action, below in counts.items():
            typer.echo(f"{action}: {below}")
        typer.echo(f"total: {sum(counts.values())}")
        return
    for level in range(1, depth + 1):
        typer.echo(f"{level}: {count(spec, match.rules, match.state, level)}")
