"""What every day brings: a game, a picture and a move, the same for everybody."""
