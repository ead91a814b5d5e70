"""The report of an arena, drawn for people, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cubarium.arena.plan import PAIR
from cubarium.arena.report import wanted_share
from cubarium.cli.sentences import say
from cubarium.engine.registry import load_game
from cubarium.engine.words import written

if TYPE_CHECKING:
    from cubarium.arena.report import ContestReport

DASH = "\N{EN DASH}"
STAR = "*"
"""Marks the one who is no player."""


def show_report(report: ContestReport, language: str) -> None:
    """Draw the report of one game."""
    show = Console().print
    show(Text(load_game(report.game).table.words.game_name(language), "bold"))
    counts = {"players": report.players, "games": report.games, "deals": report.deals}
    show(say(language, "arena-head", seed=str(report.seed), **counts))
    if report.options:
        set_to = ", ".join(f"{name} {value}" for name, value in report.options.items())
        show(say(language, "arena-options", options=set_to))
    show()
    show(_bots(report, language))
    show(Text(say(language, "arena-note"), "dim"))
    show()
    show(_pairings(report, language))
    if any(pairing.is_ceiling for pairing in report.pairings):
        show(Text(say(language, "arena-ceiling"), "dim"))
    show()
    if len(report.bots) > PAIR and not report.is_ladder:
        show(_cross_title(report, language))
        show(_cross(report, language))
        show()


def _table(language: str, texts: int, *names: str, **words: int) -> Table:
    """Return a table with titles; the first columns are texts, the others numbers."""
    table = Table(box=None)
    for i, name in enumerate(names):
        title = say(language, f"arena-{name}", **(words if name == "verdict" else {}))
        table.add_column(title, justify="left" if i < texts else "right", no_wrap=i < texts)
    return table


def _bots(report: ContestReport, language: str) -> Table:
    table = _table(language, 1, "bot", "rating", "interval", "time", "late")
    for bot in report.by_strength:
        rating = bot.rating
        table.add_row(
            bot.bot,
            str(rating.value),
            f"{rating.low} {DASH} {rating.high}",
            written(f"{bot.milliseconds:.2f}", language),
            DASH if bot.late_share is None else _percent(bot.late_share, language),
        )
    return table


def _pairings(report: ContestReport, language: str) -> Table:
    verdict = ["verdict"] if report.is_ladder else []
    names = ("bot", "against", "share", "interval", *verdict)
    table = _table(language, PAIR, *names, wanted=round(100 * wanted_share(report.players)))
    for pairing in report.pairings:
        low, high = pairing.interval
        cells = [
            f"{pairing.one}{STAR}" if pairing.is_ceiling else pairing.one,
            pairing.other,
            _percent(pairing.share, language),
            written(f"{100 * low:.1f} {DASH} {100 * high:.1f} %", language),
        ]
        told = DASH if pairing.is_ceiling else say(language, f"arena-verdict-{pairing.verdict}")
        table.add_row(*cells, *(told for _ in verdict))
    return table


def _cross_title(report: ContestReport, language: str) -> str:
    if report.players == PAIR:
        return say(language, "arena-cross")
    luck = written(f"{100 / report.players:.1f}", language)
    return say(language, "arena-cross-many", others=report.players - 1, luck=luck)


def _cross(report: ContestReport, language: str) -> Table:
    table = Table(box=None)
    table.add_column("", no_wrap=True)
    for column in report.by_strength:
        table.add_column(column.bot, justify="right")
    for row in report.by_strength:
        shares = (report.share(row.bot, column.bot) for column in report.by_strength)
        table.add_row(row.bot, *(_share(share, language) for share in shares))
    for pairing in report.pairings:
        if pairing.is_ceiling:
            met = (report.share(pairing.one, column.bot) for column in report.by_strength)
            table.add_row(f"{pairing.one}{STAR}", *(_share(share, language) for share in met))
    return table


def _share(share: float | None, language: str) -> str:
    return DASH if share is None else _percent(share, language)


def _percent(share: float, language: str) -> str:
    return written(f"{100 * share:.1f} %", language)


def to_json(reports: Sequence[ContestReport]) -> str:
    """Return the reports as JSON: one, or a list of several."""
    told = [_told(report) for report in reports]
    return json.dumps(told[0] if len(told) == 1 else told, ensure_ascii=False, indent=2)


def _told(report: ContestReport) -> dict[str, Any]:
    data = asdict(report)
    if report.is_ladder:
        for told, pairing in zip(data["pairings"], report.pairings, strict=True):
            if not pairing.is_ceiling:
                told["verdict"] = pairing.verdict
    return data
