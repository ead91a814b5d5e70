"""Cub'ano, by Albert Pau: one board of 8 x 8 squares, bars and coloured cubes, and the games played on it."""
