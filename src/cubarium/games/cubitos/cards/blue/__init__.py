"""Blue cards (cubitos-12.29 to 12.35)."""
