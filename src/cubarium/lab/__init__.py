"""The laboratory: what changed values of components do to a game, found by playing it with and without."""
