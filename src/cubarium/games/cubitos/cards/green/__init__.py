"""Green cards (cubitos-12.22 to 12.28)."""
