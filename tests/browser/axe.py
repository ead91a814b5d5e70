"""What axe-core finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.browser.player import THOROUGH

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1440, "height": 900},
]
# Two frames, and what little motion is left.
DRAWN = """new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  Promise.allSettled(document.getAnimations().map(each => each.finished)).then(done)
})))"""
IS_NIGHT = "matchMedia('(prefers-color-scheme: dark)').matches"
# Night changes colours and nothing else.
LOOK = f"""async tags => {{
  const runOnly = {IS_NIGHT} ? ['color-contrast'] : tags
  const {{ violations }} = await axe.run({{ runOnly, resultTypes: ['violations'] }})
  return violations.flatMap(({{ id, nodes }}) => nodes.map(
    ({{ target, html, failureSummary }}) =>
      `${{id}} at ${{target}}: ${{failureSummary}} ${{html.slice(0, 300)}}`))
}}"""


@cache
def axe_source() -> str:
    assert AXE.exists(), "`python hatch_build.py check` installs the packages of web/"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return every place of the page that breaks a rule of WCAG 2.2 AA or of good practice."""
    return _in_every_light(page) if THOROUGH else _violations(page)


def _violations(page: Page) -> list[str]:
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe_source())
    found: list[str] = page.evaluate(LOOK, TAGS)
    return found


def _in_every_light(page: Page) -> list[str]:
    before, is_night = page.viewport_size, page.evaluate(IS_NIGHT)
    assert before is not None
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            page.evaluate(DRAWN)
            found += [f"{size['width']} px, {light}: {each}" for each in _violations(page)]
    page.set_viewport_size(before)
    page.emulate_media(color_scheme="dark" if is_night else "light")
    page.evaluate(DRAWN)
    return found
