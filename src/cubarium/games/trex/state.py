"""What lies on the table in a game of T-Rex: options, state, and nothing that acts.

The order of cards and eggs that nobody has seen is not kept. Each is drawn from the set of those it can be
at the moment it is seen, which is as likely as any order a shuffle makes.
"""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, records, set_of, sets_of
from cubarium.games.trex.data.schema import COLOURS, MAX_PLAYERS
from cubarium.games.trex.data.values import CARD_NAMES

MIN_PLAYERS = 2
CARDS = 17
CHAMAELOSAURUS = 15
SHOWER = 16
COLOUR_COUNT = 5
LEFT = 0
RIGHT = 1
NONE = -1

# What is being decided.
PLAY = 0
EGG = 1
REMOVE = 2
COLOUR = 3
OVER = 4
PHASE_NAMES = ("play", "egg", "remove", "colour", "over")


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, 2 to 5.")
    first: int = i8("Who begins: 0 is drawn by lot, 1 stands for seat 0 and so on.")


@record
class Player:
    """What everybody knows of one player."""

    known_hand: int = set_of(
        CARD_NAMES, "Cards in hand that everybody knows, for all saw them go into the pile."
    )
    removed: int = set_of(CARD_NAMES, "Cards removed from the game that everybody knows.")
    pile: list[int] = i8s(
        CARDS,
        "The known part of the draw pile, bottom first; unseen cards lie on top of it. Null beyond its end.",
        CARD_NAMES,
    )
    pile_size: int = i8("How many cards the known part of the draw pile has.")
    played: list[int] = i8s(
        CARDS, "Cards played this round, in the order of play; only the last counts. Null beyond.", CARD_NAMES
    )
    played_size: int = i8("How many cards have been played this round.")
    played_at: int = i8("When the last of them was played: the table's count of plays after it.")
    eggs: list[int] = i8s(COLOUR_COUNT, "Eggs won, by colour: yellow, blue, brown, green, red.")


@record
class State:
    """The whole table, secrets included."""

    hands: list[int] = sets_of(MAX_PLAYERS, CARD_NAMES, "Cards in hand, by seat.")
    unseen: list[int] = sets_of(
        MAX_PLAYERS,
        CARD_NAMES,
        "Cards of each draw pile that nobody has seen; they are its top, in any order.",
    )
    removed_unseen: list[int] = sets_of(
        MAX_PLAYERS, CARD_NAMES, "Cards removed from the game that nobody has seen, by seat."
    )
    seats: list[Player] = records(
        Player, MAX_PLAYERS, "What is known of the players; unused seats are empty.", "each"
    )
    stack_eggs: list[int] = i8s(COLOUR_COUNT, "Eggs still face down in the two stacks, by colour.")
    shown_eggs: list[int] = i8s(
        2, "The colours of the left and the right egg of the round; null once taken.", COLOURS
    )
    high: int = i8("The high colour.", COLOURS)
    low: int = i8("The low colour.", COLOURS)
    players: int = i8("Number of players.")
    round_index: int = i8("The round being played, counted from 0.")
    starter: int = i8("Seat that began this round.", seat="one")
    turn: int = i8("Seat that is asked.", seat="one")
    phase: int = i8("What is being decided.", PHASE_NAMES)
    plays: int = i8("How many cards have been played this round by all.")
    leader: int = i8("Seat that played the highest meteor of this round; -1 while there is none.", seat="one")
    leader_card: int = i8("That meteor; null while there is none.", CARD_NAMES)
    ranking: list[int] = i8s(
        MAX_PLAYERS, "Seats from the highest to the lowest card at the end of a round; else -1.", seat="one"
    )
    removals: int = i8("How many players have removed their card at the end of this round.")


@record
class View:
    """What a seat, or a spectator, knows of the table."""

    hand: int = set_of(CARD_NAMES, "The viewer's own hand; empty for a spectator.")
    hand_sizes: list[int] = i8s(MAX_PLAYERS, "How many cards each player has in hand.", seat="each")
    unseen_sizes: list[int] = i8s(
        MAX_PLAYERS, "How many cards on top of each draw pile nobody has seen.", seat="each"
    )
    removed_unseen_sizes: list[int] = i8s(
        MAX_PLAYERS, "How many cards were removed that nobody has seen.", seat="each"
    )
    seats: list[Player] = records(
        Player, MAX_PLAYERS, "What is known of the players; unused seats are empty.", "each"
    )
    stack_eggs: list[int] = i8s(COLOUR_COUNT, "Eggs still face down in the two stacks, by colour.")
    shown_eggs: list[int] = i8s(
        2, "The colours of the left and the right egg of the round; null once taken.", COLOURS
    )
    viewer: int = i8("The seat that sees this; -1 for a spectator.")
    high: int = i8("The high colour.", COLOURS)
    low: int = i8("The low colour.", COLOURS)
    players: int = i8("Number of players.")
    round_index: int = i8("The round being played, counted from 0.")
    starter: int = i8("Seat that began this round.", seat="one")
    turn: int = i8("Seat that is asked.", seat="one")
    phase: int = i8("What is being decided.", PHASE_NAMES)
    plays: int = i8("How many cards have been played this round by all.")
    leader: int = i8("Seat that played the highest meteor of this round; -1 while there is none.", seat="one")
    leader_card: int = i8("That meteor; null while there is none.", CARD_NAMES)
    ranking: list[int] = i8s(
        MAX_PLAYERS, "Seats from the highest to the lowest card at the end of a round; else -1.", seat="one"
    )
    removals: int = i8("How many players have removed their card at the end of this round.")
