"""The report of an experiment as a file that stands alone, HTML or Markdown, with its charts in it."""

from __future__ import annotations

from html import escape

from cubarium.lab.charts import bars
from cubarium.lab.telling import Told

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;"
    "color:#1b2733;background:#fff}"
    "svg{max-width:100%;height:auto;margin:.5rem 0}.small{font-size:.85rem;color:#52606d}"
)


def html_page(told: Told) -> str:
    """Return the report as one page of HTML."""
    title = escape(told.title)
    body = [f"<h1>{title}</h1>"]
    body += [f'<p class="small">{escape(sentence)}</p>' for sentence in told.head]
    for part in told.parts:
        body.append(f"<h2>{escape(part.title)}</h2>")
        body += [f"<p>{escape(sentence)}</p>" for sentence in part.sentences]
        for chart in part.charts:
            body += [f"<p><strong>{escape(chart.caption)}</strong></p>"] if chart.caption else []
            body.append(bars(chart))
    body.append(f'<p class="small">{escape(told.method)}</p>')
    return (
        f'<!doctype html>\n<html lang="{told.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def markdown_page(told: Told) -> str:
    """Return the report as Markdown, with the charts as HTML in it."""
    lines = [f"# {told.title}", *told.head]
    for part in told.parts:
        lines += [f"## {part.title}", *part.sentences]
        for chart in part.charts:
            lines += [f"**{chart.caption}**"] if chart.caption else []
            lines.append(bars(chart))
    return "\n\n".join([*lines, told.method]) + "\n"
