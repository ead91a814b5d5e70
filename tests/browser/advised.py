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

    def choose(self, actions: list[dict[str, Any]]) -> dict[str, Any]:
        spec = load_game(self.table["game"])
        view: Any = from_json(spec.records.view, self.game["view"])
        legal = [spec.actions.from_text(action["action"]) for action in actions]
        chosen = make_bot(spec, "greedy").choose(view, legal, thinking_luck(1, self.game["move"]))
        return actions[legal.index(chosen)]
