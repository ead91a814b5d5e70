"""The report of an experiment as a file that stands alone, HTML or Markdown, with its charts in it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubarium.cli.lab_words import Telling

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;"
    "color:#1b2733;background:#fff}"
    "svg{max-width:100%;height:auto;margin:.5rem 0}.small{font-size:.85rem;color:#52606d}"
)


def html_page(telling: Telling) -> str:
    """Return the report as one page of HTML."""
    title = escape(telling.title())
    body = [f"<h1>{title}</h1>"]
    body += [f'<p class="small">{escape(sentence)}</p>' for sentence in telling.head()]
    for part in telling.parts():
        body.append(f"<h2>{escape(part.title)}</h2>")
        body += [f"<p>{escape(sentence)}</p>" for sentence in part.sentences]
        for chart in part.charts:
            body += [f"<p><strong>{escape(chart.caption)}</strong></p>"] if chart.caption else []
            body.append(chart.svg)
    body.append(f'<p class="small">{escape(telling.method())}</p>')
    return (
        f'<!doctype html>\n<html lang="{telling.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def markdown_page(telling: Telling) -> str:
    """Return the report as Markdown, with the charts as HTML in it."""
    lines = [f"# {telling.title()}", *telling.head()]
    for part in telling.parts():
        lines += [f"## {part.title}", *part.sentences]
        for chart in part.charts:
            lines += [f"**{chart.caption}**"] if chart.caption else []
            lines.append(chart.svg)
    return "\n\n".join([*lines, telling.method()]) + "\n"
