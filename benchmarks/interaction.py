"""The browser table while somebody plays: how soon a press is seen, what moves by itself, what is sent.

    python -m benchmarks.interaction [GAME …] [--moves 40] [--still]

Run it from the root of the project, with the site built and Chromium installed. For each game of the browser
(web/src/table/boards.ts) a server is started on loopback and somebody plays against greedy bots through the
page, pressing what is offered, with all motion unless `--still`. All times are in milliseconds:

- `paint` is interaction to next paint as browsers measure it (Event Timing): from the press to the next
  frame, the slowest event of each press, rounded to 8 ms by Chromium. It does not report presses under 16 ms;
  they count as 16.
- `answer` is from the press to the first frame after the server's answer in which something has changed.
- `work` is what the page computes for one update, in processor time, which a loaded machine does not change
  much: scripts, styles and layout. `layouts` says how often it lays out for one update.
- `CLS` is cumulative layout shift as web.dev defines it: without what follows a press within half a second.
  `shift` is the largest shift of all, presses or not.
- `welcome` and `update` are bytes on the wire: the first frame, and the median of those that bring a new
  view. They are counted on a second socket of the same person, which asks for compression in the words of
  Chromium and reads frames as they come over loopback. The bytes of JSON in them stand behind.

Prints one line for each game and exits with 1 if a 95th percentile of `paint` is 100 ms or more. Browser,
server and bots share the machine, whose load is part of the times: it is printed at the end.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.conftest import Server, chromium
from tests.browser.player import Player
from tests.browser.wire import Wire

BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "table" / "boards.ts"
WORST_P95_MS = 100.0
UNREPORTED_MS = 16.0
MOST_SEATS = 3
WINDOW_GAP_MS, WINDOW_MS = 1000, 5000
"""Layout shifts belong together up to this gap and this long (web.dev/articles/cls)."""
EFFORT = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
DESKTOP = {"width": 1440, "height": 900}

WATCH = """(() => {
  const seen = (window.seen = { paints: {}, answers: [], shifts: [] })
  const watch = (type, note, options = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(note))
      .observe({ type, buffered: true, ...options })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.paints[interactionId] = Math.max(duration, seen.paints[interactionId] ?? 0)
  }, { durationThreshold: 16 })
  watch('layout-shift', ({ value, hadRecentInput, startTime }) =>
    seen.shifts.push([startTime, value, hadRecentInput]))
  let pressed
  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest?.('.board button')) pressed = timeStamp
  }, true)
  const Socket = WebSocket
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (pressed === undefined || !data.startsWith('{"type":"update"') || !data.includes('"view"')) return
        const from = pressed
        pressed = undefined
        // The page takes it in when it can.
        // A frame is drawn after its callbacks; what is posted there runs once it is.
        const changes = new MutationObserver(() => {
          changes.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => seen.answers.push(performance.now() - from)
            port2.postMessage(0)
          })
        })
        const all = { subtree: true, childList: true, attributes: true, characterData: true }
        changes.observe(document.body, all)
      })
    }
  }
})()"""


@dataclass
class Measured:
    """What was seen at the tables of one game."""

    game: str
    paints: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    layouts: list[float] = field(default_factory=list)
    cls: float = 0.0
    largest_shift: float = 0.0
    welcome: list[tuple[int, int]] = field(default_factory=list)
    updates: list[tuple[int, int]] = field(default_factory=list)
    is_compressed: bool = True

    def line(self) -> str:
        """Return the printed line."""
        times = [percentile(self.paints, share) for share in (0.5, 0.95, 1.0)]
        times += [percentile(self.answers, share) for share in (0.5, 0.95)]
        sent = [
            f"{wire:>7} ({text:>6})" if wire else f"{'none':>16}"
            for wire, text in (self.welcome[0], median_frame(self.updates))
        ]
        figures = " ".join(f"{time:7.0f}" for time in times)
        figures += f" {mean(self.work):7.1f} {mean(self.layouts):7.1f}"
        name = f"{self.game:<22} {len(self.paints):>5} {figures}"
        return f"{name} {self.cls:7.3f} {self.largest_shift:7.3f} {' '.join(sent)}"


HEAD = (
    f"{'game':<22} {'moves':>5} {'paint50':>7} {'paint95':>7} {'max':>7} {'answ50':>7} {'answ95':>7} "
    f"{'work':>7} {'layouts':>7} {'CLS':>7} {'shift':>7} {'welcome':>16} {'update':>16}"
)


def percentile(found: Sequence[float], share: float) -> float:
    """Return the value below which a share of those found lies."""
    return sorted(found)[min(len(found) - 1, int(share * len(found)))] if found else 0.0


def median_frame(frames: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the median of sizes on the wire and of sizes of their text."""
    if not frames:
        return 0, 0
    wire, text = zip(*frames, strict=True)
    return round(median(wire)), round(median(text))


def cumulative_shift(shifts: Sequence[tuple[float, float, bool]]) -> float:
    """Return the worst window of shifts that nobody's press has led to."""
    worst = window = start = last = 0.0
    for at, value, is_pressed in shifts:
        if is_pressed:
            continue
        if at - last > WINDOW_GAP_MS or at - start > WINDOW_MS:
            window, start = 0.0, at
        window, last = window + value, at
        worst = max(worst, window)
    return worst


def effort(inspector: CDPSession) -> tuple[float, float]:
    """Return the milliseconds a page has computed so far, and how often it was laid out."""
    told = inspector.send("Performance.getMetrics")["metrics"]
    metrics = {each["name"]: each["value"] for each in told}
    return 1000 * sum(metrics[part] for part in EFFORT), metrics["LayoutCount"]


class Bench:
    """One browser and one server; games are played one after the other."""

    def __init__(self, browser: Browser, server: Server, moves: int, is_still: bool) -> None:
        """Prepare to make so many moves in each game."""
        self.browser, self.server, self.moves = browser, server, moves
        self.motion = "reduce" if is_still else "no-preference"

    def play(self, game: str) -> Measured:
        """Make the moves at as many tables as they need."""
        measured = Measured(game)
        seed = 1
        while len(measured.paints) < self.moves:
            made = self.play_table(game, self.moves - len(measured.paints), seed, measured)
            if made == 0:
                raise RuntimeError(f"nothing can be pressed in {game}")
            seed += 1
        return measured

    def play_table(self, game: str, moves: int, seed: int, measured: Measured) -> int:
        """Play at one table, up to the end of its game, and note what was seen; return the moves made."""
        player = Player(self.browser, self.server.address, seed, viewport=DESKTOP, reduced_motion=self.motion)
        player.page.add_init_script(WATCH)
        table = self.set_table(player, game)
        cookie = "; ".join(
            f"{each['name']}={each['value']}" for each in player.context.cookies() if "name" in each
        )
        wire = Wire(self.server.port, table, cookie)
        inspector = player.context.new_cdp_session(player.page)
        inspector.send("Performance.enable", {"timeDomain": "threadTicks"})
        player.page.goto(f"{self.server.address}/table/{table}")
        player.page.locator(".board").wait_for()
        player.page.wait_for_timeout(500)  # the pictures of the first view
        before, known, made = effort(inspector), len(wire.frames), 0
        while made < moves and not player.game["result"]:
            made += player.press_something()
            player.page.wait_for_timeout(10)
        player.page.wait_for_timeout(300)  # the last frame, and what was observed of it
        after, updates = effort(inspector), max(1, len(wire.frames) - known)
        measured.work.append((after[0] - before[0]) / updates)
        measured.layouts.append((after[1] - before[1]) / updates)
        self.note(player.page.evaluate("window.seen"), made, wire, measured)
        wire.close()
        if player.problems:
            raise RuntimeError(str(player.problems))
        player.context.close()
        return made

    def set_table(self, player: Player, game: str) -> str:
        """Set a table against greedy bots and return its id."""
        request, address = player.context.request, self.server.address
        request.post(f"{address}/api/guest", data={"name": "Ada"})
        cards: list[dict[str, Any]] = request.get(f"{address}/api/games").json()
        card = next(card for card in cards if card["id"] == game)
        seats = max(card["least_players"], min(MOST_SEATS, card["most_players"]))
        wish = {"game": game, "seats": ["me"] + ["greedy"] * (seats - 1)}
        answer = request.post(f"{address}/api/tables", data=wish)
        if not answer.ok:
            raise RuntimeError(answer.text())
        return str(answer.json()["table"]["id"])

    @staticmethod
    def note(seen: dict[str, Any], made: int, wire: Wire, measured: Measured) -> None:
        """Add what one page and one wire have seen."""
        slow = sorted(seen["paints"].values(), reverse=True)[:made]
        measured.paints += [*slow, *[UNREPORTED_MS] * (made - len(slow))]
        measured.answers += seen["answers"]
        measured.cls = max(measured.cls, cumulative_shift(seen["shifts"]))
        measured.largest_shift = max([measured.largest_shift, *(value for _, value, _ in seen["shifts"])])
        measured.is_compressed &= wire.is_compressed
        measured.welcome += [(frame.wire, frame.text) for frame in wire.frames if frame.kind == "welcome"]
        measured.updates += [(frame.wire, frame.text) for frame in wire.frames if frame.kind == "update"]


def playable() -> list[str]:
    """Return the games of the browser, by the list the site itself reads."""
    found = re.findall(r"^  '?([\w-]+)'?: \(\) => import", BOARDS.read_text(encoding="utf-8"), re.MULTILINE)
    return list(dict.fromkeys(found))  # a game may have a chooser beside its board


def main() -> int:
    """Play each game and print one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that the browser has, unless given")
    parser.add_argument("--moves", type=int, default=40, help="for each game")
    parser.add_argument("--still", action="store_true", help="without motion")
    given = parser.parse_args()
    print(HEAD, flush=True)
    all_measured: list[Measured] = []
    with tempfile.TemporaryDirectory(prefix="cubarium-bench-") as data, sync_playwright() as playwright:
        browser = chromium(playwright)
        server = Server(Path(data))
        try:
            bench = Bench(browser, server, given.moves, given.still)
            for game in given.games or playable():
                all_measured.append(bench.play(game))
                print(all_measured[-1].line(), flush=True)
        finally:
            server.stop()
            browser.close()
    worst = max(percentile(each.paints, 0.95) for each in all_measured)
    compressed = "compressed" if all(each.is_compressed for each in all_measured) else "not compressed"
    load, processors = os.getloadavg()[0], os.cpu_count()
    print(f"frames are {compressed}; load in the last minute: {load:.1f} on {processors} processors")
    print(f"worst 95th percentile of paint: {worst:.0f} ms, under {WORST_P95_MS:g} ms wanted")
    return 0 if worst < WORST_P95_MS else 1


if __name__ == "__main__":
    sys.exit(main())
