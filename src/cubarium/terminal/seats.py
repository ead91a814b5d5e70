"""Who sits where: people at this terminal and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubarium.bots import bot_names
from cubarium.bots.registry import NAMES, USUAL
from cubarium.engine.errors import Malformed
from cubarium.terminal.sentences import CATALOGUE

YOU = "you"


@dataclass(frozen=True)
class Seat:
    """A player's name and, unless a person at this terminal plays, the bot that does."""

    name: str
    bot: str = ""


def count_seats(kinds: str, names: str, usual: int) -> int:
    """Return how many seats `--seats` or `--names` mention; one alone only says who you are."""
    mentioned = max(len(_split(kinds)), len(_split(names)))
    return mentioned if mentioned > 1 else usual


def read_seats(kinds: str, names: str, players: int, language: str) -> tuple[Seat, ...]:
    """Return the seats from what `--seats` and `--names` say.

    Raises:
        Malformed: if one of them says more than there are players.
    """
    return name_seats(read_kinds(kinds, players), _entries("--names", names, players), language)


def read_kinds(kinds: str, players: int) -> list[str]:
    """Return what `--seats` says for each player: `you`, a bot or a name; the usual bot where it is silent.

    Raises:
        Malformed: if it says more than there are players.
    """
    wanted = _entries("--seats", kinds, players) or [YOU]
    return wanted + [USUAL] * (players - len(wanted))


def name_seats(kinds: Sequence[str], given: Sequence[str], language: str) -> tuple[Seat, ...]:
    """Return the seats of these kinds; a seat without a given name takes one of ours."""
    spare = [name for name in NAMES if name not in given and name not in kinds]
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


def _entries(option: str, text: str, players: int) -> list[str]:
    entries = _split(text)
    if len(entries) > players:
        raise Malformed(f"{option} has {len(entries)} entries for {players} players")
    return entries
