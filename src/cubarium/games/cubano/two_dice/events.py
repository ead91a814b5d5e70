"""What can happen at a table of Cub'ano 2 dice. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat. Colours are 1 to 6, squares and
edges are numbered as on the board, players are seats.
"""

from __future__ import annotations

from cubarium.engine.contract import Event

STARTS = 1
PHASE_BEGINS = 2
THROWS = 3
ENTERS = 4
GIVEN_COLOUR = 5
DRAWS = 6
CANNOT_OPERATE = 7
CALLS = 8
CLAIMS = 9
FLIPS = 10
RENOUNCES = 11
CLAIM_LAPSES = 12
CLAIM_MISSED = 13
FILLS = 14
FORMS = 15
LAYS = 16
EXITS = 17
GIVES_UP = 18
IS_EXPELLED = 19
CLEAN_END = 20
KEEPS_DICE = 21
CAPOT = 22
GAME_ENDS = 23
FINAL = 24
WINS = 25
SHARES = 26
CALLS_OWN = 40
OPERATION_MISSED = 41
LETS_PASS = 42
PRIORITY = 43
SERVES = 44
THANKS = 45
CUBANO = 46
PROPOSES = 47
VOTES = 48
DOOR_OPENS = 49
DOOR_STAYS_SHUT = 50
CAPOT_ENDS = 51
CAPOT_GOES_ON = 52
ARRIVES = 53
NEVER_CAME = 54
LINE_LONGEST = 30
LINE_OTHER_SUITES = 31
LINE_SQUARES = 32
LINE_TRACE = 33
LINE_WHITEWASHED = 34

EVENTS = {
    STARTS: Event("starts", (), reveals=True),
    PHASE_BEGINS: Event("phase-begins", ("phase",)),
    THROWS: Event("throws", ("first", "second"), reveals=True),
    ENTERS: Event("enters", ("colour",)),
    GIVEN_COLOUR: Event("given-colour", ("colour",)),
    DRAWS: Event("draws", ("cubes", "bars", "heap_cubes", "heap_bars")),
    CANNOT_OPERATE: Event("cannot-operate", ()),
    CALLS: Event("calls", ("claims",)),
    CLAIMS: Event("claims", ("cubes", "bars", "roller")),
    FLIPS: Event("flips", ("square", "roller"), laid="cubano-2.30"),
    RENOUNCES: Event("renounces", ("claims",)),
    CLAIM_LAPSES: Event("claim-lapses", ("claims", "roller")),
    CLAIM_MISSED: Event("claim-missed", ("claims", "roller")),
    FILLS: Event("fills", ("square", "bars"), laid="cubano-2.30"),
    FORMS: Event("forms", ("square", "bars"), laid="cubano-2.30"),
    LAYS: Event("lays", ("edge",), laid="cubano-2.30"),
    EXITS: Event("exits", ("squares",)),
    GIVES_UP: Event("gives-up", ("cubes",)),
    IS_EXPELLED: Event("is-expelled", ("squares", "cubes", "bars")),
    CLEAN_END: Event("clean-end", ()),
    KEEPS_DICE: Event("keeps-dice", ()),
    CAPOT: Event("capot", ()),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("longest", "colour")),
    WINS: Event("wins", ("longest", "colour")),
    SHARES: Event("shares", ("longest", "colour")),
    CALLS_OWN: Event("calls-own", ("dice",)),
    OPERATION_MISSED: Event("operation-missed", ("dice",)),
    LETS_PASS: Event("lets-pass", ("next",)),
    PRIORITY: Event("priority", ("next",)),
    SERVES: Event("serves", ("bars", "next")),
    THANKS: Event("thanks", ("bars",)),
    CUBANO: Event("cubano", ("roller",)),
    PROPOSES: Event("proposes", ()),
    VOTES: Event("votes", ("yes",)),
    DOOR_OPENS: Event("door-opens", ("ayes", "noes")),
    DOOR_STAYS_SHUT: Event("door-stays-shut", ("ayes", "noes")),
    CAPOT_ENDS: Event("capot-ends", ("ayes", "noes")),
    CAPOT_GOES_ON: Event("capot-goes-on", ("ayes", "noes")),
    ARRIVES: Event("arrives", ()),
    NEVER_CAME: Event("never-came", ("cubes",)),
    LINE_LONGEST: Event("line-longest", ("longest",), rule="cubano-1.8"),
    LINE_OTHER_SUITES: Event("line-other-suites", ("length", "count"), rule="cubano-1.9"),
    LINE_SQUARES: Event("line-squares", ("squares",), rule="cubano-1.9"),
    LINE_TRACE: Event("line-trace", (), rule="cubano-2.60"),
    LINE_WHITEWASHED: Event("line-whitewashed", (), rule="cubano-2.60"),
}
