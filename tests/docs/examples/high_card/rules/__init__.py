"""The rules. Every file of this folder is compiled."""
