"""Red cards: they act when swords are compared (cubitos-4.3 to 4.6, 12.1 to 12.7)."""
