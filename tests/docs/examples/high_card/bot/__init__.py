"""The heuristic. Every file of this folder is compiled."""
