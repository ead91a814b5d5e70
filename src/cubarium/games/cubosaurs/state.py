"""What lies on the table in a game of Cubosaurs: options, state, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, i16s, record, records, set_of, sets_of
from cubarium.engine.rules.pending import Frame
from cubarium.games.cubosaurs.data.schema import MAX_PLAYERS, MAX_ROUNDS
from cubarium.games.cubosaurs.data.values import CARD_NAMES

MIN_PLAYERS = 2
DUEL = 2
CARDS = 55
TILES = 10
TILE_NAMES = tuple(f"tile-{number}" for number in range(1, TILES + 1))

# Where the turn stands.
BEGIN = 0
DECIDE = 1
AFTER = 2
FINISHED = 3
OVER = 4
PHASE_NAMES = ("begin", "decide", "after", "finished", "over")

# Questions that tiles ask.
PASS_FORBIDDEN = 1
DESTROY_OWN = 2
DESTROY_OTHER = 3
STEAL = 4
GIVE = 5
GIVE_TO = 6
SWAP_TAKE = 7
SWAP_GIVE = 8


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, 2 to 5.")
    rounds: int = i8("Rounds to play, 1 to 3; 0 means by the book: 3 with two players, else 2.")
    advanced: int = i8("1 to play with DNA tokens and evolution tiles.")
    direct_interaction: int = i8("1 to keep the four tiles that act on another player's cards.")


@record
class Player:
    """What one player has in front of them; all of it is open."""

    collection: int = set_of(CARD_NAMES, "Cards face up in front of the player.")
    tiles: list[int] = sets_of(MAX_ROUNDS, TILE_NAMES, "Evolution tiles bought in each round.")
    round_scores: list[int] = i16s(MAX_ROUNDS, "Points of each round that has been scored.")
    tokens: int = i8("DNA tokens.")
    owed: int = i8("Tokens gained that the empty supply could not pay; taken from opponents one by one.")


@record
class State:
    """The whole table, secrets included."""

    hand: int = set_of(CARD_NAMES, "The Hand: cards drawn or passed, in front of the player in turn.")
    destroyed: int = set_of(CARD_NAMES, "Cards destroyed this round; they lie open on the cards set aside.")
    seats: list[Player] = records(
        Player, MAX_PLAYERS, "The players by seat; unused seats stay empty.", "each"
    )
    market: int = set_of(TILE_NAMES, "Evolution tiles for sale.")
    pending: list[Frame] = records(Frame, 2, "Questions of a bought tile that wait for an answer.")
    pending_depth: int = i8("How many questions wait.")
    deck: list[int] = i8s(
        CARDS,
        "The shuffled cards: first those already drawn, then the deck, then those set aside.",
        CARD_NAMES,
    )
    deck_next: int = i8("Place in `deck` of the next card to draw.")
    tile_stack: list[int] = i8s(
        TILES, "Tiles face down in the stack, top first; null in empty places.", TILE_NAMES
    )
    tile_stack_size: int = i8("How many tiles are in the stack.")
    supply: int = i8("DNA tokens nobody has.")
    players: int = i8("Number of players.")
    rounds: int = i8("Rounds this game has.")
    advanced: int = i8("1 in the advanced game.")
    direct_interaction: int = i8("1 if the tiles that act on others are in the game.")
    round_index: int = i8("The round being played, counted from 0.")
    direction: int = i8("1 clockwise, -1 counter-clockwise.")
    starter: int = i8("Seat that began this round.", seat="one")
    turn: int = i8("Seat in turn.", seat="one")
    phase: int = i8("Where the turn stands.", PHASE_NAMES)
    bought: int = i8("1 once the player in turn has bought a tile this turn.")


@record
class View:
    """What a seat, or a spectator, knows of the table. In Cubosaurs only the order of the deck is secret."""

    hand: int = set_of(CARD_NAMES, "The Hand: cards drawn or passed, in front of the player in turn.")
    destroyed: int = set_of(CARD_NAMES, "Cards destroyed this round.")
    unseen: int = set_of(CARD_NAMES, "Cards nobody has seen this round: they are in the deck or set aside.")
    seats: list[Player] = records(
        Player, MAX_PLAYERS, "The players by seat; unused seats stay empty.", "each"
    )
    market: int = set_of(TILE_NAMES, "Evolution tiles for sale.")
    tile_stack: int = set_of(TILE_NAMES, "Tiles face down in the stack, known because all others are seen.")
    pending: list[Frame] = records(Frame, 2, "Questions of a bought tile that wait for an answer.")
    pending_depth: int = i8("How many questions wait.")
    viewer: int = i8("The seat that sees this; -1 for a spectator.")
    deck_left: int = i8("Cards left in the deck.")
    supply: int = i8("DNA tokens nobody has.")
    players: int = i8("Number of players.")
    rounds: int = i8("Rounds this game has.")
    advanced: int = i8("1 in the advanced game.")
    direct_interaction: int = i8("1 if the tiles that act on others are in the game.")
    round_index: int = i8("The round being played, counted from 0.")
    direction: int = i8("1 clockwise, -1 counter-clockwise.")
    starter: int = i8("Seat that began this round.", seat="one")
    turn: int = i8("Seat in turn.", seat="one")
    phase: int = i8("Where the turn stands.", PHASE_NAMES)
    bought: int = i8("1 once the player in turn has bought a tile this turn.")
