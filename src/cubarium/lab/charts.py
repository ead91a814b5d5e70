"""Charts as SVG that stands alone: bars with their intervals, before and after a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from cubarium.lab.intervals import Estimate

NAMES, BARS, NUMBERS = 190, 380, 90
WIDTH = NAMES + BARS + NUMBERS
BAR, GAP, HEAD = 12, 12, 30
LETTERS = 26
BEFORE, AFTER, INTERVAL, LINE, TEXT = "#9aa5b1", "#2f6f8f", "#1b2733", "#b3402a", "#1b2733"


class Row(NamedTuple):
    """Something with a bar for each pack; one of them may be missing."""

    name: str
    before: Estimate | None
    after: Estimate | None


class Legend(NamedTuple):
    """What the chart and its colours are called."""

    title: str
    before: str
    after: str


def bars(rows: Sequence[Row], legend: Legend, told: Callable[[float], str], even: float | None = None) -> str:
    """Draw rows of two bars with intervals; `even` draws a line to hold them against."""
    found = [estimate for row in rows for estimate in (row.before, row.after) if estimate]
    low = min(0.0, *(estimate.low for estimate in found)) if found else 0.0
    high = max(even or 0.0, *(estimate.high for estimate in found)) if found else 1.0
    width = (high - low) or 1.0

    def x(value: float) -> float:
        return NAMES + BARS * (value - low) / width

    parts = []
    for place, row in enumerate(rows):
        top = HEAD + place * (2 * BAR + GAP)
        name = row.name if len(row.name) <= LETTERS else row.name[: LETTERS - 1] + "…"
        parts.append(_text(NAMES - 8, top + BAR + 4, name, "end"))
        for offset, estimate, colour in ((0, row.before, BEFORE), (BAR, row.after, AFTER)):
            if estimate:
                parts += _bar(x, estimate, top + offset, colour, told)
    bottom = HEAD + len(rows) * (2 * BAR + GAP)
    parts.append(_line(x(0), HEAD - 4, x(0), bottom, INTERVAL))
    if even is not None:
        parts.append(_line(x(even), HEAD - 4, x(even), bottom, LINE, ' stroke-dasharray="4 3"'))
    head = [
        *_key(NAMES, BEFORE, legend.before),
        *_key(NAMES + BARS // 2, AFTER, legend.after),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 8}" width="{WIDTH}"'
        f' font-family="sans-serif" font-size="12" role="img" aria-label="{escape(legend.title)}">'
        f"<title>{escape(legend.title)}</title>"
        f'<rect width="{WIDTH}" height="{bottom + 8}" fill="#fff"/>{"".join(head + parts)}</svg>'
    )


def _bar(
    x: Callable[[float], float], estimate: Estimate, top: int, colour: str, told: Callable[[float], str]
) -> list[str]:
    start, end = sorted((x(0), x(estimate.mean)))
    middle = top + BAR / 2
    return [
        f'<rect x="{start:.1f}" y="{top}" width="{end - start:.1f}" height="{BAR - 1}" fill="{colour}"/>',
        _line(x(estimate.low), middle, x(estimate.high), middle, INTERVAL),
        _text(WIDTH - 4, top + BAR - 2, told(estimate.mean), "end"),
    ]


def _key(x: int, colour: str, name: str) -> list[str]:
    return [
        f'<rect x="{x}" y="6" width="{BAR}" height="{BAR}" fill="{colour}"/>',
        _text(x + BAR + 6, 16, name, "start"),
    ]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{TEXT}">{escape(text)}</text>'
