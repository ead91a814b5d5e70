"""The chairs of a table, and what sitting down and leaving does to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

NOBODY = ""


@dataclass
class Chair:
    """One seat: free, a person's, or a bot's."""

    person: str | None = None
    bot: str | None = None
    name: str = NOBODY
    is_away: bool = False
    contribution: str = ""
    """What the person has given to the luck of the game."""

    @property
    def is_free(self) -> bool:
        """Tell whether somebody may sit down."""
        return self.person is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        """Tell whether a bot makes the moves now."""
        return self.bot is not None


def change_chairs(chairs: list[Chair], kind: str, content: Mapping[str, Any]) -> None:
    """Let people and bots sit down, stand up, leave and come back, as an event says."""
    match kind:
        case "sat":
            given = content.get("contribution", "")
            chairs[content["seat"]] = Chair(content["person"], name=content["name"], contribution=given)
        case "bot-sat":
            chairs[content["seat"]] = Chair(bot=content["bot"], name=content["name"])
        case "stood":
            chairs[content["seat"]] = Chair()
        case "left":
            for seat in content["seats"]:
                chairs[seat].bot = content["bot"]
                chairs[seat].is_away = True
        case "returned":
            for seat in content["seats"]:
                chairs[seat].bot = None
                chairs[seat].is_away = False
