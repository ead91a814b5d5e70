"""Who sits where: people at this terminal and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubarium.bots import bot_names
from cubarium.cli.text import CATALOGUE
from cubarium.engine.errors import Malformed

YOU = "you"
USUAL_BOT = "greedy"
BOT_NAMES = ("Nour", "Mica", "Odile", "Tao", "Inès", "Sacha")


@dataclass(frozen=True)
class Seat:
    """A player's name and, unless a person at this terminal plays, the bot that does."""

    name: str
    bot: str = ""


def read_seats(kinds: str, names: str, players: int | None, language: str) -> tuple[Seat, ...]:
    """Return the seats from what `--seats`, `--names` and `--players` say.

    A kind is `you`, a bot or the name of a person. Seats nobody mentions are for greedy bots.

    Raises:
        Malformed: if there are more kinds or names than players.
    """
    wanted = _split(kinds) or [YOU]
    given = _split(names)
    count = players or max(len(wanted), len(given))
    for what, items in (("--seats", wanted), ("--names", given)):
        if len(items) > count:
            raise Malformed(f"{what} has {len(items)} entries for {count} players")
    wanted += [USUAL_BOT] * (count - len(wanted))
    return name_seats(wanted, given, language)


def name_seats(kinds: Sequence[str], given: Sequence[str], language: str) -> tuple[Seat, ...]:
    """Return the seats of these kinds; a seat without a given name takes one of ours."""
    spare = [name for name in BOT_NAMES if name not in given and name not in kinds]
    people = sum(kind == YOU for kind in kinds)
    seats = []
    for place, kind in enumerate(kinds):
        bot = kind if kind in bot_names() else ""
        if place < len(given):
            name = given[place]
        elif bot:
            name = spare.pop(0)
        elif kind == YOU:
            name = CATALOGUE.say(language, "default-name", number=place + 1 if people > 1 else 0)
        else:
            name = kind
        seats.append(Seat(name, bot))
    return tuple(seats)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []
