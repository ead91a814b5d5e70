"""The course of Cub'ano 2 dice: entry, turns, phases and the end."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.rules.board import EDGES, SIDES_TO_CLOSE, SQUARES
from cubarium.games.cubano.two_dice.actions import (
    CALL,
    CLAIM_BARS,
    CLAIM_CUBE,
    FILL,
    FLIP,
    RENOUNCE,
    THROW,
)
from cubarium.games.cubano.two_dice.events import (
    CALLS,
    CANNOT_OPERATE,
    CAPOT,
    CLEAN_END,
    ENTERS,
    GIVEN_COLOUR,
    KEEPS_DICE,
    PHASE_BEGINS,
    STARTS,
    THROWS,
)
from cubarium.games.cubano.two_dice.rules.claims import (
    ask_claimant,
    can_flip,
    claim_bars,
    claim_cube,
    claimable_bars,
    claimable_cubes,
    claimants,
    drop_vain_claims,
    first_claimant,
    flip,
    miss_claims,
    open_claims,
    renounce,
)
from cubarium.games.cubano.two_dice.rules.leaving import (
    expel,
    is_capot,
    is_insolvent,
    waiting_players_give_up,
)
from cubarium.games.cubano.two_dice.rules.operations import (
    draw_second,
    draw_without_choice,
    lay_single,
    leave,
    list_edges,
    list_flips,
    list_leaving,
    list_placing,
    list_set,
    list_squares,
    operate,
    operations,
    own_dice,
    place,
    second_units,
)
from cubarium.games.cubano.two_dice.rules.placing import fill
from cubarium.games.cubano.two_dice.rules.scoring import tell_result
from cubarium.games.cubano.two_dice.state import (
    ACTIVE,
    CALLS_OPEN,
    CLAIMING,
    DEPARTURES,
    DICE,
    DRAWING,
    FACES,
    LAST,
    LAST_DICE,
    LEAVING,
    MAX_PLAYERS,
    NOBODY,
    ONE_BAR,
    OPERATING,
    OVER,
    PENALTIES,
    PLACING,
    SHARING,
    SUPPLY,
    THROWING,
    WAITING,
    Options,
    State,
)

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set an empty board, the two heaps, and two dice for each player (cubano-2.2)."""
    s.players = options.players
    s.rigorous_sixth = options.rigorous_sixth
    s.exit_door = options.exit_door
    s.attentive = options.attentive
    s.priority_reversed = options.priority_reversed
    s.stop_on_capot = options.stop_on_capot
    for square in range(SQUARES):
        s.missing[square] = SIDES_TO_CLOSE[square]
        s.empty[SIDES_TO_CLOSE[square]] += 1
    for p in range(s.players):
        s.seats[p].has_dice = 1
    s.heap_bars = EDGES
    s.heap_cubes = SQUARES - DICE * s.players
    s.phase = SUPPLY
    s.claimant = NOBODY
    s.turn = draw(chance, TABLE, s.players)
    note(chance, STARTS, s.turn)


# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether the game has ended."""
    return bool(s.step == OVER)


def actors(s: State) -> int:
    """Return the seats that are asked now; at an attentive table, claimants and who goes on together."""
    if s.step == OVER:
        return 0
    if s.step == CLAIMING:
        return 1 << s.claimant
    if s.step == OPERATING:
        return 1 << s.turn | claimants(s)
    if s.step == CALLS_OPEN:
        return 1 << next_in_game(s) | claimants(s)
    return 1 << s.turn


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.step == THROWING:
        out[0] = THROW
        return 1
    if s.step == CLAIMING:
        return list_claims(s, out)
    if s.step == CALLS_OPEN or seat != s.turn:
        return list_calls(s, seat, out)
    if s.step == OPERATING:
        return list_set(operations(s), out)
    if s.step == DRAWING:
        return list_set(second_units(s), out)
    if s.step == PLACING:
        return list_placing(s, out)
    if s.step == SHARING:
        return list_squares(s, out, 0, FILL, 0, s.seats[seat].bars)
    if s.step == ONE_BAR:
        return list_edges(s, out)
    if s.step == LEAVING:
        return list_leaving(s, out)
    return list_squares(s, out, 0, FILL, 0, 0)


def list_claims(s: State, out: list[int]) -> int:
    """Write what the claimant may take, or flip if the reserve is used up (cubano-2.39, 2.41, 2.44)."""
    n = 0
    if claimable_cubes(s) > 0:
        out[n] = CLAIM_CUBE
        n += 1
    if claimable_bars(s) > 0:
        out[n] = CLAIM_BARS
        n += 1
    if can_flip(s):
        n = list_flips(s, out, n)
    out[n] = RENOUNCE
    return n + 1


def list_calls(s: State, seat: int, out: list[int]) -> int:
    """Write what a seat may do while claims wait to be called (cubano-2.61, 2.62)."""
    n = 0
    if s.seats[seat].claims > 0:
        out[0] = CALL
        n = 1
    if s.step == CALLS_OPEN and seat == next_in_game(s):
        out[n] = THROW
        n += 1
    if s.seats[seat].claims > 0:
        out[n] = RENOUNCE
        n += 1
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if action == THROW:
        throw(s, seat, chance)
    elif action == CALL:
        note(chance, CALLS, seat, s.seats[seat].claims)
        ask_claimant(s, seat)
    elif action == RENOUNCE:
        renounce(s, seat, chance)
    elif action == CLAIM_CUBE:
        claim_cube(s, seat, chance)
    elif action == CLAIM_BARS:
        claim_bars(s, seat, chance)
    elif action >= FLIP:
        flip(s, seat, action - FLIP, chance)
    elif s.step == OPERATING:
        operate(s, action, chance)
    elif s.step == DRAWING:
        draw_second(s, action, chance)
    elif s.step == ONE_BAR:
        lay_single(s, action, chance)
    elif s.step == LEAVING:
        leave(s, action, chance)
    elif s.step == LAST_DICE:
        place_last_die(s, action - FILL, chance)
    else:
        place(s, action, chance)
    go_on(s, chance)


def throw(s: State, seat: int, chance: Chance) -> None:
    """Throw both dice (cubano-2.3); a throw closes the claims nobody called (cubano-2.62)."""
    if s.step == CALLS_OPEN:
        miss_claims(s, chance)
        end_turn(s, chance)
        if s.step != THROWING or s.turn != seat:  # expelled before the throw
            return
    for i in range(DICE):
        s.dice[i] = 1 + draw(chance, seat, FACES)
    note(chance, THROWS, seat, s.dice[0], s.dice[1])
    s.step = CALLS_OPEN
    if s.seats[seat].status == WAITING:
        try_to_enter(s, seat, chance)
    elif s.phase == SUPPLY and own_dice(s) == 0:
        draw_without_choice(s, chance)
    else:
        s.step = OPERATING
        if s.phase != SUPPLY:
            open_claims(s)


def go_on(s: State, chance: Chance) -> None:
    """Do all that follows without a choice, until somebody is asked or the game is over."""
    while s.step == OPERATING:
        drop_vain_claims(s, chance)
        asked = first_claimant(s)
        if asked != NOBODY and s.attentive == 0:
            ask_claimant(s, asked)
            return
        possible = operations(s)
        if possible == 0:
            if own_dice(s) > 0:
                note(chance, CANNOT_OPERATE, s.turn)
            s.step = CALLS_OPEN
        elif asked == NOBODY and size(possible) == 1:
            operate(s, lowest(possible), chance)
        else:
            return
    if s.step == CALLS_OPEN:
        drop_vain_claims(s, chance)
        if claimants(s) == 0:
            end_turn(s, chance)


# --- entry -------------------------------------------------------------------------------------------------


def try_to_enter(s: State, seat: int, chance: Chance) -> None:
    """Give a waiting player the colour of a double nobody has had (cubano-2.4 to 2.7)."""
    colour = s.dice[0]
    if colour != s.dice[1] or s.entered >> (colour - 1) & 1 != 0:
        return
    enter(s, seat, colour)
    note(chance, ENTERS, seat, colour)
    if s.players == MAX_PLAYERS and size(s.entered) == MAX_PLAYERS - 1 and s.rigorous_sixth == 0:
        for p in range(s.players):
            if s.seats[p].status == WAITING:
                rest = (1 << FACES) - 1 & ~s.entered
                enter(s, p, 1 + lowest(rest))
                note(chance, GIVEN_COLOUR, p, s.seats[p].colour)


def enter(s: State, seat: int, colour: int) -> None:
    """Let a player own a colour."""
    s.seats[seat].colour = colour
    s.seats[seat].status = ACTIVE
    s.entered |= 1 << (colour - 1)


# --- from turn to turn -------------------------------------------------------------------------------------


def is_in_game(s: State, seat: int) -> bool:
    """Tell whether a player still has turns."""
    return bool(s.seats[seat].status == WAITING or s.seats[seat].status == ACTIVE)


def next_in_game(s: State) -> int:
    """Return the next seat clockwise that has turns; -1 if nobody has."""
    seat = s.turn
    for _ in range(s.players):
        seat = (seat + 1) % s.players
        if is_in_game(s, seat):
            return seat
    return NOBODY


def players_left(s: State) -> int:
    """Count the players who still have turns."""
    count = 0
    for p in range(s.players):
        if is_in_game(s, p):
            count += 1
    return count


def end_turn(s: State, chance: Chance) -> None:
    """Go on to the next player who may throw, or to the end (cubano-2.3, 2.50, 2.56)."""
    s.drawn_bars = 0
    s.drawn_cubes = 0
    if s.stop_on_capot != 0 and is_capot(s):
        note(chance, CAPOT, s.turn)
        end_game(s, chance)
        return
    change_phase(s, chance)
    while players_left(s) > (1 if s.phase == DEPARTURES else 0):
        s.turn = next_in_game(s)
        if not is_insolvent(s, s.turn):
            s.step = THROWING
            return
        expel(s, s.turn, chance)
    settle_last_player(s, chance)


def change_phase(s: State, chance: Chance) -> None:
    """Begin the phase that the empty heaps call for, with the next player (cubano-2.11 to 2.13, 2.46)."""
    if s.phase == SUPPLY and s.heap_bars == 0 and s.heap_cubes > 0:
        s.phase = PENALTIES
        note(chance, PHASE_BEGINS, s.turn, s.phase)
    elif s.phase != DEPARTURES and s.heap_bars == 0 and s.heap_cubes == 0:
        s.phase = DEPARTURES
        note(chance, PHASE_BEGINS, s.turn, s.phase)
        waiting_players_give_up(s, chance)


# --- the end -----------------------------------------------------------------------------------------------


def settle_last_player(s: State, chance: Chance) -> None:
    """Let the last player place the dice if there is room, and end the game (cubano-2.56, 2.57)."""
    seat = next_in_game(s)
    if seat == NOBODY:
        end_game(s, chance)
        return
    s.turn = seat
    s.seats[seat].status = LAST
    if s.empty[0] < DICE:
        note(chance, KEEPS_DICE, seat)
        end_game(s, chance)
        return
    s.seats[seat].has_dice = 0
    s.seats[seat].cubes += DICE
    s.step = LAST_DICE
    if s.empty[0] == DICE:
        for square in range(SQUARES):
            if s.colours[square] == 0 and s.missing[square] == 0:
                place_last_die(s, square, chance)


def place_last_die(s: State, square: int, chance: Chance) -> None:
    """Place one of the two dice of the last player (cubano-2.57)."""
    fill(s, square, chance)
    s.placed += 1
    if s.placed == DICE:
        s.placed = 0
        note(chance, CLEAN_END, s.turn)
        end_game(s, chance)


def end_game(s: State, chance: Chance) -> None:
    """Close the game; nothing is left to decide."""
    s.step = OVER
    tell_result(s, chance)
