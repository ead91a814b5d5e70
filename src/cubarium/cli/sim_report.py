"""The report of a simulation, drawn for people: bars where one would rather look than read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cubarium.cli.sentences import say
from cubarium.engine.words import written
from cubarium.sim.words import told_column, told_note, told_title

if TYPE_CHECKING:
    from cubarium.engine.contract import GameSpec
    from cubarium.engine.words import GameWords
    from cubarium.sim.runner import SimReport
    from cubarium.sim.stats import Distribution

BLOCKS = "▁▂▃▄▅▆▇█"
# So wide that the tables fit 80 columns in every language.
BAR = 10
PICTURE = 16
TEXT_COLUMNS = 2


def show_report(spec: GameSpec, report: SimReport, language: str) -> None:
    """Draw the whole report."""
    console = Console()
    show = console.print
    settings = ", ".join(f"{name} {value}" for name, value in report.options.items())
    show(Text.assemble((spec.table.words.game_name(language), "bold"), f"  {settings}"))
    show(
        say(
            language,
            "sim-head",
            games=report.games,
            moves=report.moves,
            seconds=written(f"{report.seconds:.2f}", language),
            speed=round(report.moves_per_second),
            backend=report.backend,
        )
    )
    show(
        say(
            language,
            "sim-identity",
            seed=str(report.seed),
            checksum=report.checksum,
            components=report.components,
        )
    )
    show()
    words = spec.table.words
    show(_seats(words, report, language))
    if report.shared_wins:
        show(Text(say(language, "sim-shared", count=report.shared_wins), "dim"))
    show()
    show(_distributions(words, report, language))
    if words.catalogue.has(language, "score-short"):
        show(Text(words.catalogue.say(language, "score-short"), "dim"))
    for name, rows in report.statistics.items():
        show()
        show(_component_table(spec, name, rows, language))
        show(Text(told_note(name, language), "dim"))


def show_races(spec: GameSpec, reports: Sequence[SimReport], language: str) -> None:
    """Draw one row for each race: how long it is, and what it is worth to begin."""
    console = Console()
    names = ("race", "rounds-mean", "rounds-low", "rounds-middle", "rounds-high", "stopped-share")
    table = Table(box=None, title=told_title("races", language), title_justify="left")
    for name in (*names, "starter-share"):
        justify: Any = "left" if name == "race" else "right"
        table.add_column(told_column(name, language), justify=justify)
    table.add_column(say(language, "sim-interval"), justify="right")
    for report in reports:
        length, starter = report.statistics["length"][0], report.statistics["starters"][0]
        cells = [_cell(spec, name, length[name], language) for name in list(length)[:5]]
        share = _cell(spec, "won_share", starter["won_share"], language)
        low, high = (written(f"{100 * starter[name]:.1f}", language) for name in ("low_share", "high_share"))
        race = spec.table.words.component("race", report.options["race"], language)
        table.add_row(race, *cells, share, f"{low} \N{EN DASH} {high} %")
    console.print()
    console.print(table)
    console.print(Text(told_note("races", language), "dim"))


def _columns(table: Table, language: str, *names: str) -> Table:
    for i, name in enumerate(names):
        title = say(language, f"sim-{name}") if name else ""
        table.add_column(title, justify="left" if i < TEXT_COLUMNS else "right", no_wrap=i == 0)
    return table


def _seats(words: GameWords, report: SimReport, language: str) -> Table:
    table = _columns(Table(box=None), language, "seat", "bot", "wins", "share", "interval", "score", "")
    for p, seat in enumerate(report.seats):
        low, high = seat.win_interval
        filled = round(seat.win_share * BAR)
        table.add_row(
            str(p + 1),
            seat.bot,
            written(f"{seat.wins:,.1f}", language),
            written(f"{100 * seat.win_share:.2f} %", language),
            written(f"{100 * low:.2f} \N{EN DASH} {100 * high:.2f} %", language),
            written(words.short_mean(seat.score.counts), language),
            Text("█" * filled + "░" * (BAR - filled), "cyan"),
        )
    return table


def _distributions(words: GameWords, report: SimReport, language: str) -> Table:
    table = _columns(Table(box=None), language, "what", "picture", "low", "quartiles", "high", "deviation")
    for p, seat in enumerate(report.seats):
        name = say(language, "sim-score-of", seat=p + 1)
        deviation = f"{seat.score.deviation:.2f}" if words.scores_add_up else "\N{EN DASH}"
        _add_distribution(table, name, seat.score, words.short_score, deviation, language)
    length = report.length
    _add_distribution(table, say(language, "sim-length"), length, str, f"{length.deviation:.2f}", language)
    return table


def _add_distribution(
    table: Table, name: str, d: Distribution, told: Callable[[int], str], deviation: str, language: str
) -> None:
    quartiles = " · ".join(told(q) for q in d.quartiles)
    numbers = (told(d.low), quartiles, told(d.high), deviation)
    table.add_row(name, Text(_sparkline(d), "cyan"), *(written(text, language) for text in numbers))


def _sparkline(d: Distribution, width: int = PICTURE) -> str:
    """Draw how often each value came, as a row of blocks from the lowest to the highest."""
    span = d.high - d.low + 1
    bins = [0] * min(width, span)
    for value, times in d.counts.items():
        bins[(value - d.low) * len(bins) // span] += times
    top = max(bins)
    return "".join(BLOCKS[-(-count * (len(BLOCKS) - 1) // top)] for count in bins)


def _component_table(spec: GameSpec, name: str, rows: Any, language: str) -> Table:
    table = Table(box=None, title=told_title(name, language), title_justify="left")
    for column in rows[0]:
        table.add_column(told_column(column, language), justify="right")
    for row in rows:
        table.add_row(*(_cell(spec, column, value, language) for column, value in row.items()))
    return table


def _cell(spec: GameSpec, column: str, value: Any, language: str) -> str:
    if value is None:
        return "\N{EN DASH}"
    if isinstance(value, float):
        sign = "+" if column.startswith(("points", "margin", "change")) else ""
        share = column.endswith("share")
        return written(f"{100 * value:{sign}.1f} %" if share else f"{value:{sign}.2f}", language)
    return str(spec.table.words.component(column, value, language))
