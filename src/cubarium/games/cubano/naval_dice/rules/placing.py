"""Setting up the naval battle of dice: squares, holes and ships, chapters 6.1 to 6.6."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.naval_dice.actions import COLOUR
from cubarium.games.cubano.naval_dice.data.values import SHIP_LENGTH
from cubarium.games.cubano.naval_dice.events import CHOOSES, PLACES, REMOVES
from cubarium.games.cubano.naval_dice.state import (
    DICE,
    FACES,
    HALF,
    HOLES,
    LETTERS,
    NO_COLOUR,
    NO_PLACE,
    SHIP,
    SHIP_COUNT,
    SHIP_END,
    THROWING,
    State,
    View,
)

ALL_OF_HALF = (1 << HALF) - 1


def square_of(letter: int, digit: int) -> int:
    """Return the square with a letter and a digit, both counted from 1 (cubano-6.1)."""
    return (digit - 1) * LETTERS + letter - 1


def digit_of(square: int) -> int:
    """Return the digit of a square."""
    return square // LETTERS + 1


def letter_of(square: int) -> int:
    """Return the letter of a square as a number, 1 for a."""
    return square % LETTERS + 1


# --- colours -----------------------------------------------------------------------------------------------


def list_colours(s: State, out: list[int]) -> int:
    """Write one action for each colour that nobody has chosen and return how many there are (cubano-6.15)."""
    n = 0
    for colour in range(1, FACES + 1):
        if s.seats[0].colour != colour and s.seats[1].colour != colour:
            out[n] = COLOUR + colour
            n += 1
    return n


def choose_colour(s: State, seat: int, colour: int, chance: Chance) -> None:
    """Choose the first colour of the own half; once both have, the first player sets up (cubano-6.15)."""
    s.seats[seat].colour = colour
    note(chance, CHOOSES, seat, colour)
    if s.seats[1 - seat].colour != NO_COLOUR:
        s.phase = HOLES
    s.turn = 1 - seat


# --- holes -------------------------------------------------------------------------------------------------


def offers_choice(square: int) -> bool:
    """Tell whether the dice of a square could be read as another one, like 1 and 2 (cubano-6.4)."""
    return digit_of(square) <= LETTERS and digit_of(square) != letter_of(square)


def hole_places(s: State, seat: int) -> int:
    """Return the squares whose cubes a seat may take out (cubano-6.2, 6.4)."""
    places = ALL_OF_HALF & ~s.seats[seat].holes
    if s.mines != 0:
        for square in range(HALF):
            if offers_choice(square):
                places &= ~(1 << square)
    return places


def remove_cube(s: State, seat: int, square: int, chance: Chance) -> None:
    """Take a cube out as a die (cubano-6.2)."""
    s.seats[seat].holes |= 1 << square
    note(chance, REMOVES, seat, square, s.mines)
    if size(s.seats[seat].holes) == DICE:
        s.phase = SHIP


# --- ships -------------------------------------------------------------------------------------------------


def fleet(t: State | View, seat: int) -> int:
    """Return the squares of all ships of a seat, lost cubes included."""
    squares = 0
    for ship in range(SHIP_COUNT):
        squares |= t.seats[seat].ships[ship]
    return squares


def next_ship(t: State | View, seat: int) -> int:
    """Return the ship a seat places next; the number of ships when all are placed (cubano-6.5)."""
    for ship in range(SHIP_COUNT):
        if t.seats[seat].ships[ship] == 0:
            return ship
    return SHIP_COUNT


def line_between(start: int, end: int, length: int) -> int:
    """Return the squares of a straight line of that length in any of 8 directions; none if there is none."""
    reach = length - 1
    across = end % LETTERS - start % LETTERS
    along = end // LETTERS - start // LETTERS
    if max(abs(across), abs(along)) != reach:
        return 0
    if (across != 0 and abs(across) != reach) or (along != 0 and abs(along) != reach):
        return 0
    step = (end - start) // max(1, reach)
    squares = 0
    for i in range(length):
        squares |= 1 << (start + i * step)
    return squares


def ship_ends(t: State | View, seat: int, start: int) -> int:
    """Return the squares where the seat's next ship may end if it begins here (cubano-6.5)."""
    taken = t.seats[seat].holes | fleet(t, seat)
    length = SHIP_LENGTH[next_ship(t, seat)]
    ends = 0
    for end in range(HALF):
        squares = line_between(start, end, length)
        if squares != 0 and squares & taken == 0:
            ends |= 1 << end
    return ends


def ship_starts(t: State | View, seat: int) -> int:
    """Return the squares where the seat's next ship may begin."""
    starts = 0
    for start in range(HALF):
        if ship_ends(t, seat, start) != 0:
            starts |= 1 << start
    return starts


def begin_ship(s: State, seat: int, start: int, chance: Chance) -> None:
    """Choose where a ship begins; it is placed at once if it can only end in one square."""
    ends = ship_ends(s, seat, start)
    s.anchor = start
    if size(ends) == 1:
        lay_ship(s, seat, lowest(ends), chance)
    else:
        s.phase = SHIP_END


def lay_ship(s: State, seat: int, end: int, chance: Chance) -> None:
    """Turn the cubes of a ship to the second colour; then place the next one, or go on (cubano-6.5, 6.6)."""
    ship = next_ship(s, seat)
    squares = line_between(s.anchor, end, SHIP_LENGTH[ship])
    s.seats[seat].ships[ship] = squares
    s.anchor = NO_PLACE
    s.phase = SHIP
    note(chance, PLACES, seat, ship, squares)
    if ship == SHIP_COUNT - 1:
        s.phase = HOLES if seat == s.starter else THROWING
        s.turn = 1 - seat
