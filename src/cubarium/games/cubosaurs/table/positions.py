"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.engine.record import members
from cubarium.games.cubosaurs.data.schema import MAX_PLAYERS, MAX_ROUNDS
from cubarium.games.cubosaurs.data.values import (
    CARD_NAMES,
    DECK_PER_PLAYER,
    MARKET_EXTRA,
    TILE_INTERACTION,
    TOKENS,
)
from cubarium.games.cubosaurs.rules.dna import (
    QUESTION_TILE,
    buyable,
    choices,
    creditor,
    deck_left,
    others_cards,
)
from cubarium.games.cubosaurs.state import (
    AFTER,
    BEGIN,
    CARDS,
    DECIDE,
    DUEL,
    FINISHED,
    GIVE_TO,
    MIN_PLAYERS,
    OVER,
    PASS_FORBIDDEN,
    SWAP_GIVE,
    TILES,
    State,
)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: by the round, who is in turn, and how many cards have been drawn."""
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
        seen |= cards
    for name, cards in zones:
        for card in members(cards & ~drawn):
            yield f"{CARD_NAMES[card]} is in {name} and has not been drawn (cubosaurs-1.2)"
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
    return first_problems(s, _numbers_out_of_range, conserved, _unreachable)


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if not MIN_PLAYERS <= s.players <= MAX_PLAYERS:
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
        return
    if s.direction != (1 if s.round_index % 2 == 0 else -1):
        yield f"direction {s.direction} in round {s.round_index + 1} (cubosaurs-4.4)"
    if not BEGIN <= s.phase <= OVER:
        yield "the phase is missing (cubosaurs-2.9)"
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
    if any((f.question, f.seat, f.a, f.b) != (0, 0, 0, 0) for f in s.pending[max(0, s.pending_depth) :]):
        yield "a question lies beyond those that wait (cubosaurs-6.4)"
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
    if s.phase == BEGIN and not _owing(s):
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
        yield NoChoice("the player in turn has nothing left to decide (cubosaurs-6.2)")
    if s.phase == OVER and (s.pending_depth or _owing(s)):
        yield "nothing is asked or owed once the game is over (cubosaurs-4.5)"
    if s.advanced:
        yield from _market_out_of_place(s)
    elif s.bought or s.pending_depth or s.destroyed or _owing(s):
        yield "tiles, tokens and what they do belong to the advanced game (cubosaurs-5.8)"
    yield from _debts_out_of_place(s)
    if s.pending_depth:
        yield from _question_out_of_place(s)


def _owing(s: State) -> bool:
    return any(player.owed for player in s.seats)


def _market_out_of_place(s: State) -> Iterator[str]:
    sold = sum(player.tiles[s.round_index].bit_count() for player in s.seats)
    in_game = sold + s.market.bit_count() + s.tile_stack_size
    shown = min(s.players + MARKET_EXTRA, in_game)
    if sold + s.market.bit_count() != shown:
        yield f"{s.market.bit_count()} tiles for sale and {sold} sold are not {shown} (cubosaurs-5.1)"
    if s.bought and not s.seats[s.turn].tiles[s.round_index]:
        yield "the player in turn has bought a tile and has none (cubosaurs-6.1)"


def _debts_out_of_place(s: State) -> Iterator[str]:
    if any(player.owed < 0 for player in s.seats) or (_owing(s) and s.supply > 0):
        yield "tokens are owed only while the supply is empty (cubosaurs-5.4)"
        return
    seat = creditor(s)
    rich = sum(1 for p in range(s.players) if p != seat and s.seats[p].tokens > 0)
    if seat >= 0 and rich <= 1:
        reason = f"seat {seat + 1} is owed a token and has no choice to make (cubosaurs-5.4)"
        yield NoChoice(reason) if rich else reason


def _question_out_of_place(s: State) -> Iterator[str]:
    frame = s.pending[0]
    tile = QUESTION_TILE.get(frame.question, -1)
    owned = s.seats[s.turn].tiles[s.round_index]
    if frame.seat != s.turn or not s.bought or tile < 0 or not owned >> tile & 1:
        yield "the open question is not one of a tile the player in turn has bought (cubosaurs-6.4)"
        return
    rule = f"(cubosaurs-7.{tile + 1})"
    if frame.question == PASS_FORBIDDEN and s.phase != DECIDE:
        yield f"there is no Hand to pass {rule}"
    elif frame.question != GIVE_TO and not choices(s, s.turn, frame.question):
        yield f"no card can answer the open question {rule}"
    own, theirs = s.seats[s.turn].collection, others_cards(s, s.turn)
    if frame.question == GIVE_TO and (s.players == DUEL or not _has(own, frame.a)):
        yield f"the card to give is not the player's {rule}"
    if frame.question == SWAP_GIVE and not _has(theirs, frame.a):
        yield f"the card to swap for is no opponent's {rule}"


def _has(cards: int, card: int) -> bool:
    return 0 <= card < CARDS and bool(cards >> card & 1)
