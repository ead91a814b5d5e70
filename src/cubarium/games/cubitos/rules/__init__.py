"""The rules, a file for each part of the rulebook. Every file of this folder is compiled.

A file names in `NEVER_INLINED` its functions that run once in a round or more seldom, and those that are
called in several places: leaving them out of their callers shortens compilation.
"""
