"""Purple cards (cubitos-12.36 to 12.42)."""
