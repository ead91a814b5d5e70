"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.engine.record import members
from cubarium.games.trex.data.schema import COLOURS, EGGS_A_ROUND, MAX_PLAYERS
from cubarium.games.trex.data.values import CARD_NAMES, EGG_COUNTS, ROUNDS
from cubarium.games.trex.rules.conservation import colours_broken
from cubarium.games.trex.rules.piles import has_played_shower, pile_height
from cubarium.games.trex.rules.ranking import meteor_strength, standing
from cubarium.games.trex.state import (
    CARDS,
    COLOUR,
    EGG,
    MIN_PLAYERS,
    NONE,
    OVER,
    PLAY,
    REMOVE,
    State,
)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart; what one player decides in a row at the end of a round is one turn."""
    return (s.round_index, s.turn, s.plays if s.phase == PLAY else NONE)


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks: 17 cards a player, all eggs, two colours of five."""
    problems = [problem for p in range(s.players) for problem in _card_problems(s, p)]
    for colour, total in enumerate(EGG_COUNTS):
        won = sum(s.seats[p].eggs[colour] for p in range(s.players))
        eggs = s.stack_eggs[colour] + s.shown_eggs.count(colour) + won
        fewest = min(s.stack_eggs[colour], *(s.seats[p].eggs[colour] for p in range(s.players)))
        if eggs != total or fewest < 0:
            problems.append(f"{eggs} {COLOURS[colour]} eggs are not {total} (trex-1.5)")
    if colours_broken(s):
        problems.append("the high and the low colour must be two of the five (trex-1.6)")
    return problems


def _card_problems(s: State, seat: int) -> Iterator[str]:
    player, who = s.seats[seat], f"of seat {seat + 1}"
    places = [s.hands[seat], s.unseen[seat], s.removed_unseen[seat], player.removed]
    places += [1 << card for card in (*_in_pile(s, seat), *_in_play(s, seat))]
    found = 0
    for place in places:
        for card in members(place & found):
            yield f"{CARD_NAMES[card]} {who} is in two places (trex-1.1)"
        found |= place
    for card, name in enumerate(CARD_NAMES):
        if not found >> card & 1:
            yield f"{name} {who} lies nowhere (trex-1.1)"
    for card in members(player.known_hand & ~s.hands[seat]):
        yield f"{CARD_NAMES[card]} {who} is known to be in hand and is not (trex-7.4)"


def _in_pile(s: State, seat: int) -> list[int]:
    return s.seats[seat].pile[: s.seats[seat].pile_size]


def _in_play(s: State, seat: int) -> list[int]:
    return s.seats[seat].played[: s.seats[seat].played_size]


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(s, _numbers_out_of_range, conserved, _unreachable)


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if not MIN_PLAYERS <= s.players <= MAX_PLAYERS:
        yield f"{s.players} players (trex-1.3)"
        return
    if not 0 <= s.round_index < ROUNDS:
        yield f"round {s.round_index + 1} of {ROUNDS} (trex-6.1)"
    if not PLAY <= s.phase <= OVER:
        yield "the phase is missing (trex-5.1)"
    for name, seat in (("turn", s.turn), ("starter", s.starter)):
        if not 0 <= seat < s.players:
            yield f"{name} is seat {seat + 1} of {s.players} (trex-1.3)"
    if not NONE <= s.leader < s.players or (s.leader == NONE) != (s.leader_card == NONE):
        yield "a leader is a player with a meteor (trex-4.1)"
    if not 0 <= s.removals <= s.players:
        yield f"{s.removals} players have removed a card (trex-5.4)"
    for p in range(MAX_PLAYERS):
        yield from _player_out_of_range(s, p)


def _player_out_of_range(s: State, seat: int) -> Iterator[str]:
    player = s.seats[seat]
    if not _ends_at(player.pile, player.pile_size):
        yield f"the draw pile of seat {seat + 1} must hold as many cards as it says (trex-1.7)"
    if not _ends_at(player.played, player.played_size):
        yield f"the played pile of seat {seat + 1} must hold as many cards as it says (trex-3.1)"
    if min(player.eggs) < 0:
        yield f"seat {seat + 1} has fewer than 0 eggs (trex-1.5)"
    held = (s.hands[seat], s.unseen[seat], s.removed_unseen[seat], player.known_hand, player.removed)
    counts = (player.pile_size, player.played_size, player.played_at, *player.eggs)
    if seat >= s.players and any((*held, *counts)):
        yield f"seat {seat + 1} is empty and has something (trex-1.3)"


def _ends_at(cards: Sequence[int], size: int) -> bool:
    in_range = 0 <= size <= CARDS
    return in_range and NONE not in cards[:size] and all(card == NONE for card in cards[size:])


def _unreachable(s: State) -> Iterator[str]:
    after_eggs = s.phase in (REMOVE, COLOUR, OVER)
    eggs_won = sum(sum(player.eggs) for player in s.seats)
    expected = EGGS_A_ROUND * (s.round_index + after_eggs)
    if eggs_won != expected:
        yield f"{eggs_won} eggs have been won, not {expected} (trex-5.2)"
    if (NONE in s.shown_eggs) != after_eggs or (after_eggs and s.shown_eggs != [NONE, NONE]):
        yield "two eggs lie open until they are taken, then none (trex-5.3)"
    yield from _removals_out_of_place(s)
    if s.phase in (COLOUR, OVER):
        yield from _table_not_cleared(s)
    else:
        yield from _plays_out_of_place(s)
    if s.phase == PLAY:
        yield from _turn_out_of_place(s)
    if s.phase in (EGG, REMOVE):
        yield from _ranking_out_of_place(s)


def _removals_out_of_place(s: State) -> Iterator[str]:
    done = s.ranking[: s.removals] if s.phase == REMOVE else []
    for p in range(s.players):
        removed = (s.seats[p].removed | s.removed_unseen[p]).bit_count()
        expected = s.round_index + (p in done or s.phase in (COLOUR, OVER))
        if removed != expected:
            yield f"seat {p + 1} has removed {removed} cards, not {expected} (trex-5.4)"


def _table_not_cleared(s: State) -> Iterator[str]:
    if s.plays or s.removals or s.leader != NONE or any(seat != NONE for seat in s.ranking):
        yield "the round is over and not all of it is put away (trex-5.7)"
    if any(player.played_size or player.played_at for player in s.seats):
        yield "a played pile is not under its draw pile (trex-5.7)"
    if (s.phase == OVER) != (s.round_index + 1 == ROUNDS):
        yield "the game is over after its last round, and then no colour is changed (trex-5.12)"


def _plays_out_of_place(s: State) -> Iterator[str]:
    done = s.ranking[: s.removals]
    has_pile = [p for p in range(s.players) if s.seats[p].played_size or p in done]
    has_time = [p for p in range(s.players) if s.seats[p].played_at]
    times = {s.seats[p].played_at for p in has_time}
    if has_pile != has_time or len(times) != len(has_time) or not times <= {*range(1, s.plays + 1)}:
        yield "each played pile has a time of its own, from 1 to the number of plays (trex-2.4)"
    if s.phase != PLAY and len(has_time) < s.players:
        yield "the round has ended and not everybody has played (trex-4.2)"
    gone = sum(s.seats[p].played_size for p in range(s.players)) - s.plays + s.removals
    if gone < 0 or gone > s.removals:
        yield f"{s.plays} cards have been played and do not lie in the played piles (trex-3.1)"


def _turn_out_of_place(s: State) -> Iterator[str]:
    if s.hands[s.turn] == 0:
        yield f"seat {s.turn + 1} is asked for a card and has none in hand (trex-3.3)"
    if s.hands[s.turn].bit_count() == 1:
        yield NoChoice(f"seat {s.turn + 1} is asked for a card and has no choice (trex-3.1)")
    before = [(s.turn - back) % s.players for back in range(1, s.players + 1)]
    times = [s.seats[p].played_at for p in before if s.hands[p] or pile_height(s, p)]
    if times != sorted(times, reverse=True):
        yield "cards are not played in turn (trex-3.2)"
    if s.removals or any(seat != NONE for seat in s.ranking):
        yield "the cards are ranked before the round has ended (trex-5.1)"
    meteors = [meteor_strength(s, card) for p in range(s.players) for card in _in_play(s, p)]
    if s.leader == NONE:
        if any(meteors):
            yield "a meteor has been played and nobody leads (trex-4.1)"
    elif s.leader_card not in _in_play(s, s.leader) or meteor_strength(s, s.leader_card) != max(meteors):
        yield "the leader has not played the highest meteor (trex-4.3)"


def _ranking_out_of_place(s: State) -> Iterator[str]:
    seats = s.ranking[: s.players]
    if sorted(seats) != list(range(s.players)) or any(seat != NONE for seat in s.ranking[s.players :]):
        yield "the ranking must name each player once (trex-2.6)"
        return
    if s.phase == EGG:
        standings = [standing(s, seat) for seat in seats]
        if standings != sorted(standings, reverse=True):
            yield "the ranking is not that of the top cards (trex-2.6)"
        if s.removals or s.turn != seats[0] or s.shown_eggs[0] == s.shown_eggs[1]:
            yield "the highest is asked first, and only if the eggs differ (trex-5.2)"
    elif s.removals >= s.players or s.turn != seats[s.removals]:
        yield "cards are removed from the highest player to the lowest (trex-5.4)"
    elif has_played_shower(s, s.turn) or pile_height(s, s.turn) == 0:
        yield f"seat {s.turn + 1} has no choice which card to remove (trex-5.5)"
