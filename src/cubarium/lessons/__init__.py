"""Lessons: a game is learned by playing a few prepared moments of it. A game keeps its own in `lesson/`."""
