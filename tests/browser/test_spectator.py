"""Somebody who watches learns nothing that only a player knows, and may do nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

MOVES = 18
CARD = re.compile(r"\b(?:yellow|blue|brown|green|red) \d+\b")


def games_of(player: Player) -> dict[int, dict[str, Any]]:
    """Return the game as it was sent, by move."""
    told = [json.loads(frame).get("game") for frame in player.frames]
    return {game["move"]: game for game in told if game}


def texts_in(content: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Return every text of a message with its place, keys of objects too."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield path, key
            yield from texts_in(value, f"{path}/{key}")
    elif isinstance(content, list):
        for place, value in enumerate(content):
            yield from texts_in(value, f"{path}/{place}")
    elif isinstance(content, str):
        yield path, content


def secrets_of(game: dict[str, Any]) -> set[str]:
    """Return the cards of the reader's hand that the others have not seen."""
    return set(game["view"]["hand"]) - set(game["view"]["seats"][game["seat"]]["known_hand"])


def is_about_another(path: str, game: dict[str, Any], seat: int) -> bool:
    """Tell whether a place speaks of other cards of the same name: everybody has the same ones."""
    others = [f"/view/seats/{other}/" for other in range(game["view"]["players"]) if other != seat]
    if path.startswith(tuple(others)):
        return True
    return path == "/view/leader_card" and game["view"]["leader"] != seat


def log_of(player: Player) -> list[dict[str, Any]]:
    """Return every line of the log that was ever sent."""
    sent = [json.loads(frame).get("log") or [] for frame in player.frames]
    return [line for log in sent for line in (log["lines"] if isinstance(log, dict) else log)]


def cards_told(log: list[dict[str, Any]], seat: int) -> set[tuple[int, str]]:
    """Return the cards of a seat that a log names, with the move."""
    mine = [line for line in log if line["seat"] == seat]
    return {(line["move"], card) for line in mine for card in CARD.findall(line["text"])}


def test_no_frame_tells_a_spectator_of_a_hidden_card(server: Server, browser: Browser) -> None:
    first, second = Player(browser, server.address, seed=5), Player(browser, server.address, seed=6)
    first.set_table("trex", ["open", "bot"])
    second.sit_down(first.page.url)
    first.page.get_by_role("button", name=first.word("begin")).click()
    first.page.locator(".board").wait_for()
    watcher = Player(browser, server.address)
    watcher.page.goto(first.page.url)
    watcher.page.locator(".board").wait_for()
    people = (first, second)

    def has_news() -> bool:
        return any(player.is_asked for player in people) or bool(watcher.game["result"])

    while watcher.game["move"] < MOVES and not watcher.game["result"]:
        watcher.wait_until(has_news, "nobody is asked")
        for player in people:
            player.press_something()
    watcher.settle()
    offered = watcher.page.locator("[data-action]").count()
    assert offered == 0
    assert watcher.page.get_by_role("region", name="Your hand").count() == 0
    assert watcher.page.get_by_role("button", name=watcher.word("undo")).count() == 0
    first_box = watcher.page.locator(".players [data-seat]").first
    assert first_box.get_attribute("data-seat") == "0"
    watcher.page.get_by_label(watcher.word("seen-from")).select_option("1")
    expect(first_box).to_have_attribute("data-seat", "1")
    assert violations(watcher.page) == []

    seen, hidden = games_of(watcher), 0
    for seat, player in enumerate(people):
        for move, own in games_of(player).items():
            game = seen.get(move)
            if game is None or own["result"]:
                continue
            assert game["seat"] == -1
            assert game["actions"] == []
            secrets = secrets_of(own)
            hidden += len(secrets)
            told = [
                (path, text)
                for path, text in texts_in(game)
                if text in secrets and not is_about_another(path, game, seat)
            ]
            assert told == [], f"move {move}, seat {seat}"
    assert hidden > MOVES, "nothing was hidden, so nothing was tried"

    # Everybody reads of their own cards what they drew. Nobody else reads more than what lies on the table.
    for seat, player in enumerate(people):
        other = people[1 - seat]
        assert len(cards_told(log_of(player), seat)) > len(cards_told(log_of(watcher), seat)) + 3
        assert cards_told(log_of(other), seat) == cards_told(log_of(watcher), seat)
    for player in (*people, watcher):
        player.leave()
