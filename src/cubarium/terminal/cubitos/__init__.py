"""The terminal drawing of this game."""
