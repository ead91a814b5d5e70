"""Reports of the laboratory: drawn in a terminal, and written as pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from cubarium.lab.telling import Told


def show(told: Told) -> None:
    """Draw the report in a terminal."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from cubarium.lab.telling import CATALOGUE

    console = Console()
    console.print(Text(told.title, "bold"))
    for sentence in told.head:
        console.print(Text(sentence, "dim"))
    for part in told.parts:
        console.print()
        console.print(Text(part.title, "bold"))
        for sentence in part.sentences:
            console.print(Text(sentence))
        for chart in part.charts:
            if chart.caption:  # the seats are told in sentences
                table = Table(box=None, title=chart.caption, title_justify="left")
                table.add_column(CATALOGUE.say(told.language, "lab-worth-component"))
                for name in filter(None, (chart.before, chart.after)):
                    table.add_column(name)
                for row in chart.rows:
                    shown = (row.before, row.after) if chart.before else (row.after,)
                    table.add_row(row.name, *(bar.full if bar else "" for bar in shown))
                console.print()
                console.print(table)
    console.print()
    console.print(Text(told.method, "dim"))


def write_pages(told: Told, html: Path | None, markdown: Path | None) -> None:
    """Write a report as pages, where they are asked for."""
    from cubarium.engine.errors import CubariumError
    from cubarium.lab.page import html_page, markdown_page

    for path, page in ((html, html_page), (markdown, markdown_page)):
        if path:
            try:
                path.write_text(page(told), encoding="utf-8")
            except OSError as problem:
                raise CubariumError(f"the report cannot be written: {problem}") from problem
