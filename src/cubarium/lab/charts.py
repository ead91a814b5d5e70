"""Charts as SVG that stands alone: bars with their intervals, before and after a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

NAMES, BARS, NUMBERS = 190, 380, 90
WIDTH = NAMES + BARS + NUMBERS
BAR, GAP, HEAD = 12, 12, 30
LETTERS = 26
BEFORE, AFTER, INTERVAL, LINE, TEXT = "#9aa5b1", "#2f6f8f", "#1b2733", "#b3402a", "#1b2733"


@dataclass(frozen=True)
class Bar:
    """A bar with its interval, and what it says in words: alone, and with the interval."""

    mean: float
    low: float
    high: float
    text: str
    full: str


@dataclass(frozen=True)
class Row:
    """Something with a bar for each pack; one of them may be missing, the first where nothing was changed."""

    name: str
    before: Bar | None
    after: Bar | None


@dataclass(frozen=True)
class Chart:
    """Rows of bars, what stands above them, and what their colours are called."""

    title: str
    caption: str
    rows: Sequence[Row]
    even: float | None
    """An even share, to hold shares against."""
    before: str
    """Empty where there is but one bar for each row."""
    after: str


def bars(chart: Chart) -> str:
    """Draw a chart; an even share is a line."""
    rows, even = chart.rows, chart.even
    found = [bar for row in rows for bar in (row.before, row.after) if bar]
    height = (2 if chart.before else 1) * BAR
    low = min(0.0, *(bar.low for bar in found)) if found else 0.0
    high = max(even or 0.0, *(bar.high for bar in found)) if found else 1.0
    width = (high - low) or 1.0

    def x(value: float) -> float:
        return NAMES + BARS * (value - low) / width

    parts = []
    for place, row in enumerate(rows):
        top = HEAD + place * (height + GAP)
        name = row.name if len(row.name) <= LETTERS else row.name[: LETTERS - 1] + "…"
        parts.append(_text(NAMES - 8, top + height / 2 + 4, name, "end"))
        for offset, bar, colour in ((0, row.before, BEFORE), (height - BAR, row.after, AFTER)):
            if bar:
                parts += _bar(x, bar, top + offset, colour)
    bottom = HEAD + len(rows) * (height + GAP)
    parts.append(_line(x(0), HEAD - 4, x(0), bottom, INTERVAL))
    if even is not None:
        parts.append(_line(x(even), HEAD - 4, x(even), bottom, LINE, ' stroke-dasharray="4 3"'))
    keys = ((BEFORE, chart.before), (AFTER, chart.after)) if chart.before else ()
    head = [_key(NAMES + place * BARS // 2, *key) for place, key in enumerate(keys)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 8}" width="{WIDTH}"'
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(chart.title)}">'
        f"<title>{escape(chart.title)}</title>"
        f'<rect width="{WIDTH}" height="{bottom + 8}" fill="#fff"/>{"".join([*head, *parts])}</svg>'
    )


def _bar(x: Callable[[float], float], bar: Bar, top: float, colour: str) -> list[str]:
    start, end = sorted((x(0), x(bar.mean)))
    middle = top + BAR / 2
    return [
        f'<rect x="{start:.1f}" y="{top}" width="{end - start:.1f}" height="{BAR - 1}" fill="{colour}"/>',
        _line(x(bar.low), middle, x(bar.high), middle, INTERVAL),
        _text(WIDTH - 4, top + BAR - 2, bar.text, "end"),
    ]


def _key(x: int, colour: str, name: str) -> str:
    block = f'<rect x="{x}" y="6" width="{BAR}" height="{BAR}" fill="{colour}"/>'
    return block + _text(x + BAR + 6, 16, name, "start")


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{TEXT}">{escape(text)}</text>'
