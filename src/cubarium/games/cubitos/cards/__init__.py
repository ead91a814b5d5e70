"""What the cards do: a folder for each colour, a file for each card. Every file of this folder is compiled.

A file declares its card, `CARD = Card(...)`, with the facts that other parts ask of it (data/card.py), and
has a function `<card>_<timing>` for each moment at which it does something (dispatch.py, fans.py,
fan_order.py). No other part names a card. The timings:

==============  ==============================================================================================
`immediate`     its Immediate part, when the symbol has come up and its owner uses it; else a free throw
`push`          between the declaration of a Push and the throw (`before_throw`); else its die goes to Roll
`together`      as many unused symbols as its `group` are used at once: before one pushes or passes, before a
                throw or a bust, or in step 4 (white)
`after_push`    after a Push without bust, for each symbol (`after_push=ACTS`); else a free throw
`bust`          when its owner would bust (green)
`red`           when swords have been compared, for a player entitled to it (red)
`run`           its Run part, in step 4 (`run`); else the card gives its amounts
`asks`          whether its Run part is a real choice now; else it is while there is what it `needs`
`first`         the first offer of a `choose` was taken (`offers`)
`second`        the second one was
`leftover`      what the table still collects of a choice that its owner leaves
`fans`          the fans that its unused symbols bring if they are used first
`offered_fans`  the fans that its unused symbols offer among other things
`estimate`      for the simple player: what a symbol is worth, where its amounts do not tell
`offer`         for the simple player: what an offer is worth
==============  ==============================================================================================
"""
