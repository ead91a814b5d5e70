"""What axe-core finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOK = """async tags => {
  const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(
    ({ target, html, failureSummary }) => `${id} at ${target}: ${failureSummary} ${html.slice(0, 300)}`))
}"""


@cache
def axe_source() -> str:
    assert AXE.exists(), "`python hatch_build.py check` installs the packages of web/"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return every place of the page that breaks a rule of WCAG 2.2 AA or of good practice."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe_source())
    found: list[str] = page.evaluate(LOOK, TAGS)
    return found
