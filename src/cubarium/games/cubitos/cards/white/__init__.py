"""White cards (cubitos-12.50 to 12.56)."""
