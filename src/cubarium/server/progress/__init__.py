"""What somebody has made of their games: statistics and badges, from results that are kept."""
