"""What axe-core finds on a page."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.thorough import THOROUGH

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
SEEN_LINES = 20
LEAST_COMPARED = 4
"""Elements; to compare smaller parts takes as long as to look at them."""
MOST_LEFT_OUT = 40
"""The largest parts: axe asks of every element whether it lies in any of them."""
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
# the log are alike, and shapes inside a drawing have neither names nor text. What was looked at before, and
# now stands in the same place, in the same colours and inside the same things, is left out.
LOOK = f"""async ([tags, lines, inside, seen]) => {{
  const isNight = {IS_NIGHT}
  const runOnly = isNight ? ['color-contrast'] : tags
  const away = []
  const take = (node, children) => {{
    const kept = document.createDocumentFragment()
    kept.append(...children)
    away.push([node, kept])
  }}
  const hash = text => {{ // FNV-1a, twice
    let [a, b] = [0x811c9dc5, 0x1000193]
    for (let i = 0; i < text.length; i++) {{
      a = Math.imul(a ^ text.charCodeAt(i), 0x1000193)
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13)
    }}
    return (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff)
  }}
  const read = (node, around) => {{
    const {{ color, backgroundColor, opacity, visibility, fontSize, fontWeight }} = getComputedStyle(node)
    const {{ x, y, width, height }} = node.getBoundingClientRect()
    const attributes = [...node.attributes].map(({{ name, value }}) => `${{name}}=${{value}}`)
    const own = [around, node.localName, ...attributes, color, backgroundColor, opacity, visibility].join()
    const within = hash(own)
    const parts = [...node.children].map(child => read(child, within))
    const text = [...node.childNodes].map(child => child.nodeType === Node.TEXT_NODE ? child.data : '')
    const drawn = [fontSize, fontWeight, x, y, width, height, ...text, ...parts.map(part => part.key)]
    const count = parts.reduce((sum, part) => sum + part.count, 1)
    return {{ node, parts, count, key: hash(own + drawn.join()) }}
  }}
  const known = new Set(seen), fresh = [], same = []
  const compare = part => {{
    if (part.count < {LEAST_COMPARED}) return
    if (known.has(part.key)) {{
      same.push(part)
      return
    }}
    fresh.push(part.key)
    part.parts.forEach(compare)
  }}
  for (const block of document.querySelectorAll('.lines > *'))
    take(block, [...block.children].slice(0, block.nextElementSibling ? undefined : -lines))
  const said = 'text, title, a, [role], [tabindex], [aria-label]'
  for (const drawing of document.querySelectorAll(`svg:not(:has(${{said}}))`))
    take(drawing, drawing.childNodes)
  const paint = isPainted => window.unpainted && (unpainted.disabled = isPainted)
  paint(true) // what is not there to be seen has no contrast
  try {{
    const context = document.querySelector(inside)
    const find = part => part.node === context ? part : part.parts.map(find).find(Boolean)
    find(read(document.documentElement, String(isNight))).parts.forEach(compare)
    const largest = same.sort((a, b) => b.count - a.count).slice(0, {MOST_LEFT_OUT})
    const exclude = largest.map(part => part.node)
    const options = {{ runOnly, resultTypes: ['violations'], preload: false }}
    const {{ violations }} = await axe.run({{ include: [context], exclude }}, options)
    const found = violations.flatMap(({{ id, nodes }}) => nodes.map(
      ({{ target, html, failureSummary }}) =>
        `${{id}} at ${{target}}: ${{failureSummary}} ${{html.slice(0, 300)}}`))
    return [found, fresh]
  }} finally {{
    for (const [node, kept] of away) node.prepend(kept)
    paint(false)
  }}
}}"""
_seen: dict[tuple[int, int], set[int]] = defaultdict(set)
"""What was looked at and found good, by the size of the window."""


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
    size = _size(page)
    seen = _seen[size["width"], size["height"]]
    found: list[str]
    found, fresh = page.evaluate(LOOK, [TAGS, SEEN_LINES, inside, [] if THOROUGH else list(seen)])
    if not found:
        seen.update(fresh)
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
