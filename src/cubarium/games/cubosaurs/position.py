"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.record import members
from cubarium.games.cubosaurs.dna import buyable, deck_left, others_cards
from cubarium.games.cubosaurs.state import (
    AFTER,
    BEGIN,
    CARDS,
    DECIDE,
    FINISHED,
    GIVE_TO,
    MAX_PLAYERS,
    MAX_ROUNDS,
    OVER,
    PASS_FORBIDDEN,
    SWAP_GIVE,
    TILES,
    State,
)
from cubarium.games.cubosaurs.tables import (
    CARD_NAMES,
    DECK_PER_PLAYER,
    MARKET_EXTRA,
    TILE_INTERACTION,
    TOKENS,
)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: each turn that changes hands also draws or receives the Hand."""
    return (s.round_index, s.turn, s.deck_next)


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks: 55 cards, 40 tokens, 10 tiles."""
    return [*_cards_broken(s), *_tokens_broken(s), *_tiles_broken(s)]


def _cards_broken(s: State) -> Iterator[str]:
    if sorted(s.deck) != list(range(CARDS)):
        yield "the deck must name each of the 55 cards once (cubosaurs-1.1)"
        return
    drawn = sum(1 << card for card in s.deck[: s.deck_next])
    zones = [("the Hand", s.hand), ("the destroyed cards", s.destroyed)]
    zones += [(f"the collection of seat {p + 1}", s.seats[p].collection) for p in range(s.players)]
    seen = 0
    for name, cards in zones:
        for card in members(cards & seen):
            yield f"{CARD_NAMES[card]} is in {name} and elsewhere (cubosaurs-1.1)"
        for card in members(cards & ~drawn):
            yield f"{CARD_NAMES[card]} is in {name} and has not been drawn (cubosaurs-1.2)"
        seen |= cards
    for card in members(drawn & ~seen):
        yield f"{CARD_NAMES[card]} has been drawn and lies nowhere (cubosaurs-1.1)"


def _tokens_broken(s: State) -> Iterator[str]:
    held = sum(player.tokens for player in s.seats)
    expected = TOKENS if s.advanced else 0
    if s.supply + held != expected:
        yield f"{s.supply} tokens in the supply and {held} with players are not {expected} (cubosaurs-5.1)"
    if s.supply < 0 or any(player.tokens < 0 for player in s.seats):
        yield "nobody can have fewer than 0 tokens (cubosaurs-5.1)"


def _tiles_broken(s: State) -> Iterator[str]:
    stack = s.tile_stack[: max(0, s.tile_stack_size)]
    if any(tile != -1 for tile in s.tile_stack[len(stack) :]) or -1 in stack:
        yield "the tile stack must hold as many tiles as it says (cubosaurs-5.1)"
        return
    in_game = (1 << TILES) - 1 if s.advanced else 0
    if not s.direct_interaction:
        in_game &= ~TILE_INTERACTION
    piles = [s.market, *(1 << tile for tile in stack), *(p.tiles[s.round_index] for p in s.seats)]
    found = 0
    for pile in piles:
        for tile in members(pile & found):
            yield f"tile {tile + 1} is in two places (cubosaurs-5.1)"
        found |= pile
    for tile in members(in_game & ~found):
        yield f"tile {tile + 1} lies nowhere (cubosaurs-5.1)"
    for tile in members(found & ~in_game):
        yield f"tile {tile + 1} is not in this game (cubosaurs-5.2)"


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    problems = list(_numbers_out_of_range(s))
    if not problems:
        problems += conserved(s)
    if not problems:
        problems += _unreachable(s)
    return problems


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if not 2 <= s.players <= MAX_PLAYERS:
        yield f"{s.players} players (cubosaurs-1.6)"
        return
    if not 1 <= s.rounds <= MAX_ROUNDS:
        yield f"{s.rounds} rounds (cubosaurs-4.1)"
        return
    switches = {"advanced": s.advanced, "direct_interaction": s.direct_interaction, "bought": s.bought}
    for name, value in switches.items():
        if value not in (0, 1):
            yield f"{name} is {value}, not 0 or 1"
    if not 0 <= s.round_index < s.rounds:
        yield f"round {s.round_index + 1} of {s.rounds} (cubosaurs-4.1)"
    if s.direction != (1 if s.round_index % 2 == 0 else -1):
        yield f"direction {s.direction} in round {s.round_index + 1} (cubosaurs-4.4)"
    for name, seat in (("turn", s.turn), ("starter", s.starter)):
        if not 0 <= seat < s.players:
            yield f"{name} is seat {seat + 1} of {s.players} (cubosaurs-1.6)"
    deck = DECK_PER_PLAYER * s.players
    if not 0 <= s.deck_next <= deck:
        yield f"{s.deck_next} cards drawn of a deck of {deck} (cubosaurs-1.2)"
    if not 0 <= s.tile_stack_size <= TILES:
        yield f"{s.tile_stack_size} tiles in the stack (cubosaurs-5.1)"
    if not 0 <= s.pending_depth <= 1:
        yield f"{s.pending_depth} questions at once (cubosaurs-6.1)"
    if s.market.bit_count() > s.players + MARKET_EXTRA:
        yield f"{s.market.bit_count()} tiles in the market (cubosaurs-5.1)"
    for p in range(s.players, MAX_PLAYERS):
        player = s.seats[p]
        if any((player.collection, *player.tiles, *player.round_scores, player.tokens, player.owed)):
            yield f"seat {p + 1} is empty and has something (cubosaurs-1.6)"
    for p, player in enumerate(s.seats):
        if any(player.tiles[r] or player.round_scores[r] for r in range(s.round_index + 1, MAX_ROUNDS)):
            yield f"seat {p + 1} has points or tiles of a round to come (cubosaurs-4.1)"


def _unreachable(s: State) -> Iterator[str]:
    if s.phase not in (DECIDE, AFTER, OVER) and not any(player.owed for player in s.seats):
        yield "nobody is asked: the phase must be decide, after or over (cubosaurs-2.9)"
    if s.phase == DECIDE and s.hand == 0:
        yield "the player in turn has no Hand to decide on (cubosaurs-2.2)"
    if s.phase in (BEGIN, OVER) and s.hand != 0:
        yield "there is a Hand although nobody holds one now (cubosaurs-3.1)"
    if s.phase == FINISHED:
        yield "a finished turn leads to the next one at once (cubosaurs-2.9)"
    if s.phase == OVER and (deck_left(s) > 0 or s.round_index != s.rounds - 1):
        yield "the game is over before its last deck is empty (cubosaurs-3.1)"
    if s.phase != OVER and any(player.round_scores[s.round_index] for player in s.seats):
        yield "the round being played has been scored already (cubosaurs-3.1)"
    if s.phase == AFTER and not s.pending_depth and not _owing(s) and not buyable(s, s.turn):
        yield "the player in turn has nothing left to decide (cubosaurs-6.2)"
    if not s.advanced and (s.bought or s.pending_depth or _owing(s)):
        yield "tiles and tokens belong to the advanced game (cubosaurs-5.1)"
    yield from _questions_out_of_place(s)


def _owing(s: State) -> bool:
    return any(player.owed for player in s.seats)


def _questions_out_of_place(s: State) -> Iterator[str]:
    for p, player in enumerate(s.seats):
        rich = sum(1 for q in range(s.players) if q != p and s.seats[q].tokens > 0)
        if player.owed < 0 or (player.owed > 0 and (s.supply > 0 or rich < 2)):
            yield f"seat {p + 1} is owed {player.owed} tokens without a choice to make (cubosaurs-5.4)"
    if not s.pending_depth:
        return
    frame = s.pending[0]
    if frame.seat != s.turn or not s.bought or not PASS_FORBIDDEN <= frame.question <= SWAP_GIVE:
        yield "the open question is not one of a tile the player in turn has bought (cubosaurs-6.4)"
        return
    own, theirs = s.seats[s.turn].collection, others_cards(s, s.turn)
    if frame.question == GIVE_TO and (s.players == 2 or not 0 <= frame.a < CARDS or not own >> frame.a & 1):
        yield "the card to give is not the player's (cubosaurs-7.9)"
    if frame.question == SWAP_GIVE and (not 0 <= frame.a < CARDS or not theirs >> frame.a & 1):
        yield "the card to swap for is no opponent's (cubosaurs-7.10)"
    if frame.question == PASS_FORBIDDEN and s.phase != DECIDE:
        yield "there is no Hand to pass (cubosaurs-7.5)"
