"""The turn of the naval battle of dice, in the order of chapters 6.6 to 6.14 of the rules."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.naval_dice.actions import (
    COLOUR,
    CORRECT,
    FIRE,
    FIRST_COLOUR,
    LOSE,
    MINUS,
    PLACE,
    PLUS,
    REMOVE,
    REROLL,
    THROW,
    TO,
)
from cubarium.games.cubano.naval_dice.data.values import MINE_LOSS
from cubarium.games.cubano.naval_dice.events import (
    BEGINS,
    CORRECTS,
    FINAL,
    GAME_ENDS,
    HITS,
    ISLAND,
    LINE_CUBES,
    LOSES,
    MINE,
    MISSES,
    NO_LETTER,
    OFF_BOARD,
    REROLLS,
    SINKS,
    THROWS,
    WINS,
)
from cubarium.games.cubano.naval_dice.rules.placing import (
    begin_ship,
    choose_colour,
    fleet,
    hole_places,
    lay_ship,
    list_colours,
    remove_cube,
    ship_ends,
    ship_starts,
    square_of,
)
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    BOTH,
    CHOOSING,
    FACES,
    HALF,
    HOLES,
    LETTERS,
    LOSING,
    NO_PLACE,
    ONE_SEAT,
    OVER,
    PLAYERS,
    REROLLING,
    SHIFTING,
    SHIP,
    SHIP_COUNT,
    SHIP_END,
    THROWING,
    Options,
    State,
    View,
)

# --- set-up, and who is asked ------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the table; `s` is an empty state (cubano-6.3, 6.6)."""
    s.players = options.players
    s.mines = options.mines
    s.addition_only = options.addition_only
    s.anchor = NO_PLACE
    s.aim = NO_PLACE
    s.starter = draw(chance, TABLE, s.players)
    s.turn = s.starter
    s.phase = CHOOSING
    note(chance, BEGINS, s.starter, s.mines)


def is_over(s: State) -> bool:
    """Tell whether a player has no ship left."""
    return bool(s.phase == OVER)


def actors(s: State) -> int:
    """Return the seats that are asked now, as a bit set; here it is always one."""
    return 0 if s.phase == OVER else 1 << s.turn


def aimed(letter_die: int, digit_die: int) -> int:
    """Return the square that two dice give, none if the first is no letter (cubano-6.7)."""
    if letter_die > LETTERS:
        return NO_PLACE
    return square_of(letter_die, digit_die)


def corrected(aim: int, shift: int) -> int:
    """Return the square a correction leads to, none if it lies off the board (cubano-6.9)."""
    square = aim + LETTERS * shift
    return square if 0 <= square < HALF else NO_PLACE


def only_adds(t: State | View, seat: int) -> bool:
    """Tell whether a seat learns to count, so that its corrections never subtract (cubano-6.10)."""
    return bool(t.addition_only == BOTH or t.addition_only == ONE_SEAT + seat)


def afloat(t: State | View, seat: int) -> int:
    """Return the ship cubes of a seat that have not been lost."""
    return fleet(t, seat) & ~t.seats[seat].lost


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == CHOOSING:
        return list_colours(s, out)
    if s.phase == HOLES:
        return list_places(out, REMOVE, hole_places(s, seat))
    if s.phase == SHIP:
        return list_places(out, PLACE, ship_starts(s, seat))
    if s.phase == SHIP_END:
        return list_places(out, TO, ship_ends(s, seat, s.anchor))
    if s.phase == LOSING:
        return list_places(out, LOSE, afloat(s, seat))
    if s.phase == AIMING:
        return list_aims(s, out)
    if s.phase == THROWING:
        out[0] = THROW
        return 1
    # Two actions are left in both other phases: which die to throw again, or plus and minus.
    first = REROLL if s.phase == REROLLING else PLUS
    out[0] = first
    out[1] = first + 1
    return 2


def list_places(out: list[int], base: int, places: int) -> int:
    """Write one action for each of these squares and return how many there are."""
    n = 0
    while places != 0:
        out[n] = base + lowest(places)
        n += 1
        places &= places - 1
    return n


def list_aims(s: State, out: list[int]) -> int:
    """Write firing at, and correcting from, each square the dice give (cubano-6.7)."""
    one = aimed(s.dice[0], s.dice[1])
    other = aimed(s.dice[1], s.dice[0])
    squares = 0
    if one != NO_PLACE:
        squares |= 1 << one
    if other != NO_PLACE:
        squares |= 1 << other
    n = 0
    for square in range(HALF):
        if squares >> square & 1 != 0:
            out[n] = FIRE + square
            out[n + size(squares)] = CORRECT + square
            n += 1
    return 2 * n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if action < PLACE:
        remove_cube(s, seat, action - REMOVE, chance)
    elif action < TO:
        begin_ship(s, seat, action - PLACE, chance)
    elif action < THROW:
        lay_ship(s, seat, action - TO, chance)
    elif action == THROW:
        throw_both(s, seat, chance)
    elif action < CORRECT:
        shoot(s, seat, action - FIRE, chance)
    elif action < REROLL:
        correct_shot(s, seat, action - CORRECT, chance)
    elif action < PLUS:
        throw_again(s, seat, action - REROLL + LETTERS + 1, chance)
    elif action == PLUS:
        shoot(s, seat, corrected(s.aim, s.shift), chance)
    elif action == MINUS:
        shoot(s, seat, corrected(s.aim, -s.shift), chance)
    elif action < FIRST_COLOUR:
        give_cube(s, seat, action - LOSE, chance)
    else:
        choose_colour(s, seat, action - COLOUR, chance)


def throw_both(s: State, seat: int, chance: Chance) -> None:
    """Make the first throw (cubano-6.7); a double without a letter leaves no choice of die (cubano-6.8)."""
    s.dice[0] = draw(chance, seat, FACES) + 1
    s.dice[1] = draw(chance, seat, FACES) + 1
    note(chance, THROWS, seat, s.dice[0], s.dice[1])
    if min(s.dice[0], s.dice[1]) <= LETTERS:
        s.phase = AIMING
    elif s.dice[0] == s.dice[1]:
        throw_again(s, seat, s.dice[0], chance)
    else:
        s.phase = REROLLING


def throw_again(s: State, seat: int, face: int, chance: Chance) -> None:
    """Make the second throw, with a die that shows this face, for the letter (cubano-6.8)."""
    value = draw(chance, seat, FACES) + 1
    note(chance, REROLLS, seat, face, value)
    if s.dice[0] == face:
        s.dice[0] = value
    else:
        s.dice[1] = value
    s.phase = AIMING
    if value > LETTERS:
        note(chance, NO_LETTER, seat)
        end_turn(s, chance)


def correct_shot(s: State, seat: int, square: int, chance: Chance) -> None:
    """Make the third throw, for the digit; a shot without a choice is fired at once (cubano-6.9, 6.10)."""
    clear_throw(s)
    s.aim = square
    s.shift = draw(chance, seat, FACES) + 1
    note(chance, CORRECTS, seat, square, s.shift)
    longer = corrected(square, s.shift)
    if only_adds(s, seat) or (longer == NO_PLACE and corrected(square, -s.shift) == NO_PLACE):
        shoot(s, seat, longer, chance)
    else:
        s.phase = SHIFTING


def shoot(s: State, seat: int, square: int, chance: Chance) -> None:
    """Fire at a square of the opponent's half, or off the board (cubano-6.9, 6.11 to 6.13)."""
    clear_throw(s)
    enemy = s.seats[1 - seat]
    if square == NO_PLACE:
        note(chance, OFF_BOARD, seat)
    elif afloat(s, 1 - seat) >> square & 1 != 0:
        note(chance, HITS, seat, square, ship_at(s, 1 - seat, square))
        turn_back(s, 1 - seat, square, chance)
    elif enemy.holes >> square & 1 == 0:
        note(chance, MISSES, seat, square)
    elif s.mines == 0:
        note(chance, ISLAND, seat, square)
    else:
        note(chance, MINE, seat, square)
        strike_mine(s, seat, chance)
    if s.to_lose == 0:
        end_turn(s, chance)


def strike_mine(s: State, seat: int, chance: Chance) -> None:
    """Make the shooter lose ship cubes: all at once if no more are left, else by choice (cubano-6.12)."""
    left = afloat(s, seat)
    if size(left) > MINE_LOSS:
        s.to_lose = MINE_LOSS
        s.phase = LOSING
        return
    while left != 0:
        lose_cube(s, seat, lowest(left), chance)
        left &= left - 1


def give_cube(s: State, seat: int, square: int, chance: Chance) -> None:
    """Lose the chosen cube to a mine (cubano-6.12)."""
    lose_cube(s, seat, square, chance)
    s.to_lose -= 1
    if s.to_lose == 0:
        end_turn(s, chance)


def lose_cube(s: State, seat: int, square: int, chance: Chance) -> None:
    """Turn back a cube of the shooter."""
    note(chance, LOSES, seat, square, ship_at(s, seat, square))
    turn_back(s, seat, square, chance)


def turn_back(s: State, owner: int, square: int, chance: Chance) -> None:
    """Turn a ship cube back to the first colour, and say so if the ship is sunk (cubano-6.11)."""
    s.seats[owner].lost |= 1 << square
    ship = ship_at(s, owner, square)
    if s.seats[owner].ships[ship] & ~s.seats[owner].lost == 0:
        note(chance, SINKS, owner, ship)


def ship_at(t: State | View, owner: int, square: int) -> int:
    """Return the ship that has a cube on a square; the number of ships if none has."""
    for ship in range(SHIP_COUNT):
        if t.seats[owner].ships[ship] >> square & 1 != 0:
            return ship
    return SHIP_COUNT


def clear_throw(s: State) -> None:
    """Forget what the dice showed."""
    s.dice[0] = 0
    s.dice[1] = 0
    s.aim = NO_PLACE
    s.shift = 0


def end_turn(s: State, chance: Chance) -> None:
    """Pass the turn on, or end the game if a player has no ship cube left (cubano-6.13, 6.14)."""
    clear_throw(s)
    if afloat(s, 0) == 0 or afloat(s, 1) == 0:
        s.phase = OVER
        tell_result(s, chance)
    else:
        s.turn = 1 - s.turn
        s.phase = THROWING


# --- the end -----------------------------------------------------------------------------------------------


def points_of(t: State | View, seat: int) -> int:
    """Count the ship cubes the opponent has lost (cubano-6.14)."""
    return size(t.seats[1 - seat].lost)


def tell_lines(s: State | View, seat: int, chance: Chance) -> None:
    """Write one line for each ship of the opponent that has lost cubes."""
    for ship in range(SHIP_COUNT):
        cubes = size(s.seats[1 - seat].ships[ship] & s.seats[1 - seat].lost)
        if cubes > 0:
            note(chance, LINE_CUBES, seat, ship, cubes, cubes)


def tell_result(s: State, chance: Chance) -> None:
    """Write down the points, and who has won."""
    note(chance, GAME_ENDS, s.turn)
    for p in range(PLAYERS):
        tell_lines(s, p, chance)
        note(chance, FINAL, p, points_of(s, p))
    winner = 0 if afloat(s, 1) == 0 else 1
    note(chance, WINS, winner, points_of(s, winner))


def scores(s: State, out: list[int]) -> None:
    """Write the points of each seat."""
    for p in range(PLAYERS):
        out[p] = points_of(s, p)


def returns(s: State, out: list[int]) -> None:
    """Write 1 for the seat that is ahead and -1 for the other; in the end only one has no ship left."""
    lead = points_of(s, 0) - points_of(s, 1)
    out[0] = min(1, max(-1, lead))
    out[1] = -out[0]
