"""Whole games through the page, in a real browser against the real server."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.phases import Phases
from tests.browser.player import Player
from tests.thorough import THOROUGH

DAY = {"locale": "en-GB", "color_scheme": "light"}
NIGHT = {"locale": "fr-FR", "color_scheme": "dark"}
A_SCREEN_PX = 600

WATCH_MARKS = """(() => {
  window.marked = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, ...rest) {
    if (frames.outline) window.marked.push(this)
    return animate.call(this, frames, ...rest)
  }
})()"""
MARKED_CARDS = """() => {
  const hand = [...document.querySelectorAll('.face')]
  const marked = window.marked.splice(0)
  return [marked.map(node => hand.indexOf(node)).filter(place => place >= 0), marked.length]
}"""


def test_a_game_with_all_its_motion_can_be_played_to_its_end(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, reduced_motion="no-preference")
    player.sit("cubosaurs", ["me", "greedy"], options={} if THOROUGH else {"rounds": 1})
    player.play_to_the_end()
    assert player.page.locator(".end h2").first.is_visible()
    player.leave()


def test_the_newest_line_stays_in_sight_unless_somebody_reads_what_was_before(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address)
    player.sit("cubitos", ["me", "greedy", "greedy"])
    lines = player.page.locator(".lines")

    def to_the_end() -> float:
        return float(lines.evaluate("list => list.scrollHeight - list.clientHeight - list.scrollTop"))

    def play(steps: int) -> None:
        for _ in range(steps):
            player.step()

    while lines.evaluate("list => list.scrollHeight - list.clientHeight") < A_SCREEN_PX:
        play(1)
        player.wait_until(lambda: to_the_end() < 1, "the newest line is out of sight")
    lines.evaluate("list => list.scrollTo(0, 0)")
    player.settle()
    play(2)
    player.settle()
    assert lines.evaluate("list => list.scrollTop") == 0
    lines.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    player.settle()
    play(2)
    player.wait_until(lambda: to_the_end() < 1, "the newest line is out of sight")
    player.leave()


def test_without_motion_what_came_is_outlined_and_what_made_room_is_not(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address, is_new=True)
    player.page.add_init_script(WATCH_MARKS)
    player.sit("trex", ["me", "greedy", "greedy"])
    player.wait_until(lambda: player.is_asked, "nothing is asked")
    came, marks = 0, 0
    while came < 2 or marks == came:
        player.settle()
        player.page.evaluate(MARKED_CARDS)
        before, move = set(player.game["view"]["hand"]), player.game["move"]
        player.step()
        player.wait_until(
            lambda: player.game["move"] > move and (player.is_asked or player.game["result"]),  # noqa: B023
            "nothing is asked",
        )
        assert not player.game["result"], "no card came in a whole game"
        player.settle()
        places, everything = player.page.evaluate(MARKED_CARDS)
        marked = {player.game["view"]["hand"][place] for place in places}
        assert marked == set(player.game["view"]["hand"]) - before
        came, marks = came + len(marked), marks + everything
    player.leave()


def test_one_press_starts_t_rex_and_every_phase_of_it_can_be_read_by_all(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address)
    player.play_now("trex")
    phases = Phases(player, in_both_lights=True)
    wanted = {("play", ""), ("remove", "")}
    player.play(1, phases.look, lambda: wanted <= phases.seen)
    player.let_bots_finish()
    phases.note("end")
    assert phases.found == []
    assert wanted <= phases.seen
    assert player.page.locator(".end h2").first.is_visible()
    assert player.page.locator("html").get_attribute("lang") == "en"
    player.leave()
