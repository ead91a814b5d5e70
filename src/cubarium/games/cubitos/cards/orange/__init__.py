"""Orange cards (cubitos-12.8 to 12.14)."""
