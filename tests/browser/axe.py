"""What axe-core finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.browser.player import THOROUGH

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
SEEN_LINES = 20
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
# Night changes colours and nothing else. What is taken away while axe looks would only cost time: lines of
# the log are alike, and shapes inside a drawing have neither names nor text.
LOOK = f"""async ([tags, lines, inside]) => {{
  const runOnly = {IS_NIGHT} ? ['color-contrast'] : tags
  const away = []
  const take = (node, children) => {{
    const kept = document.createDocumentFragment()
    kept.append(...children)
    away.push([node, kept])
  }}
  for (const block of document.querySelectorAll('.lines > *'))
    take(block, [...block.children].slice(0, block.nextElementSibling ? undefined : -lines))
  const said = 'text, title, a, [role], [tabindex], [aria-label]'
  for (const drawing of document.querySelectorAll(`svg:not(:has(${{said}}))`))
    take(drawing, drawing.childNodes)
  const paint = isPainted => window.unpainted && (unpainted.disabled = isPainted)
  paint(true) // what is not there to be seen has no contrast
  try {{
    const options = {{ runOnly, resultTypes: ['violations'], preload: false }}
    const {{ violations }} = await axe.run(inside, options)
    return violations.flatMap(({{ id, nodes }}) => nodes.map(
      ({{ target, html, failureSummary }}) =>
        `${{id}} at ${{target}}: ${{failureSummary}} ${{html.slice(0, 300)}}`))
  }} finally {{
    for (const [node, kept] of away) node.prepend(kept)
    paint(false)
  }}
}}"""


@cache
def axe_source() -> str:
    assert AXE.exists(), "`python hatch_build.py check` installs the packages of web/"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *, in_both_lights: bool = False, inside: str = "html") -> list[str]:
    """Return every place of the page that breaks a rule of WCAG 2.2 AA or of good practice."""
    if THOROUGH:
        return _in_both_lights(page, SIZES, "html")
    if in_both_lights:
        return _in_both_lights(page, [_size(page)], inside)
    return _violations(page, inside)


def _violations(page: Page, inside: str) -> list[str]:
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe_source())
    found: list[str] = page.evaluate(LOOK, [TAGS, SEEN_LINES, inside])
    return found


def _size(page: Page) -> ViewportSize:
    size = page.viewport_size
    assert size is not None
    return size


def _in_both_lights(page: Page, sizes: list[ViewportSize], inside: str) -> list[str]:
    before, is_night = _size(page), page.evaluate(IS_NIGHT)
    found = []
    for size in sizes:
        if size != _size(page):
            page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            page.evaluate(DRAWN)
            found += [f"{size['width']} px, {light}: {each}" for each in _violations(page, inside)]
    if before != _size(page):
        page.set_viewport_size(before)
    page.emulate_media(color_scheme="dark" if is_night else "light")
    page.evaluate(DRAWN)
    return found
