"""What the 56 cards do: one module for each colour, one small function for each timing of a card.

A function is called `<card>_<timing>`; `dispatch.py` is generated from these names. The timings:
`immediate` when the symbol has come up, `push` in the push window, `bust` when the player would bust, `red`
when swords are compared, `run` in step 4, `asks` tells whether a Run ability is a real choice now, and
`first` and `second` are the options of a choice, and `leftover` is what the table still collects of one that
its owner leaves.
"""
