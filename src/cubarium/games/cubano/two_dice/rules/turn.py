"""The course of Cub'ano 2 dice: entry, turns, phases and the end."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.rules.board import EDGES, SIDES_TO_CLOSE, SQUARES
from cubarium.games.cubano.two_dice.actions import (
    AFTER_YOU,
    ARRIVE,
    CALL,
    CLAIM_BARS,
    CLAIM_CUBANO,
    CLAIM_CUBE,
    FILL,
    FLIP,
    PROPOSE,
    RENOUNCE,
    THROW,
    VOTE_NO,
    VOTE_YES,
)
from cubarium.games.cubano.two_dice.events import (
    CANNOT_OPERATE,
    CAPOT,
    CAPOT_ENDS,
    CAPOT_GOES_ON,
    PHASE_BEGINS,
    STARTS,
    THROWS,
)
from cubarium.games.cubano.two_dice.rules.announcing import (
    asked_aloud,
    await_announcement,
    call,
    keep_announcing,
    list_calls,
    miss_calls,
)
from cubarium.games.cubano.two_dice.rules.arriving import absent_seats, arrive
from cubarium.games.cubano.two_dice.rules.claims import (
    ask_claimant,
    can_claim_both,
    can_flip,
    claim_bars,
    claim_cubano,
    claim_cube,
    claimable_bars,
    claimable_cubes,
    claimants,
    drop_vain_claims,
    first_claimant,
    flip,
    let_other_pass,
    may_let_pass,
    open_claims,
    renounce,
)
from cubarium.games.cubano.two_dice.rules.ending import end_game, place_last_die, settle_last_player
from cubarium.games.cubano.two_dice.rules.entry import try_to_enter
from cubarium.games.cubano.two_dice.rules.leaving import (
    expel,
    is_capot,
    is_insolvent,
    next_in_game,
    players_left,
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
from cubarium.games.cubano.two_dice.rules.voting import (
    close_vote,
    is_carried,
    is_decided,
    may_propose,
    propose,
    settle_door,
    vote,
)
from cubarium.games.cubano.two_dice.state import (
    ABSENT,
    AGREED,
    ANNOUNCING,
    CALLS_OPEN,
    CLAIMING,
    DEPARTURES,
    DICE,
    DRAWING,
    FACES,
    LAST_DICE,
    LEAVING,
    NOBODY,
    ONE_BAR,
    OPERATING,
    OUT,
    OVER,
    PENALTIES,
    PLACING,
    SHARING,
    SUPPLY,
    THROWING,
    VOTING,
    WAITING,
    Options,
    State,
)

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set an empty board, the two heaps, and two dice for each player, late ones too (cubano-2.2, 2.80)."""
    s.players = options.players
    s.rigorous_sixth = options.rigorous_sixth
    s.exit_door = options.exit_door
    s.attentive = options.attentive
    s.priority_reversed = options.priority_reversed
    s.stop_on_capot = options.stop_on_capot
    for square in range(SQUARES):
        s.missing[square] = SIDES_TO_CLOSE[square]
        s.empty[SIDES_TO_CLOSE[square]] += 1
    s.absent = options.late
    for p in range(s.players):
        s.seats[p].has_dice = 1
        if p >= s.players - s.absent:
            s.seats[p].status = ABSENT
    s.heap_bars = EDGES
    s.heap_cubes = SQUARES - DICE * s.players
    s.phase = SUPPLY
    s.claimant = NOBODY
    s.turn = draw(chance, TABLE, s.players - s.absent)
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
    if s.step > OVER:
        return asked_aloud(s)
    if s.absent != 0 and s.step == THROWING:
        return 1 << s.turn | absent_seats(s)
    return 1 << s.turn


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.step == THROWING:
        if seat != s.turn:
            out[0] = ARRIVE
            return 1
        out[0] = THROW
        if s.exit_door == 0 or not may_propose(s, seat):
            return 1
        out[1] = PROPOSE
        return 2
    if s.step == CLAIMING:
        return list_claims(s, out)
    if s.step == CALLS_OPEN or s.step > OVER or seat != s.turn:
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
    """Write what the claimant may take, or flip if the reserve is used up (cubano-2.39 to 2.44, 2.66)."""
    n = 0
    if claimable_cubes(s) > 0:
        out[n] = CLAIM_CUBE
        n += 1
    if claimable_bars(s) > 0:
        out[n] = CLAIM_BARS
        n += 1
    if can_claim_both(s):
        out[n] = CLAIM_CUBANO
        n += 1
    if can_flip(s):
        n = list_flips(s, out, n)
    if may_let_pass(s):
        out[n] = AFTER_YOU
        n += 1
    out[n] = RENOUNCE
    return n + 1


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if action == THROW:
        throw(s, seat, chance)
    elif action == CALL:
        call(s, seat, chance)
    elif action == ARRIVE:
        arrive(s, seat, chance)
    elif action == RENOUNCE:
        renounce(s, seat, chance)
    elif action == CLAIM_CUBE:
        claim_cube(s, seat, chance)
    elif action == CLAIM_BARS:
        claim_bars(s, seat, chance)
    elif action == CLAIM_CUBANO:
        claim_cubano(s, seat, chance)
    elif action == AFTER_YOU:
        let_other_pass(s, seat, chance)
    elif action == PROPOSE:
        propose(s, seat, chance)
    elif action == VOTE_YES or action == VOTE_NO:
        vote(s, seat, VOTE_NO - action, chance)
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
    """Throw both dice (cubano-2.3); a throw closes what nobody called (cubano-2.62, 2.64)."""
    if s.step != THROWING:
        miss_calls(s, chance)
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
        if s.attentive != 0:
            await_announcement(s)


def go_on(s: State, chance: Chance) -> None:
    """Do all that follows without a choice, until somebody is asked or the game is over."""
    if s.step == ANNOUNCING:
        keep_announcing(s, chance)
    elif s.step == VOTING and is_decided(s):
        settle_vote(s, chance)
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


# --- from turn to turn -------------------------------------------------------------------------------------


def end_turn(s: State, chance: Chance) -> None:
    """Go on to the next player, unless a capot ends the game or leads to a vote (cubano-2.3, 2.35, 2.69)."""
    s.drawn_bars = 0
    s.drawn_cubes = 0
    if s.stop_on_capot != 0 and is_capot(s):
        note(chance, CAPOT, s.turn)
        if s.stop_on_capot == AGREED:
            end_game(s, chance)
            return
        if somebody_goes_on(s):
            s.step = VOTING
            return
    pass_turn(s, chance)


def somebody_goes_on(s: State) -> bool:
    """Tell whether there are players enough to go on: in the third phase two (cubano-2.56, 2.58)."""
    return players_left(s) > (1 if s.phase == DEPARTURES else 0)


def settle_vote(s: State, chance: Chance) -> None:
    """Do what the players have decided: on a capot if somebody has just left, else on the exit door."""
    if s.seats[s.turn].status != OUT:
        settle_door(s, chance)
    elif is_carried(s):
        note(chance, CAPOT_ENDS, s.turn, size(s.ayes), size(s.noes))
        close_vote(s)
        end_game(s, chance)
    else:
        note(chance, CAPOT_GOES_ON, s.turn, size(s.ayes), size(s.noes))
        close_vote(s)
        pass_turn(s, chance)


def pass_turn(s: State, chance: Chance) -> None:
    """Go on to the next player who may throw, or to the end (cubano-2.3, 2.50, 2.56)."""
    change_phase(s, chance)
    while somebody_goes_on(s):
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
