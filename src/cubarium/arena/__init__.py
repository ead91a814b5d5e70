"""Bots against bots, in all seats and under the same luck, and how strong each is."""
