"""Brown cards: each is lost with its use in the Run phase (cubitos-12.43 to 12.49)."""
