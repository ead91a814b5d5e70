"""How a sketch of Cubosaurs is completed: cards, tokens and tiles go where they may lie."""

from __future__ import annotations

from cubarium.engine.record import members
from cubarium.engine.sketch.dealing import ANY, Zone, deal, spread, zone
from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubosaurs.data.schema import MAX_PLAYERS, MAX_ROUNDS
from cubarium.games.cubosaurs.data.values import (
    ALL_CARDS,
    DECK_PER_PLAYER,
    MARKET_EXTRA,
    TILE_INTERACTION,
    TOKENS,
)
from cubarium.games.cubosaurs.state import (
    AFTER,
    BEGIN,
    CARDS,
    DECIDE,
    MIN_PLAYERS,
    OVER,
    TILES,
    Player,
    State,
)

NO_TILE = -1


def sketched_options(value: State, known: State) -> dict[str, int]:
    """Play the advanced game where tokens or tiles are said."""
    bought = any(any(player.tiles) or player.tokens or player.owed for player in value.seats)
    if bought or value.market or value.destroyed or value.supply or value.bought or value.pending_depth:
        return {"advanced": 1}
    return {}


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Deal the cards that are not said, then tokens and tiles (cubosaurs-1.1, 1.2, 5.1)."""
    if not _is_table(s):
        return
    if not known.direction:
        s.direction = 1 if s.round_index % 2 == 0 else -1
    if not known.phase:
        s.phase = _phase(s, known)
    _deal_cards(s, guide, known, luck)
    _share_tokens(s, known, luck)
    _lay_tiles(s, known, luck)
    for player, told in zip(s.seats, known.seats, strict=True):
        _clear_later_rounds(s, player, told)
    if s.bought and not known.bought and not s.seats[s.turn].tiles[s.round_index]:
        s.bought = 0


def _is_table(s: State) -> bool:
    """Tell whether the numbers that everything else hangs on are possible."""
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    if s.players not in players or s.deck_next not in range(DECK_PER_PLAYER * s.players + 1):
        return False
    return s.turn in range(s.players) and s.round_index in range(MAX_ROUNDS)


def _phase(s: State, known: State) -> int:
    """Let the player in turn decide on a Hand that is said; without a Hand there is nothing to decide."""
    if s.hand & known.hand and s.phase in (BEGIN, OVER):
        return DECIDE
    if not s.hand and known.hand == ALL_CARDS and s.phase == DECIDE:
        return AFTER
    return s.phase


def _deal_cards(s: State, guide: State, known: State, luck: Luck) -> None:
    drawn = [zone(s.hand, known.hand, _hand_size(s, guide, known)), _destroyed(s, known)]
    drawn += [zone(s.seats[p].collection, known.seats[p].collection) for p in range(s.players)]
    for count in _numbers_drawn(s, known, drawn):
        above = _said_cards(s, known, 0, count)
        below = _said_cards(s, known, count, CARDS)
        undrawn = Zone(ALL_CARDS & ~_union(drawn), below, above, CARDS - count)
        dealt = deal(ALL_CARDS, [undrawn, *(_without(z, below) for z in drawn)], luck)
        if dealt is not None:
            s.hand, s.destroyed = dealt[1], dealt[2]
            for p, cards in enumerate(dealt[3:]):
                s.seats[p].collection = cards
            s.deck_next = count
            _stack_deck(s, known, dealt[0], luck)
            return


def _hand_size(s: State, guide: State, known: State) -> int:
    """Keep the size of the Hand: from none to some changes who decides what."""
    said = (s.hand & known.hand).bit_count()
    if s.phase in (BEGIN, OVER):
        return said
    if known.hand == ALL_CARDS:
        return said
    return max(said, guide.hand.bit_count(), s.phase == DECIDE)


def _destroyed(s: State, known: State) -> Zone:
    made = zone(s.destroyed, known.destroyed)
    made.most = CARDS if s.advanced else 0
    return made


def _union(zones: list[Zone]) -> int:
    found = 0
    for z in zones:
        found |= z.here
    return found


def _without(z: Zone, cards: int) -> Zone:
    return Zone(z.here & ~cards, z.must, z.never | cards & ~z.must, z.size, z.least, z.most)


def _said_cards(s: State, known: State, begin: int, end: int) -> int:
    return sum({1 << s.deck[i] for i in range(begin, end) if known.deck[i] and s.deck[i] >= 0})


def _numbers_drawn(s: State, known: State, zones: list[Zone]) -> list[int]:
    """Return how many cards may have been drawn, the nearest to the guide first."""
    if known.deck_next:
        return [s.deck_next]
    least = sum(z.must.bit_count() for z in zones)
    everywhere = range(least, DECK_PER_PLAYER * s.players + 1)
    if all(z.must | z.never == ALL_CARDS or z.size != ANY for z in zones):
        everywhere = range(sum(max(z.size, z.must.bit_count()) for z in zones), everywhere.stop)[:1]
    if s.phase == OVER:
        everywhere = everywhere[-1:]
    return sorted(everywhere, key=lambda n: abs(n - s.deck_next))


def _stack_deck(s: State, known: State, undrawn: int, luck: Luck) -> None:
    """Put the cards in the deck in any order, drawn ones first."""
    said = _said_cards(s, known, 0, CARDS)
    drawn = luck.mixed(members(ALL_CARDS & ~undrawn & ~said))
    rest = luck.mixed(members(undrawn & ~said))
    for i in range(CARDS):
        if not known.deck[i]:
            pile = drawn if i < s.deck_next else rest
            if not pile:
                return
            s.deck[i] = pile.pop()


def _share_tokens(s: State, known: State, luck: Luck) -> None:
    total = TOKENS if s.advanced else 0
    seats = range(s.players)
    numbers = [s.supply, *(s.seats[p].tokens for p in seats)]
    free = [not known.supply, *(not known.seats[p].tokens for p in seats)]
    s.supply, *held = spread(total, numbers, free, luck, 0)
    for p in seats:
        s.seats[p].tokens = held[p]
        if s.supply > 0 and not known.seats[p].owed:
            s.seats[p].owed = 0


def _lay_tiles(s: State, known: State, luck: Luck) -> None:
    """Put the tiles in the market, with players and in the stack (cubosaurs-5.1, 5.2)."""
    in_game = (1 << TILES) - 1 if s.advanced else 0
    if not s.direct_interaction:
        in_game &= ~TILE_INTERACTION
    shown = min(s.players + MARKET_EXTRA, in_game.bit_count())
    size = in_game.bit_count() - shown
    seats = range(s.players)
    sold = [zone(s.seats[p].tiles[s.round_index], known.seats[p].tiles[s.round_index]) for p in seats]
    if s.bought:
        sold[s.turn].least = 1
    below = sum({1 << t for t, k in zip(s.tile_stack, known.tile_stack, strict=True) if k and t >= 0})
    zones = [Zone(below, below, 0, size), zone(s.market, known.market), *sold]
    dealt = deal(in_game, zones, luck)
    if dealt is None:
        return
    s.market = dealt[1]
    for p in seats:
        s.seats[p].tiles[s.round_index] = dealt[2 + p]
    rest = luck.mixed(members(dealt[0] & ~below))
    for i in range(TILES):
        if not known.tile_stack[i]:
            s.tile_stack[i] = rest.pop() if i < size and rest else NO_TILE
    if not known.tile_stack_size:
        s.tile_stack_size = size


def _clear_later_rounds(s: State, player: Player, told: Player) -> None:
    for later in range(s.round_index + (s.phase != OVER), MAX_ROUNDS):
        if not told.round_scores[later]:
            player.round_scores[later] = 0
        if later > s.round_index and not told.tiles[later]:
            player.tiles[later] = 0
