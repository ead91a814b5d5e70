"""Bots: they see a view and the legal actions, and choose one."""

from cubarium.bots.base import Bot, bot_names, bot_number, make_bot

__all__ = ["Bot", "bot_names", "bot_number", "make_bot"]
