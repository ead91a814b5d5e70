"""How rules are run: bound to a component pack, interpreted, compiled, or on a GPU."""
