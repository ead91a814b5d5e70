"""The table itself: records, chance, the contract of a game, matches, logs and the ways to run rules."""
