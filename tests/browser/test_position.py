"""A link opens a position of a game that bots played: it is looked at, and played on from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from cubarium.bots.registry import make_bot
from cubarium.engine.chance import seeded
from cubarium.engine.match import Match
from cubarium.engine.position_code import position_code
from cubarium.engine.registry import load_game
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player, sentences
from tests.browser.screen import PHONE, faults

DESK: ViewportSize = {"width": 1440, "height": 900}


def row_of(game: str, moves: int) -> tuple[str, int]:
    """Return the word of a position, as a dataset has it, and the seat that decides there."""
    spec = load_game(game)
    match = Match(spec, {"players": spec.players[1]}, seed=4)
    bot = make_bot(spec, "greedy", match.components)
    while match.move_count < moves or len(match.legal(match.actors()[0])) < 2:
        seat = match.actors()[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), seeded(match.move_count)))
    seat = match.actors()[0]
    known = spec.records.state()
    match.rules.restore(match.view(seat), known)
    return position_code(known), seat


@pytest.mark.parametrize(
    ("game", "moves", "size", "locale"),
    [
        ("cubosaurs", 20, PHONE, "fr-FR"),
        ("cubosaurs", 20, DESK, "en-GB"),
        ("trex", 25, PHONE, "en-GB"),
        ("cubitos", 30, PHONE, "en-GB"),
        ("cubano-1-die", 24, DESK, "fr-FR"),
    ],
)
def test_a_position_is_looked_at_and_played_on(
    server: Server, browser: Browser, game: str, moves: int, size: ViewportSize, locale: str
) -> None:
    player = Player(browser, server.address, viewport=size, locale=locale)
    page, review = player.page, sentences(locale[:2], "web/src/review")
    word, seat = row_of(game, moves)
    path = f"/position/{game}/{word}?seat={seat}"
    page.goto(server.address + path)
    page.locator(".board").wait_for()
    told = player.context.request.get(
        f"{server.address}/api/positions/{game}/{word}?seat={seat}&lang={player.language}"
    ).json()
    title = player.word("position-of").replace("{ $game }", told["table"]["game_name"])
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    name = told["table"]["seats"][seat]["name"]
    expect(page.locator(".asker").get_by_role("status")).to_contain_text(name)

    moves_list = page.locator(".asker details")
    assert faults(page, is_opening=True) == []  # the panel is as high as what it says
    if size is PHONE:  # the board needs the room
        expect(moves_list.get_by_role("listitem").first).to_be_hidden()
        moves_list.locator("summary").press("Enter")
    labels = [action["label"] for action in told["game"]["actions"]]
    assert moves_list.get_by_role("listitem").all_text_contents() == labels != []
    assert violations(page, in_both_lights=True) == []

    button = page.get_by_role("button", name=player.word("play-on"))
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=name)).to_be_checked()
    dialog.get_by_role("combobox", name=review["play-on-bots"]).select_option("hatchling")
    player.settle()
    assert violations(page, inside="dialog") == []
    dialog.get_by_role("button", name=review["play-on-begin"]).click()
    page.wait_for_url("**/table/*")
    player.play_to_the_end(presses=1)
    assert player.pressed
    assert player.table["origin"]["position"]
    assert player.table["mine"] == [seat]
    page.get_by_role("link", name=player.word("began-with-position")).click()
    page.wait_for_url("**/position/**")
    page.locator(".board").wait_for()
    player.leave()


def test_a_link_that_was_cut_is_told_by_a_page_that_leads_home(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, viewport=PHONE)
    page = player.page
    word, _ = row_of("trex", 9)
    for address, sentence in (
        (f"/position/trex/{word[:-9]}", "This is no position of the game. The link may be incomplete."),
        (f"/position/whist/{word}", "There is no game whist."),
    ):
        page.goto(server.address + address)
        page.get_by_role("heading", level=1, name=player.word("missing-title")).wait_for()
        page.get_by_text(sentence).wait_for()
        player.settle()
        assert violations(page) == []
    page.get_by_role("link", name=player.word("back-home")).click()
    page.locator("article[data-game]").first.wait_for()
    player.leave()
