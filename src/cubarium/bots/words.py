"""What people are told of bots: names and one line each, in every language."""

from __future__ import annotations

from pathlib import Path

from cubarium.bots.ratings import record_of
from cubarium.bots.registry import LEVELS
from cubarium.engine.messages import MissingWords
from cubarium.engine.words import Catalogue

CATALOGUE = Catalogue(Path(__file__).parent / "text")


def bot_label(name: str, language: str) -> str:
    """Return what a bot is called; one from elsewhere has no words here but its name."""
    return _said(f"bot-{name}", language) or name


def bot_help(name: str, language: str) -> str:
    """Return in one line how a bot plays, as far as we know."""
    return _said(f"bot-{name}.help", language)


def bot_record(game: str, name: str, language: str) -> str:
    """Return what one of our levels has won against the one below in a game, if that was measured."""
    below = LEVELS[LEVELS.index(name) - 1] if name in LEVELS[1:] else ""
    record = record_of(game, name, below) if below else None
    if record is None:
        return ""
    other = bot_label(record.other, language)
    return CATALOGUE.say(language, "bot-record", won=record.won, games=record.games, other=other)


def _said(message: str, language: str) -> str:
    try:
        return CATALOGUE.say(language, message)
    except MissingWords:
        return ""
