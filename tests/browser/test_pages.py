"""Every page but the table in play: all can read it, and it asks nothing of anybody but its own server."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, Response

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import FOLLOW, Player

MOST_SCRIPT = 250_000


def walk(player: Player) -> Iterator[str]:
    """Go from page to page, and stop at each."""
    page = player.page
    page.goto(f"{player.address}/me")
    page.locator("main h1").wait_for()
    yield "statistics of somebody new"
    page.evaluate(FOLLOW, "/")
    page.locator(".lists li").nth(1).wait_for()
    yield "home"
    yield from dialogs(player, page)
    player.set_table("cubosaurs", ["bot", "open"])
    page.get_by_role("button", name=player.word("copy")).wait_for()
    room = f"/table/{player.table_id()}"
    yield "waiting room"
    page.evaluate(FOLLOW, "/")
    page.locator(".lists li a.button").first.wait_for()
    page.locator(f".lists a[href='{room}']").first.wait_for()
    yield "open tables and my games"
    player.sit("cubosaurs", ["me", "greedy"], options={"rounds": 1})
    player.let_bots_finish()
    for path in (
        "games",
        "me",
        "people/nobody",
        "about",
        "lab",
        "table/none",
        "lab/cubosaurs",
        "tournaments",
        "tournaments/none",
        "rules/trex",
        "nowhere",
    ):
        before = page.locator("main h1").inner_text()
        page.evaluate(FOLLOW, f"/{path}")
        page.locator("main h1").filter(has_not_text=before).wait_for()
        page.wait_for_load_state("networkidle")
        page.locator("main details").evaluate_all("all => all.forEach(each => { each.open = true })")
        yield path
    player.play_now("trex")
    page.locator(".board").wait_for()
    page.get_by_role("tab").nth(1).click()
    page.get_by_role("textbox").wait_for()
    yield "chat"
    page.locator(".board .who").first.click()
    page.get_by_role("dialog").wait_for()
    yield "what is known of a player"


def dialogs(player: Player, page: Page) -> Iterator[str]:
    def shut() -> None:
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")

    page.locator("[data-game=cubosaurs] .actions button.ghost").click()
    page.locator("dialog .note").first.wait_for()
    yield "set a table"
    shut()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "help"
    shut()
    page.get_by_role("button", name=player.word("settings"), exact=True).click()
    tabs = page.get_by_role("dialog").get_by_role("tab")
    tabs.first.wait_for()
    for place in range(tabs.count()):
        tabs.nth(place).click()
        yield f"settings, {tabs.nth(place).inner_text()}"
    shut()


def test_all_can_read_every_page_and_no_page_asks_anything_elsewhere(
    server: Server, browser: Browser
) -> None:
    host = Player(browser, server.address)
    host.set_beside("trex", ["me", "greedy", "open"])
    player = Player(browser, server.address, locale="fr-FR")
    found = []
    for place, where in enumerate(walk(player)):
        player.settle()
        inside = "dialog" if player.page.locator("dialog[open]").count() else "html"
        looks = violations(player.page, in_both_lights=place % 4 == 0, inside=inside)
        found += [f"{where}: {each}" for each in looks]
    assert found == []
    # What the page's own policy stops is no request, but the console tells of it.
    assert [text for text in player.complaints if "Content Security Policy" in text] == []
    for each in (host, player):
        each.leave()


def test_the_first_page_is_small_and_needs_nobody_else(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, is_new=True)
    answers: list[Response] = []
    player.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 -- a built-in cannot listen
    player.page.goto(server.address)
    player.page.get_by_role("heading", level=1).wait_for()
    spent = player.page.evaluate(
        "performance.now() - performance.getEntriesByType('navigation')[0].responseStart"
    )
    player.page.wait_for_load_state("networkidle")
    scripts = {answer.url: answer.body() for answer in answers if answer.request.resource_type == "script"}
    assert scripts
    size = sum(len(gzip.compress(body, 9)) for body in scripts.values())
    told = f"{len(scripts)} scripts of {size} bytes; on the screen {spent:.0f} ms after the server answered"
    assert size < MOST_SCRIPT, told
    assert [answer.url for answer in answers if not answer.ok] == [], told
    assert player.complaints == [], told
    player.leave()


def test_the_first_page_shows_itself_while_the_server_is_silent(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, is_new=True)
    player.page.route("**/api/**", lambda route: route.abort())
    player.page.route_web_socket("**/api/**", lambda socket: socket.close())
    player.page.goto(server.address)
    player.page.locator("[data-game=cubosaurs] .primary").wait_for()
    assert player.page.get_by_role("heading", level=2).count() > 3
    player.page.get_by_text(player.word("server-silent")).first.wait_for()
    player.leave()


def test_what_cannot_be_fetched_is_told_and_may_be_tried_again(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, is_new=True)
    page = player.page
    page.route("**/assets/SetTableDialog-*.js", lambda route: route.abort())
    opener = player.card("cubosaurs").locator(".actions button.ghost")
    opener.click()
    page.get_by_text(player.word("server-silent")).first.wait_for()
    assert page.get_by_role("dialog").count() == 0
    page.unroute_all()
    opener.click()
    page.get_by_role("dialog").wait_for()
    assert page.get_by_role("dialog").get_by_role("heading").first.inner_text()
    player.leave()


def test_a_block_does_not_tremble_under_the_pointer(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    block = player.card("cubosaurs").locator(".primary")
    player.page.wait_for_load_state("networkidle")  # what comes late may move it
    player.page.evaluate("document.fonts.ready.then(() => {})")
    player.settle()
    box = block.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
    tops = block.evaluate(
        """node => new Promise(done => {
          const tops = []
          const look = () => {
            tops.push(node.getBoundingClientRect().top)
            if (tops.length < 60) requestAnimationFrame(look)
            else done(tops)
          }
          look()
        })"""
    )
    assert len(set(tops[-30:])) == 1
    assert tops[-1] < box["y"], "it does not rise"
    player.leave()
