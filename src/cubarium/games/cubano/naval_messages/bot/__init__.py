"""The heuristic and what it estimates. Every file of this folder is compiled."""
