"""Notices to people who have no page open."""
