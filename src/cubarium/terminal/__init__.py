"""The terminal table: the questions before a game, the picture of the table, the loop of turns."""
