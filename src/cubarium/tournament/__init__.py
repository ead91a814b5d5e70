"""Tournaments: who meets whom in each round, and how everybody stands."""
