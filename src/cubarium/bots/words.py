"""What people are told of bots: names and one line each, in every language."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.words import Catalogue, MissingWords

CATALOGUE = Catalogue(Path(__file__).parent / "text")


def bot_label(name: str, language: str) -> str:
    """Return what a bot is called; one from elsewhere has no words here but its name."""
    return _said(f"bot-{name}", language) or name


def bot_help(name: str, language: str) -> str:
    """Return in one line how a bot plays, as far as we know."""
    return _said(f"bot-{name}.help", language)


def _said(message: str, language: str) -> str:
    try:
        return CATALOGUE.say(language, message)
    except MissingWords:
        return ""
