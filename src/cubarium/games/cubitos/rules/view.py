"""What a seat may know: everything (cubitos-1.9)."""

from __future__ import annotations

from cubarium.games.cubitos.state import (
    COLOUR_COUNT,
    KIND_COUNT,
    MOST_LOANS,
    PAIR_TOTAL,
    SYMBOL_COUNT,
    Player,
    State,
    View,
)

NEVER_INLINED = (
    "copy_player",
    "copy_table",
)


def copy_player(source: Player, target: Player) -> None:
    """Copy what a player has."""
    for kind in range(KIND_COUNT):
        target.draw[kind] = source.draw[kind]
        target.roll[kind] = source.roll[kind]
        target.discard[kind] = source.discard[kind]
        target.picked[kind] = source.picked[kind]
    for pair in range(PAIR_TOTAL):
        target.active[pair] = source.active[pair]
        target.used[pair] = source.used[pair]
    for colour in range(COLOUR_COUNT):
        target.purchased[colour] = source.purchased[colour]
    for symbol in range(SYMBOL_COUNT):
        target.fresh[symbol] = source.fresh[symbol]
    for loan in range(MOST_LOANS):
        target.loan[loan] = source.loan[loan]
    target.waiting = source.waiting
    target.cell = source.cell
    target.began = source.began
    target.coins = source.coins
    target.credit = source.credit
    target.feet = source.feet
    target.water = source.water
    target.fans = source.fans
    target.tokens = source.tokens
    target.busts = source.busts
    target.laps = source.laps
    target.amount = source.amount
    target.stage = source.stage
    target.question = source.question
    target.about = source.about
    target.left = source.left
    target.repeats = source.repeats
    target.pushes = source.pushes
    target.risk = source.risk
    target.risky = source.risky
    target.forced = source.forced
    target.protected = source.protected
    target.busted = source.busted
    target.thrown = source.thrown
    target.gained_credit = source.gained_credit
    target.lost_die = source.lost_die
    target.unpaid = source.unpaid
    target.free_white_green = source.free_white_green
    target.free_gray = source.free_gray
    target.may_draw_all = source.may_draw_all
    target.swords = source.swords
    target.moved = source.moved
    target.bought = source.bought
    target.bought_colours = source.bought_colours


def copy_table(source: State | View, target: State | View) -> None:
    """Copy the whole table, the same in a state and in a view."""
    target.players = source.players
    for seat in range(source.players):
        copy_player(source.seats[seat], target.seats[seat])
    for kind in range(KIND_COUNT):
        target.supply[kind] = source.supply[kind]
    for colour in range(COLOUR_COUNT):
        target.cards[colour] = source.cards[colour]
    target.round_limit = source.round_limit
    target.round_number = source.round_number
    target.course = source.course
    target.legs = source.legs
    target.order = source.order
    target.soldier_pays = source.soldier_pays
    target.step = source.step
    target.turn = source.turn
    target.first = source.first
    target.first_place = source.first_place
    target.first_face = source.first_face
    target.first_used = source.first_used
    target.most = source.most
    target.tie_break = source.tie_break
