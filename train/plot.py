"""A drawing of how a run went: what the network wins against the heuristic, and how far off it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 240, 40


def line(values: Sequence[float], low: float, high: float, top: int, colour: str) -> str:
    """Return one curve, from left to right."""
    step = (WIDTH - 2 * EDGE) / max(1, len(values) - 1)
    stretch = (HEIGHT - 2 * EDGE) / (high - low)
    points = " ".join(
        f"{EDGE + i * step:.1f},{top + HEIGHT - EDGE - (value - low) * stretch:.1f}"
        for i, value in enumerate(values)
    )
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'


def panel(title: str, values: Sequence[float], top: int, colour: str) -> str:
    """Return one curve with its title and the least and greatest value."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1e-6, high + 1e-6
    words = [(EDGE, 20, title), (4, HEIGHT - EDGE, f"{low:.3f}"), (4, EDGE, f"{high:.3f}")]
    texts = "".join(f'<text x="{x}" y="{top + y}" font-size="12">{text}</text>' for x, y, text in words)
    return texts + line(values, low, high, top, colour)


def draw_history(history: Path, file: Path) -> None:
    """Draw a run that was written down round by round."""
    entries = [json.loads(entry) for entry in history.read_text(encoding="utf-8").splitlines()]
    won = panel(
        "share won against the heuristic, round by round",
        [entry["against_heuristic"] for entry in entries],
        0,
        "#1b6e4b",
    )
    errors = panel(
        "squared error on positions held back", [entry["error"] for entry in entries], HEIGHT, "#b3421f"
    )
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * HEIGHT}"'
        f' font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>{won}{errors}</svg>\n',
        encoding="utf-8",
    )
