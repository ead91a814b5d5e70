"""The command `cubarium games`: which games there are, and how they can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cubarium.cli.common import Lang

if TYPE_CHECKING:
    from cubarium.engine.contract import GameSpec
    from cubarium.terminal.talk import Talk


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON for programs.")] = False,
    lang: Lang = "",
) -> None:
    """List the games with their variants and options."""
    from cubarium.engine.registry import game_ids, load_game
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    described = [_describe(load_game(game_id), language) for game_id in game_ids()]
    if as_json:
        import json

        typer.echo(json.dumps(described, ensure_ascii=False, indent=2))
    else:
        _draw(described, language)


def _describe(spec: GameSpec, language: str) -> dict[str, Any]:
    words = spec.table.words
    return {
        "id": spec.id,
        "name": words.game_name(language),
        "tagline": words.tagline(language),
        "rules_version": spec.rules_version,
        "players": list(spec.players),
        "variants": [
            {
                "id": name,
                "name": words.variant(name, language),
                "help": words.variant_help(name, language),
                "options": dict(options),
            }
            for name, options in spec.settings.variants.items()
        ],
        "options": [
            {
                "id": option.name,
                "name": words.option(option.name, language),
                "help": words.option_help(option.name, language),
                "values": words.option_values(option, language),
                "low": option.low,
                "high": option.high,
                "default": option.default,
                "only_with": [
                    {name: list(given) for name, given in each.items()} for each in option.only_with
                ],
            }
            for option in spec.settings.options
        ],
    }


def _where(talk: Talk, only_with: list[dict[str, list[int]]]) -> str:
    """Say with which values of others an option changes anything, in the form in which they are given."""

    def several(values: list[int]) -> str:
        low, high = values[0], values[-1]
        return f"{low}-{high}" if low + 1 < high == low + len(values) - 1 else "/".join(map(str, values))

    places = [" ".join(f"{name}={several(values)}" for name, values in each.items()) for each in only_with]
    return talk.text("games-only-with", places=talk.text("games-or").join(places)) if places else ""


def _draw(described: list[dict[str, Any]], language: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from cubarium.terminal.talk import Talk

    talk = Talk(language)
    for game in described:
        low, high = game["players"]
        several = talk.text("players", low=low, high=high)
        players = talk.text("players-fixed", count=low) if low == high else several
        title = Text.assemble((game["name"], "bold"), f"  {game['id']}, {players}")
        talk.show(title)
        talk.show(f"  {game['tagline']}")
        for part in ("variants", "options"):
            table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
            for column in (talk.text(f"games-{part}"), "", ""):
                table.add_column(column)
            for item in game[part]:
                only = _where(talk, item.get("only_with", []))
                values = "; ".join(
                    f"{n} = {name}" for n, name in enumerate(item.get("values", []), item.get("low", 0))
                )
                said = " ".join(filter(None, (item["help"], values and f"({values})", only)))
                table.add_row(item["id"], item["name"], Text(said, "dim"))
            talk.show(table)
