"""The rules, a file for each part of the rulebook. Every file of this folder is compiled."""
