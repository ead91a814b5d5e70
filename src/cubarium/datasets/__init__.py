"""Finished games as tables of decisions, for those who learn from them or count in them."""
