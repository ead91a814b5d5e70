"""The naval battle of messages, in the order of chapter 5 of the rules."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.naval_messages.actions import COLOUR, FIRST_COLOUR, HIDE, NAME
from cubarium.games.cubano.naval_messages.data.values import MESSAGES
from cubarium.games.cubano.naval_messages.events import (
    BEGINS,
    CHOOSES,
    FINAL,
    FINDS,
    GAME_ENDS,
    HIDES,
    LINE_FOUND,
    MISSES,
    READY,
    WINS,
)
from cubarium.games.cubano.naval_messages.state import (
    ALL_OF_HALF,
    CHOOSING,
    FACES,
    HALF,
    HIDING,
    LETTERS,
    NO_COLOUR,
    OVER,
    PLAYERS,
    SEEKING,
    Options,
    State,
)
from cubarium.games.cubano.rules.board import SIDE

# --- the two halves ----------------------------------------------------------------------------------------


def half_of(square: int) -> int:
    """Return the half a square of the board lies in, which is also its owner's seat (cubano-5.1)."""
    return square % SIDE // LETTERS


def place_of(square: int) -> int:
    """Return the place of a square of the board within its half."""
    return square // SIDE * LETTERS + square % LETTERS


def square_at(half: int, place: int) -> int:
    """Return the square of the board at a place of a half."""
    return place // LETTERS * SIDE + half * LETTERS + place % LETTERS


def hidden_in(s: State, half: int) -> int:
    """Return the messages that were hidden in a half, found ones included."""
    if half == 0:
        return s.left_hidden
    return s.right_hidden


def named_in(s: State, half: int) -> int:
    """Return the squares of a half that have been named."""
    if half == 0:
        return s.left_named
    return s.right_named


def found_by(s: State, seat: int) -> int:
    """Count the messages a seat has found, all of them in the other half (cubano-5.8)."""
    return size(hidden_in(s, 1 - seat) & named_in(s, 1 - seat))


# --- set-up, and who is asked ------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the table; `s` is an empty state (cubano-5.3, 5.4)."""
    s.players = options.players
    s.messages = options.messages
    if options.messages == 0:
        s.messages = MESSAGES
    s.starter = draw(chance, TABLE, s.players)
    s.turn = s.starter
    s.phase = CHOOSING
    note(chance, BEGINS, s.starter, s.messages)


def is_over(s: State) -> bool:
    """Tell whether all messages of a player have been found."""
    return bool(s.phase == OVER)


def actors(s: State) -> int:
    """Return the seats that are asked now: both while both still hide (cubano-5.2, 5.9)."""
    if s.phase == OVER:
        return 0
    if s.phase == CHOOSING:
        return 1 << (s.starter if s.colours[s.starter] == NO_COLOUR else 1 - s.starter)
    if s.phase == SEEKING:
        return 1 << s.turn
    asked = 0
    for p in range(PLAYERS):
        if size(hidden_in(s, p)) < s.messages:
            asked |= 1 << p
    return asked


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == CHOOSING:
        return list_colours(s, out)
    if s.phase == HIDING:
        return list_squares(out, HIDE, seat, ALL_OF_HALF & ~hidden_in(s, seat))
    return list_squares(out, NAME, 1 - seat, ALL_OF_HALF & ~named_in(s, 1 - seat))


def list_colours(s: State, out: list[int]) -> int:
    """Write one action for each colour that nobody has chosen and return how many there are (cubano-5.9)."""
    n = 0
    for colour in range(1, FACES + 1):
        if s.colours[0] != colour and s.colours[1] != colour:
            out[n] = COLOUR + colour
            n += 1
    return n


def list_squares(out: list[int], base: int, half: int, places: int) -> int:
    """Write one action for each of these places of a half and return how many there are."""
    n = 0
    for place in range(HALF):
        if places >> place & 1 != 0:
            out[n] = base + square_at(half, place)
            n += 1
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if action < NAME:
        hide(s, seat, action - HIDE, chance)
    elif action < FIRST_COLOUR:
        name_square(s, seat, action - NAME, chance)
    else:
        choose_colour(s, seat, action - COLOUR, chance)


def choose_colour(s: State, seat: int, colour: int, chance: Chance) -> None:
    """Choose the first colour of the own half; once both have, they hide (cubano-5.9)."""
    s.colours[seat] = colour
    note(chance, CHOOSES, seat, colour)
    if s.colours[1 - seat] != NO_COLOUR:
        s.phase = HIDING


def hide(s: State, seat: int, square: int, chance: Chance) -> None:
    """Hide a message; once both players have hidden all of theirs, the search begins (cubano-5.2)."""
    if seat == 0:
        s.left_hidden |= 1 << place_of(square)
    else:
        s.right_hidden |= 1 << place_of(square)
    note(chance, HIDES, seat, square)
    if size(hidden_in(s, seat)) == s.messages:
        note(chance, READY, seat)
    if actors(s) == 0:
        s.phase = SEEKING


def name_square(s: State, seat: int, square: int, chance: Chance) -> None:
    """Lift a cube of the opponent, and pass the turn on unless it was the last message (cubano-5.5, 5.7)."""
    place = 1 << place_of(square)
    if seat == 0:
        s.right_named |= place
    else:
        s.left_named |= place
    left = s.messages - found_by(s, seat)
    if hidden_in(s, 1 - seat) & place == 0:
        note(chance, MISSES, seat, square)
    else:
        note(chance, FINDS, seat, square, left)
    if left == 0:
        s.phase = OVER
        tell_result(s, chance)
    else:
        s.turn = 1 - seat


# --- the end -----------------------------------------------------------------------------------------------


def tell_result(s: State, chance: Chance) -> None:
    """Write down how many messages each player has found, and who has won (cubano-5.7, 5.8)."""
    note(chance, GAME_ENDS, s.turn)
    for p in range(PLAYERS):
        note(chance, LINE_FOUND, p, found_by(s, p), found_by(s, p))
        note(chance, FINAL, p, found_by(s, p))
    note(chance, WINS, s.turn, found_by(s, s.turn))


def scores(s: State, out: list[int]) -> None:
    """Write how many messages each seat has found (cubano-5.8)."""
    for p in range(PLAYERS):
        out[p] = found_by(s, p)


def returns(s: State, out: list[int]) -> None:
    """Write 1 for the seat that is ahead and -1 for the other; in the end only one has found all."""
    lead = found_by(s, 0) - found_by(s, 1)
    out[0] = min(1, max(-1, lead))
    out[1] = -out[0]
