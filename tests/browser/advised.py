"""Somebody who asks a bot what to do: random runners go in circles, and a race has to end."""

from __future__ import annotations

from typing import Any

from cubarium.bots import make_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.record import from_json
from cubarium.engine.registry import load_game
from tests.browser.player import Player


class Advised(Player):
    """Plays what the greedy bot would, by pressing it on the page."""

    kind = ""
    """The game that is played."""

    def sit(self, kind: str, variant: str | None, seats: list[str], **options: int) -> None:
        """Set a table and go there."""
        self.kind = kind
        self.context.request.post(f"{self.address}/api/guest", data={"name": "Ada"})
        wish = {"game": kind, "variant": variant, "seats": seats, "options": options}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        self.game = {"actions": [], "result": None, "moment": -1}
        self.played_at = -1
        self.page.goto(f"{self.address}/table/{answer.json()['table']['id']}")

    def choose(self, actions: list[dict[str, Any]]) -> dict[str, Any]:
        spec = load_game(self.kind)
        view: Any = from_json(spec.view, self.game["view"])
        legal = [spec.action_from_text(action["action"]) for action in actions]
        chosen = make_bot(spec, "greedy").choose(view, legal, thinking_luck(1, self.game["moment"]))
        return actions[legal.index(chosen)]
