"""Yellow cards (cubitos-12.15 to 12.21)."""
