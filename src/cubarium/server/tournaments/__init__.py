"""Tournaments: opened by a host, joined by a link, and played at tables like all others."""
