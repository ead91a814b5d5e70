"""How networks learn a game: play, fit, and play again with what was learned. See docs/training.md."""
