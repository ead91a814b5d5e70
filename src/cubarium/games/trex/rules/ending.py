"""The end of a round, the next one and the end of the game: chapters 5 and 6 of the rules."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.trex.actions import HIGH_COLOUR, KEEP_COLOURS, LOW_COLOUR, REMOVE_PLAYED
from cubarium.games.trex.data.values import ROUNDS
from cubarium.games.trex.events import (
    CHANGES_HIGH,
    CHANGES_LOW,
    EGGS_SHOWN,
    GETS_EGG,
    KEEPS_COLOURS,
    RANKS,
    REMOVES_KNOWN,
    REMOVES_PLAYED,
    REMOVES_SHOWER,
    REMOVES_UNSEEN,
    ROUND_BEGINS,
    ROUND_ENDS,
    TAKES_EGG,
)
from cubarium.games.trex.rules.piles import (
    has_played_shower,
    pile_height,
    slide_under,
    take_known,
    take_out_shower,
    take_unseen,
)
from cubarium.games.trex.rules.ranking import counts_as, standing, strength
from cubarium.games.trex.rules.scoring import tell_result
from cubarium.games.trex.state import (
    COLOUR,
    COLOUR_COUNT,
    EGG,
    LEFT,
    NONE,
    OVER,
    PLAY,
    REMOVE,
    RIGHT,
    SHOWER,
    State,
)


def begin_round(s: State, chance: Chance) -> None:
    """Turn up two eggs; the seat in turn starts (trex-1.5, 5.11)."""
    s.starter = s.turn
    s.phase = PLAY
    s.shown_eggs[LEFT] = next_egg(s, chance)
    s.shown_eggs[RIGHT] = next_egg(s, chance)
    note(chance, ROUND_BEGINS, s.turn, s.round_index + 1)
    note(chance, EGGS_SHOWN, s.turn, s.shown_eggs[LEFT], s.shown_eggs[RIGHT])


def next_egg(s: State, chance: Chance) -> int:
    """Take an egg from the stacks and return its colour."""
    total = 0
    for colour in range(COLOUR_COUNT):
        total += s.stack_eggs[colour]
    place = draw(chance, TABLE, total)
    colour = 0
    while place >= s.stack_eggs[colour]:
        place -= s.stack_eggs[colour]
        colour += 1
    s.stack_eggs[colour] -= 1
    return colour


def end_round(s: State, chance: Chance) -> None:
    """Rank the top cards and let the highest choose an egg, if there is a choice (trex-5.1, 5.2)."""
    note(chance, ROUND_ENDS, s.turn, s.round_index + 1)
    rank_players(s)
    tell_ranking(s, chance)
    s.turn = s.ranking[0]
    s.phase = EGG
    if s.shown_eggs[LEFT] == s.shown_eggs[RIGHT]:
        take_egg(s, LEFT, chance)


def rank_players(s: State) -> None:
    """Order the seats from the highest to the lowest top card (trex-2.6)."""
    for p in range(s.players):
        place = p
        while place > 0 and standing(s, s.ranking[place - 1]) < standing(s, p):
            s.ranking[place] = s.ranking[place - 1]
            place -= 1
        s.ranking[place] = p


def tell_ranking(s: State, chance: Chance) -> None:
    """Write down the places from the first to the last."""
    for place in range(s.players):
        seat = s.ranking[place]
        note(chance, RANKS, seat, place + 1, counts_as(s, seat), level_after(s, place) + 1)


def level_after(s: State, place: int) -> int:
    """Return who comes after this place with a card as high, played earlier; -1 for nobody (trex-2.4)."""
    if place + 1 == s.players:
        return NONE
    seat = s.ranking[place + 1]
    same = strength(s, counts_as(s, seat)) == strength(s, counts_as(s, s.ranking[place]))
    return seat if same else NONE


def take_egg(s: State, side: int, chance: Chance) -> None:
    """Give the highest the chosen egg and the second the other (trex-5.2, 5.3)."""
    chosen = s.shown_eggs[side]
    other = s.shown_eggs[LEFT + RIGHT - side]
    s.shown_eggs[LEFT] = NONE
    s.shown_eggs[RIGHT] = NONE
    s.seats[s.ranking[0]].eggs[chosen] += 1
    s.seats[s.ranking[1]].eggs[other] += 1
    note(chance, TAKES_EGG, s.ranking[0], chosen)
    note(chance, GETS_EGG, s.ranking[1], other)
    s.phase = REMOVE
    go_on_removing(s, chance)


# --- removing a card ---------------------------------------------------------------------------------------


def go_on_removing(s: State, chance: Chance) -> None:
    """Remove what must go, from the highest to the lowest, until somebody has a choice (trex-5.4 to 5.6)."""
    while s.removals < s.players:
        s.turn = s.ranking[s.removals]
        if has_played_shower(s, s.turn):
            take_out_shower(s, s.turn)
            s.seats[s.turn].removed |= 1 << SHOWER
            note(chance, REMOVES_SHOWER, s.turn, SHOWER)
        elif pile_height(s, s.turn) == 0:
            remove_played(s, s.turn, chance)
        else:
            return
        s.removals += 1
    clear_table(s, chance)


def remove_card(s: State, action: int, chance: Chance) -> None:
    """Remove the card that the seat in turn chose."""
    if action == REMOVE_PLAYED:
        remove_played(s, s.turn, chance)
    elif s.unseen[s.turn] != 0:
        s.removed_unseen[s.turn] |= 1 << take_unseen(s, s.turn, chance)
        note(chance, REMOVES_UNSEEN, s.turn)
    else:
        card = take_known(s, s.turn)
        s.seats[s.turn].removed |= 1 << card
        note(chance, REMOVES_KNOWN, s.turn, card)
    s.removals += 1
    go_on_removing(s, chance)


def remove_played(s: State, seat: int, chance: Chance) -> None:
    """Remove the top card of a played pile; it has one, for everybody plays before a round can end."""
    player = s.seats[seat]
    player.played_size -= 1
    card = player.played[player.played_size]
    player.played[player.played_size] = NONE
    player.removed |= 1 << card
    note(chance, REMOVES_PLAYED, seat, card)


# --- the next round ----------------------------------------------------------------------------------------


def clear_table(s: State, chance: Chance) -> None:
    """Slide the played piles under; then the lowest may change a colour, or all ends (trex-5.7, 5.12)."""
    s.turn = s.ranking[s.players - 1]
    for p in range(s.players):
        slide_under(s, p)
        s.ranking[p] = NONE
    s.removals = 0
    s.plays = 0
    s.leader = NONE
    s.leader_card = NONE
    if s.round_index + 1 == ROUNDS:
        s.phase = OVER
        tell_result(s, chance)
    else:
        s.phase = COLOUR


def change_colours(s: State, action: int, chance: Chance) -> None:
    """Replace a colour card or keep both, and begin the next round (trex-5.9 to 5.11)."""
    if action == KEEP_COLOURS:
        note(chance, KEEPS_COLOURS, s.turn)
    elif action < LOW_COLOUR:
        note(chance, CHANGES_HIGH, s.turn, action - HIGH_COLOUR, s.high)
        s.high = action - HIGH_COLOUR
    else:
        note(chance, CHANGES_LOW, s.turn, action - LOW_COLOUR, s.low)
        s.low = action - LOW_COLOUR
    s.round_index += 1
    begin_round(s, chance)
