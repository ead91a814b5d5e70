"""Sketches of positions: what matters is said, the rest is filled in lawfully, by a seed."""
