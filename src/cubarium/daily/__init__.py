"""What every day brings, the same for everybody: which game is played, and positions to find a move in."""
