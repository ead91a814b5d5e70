"""Bots: somebody to play with, who knows no more than a person in the same seat."""

from cubarium.bots.base import Bot
from cubarium.bots.registry import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
