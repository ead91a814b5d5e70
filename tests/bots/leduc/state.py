"""What lies on the table: options, state and view, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record

PLAYERS = 2
RANKS = ("jack", "queen", "king")
RANK_COUNT = len(RANKS)
COPIES = 2
"""Cards of each rank."""
HIDDEN = -1
"""A card that nobody has turned over, or that somebody else holds."""
ANTE = 1
RAISES = (2, 4)
"""What a raise costs in each round."""
ROUNDS = len(RAISES)
MOST_RAISES = 2
MOST_CHOICES = 8
"""In each round at most: check, raise, raise, call."""
CHOICES = ("fold", "call", "raise")
FOLD, CALL, RAISE = range(len(CHOICES))
NOTHING = -1


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players: two.")


@record
class State:
    """The whole table, both hands included."""

    hands: list[int] = i8s(PLAYERS, "The card of each seat.", RANKS)
    paid: list[int] = i8s(PLAYERS, "Chips that each seat has put into the pot.")
    choices: list[int] = i8s(MOST_CHOICES, "All choices of both rounds in order, then null.", CHOICES)
    shared: int = i8("The card for all; null before the second round.", RANKS)
    players: int = i8("Number of players: two.")
    turn: int = i8("Seat in turn.")
    made: int = i8("Number of choices made.")
    rounds_over: int = i8("Rounds that are over; the game is when both are.")
    raises: int = i8("Raises in this round.")
    calls: int = i8("Calls in this round since the last raise.")
    folded: int = i8("The seat that folded; -1 while none has.")


@record
class View(State):
    """What a seat knows: all but a hand that is not its own, which is null until hands are compared."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
