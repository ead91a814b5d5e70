"""What lies on the table: options, state and view, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, sets_of

MAX_PLAYERS = 4
CARDS = 12
NOTHING = -1
CARD_NAMES = tuple(str(number) for number in range(1, CARDS + 1))


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players.")


@record
class State:
    """The whole table; all cards lie open."""

    hands: list[int] = sets_of(MAX_PLAYERS, CARD_NAMES, "The cards of each seat.")
    played: list[int] = i8s(MAX_PLAYERS, "The card each seat has played in this round, or null.", CARD_NAMES)
    points: list[int] = i8s(MAX_PLAYERS, "Rounds that each seat has taken.")
    players: int = i8("Number of players.")
    turn: int = i8("Seat in turn.")
    starter: int = i8("Seat that began the round.")
    rounds_left: int = i8("Rounds to play, this one included; 0 when the game is over.")


@record
class View(State):
    """What a seat, or a spectator, knows: all of it."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
