"""The order of Run abilities: every order is tried, and what the table does by itself is never worse.

`python -m tests.games.cubitos.order_search 20000` looks at so many positions: all ten races and random sets,
with dice, fans and a supply of any kind. Where the table asks nothing, its result must be at least as good in
every respect as that of every order. Where it asks, every such result must be within reach.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import load_game
from cubarium.games.cubitos.data.card import LAST, LATE, NO_RUN
from cubarium.games.cubitos.data.schema import CARDS, KINDS
from cubarium.games.cubitos.data.values import (
    CARD_CREDITS,
    COLOUR_CARDS,
    COLOUR_SIZE,
    FACE_PAIR,
    GROUP,
    NUMBER_COUNT,
    NUMBER_PAIR,
    PAIR_COINS,
    PAIR_FEET,
    PAIR_KIND,
    RUN_MODE,
    SYMBOL_COLOUR,
    SYMBOL_NAMES,
    SYMBOL_PAIR,
    SYMBOL_POWER,
    THROWS_IN_RUN,
    USED_TOGETHER,
)
from cubarium.games.cubitos.state import (
    ASIDE,
    COLOURS_FROM,
    FIRST_CREDIT,
    IDLE,
    IN_ACTIVE,
    NOTHING,
    TOTALS,
    USE_ABILITIES,
    WHITE,
    State,
)

SPEC = load_game("cubitos")
RULES = interpreted(SPEC, built_in_pack(SPEC.components.schema)).functions
SEAT = 0
MOST_SYMBOLS = 4
MOST_STATES = 3000
"""Positions with more ways than this are passed over: they have the same cards, only more dice."""
RACES = 10


class TooMany(Exception):
    """Says that a position has too many ways to compare them."""


@dataclass(frozen=True)
class Outcome:
    """What step 4 leaves a player with: amounts, of which more is better, and dice, which must be alike."""

    amounts: tuple[int, ...]
    dice: tuple[int, ...]

    def is_as_good_as(self, other: Outcome) -> bool:
        """Tell whether this is at least as good in every respect."""
        return self.dice == other.dice and all(
            a >= b for a, b in zip(self.amounts, other.amounts, strict=True)
        )


@dataclass
class Ways:
    """Every outcome that can be reached, and the states seen on the way."""

    outcomes: set[Outcome] = field(default_factory=set)
    seen: set[bytes] = field(default_factory=set)

    def is_new(self, s: State) -> bool:
        """Tell whether a state was not looked at yet."""
        key = pack(s)
        if key in self.seen:
            return False
        self.seen.add(key)
        if len(self.seen) > MOST_STATES:
            raise TooMany
        return True


def outcome_of(s: State) -> Outcome:
    p = s.seats[SEAT]
    dice = [*p.draw, *p.roll, *p.discard]
    for pair, count in enumerate(p.active):
        dice[2 * len(KINDS) + PAIR_KIND[pair]] += count
    owed = p.unpaid * CARD_CREDITS[s.cards[WHITE - COLOURS_FROM]]
    price = RULES["symbols_with_price"](s, SEAT) if p.gained_credit else 0
    amounts = (p.coins, p.feet, p.water, p.credit, p.credit + owed, p.fans, p.tokens, p.free_gray, -price)
    return Outcome(amounts, tuple(dice))


# --- as the table does it ----------------------------------------------------------------------------------


def bits(answers: int) -> list[int]:
    return [bit for bit in range(answers.bit_length()) if answers >> bit & 1]


def reached(s: State, luck: Chance, ways: Ways) -> bool:
    """Follow the table through step 4; tell whether it asked anything."""
    asked = False
    open_states = [copy_of(s)]
    while open_states:
        s = open_states.pop()
        while not RULES["is_done"](s, SEAT):
            RULES["prepare"](s, SEAT, luck)
            answers = RULES["choices"](s, SEAT)
            if len(bits(answers)) > 1:
                asked = True
                if ways.is_new(s):
                    for answer in bits(answers):
                        open_states.append(copy_of(s))
                        RULES["take_answer"](open_states[-1], SEAT, answer, luck)
                break
            RULES["take_answer"](s, SEAT, RULES["only_one"](answers), luck)
        else:
            ways.outcomes.add(outcome_of(s))
    return asked


# --- by the rules alone: any symbol at any time ------------------------------------------------------------


def collect_numbers(s: State) -> None:
    p = s.seats[SEAT]
    for i in range(NUMBER_COUNT):
        pair = NUMBER_PAIR[i]
        p.coins += (p.active[pair] - p.used[pair]) * PAIR_COINS[pair]
        p.feet += (p.active[pair] - p.used[pair]) * PAIR_FEET[pair]
        p.used[pair] = p.active[pair]


def uses(s: State, luck: Chance) -> Iterator[State]:
    """Yield the state after each use of a symbol that lies there."""
    p = s.seats[SEAT]
    for symbol, pair in enumerate(SYMBOL_PAIR):
        card = s.cards[SYMBOL_COLOUR[symbol]]
        unused = p.active[pair] - p.used[pair]
        if unused > 0 and RUN_MODE[card][SYMBOL_POWER[symbol]] != NO_RUN:
            after = copy_of(s)
            RULES["use_symbol"](after, SEAT, symbol, luck)
            yield after
        elif USED_TOGETHER[card] and unused >= GROUP[card] and any(s.supply):
            after = copy_of(s)
            RULES["use_white_together"](after, SEAT, luck)
            yield after
    if RULES["can_take_first_credit"](s, SEAT):
        after = copy_of(s)
        RULES["use_first_credit"](after, SEAT, luck)
        yield after


def lose_what_must_be_lost(s: State, luck: Chance) -> None:
    p = s.seats[SEAT]
    for symbol, pair in enumerate(SYMBOL_PAIR):
        if RUN_MODE[s.cards[SYMBOL_COLOUR[symbol]]][SYMBOL_POWER[symbol]] in (LATE, LAST):
            while p.active[pair] > p.used[pair]:
                RULES["lose_active"](s, SEAT, pair, luck)


def every_order(s: State, luck: Chance) -> set[Outcome]:
    """Try every order, and to stop at every point."""
    ways = Ways()
    open_states = [copy_of(s)]
    while open_states:
        s = open_states.pop()
        p = s.seats[SEAT]
        if p.question != NOTHING or RULES["has_fresh"](s, SEAT):
            answers = bits(RULES["choices"](s, SEAT))
            if not answers:
                RULES["proceed"](s, SEAT, luck)
                open_states.append(s)
            for answer in answers:
                open_states.append(copy_of(s))
                RULES["take_answer"](open_states[-1], SEAT, answer, luck)
            continue
        collect_numbers(s)
        if not ways.is_new(s):
            continue
        open_states += uses(s, luck)
        lose_what_must_be_lost(s, luck)
        ways.outcomes.add(outcome_of(s))
    return ways.outcomes


# --- positions ---------------------------------------------------------------------------------------------


def some_position(luck: Random) -> State:
    """Return a table at the end of step 4, with a few symbols to use and all that they may look at."""
    race = luck.randrange(RACES + 1)
    options = checked_options(SPEC, {"players": 2, "race": race, **SPEC.settings.simulated})
    s: State = SPEC.records.state()
    RULES["setup"](s, options, seeded(luck.randrange(1 << 30)))
    if luck.random() < 0.5:
        for colour, cards in enumerate(COLOUR_CARDS):
            s.cards[colour] = luck.choice(cards[: COLOUR_SIZE[colour]])
    s.step, s.turn, s.first, s.first_place = TOTALS, SEAT, SEAT, ASIDE
    other = s.seats[1 - SEAT]
    other.stage = IDLE
    p = s.seats[SEAT]
    p.stage, p.thrown = USE_ABILITIES, 1
    for kind in range(len(KINDS)):
        p.draw[kind] = 0
    for _ in range(luck.randint(1, MOST_SYMBOLS)):
        p.active[SYMBOL_PAIR[luck.randrange(len(SYMBOL_NAMES))]] += 1
    for _ in range(luck.randrange(4)):
        kind = luck.randrange(len(KINDS))
        p.active[luck.choice(FACE_PAIR[kind])] += 1
    for zone in (p.draw, p.roll, p.discard):
        for _ in range(luck.randrange(2)):
            zone[luck.randrange(len(KINDS))] += 1
    is_bare = luck.random() < 0.3
    for kind in range(len(KINDS)):
        s.supply[kind] = 0 if is_bare else luck.choice((0, 0, 1, 3))
    if luck.random() < 0.2:
        s.first_place, s.first_face = IN_ACTIVE, FIRST_CREDIT
    p.fans = luck.randrange(14)
    p.tokens = 0
    p.lost_die = int(luck.random() < 0.2)
    p.gained_credit = int(luck.random() < 0.2)
    return s


def throws_dice(s: State) -> bool:
    """Tell whether dice may be thrown: chance has no order, and the player is always asked."""
    p = s.seats[SEAT]
    return any(
        THROWS_IN_RUN[s.cards[SYMBOL_COLOUR[symbol]]] and p.active[pair]
        for symbol, pair in enumerate(SYMBOL_PAIR)
    )


@dataclass
class Counts:
    """What a search has looked at."""

    positions: int = 0
    asked: int = 0
    orders: int = 0
    passed_over: int = 0


def faults(seed: int, wanted: int, counts: Counts) -> list[str]:
    """Return positions in which the table does worse by itself, or keeps something out of reach."""
    found = []
    random = Random(seed)
    while counts.positions < wanted:
        s = some_position(random)
        if throws_dice(s):
            continue
        luck = seeded(1)
        ways = Ways()
        try:
            asked = reached(s, luck, ways)
            orders = every_order(s, luck)
        except TooMany:
            orders = set()
        # What is thrown on the way would have to be the same in every order.
        if not orders or pack(luck) != pack(seeded(1)):
            counts.passed_over += 1
            continue
        counts.positions += 1
        counts.asked += asked
        counts.orders += len(orders)
        for order in orders:
            if not any(mine.is_as_good_as(order) for mine in ways.outcomes):
                found.append(told(s, order, ways.outcomes, asked))
                break
    return found


def told(s: State, order: Outcome, mine: set[Outcome], asked: bool) -> str:
    p = s.seats[SEAT]
    active = {
        name: p.active[pair] for name, pair in zip(SYMBOL_NAMES, SYMBOL_PAIR, strict=True) if p.active[pair]
    }
    deck = [CARDS[card] for card in s.cards]
    best = [each.amounts for each in mine if each.dice == order.dice]
    return f"{active} of {deck}, {p.fans} fans, supply {s.supply}, {asked=}: {order} is not in {best[:3]}"


def main() -> None:
    """Look at as many positions as the command says."""
    counts = Counts()
    found = faults(1, int(sys.argv[1]), counts)
    print(*found[:10], counts, f"{len(found)} faults", sep="\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
