"""Windows of the browser, which one test hands to the next.

A new window reads and compiles the whole page first, which takes longer than most of what a test does in it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Page

from cubarium.engine.registry import BUILT_IN
from tests.patience import SILENCE

# Motion is for people: a press waits until what it presses stands still.
# The worker of the site has a test of its own; everywhere else the page talks to the server itself.
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "viewport": {"width": 1280, "height": 720},
    "service_workers": "block",
}
NOTHING = "/favicon.svg"
"""A page of the same site on which nothing happens."""
# Somebody who knows how every game goes, and is shown no introduction.
INTRODUCED = f"""if (location.protocol.startsWith('http')) {{
  localStorage.setItem('cubarium.introduced', '{json.dumps(dict.fromkeys(BUILT_IN, True))}')
}}"""
AT_ONCE = "at-once"
# Moves of others wait until people have read them; a test in which somebody reads says at which pace.
# Nobody in a test is new to sound.
PACE = """if (location.protocol.startsWith('http')) {
  const key = 'cubarium.settings'
  const chosen = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ pace: PACE, soundOffered: true, ...chosen }))
}"""
# Nobody looks at these windows: to paint what they show took the browser a fifth of its time.
UNPAINTED = """if (location.protocol.startsWith('http')) {
  window.unpainted = new CSSStyleSheet()
  unpainted.replaceSync('body { opacity: 0 }')
  document.adoptedStyleSheets = [unpainted]
}"""
FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"

Kind = tuple[Browser, str, str]
_idle: dict[Kind, list[Page]] = defaultdict(list)


class Window:
    """A page with cookies and a memory of its own, in which nothing was done as far as it can tell."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        is_new: bool = False,
        is_newcomer: bool = False,
        is_painted: bool = False,
        is_ours: bool = False,
        **settings: Any,
    ) -> None:
        """Take one that is idle, or open one, as somebody must who changes it in ways that last.

        A newcomer is introduced to each game, and needs a new one. So does somebody who looks: windows are
        painted for pictures, and where it counts whether something can be seen. Windows whose sockets are
        ours go only to somebody who answers them too.
        """
        self.is_new, self.address = is_new, address
        wanted = {**USUAL, **settings}
        media = {name: wanted.pop(name) for name in ("color_scheme", "reduced_motion")}
        size = wanted.pop("viewport")
        self._kind: Kind = (browser, address, repr((is_ours, sorted(wanted.items()))))
        pace = wanted.pop("pace", AT_ONCE)
        idle = _idle[self._kind]
        if idle and not is_new:
            self.page = idle.pop()
            self.page.set_viewport_size(size)
        else:
            self.page = browser.new_context(viewport=size, **wanted).new_page()
            self.page.context.set_default_timeout(SILENCE * 1000)
            if not is_newcomer:
                self.page.context.add_init_script(INTRODUCED)
            if not is_painted:
                self.page.context.add_init_script(UNPAINTED)
            self.page.context.add_init_script(PACE.replace("PACE", repr(pace)))
        self.page.emulate_media(**media)

    def leave(self) -> None:
        """Leave the table and forget who sat there, for the next one; or close it."""
        if self.is_new:
            self.page.context.close()
            return
        self.page.goto(self.address + NOTHING)
        self.page.mouse.move(0, 0)
        self.page.evaluate(FORGET)
        self.page.context.clear_cookies()
        _idle[self._kind].append(self.page)
