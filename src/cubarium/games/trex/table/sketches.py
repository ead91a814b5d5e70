"""How a sketch of T-Rex is completed: cards go to hands and piles, eggs to players and stacks."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.record import members
from cubarium.engine.sketch.dealing import Zone, deal, zone
from cubarium.engine.sketch.luck import Luck
from cubarium.engine.sketch.reading import SEATS
from cubarium.games.trex.data.schema import COLOURS, EGGS_A_ROUND, MAX_PLAYERS
from cubarium.games.trex.data.values import ALL_CARDS, EGG_COUNTS, METEORS, ROUNDS
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
    SHOWER,
    State,
)
from cubarium.games.trex.table.sketched_eggs import lay_eggs, part_colours

PLACES = {
    "hands": SEATS,
    "unseen": SEATS,
    "removed_unseen": SEATS,
    "eggs": COLOURS,
    "stack_eggs": COLOURS,
}
"""The names of places in lists."""
ANY_METEOR = METEORS | 1 << SHOWER


def sketched_options(value: State, known: State) -> dict[str, int]:
    """Let as many play as the ranking or the hands name."""
    ranked = [p for p, k in zip(value.ranking, known.ranking, strict=True) if k and p != NONE]
    if ranked and all(known.ranking):
        return {"players": len(ranked)}
    return {}


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Lay colours and eggs, deal the cards of each player, then see who leads and who ranks how."""
    if not _is_table(s):
        return
    if not known.round_index:
        s.round_index = _round(s, known)
    if s.high == s.low:
        part_colours(s, known, luck)
    lay_eggs(s, known, luck)
    sizes = _sizes_played(s, guide, known, luck)
    for p in range(s.players):
        _deal_cards(s, guide, known, p, sizes[p], luck)
    if not known.plays and s.phase in (PLAY, EGG, REMOVE):
        played = sum(player.played_size for player in s.seats)
        s.plays = played + guide.plays - sum(player.played_size for player in guide.seats)
    _set_times(s, guide, known, luck)
    _find_leader(s, known)
    if s.phase == EGG:
        _fit_tops(s, known, luck)
        _rank(s, known)


def _is_table(s: State) -> bool:
    """Tell whether the numbers that everything else hangs on are possible."""
    seats = range(s.players)
    return (
        s.players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        and s.turn in seats
        and s.leader in (NONE, *seats)
        and s.round_index in range(ROUNDS)
        and s.phase in range(PLAY, OVER + 1)
        and 0 <= s.removals <= s.players
        and s.plays >= 0
    )


def _round(s: State, known: State) -> int:
    """Return the round that what is said of removed cards and won eggs allows, the guide's if it can be."""
    least, most = 0, ROUNDS - 1
    after_eggs = s.phase in (REMOVE, COLOUR, OVER)
    for p in range(s.players):
        told = known.seats[p].removed, known.removed_unseen[p]
        said = s.seats[p].removed & told[0] | s.removed_unseen[p] & told[1]
        done = _has_removed(s, p)
        least = max(least, said.bit_count() - done)
        if told == (ALL_CARDS, ALL_CARDS):
            most = min(most, said.bit_count() - done)
    eggs = [
        (e, k) for p in range(s.players) for e, k in zip(s.seats[p].eggs, known.seats[p].eggs, strict=True)
    ]
    won = sum(e for e, k in eggs if k)
    least = max(least, -(-won // EGGS_A_ROUND) - after_eggs)
    if all(k for _, k in eggs):
        most = min(most, won // EGGS_A_ROUND - after_eggs)
    if all(known.stack_eggs):
        most = least = (sum(EGG_COUNTS) - sum(s.stack_eggs)) // EGGS_A_ROUND - 1
    return max(0, least, min(most, s.round_index))


def _has_removed(s: State, seat: int) -> bool:
    """Tell whether a seat has removed its card of this round."""
    return s.phase in (COLOUR, OVER) or (s.phase == REMOVE and seat in s.ranking[: s.removals])


# --- cards -------------------------------------------------------------------------------------------------


def _bounds(cards: Sequence[int], told: Sequence[int], size: int, size_told: int) -> tuple[int, int]:
    """Return how few and how many cards a pile may have, by what is said of its places."""
    if size_told:
        return size, size
    least = max([0, *(i + 1 for i in range(CARDS) if told[i] and cards[i] != NONE)])
    most = min([CARDS, *(i for i in range(CARDS) if told[i] and cards[i] == NONE)])
    return least, most


def _sizes_played(s: State, guide: State, known: State, luck: Luck) -> list[int]:
    """Return how many cards lie in each played pile; they fit the number of plays where it is said."""
    sizes, open_seats = [], []
    for p in range(s.players):
        player, told = s.seats[p], known.seats[p]
        least, most = _bounds(player.played, told.played, player.played_size, told.played_size)
        usual = guide.seats[p].played_size
        if s.phase in (COLOUR, OVER):
            usual = 0
        sizes.append(max(least, min(most, usual)))
        open_seats += [p] * (least < most)
    if known.plays and s.phase in (PLAY, EGG):
        while (lack := s.plays - sum(sizes)) != 0:
            step = 1 if lack > 0 else -1
            able = [p for p in open_seats if _fits(s, known, p, sizes[p] + step)]
            if not able:
                break
            sizes[luck.pick(able)] += step
    return sizes


def _fits(s: State, known: State, seat: int, size: int) -> bool:
    player, told = s.seats[seat], known.seats[seat]
    least, most = _bounds(player.played, told.played, player.played_size, told.played_size)
    return max(least, 1 if player.played_at else 0) <= size <= most


def _deal_cards(s: State, guide: State, known: State, seat: int, played_size: int, luck: Luck) -> None:
    """Give each of the seventeen cards of a player a place."""
    player, told = s.seats[seat], known.seats[seat]
    hand = zone(s.hands[seat], known.hands[seat])
    hand.must |= player.known_hand & told.known_hand
    if s.phase == PLAY and seat == s.turn and known.hands[seat] != ALL_CARDS:
        hand.least = 2
    unseen = zone(s.unseen[seat], known.unseen[seat])
    removed = zone(player.removed, told.removed)
    lost = zone(s.removed_unseen[seat], known.removed_unseen[seat])
    removed.size, lost.size = _removals(s, seat, removed, lost)
    least, most = _bounds(player.pile, told.pile, player.pile_size, told.pile_size)
    pile = Zone(_bits(guide.seats[seat].pile), _said(player.pile, told.pile), 0, least=least, most=most)
    played = Zone(_bits(guide.seats[seat].played), _said(player.played, told.played), 0, played_size)
    _mind_leader(s, known, seat, played)
    zones = [hand, unseen, removed, lost, pile, played]
    taken = 0
    for z in zones:
        taken |= z.must
    for z in zones:
        z.never |= taken & ~z.must
    dealt = deal(ALL_CARDS, zones, luck)
    if dealt is None:
        return
    s.hands[seat], s.unseen[seat], player.removed, s.removed_unseen[seat] = dealt[:4]
    player.known_hand &= dealt[0]
    _stack(player.pile, told.pile, dealt[4], guide.seats[seat].pile, luck)
    _stack(player.played, told.played, dealt[5], guide.seats[seat].played, luck)
    player.pile_size, player.played_size = dealt[4].bit_count(), dealt[5].bit_count()


def _bits(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards if card != NONE)


def _said(cards: Sequence[int], told: Sequence[int]) -> int:
    return sum({1 << card for card, k in zip(cards, told, strict=True) if k and card != NONE})


def _removals(s: State, seat: int, removed: Zone, lost: Zone) -> tuple[int, int]:
    """Return how many cards a player has removed, seen and unseen (trex-5.4)."""
    total = s.round_index + _has_removed(s, seat)
    most = total - lost.must.bit_count()
    if lost.must | lost.never == ALL_CARDS:
        seen = most
    elif removed.must | removed.never == ALL_CARDS:
        seen = removed.must.bit_count()
    else:
        seen = max(removed.must.bit_count(), min(most, removed.here.bit_count()))
    return seen, total - seen


def _mind_leader(s: State, known: State, seat: int, played: Zone) -> None:
    """Let the highest meteor in play be the one that is said to lead."""
    if s.phase != PLAY:
        return
    if (known.leader and s.leader == NONE) or (known.leader_card and s.leader_card == NONE):
        played.never |= ANY_METEOR & ~played.must
    elif known.leader_card:
        best = meteor_strength(s, s.leader_card)
        higher = sum(1 << c for c in range(CARDS) if meteor_strength(s, c) > best)
        played.never |= higher & ~played.must
        if seat == s.leader:
            played.must |= 1 << s.leader_card


def _stack(pile: list[int], told: Sequence[int], cards: int, before: Sequence[int], luck: Luck) -> None:
    """Put cards on a pile: those that are said in their places, others where they lay or anywhere."""
    left = cards & ~_said(pile, told)
    size = cards.bit_count()
    for i in range(CARDS):
        if not told[i]:
            stays = i < size and before[i] != NONE and left >> before[i] & 1
            pile[i] = before[i] if stays else NONE
            left &= ~(1 << before[i]) if stays else -1
    rest = luck.mixed(members(left))
    for i in range(size):
        if not told[i] and pile[i] == NONE and rest:
            pile[i] = rest.pop()


# --- the order of play, who leads and who ranks how --------------------------------------------------------


def _set_times(s: State, guide: State, known: State, luck: Luck) -> None:
    """Give each played pile a time, backwards from who played last (trex-2.4, 3.2)."""
    seats = range(s.players)
    if s.phase in (COLOUR, OVER):
        for p in seats:
            if not known.seats[p].played_at:
                s.seats[p].played_at = 0
        return
    if s.phase == PLAY:
        order = [(s.turn - back) % s.players for back in range(1, s.players + 1)]
    else:
        order = sorted(seats, key=lambda p: -guide.seats[p].played_at)
        if all(known.seats[p].played_at for p in seats):
            return
    done = s.ranking[: s.removals]
    times = iter(range(s.plays, 0, -1))
    said = {s.seats[p].played_at for p in seats if known.seats[p].played_at}
    for p in order:
        if known.seats[p].played_at:
            if s.phase == PLAY and s.seats[p].played_at:
                times = iter(range(s.seats[p].played_at - 1, 0, -1))
            continue
        has_time = s.seats[p].played_size or (s.phase == REMOVE and p in done)
        later = _said_later(s, known, order, p) if s.phase == PLAY else 0
        s.seats[p].played_at = 0
        if has_time:
            s.seats[p].played_at = next((t for t in times if t not in said and t > later), 0)


def _said_later(s: State, known: State, order: list[int], seat: int) -> int:
    """Return the latest time that is said of those who played before a seat did."""
    rest = order[order.index(seat) + 1 :]
    return max([0, *(s.seats[p].played_at for p in rest if known.seats[p].played_at)])


def _find_leader(s: State, known: State) -> None:
    """Name who played the highest meteor (trex-4.1, 4.3)."""
    if s.phase in (COLOUR, OVER):
        if not known.leader:
            s.leader = NONE
        if not known.leader_card:
            s.leader_card = NONE
        return
    if s.phase == PLAY:
        best, leader, card = 0, NONE, NONE
        for p in range(s.players):
            for c in members(_bits(s.seats[p].played)):
                wanted = (not known.leader or p == s.leader) and (not known.leader_card or c == s.leader_card)
                if meteor_strength(s, c) > best or (meteor_strength(s, c) == best > 0 and wanted):
                    best, leader, card = meteor_strength(s, c), p, c
        s.leader = s.leader if known.leader else leader
        s.leader_card = s.leader_card if known.leader_card else card
    elif (s.leader == NONE) != (s.leader_card == NONE):
        _complete_leader(s, known)


def _complete_leader(s: State, known: State) -> None:
    if known.leader and not known.leader_card:
        s.leader_card = NONE if s.leader == NONE else SHOWER
    elif not known.leader:
        s.leader = NONE if s.leader_card == NONE else s.turn


def _rank(s: State, known: State) -> None:
    seats = sorted(range(s.players), key=lambda p: -standing(s, p))
    for place, seat in enumerate([*seats, *[NONE] * len(s.ranking)][: len(s.ranking)]):
        if not known.ranking[place]:
            s.ranking[place] = seat
    if not known.turn:
        s.turn = seats[0]


def _fit_tops(s: State, known: State, luck: Luck) -> None:
    """Exchange top cards so that who is said to rank higher does (trex-2.6)."""
    wanted = [p for p, k in zip(s.ranking, known.ranking, strict=True) if k and 0 <= p < s.players]
    if known.turn and s.turn not in wanted:
        wanted.insert(0, s.turn)
    others = [p for p in sorted(range(s.players), key=lambda p: -standing(s, p)) if p not in wanted]
    if known.turn or known.ranking[0]:
        wanted += others
    below = -1
    for seat in reversed(wanted):
        if standing(s, seat) <= below:
            _raise_top(s, known, seat, below, luck)
        below = max(below, standing(s, seat))


def _raise_top(s: State, known: State, seat: int, below: int, luck: Luck) -> None:
    """Exchange the top card of a seat for an unseen one that ranks just above others."""
    player, told = s.seats[seat], known.seats[seat]
    top = player.played_size - 1
    if top < 0 or told.played[top]:
        return
    own = player.played[top]
    better = []
    for zone_of in (s.unseen, s.hands):
        bits = known.unseen[seat] if zone_of is s.unseen else known.hands[seat]
        for card in luck.mixed(members(zone_of[seat] & ~bits)):
            player.played[top] = card
            if standing(s, seat) > below and not bits >> own & 1 and not player.known_hand >> card & 1:
                better.append((standing(s, seat), card, zone_of))
    player.played[top] = own
    if better:
        _, card, zone_of = min(better, key=lambda found: found[0])
        player.played[top] = card
        zone_of[seat] ^= 1 << card | 1 << own
