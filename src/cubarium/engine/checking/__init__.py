"""What looks for faults in a game: conformance, counts of the game tree, golden games, rule ids."""
