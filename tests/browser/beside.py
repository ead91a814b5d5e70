"""Playing beside the page, over a socket of one's own: to draw all the moves before a position takes long."""

from __future__ import annotations

import json
from collections.abc import Callable

from websockets.sync.client import connect

from tests.browser.player import Player
from tests.browser.windows import NOTHING
from tests.patience import SILENCE


def play_beside(player: Player, path: str, is_enough: Callable[[], bool] = lambda: False) -> None:
    """Play at a table as this person until it is enough, or to the end; then go there."""
    player.page.goto(player.address + NOTHING)  # from a table, if somebody sits there
    player.turn_to_another_table()
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in player.context.cookies())
    language = {"Cookie": cookies, "Accept-Language": player.language}
    place = f"{player.address.replace('http', 'ws', 1)}/api{path.replace('table', 'tables', 1)}/socket"
    with connect(place, additional_headers=language, max_size=None) as socket:
        while not player.game["result"]:
            frame = socket.recv(timeout=SILENCE)
            player.receive(frame)
            if json.loads(frame)["type"] == "refused":
                player.played_at = -1  # who is too hasty is slowed down, and tries again
            if not player.is_asked:
                continue
            if is_enough():
                break
            chosen = player.choose(player.game["actions"])["action"]
            player.played_at = move = player.game["move"]
            command = {"type": "act", "id": f"beside-{player.sent}", "move": move, "action": chosen}
            command["seat"] = player.game["seat"]
            player.send(json.dumps(command))
            socket.send(json.dumps(command))
    player.turn_to_another_table()
    player.page.goto(player.address + path)
    player.wait_until(lambda: player.game["move"] >= 0, "the table tells nothing")
