"""What people at the table are told, in plain Python: refusals, positions, insights, statistics, words."""
