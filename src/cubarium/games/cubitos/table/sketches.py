"""How a sketch of Cubitos is completed: dice go to zones and supply, counts follow what they count."""

from __future__ import annotations

from cubarium.engine.sketch.dealing import spread
from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubitos.data.circuits import FINISH
from cubarium.games.cubitos.data.schema import COLOURS, KINDS, MAX_PLAYERS
from cubarium.games.cubitos.data.values import (
    BOARD_OF,
    COLOUR_CARDS,
    DICE_COUNT,
    FAN_TOKENS,
    FIRST_PAIR,
    LAST_FAN,
    PAIR_COUNT,
    PAIR_NAMES,
    SPACE,
    START_CELL,
    SYMBOL_NAMES,
    SYMBOL_PAIR,
)
from cubarium.games.cubitos.rules.conservation import dice_owned
from cubarium.games.cubitos.rules.loans import NOWHERE, dice_at
from cubarium.games.cubitos.rules.movement import FINALE_BOARDS, GRAND_FINALE, board_of_leg
from cubarium.games.cubitos.rules.setup import FINALE_LEGS
from cubarium.games.cubitos.state import (
    DECIDE,
    IDLE,
    KIND_COUNT,
    LOAN_PLACES,
    MOST_LOANS,
    PAIR_TOTAL,
    ROLLING,
    SIMULTANEOUS,
    SYMBOL_COUNT,
    THROWN,
    WAITS,
    Player,
    State,
)
from cubarium.games.cubitos.table.positions import STAGES

PLACES = {
    **dict.fromkeys(("draw", "roll", "discard", "picked", "supply"), KINDS),
    **dict.fromkeys(("active", "used"), PAIR_NAMES),
    **dict.fromkeys(("cards", "purchased"), COLOURS),
    "fresh": SYMBOL_NAMES,
}
"""The names of places in lists."""
MIN_PLAYERS = 2


def sketched_options(value: State, known: State) -> dict[str, int]:
    """Lay out the cards and the circuit that are said; a runner's cell tells the circuit too."""
    options = {}
    for colour, name in enumerate(COLOURS):
        cards = COLOUR_CARDS[colour]
        if known.cards[colour] and value.cards[colour] in cards:
            options[name] = cards.index(value.cards[colour]) + 1
    told = zip(value.seats, known.seats, strict=True)
    cells = [c for p, k in told for c in (p.cell & k.cell, p.began & k.began) if 0 < c < len(BOARD_OF)]
    if known.course and 0 <= value.course <= GRAND_FINALE:
        options["circuit"] = value.course + 1
    elif cells and (BOARD_OF[cells[0]] not in FINALE_BOARDS or (known.legs and value.legs != FINALE_LEGS)):
        options["circuit"] = BOARD_OF[cells[0]] + 1
    if known.legs and options.get("circuit", 0) not in (0, GRAND_FINALE + 1):
        options["laps"] = value.legs
    return options


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Let all dice be somewhere, and all counts fit them (cubitos-1.2, 3.1, 8.4)."""
    if s.players not in range(MIN_PLAYERS, MAX_PLAYERS + 1) or s.course not in range(GRAND_FINALE + 1):
        return
    _fit_course(s, known)
    if not known.step:
        _fit_step(s, known)
    for seat in range(s.players):
        player, told = s.seats[seat], known.seats[seat]
        _fit_waiting(s, player, told)
        _raise_active(player, told)
        _count_fans(player, told)
        _count_purchases(player, told, luck)
        _place_runner(s, known, seat, luck)
    for kind in range(KIND_COUNT):
        _share_dice(s, known, kind, luck)
    for seat in range(s.players):
        player, told = s.seats[seat], known.seats[seat]
        for pair in range(PAIR_TOTAL):
            if not told.used[pair]:
                player.used[pair] = min(player.used[pair], player.active[pair])
        _count_symbols(player, told)
        _follow_loans(s, seat, told)


def _fit_course(s: State, known: State) -> None:
    """Run on the board of the cells that are said, unless the circuit is."""
    seats = zip(s.seats[: s.players], known.seats, strict=False)
    cells = [c for p, k in seats for c in (p.cell & k.cell, p.began & k.began) if 0 < c < len(BOARD_OF)]
    boards = {BOARD_OF[cell] for cell in cells}
    if known.course or len(boards) != 1 or boards <= {board_of_leg(s, 0), board_of_leg(s, 1)}:
        return
    s.course = boards.pop()
    if not known.legs and s.legs == FINALE_LEGS:
        s.legs = 1


def _fit_step(s: State, known: State) -> None:
    """Be in the step in which a player can stand where one is said to stand (cubitos-2.6)."""
    said = [p for p in range(s.players) if known.seats[p].stage and s.seats[p].stage != IDLE]
    if not said or s.seats[said[0]].stage in STAGES.get(s.step, ()):
        return
    fitting = [step for step, stages in STAGES.items() if s.seats[said[0]].stage in stages]
    if not fitting:
        return
    s.step = fitting[0]
    if not known.turn:
        s.turn = said[0]
    for p in range(s.players):
        fits = s.seats[p].stage in STAGES[s.step] and s.step == ROLLING
        if not known.seats[p].stage and not fits:
            s.seats[p].stage = IDLE


def _fit_waiting(s: State, player: Player, told: Player) -> None:
    """Let only those wait to see what others do who have to push or pass at once (cubitos-2.4)."""
    may_wait = (s.order, s.step, player.stage) == (SIMULTANEOUS, ROLLING, DECIDE)
    if not told.thrown and player.thrown == WAITS and not may_wait:
        player.thrown = THROWN


def _raise_active(player: Player, told: Player) -> None:
    """Let dice be active that are said to have been used or to have a symbol waiting."""
    for pair in range(PAIR_TOTAL):
        if not told.active[pair] and told.used[pair]:
            player.active[pair] = max(player.active[pair], player.used[pair])
    for symbol in range(SYMBOL_COUNT):
        pair = SYMBOL_PAIR[symbol]
        if not told.active[pair] and told.fresh[symbol]:
            player.active[pair] = max(player.active[pair], player.fresh[symbol])


def _count_fans(player: Player, told: Player) -> None:
    """Let nobody have more draw tokens than fans bring (cubitos-8.4)."""
    if not told.fans:
        fans = max(0, player.fans)
        while fans < LAST_FAN and told.tokens and player.tokens > sum(FAN_TOKENS[: fans + 1]):
            fans += 1
        player.fans = fans
    if not told.tokens and player.fans in range(LAST_FAN + 1):
        player.tokens = min(player.tokens, sum(FAN_TOKENS[: player.fans + 1]))


def _count_purchases(player: Player, told: Player, luck: Luck) -> None:
    if not told.bought:
        player.bought = player.bought_colours.bit_count()
    elif not told.bought_colours:
        colours = luck.mixed(range(len(COLOURS)))[: max(0, player.bought)]
        if player.bought_colours.bit_count() != player.bought:
            player.bought_colours = sum(1 << colour for colour in colours)


def _place_runner(s: State, known: State, seat: int, luck: Luck) -> None:
    """Put a runner on the board of its lap, where it is not said to be elsewhere (cubitos-5.12, 5.13)."""
    player, told = s.seats[seat], known.seats[seat]
    cells = range(len(BOARD_OF))
    if player.cell not in cells or player.began not in cells:
        return
    if not told.laps and s.course == GRAND_FINALE and BOARD_OF[player.cell] != board_of_leg(s, player.laps):
        player.laps = (
            FINALE_BOARDS.index(BOARD_OF[player.cell]) if BOARD_OF[player.cell] in FINALE_BOARDS else 0
        )
    board = board_of_leg(s, player.laps)
    if not told.cell and BOARD_OF[player.cell] != board:
        player.cell = _any_cell(board, luck)
    boards = FINALE_BOARDS if s.course == GRAND_FINALE else (s.course,)
    if not told.began and BOARD_OF[player.began] not in boards:
        player.began = player.cell if SPACE[player.cell] != FINISH else START_CELL[boards[0]]


def _any_cell(board: int, luck: Luck) -> int:
    return luck.pick([c for c in range(len(BOARD_OF)) if BOARD_OF[c] == board and SPACE[c] != FINISH])


def _share_dice(s: State, known: State, kind: int, luck: Luck) -> None:
    """Share the dice of a kind: what players do not have is in the supply."""
    zones = [(s.supply, known.supply, kind)]
    for seat in range(s.players):
        player, told = s.seats[seat], known.seats[seat]
        zones += [(getattr(player, name), getattr(told, name), kind) for name in ("draw", "discard", "roll")]
    pairs = range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind])
    active = [(s.seats[p].active, known.seats[p].active, pair) for p in range(s.players) for pair in pairs]
    for places in (zones, zones + active):
        owned = s.supply[kind] + sum(dice_owned(s, seat, kind) for seat in range(s.players))
        numbers = [holder[at] for holder, _, at in places]
        free = [not said[at] for _, said, at in places]
        total = DICE_COUNT[kind] - owned + sum(numbers)
        for (holder, _, at), number in zip(places, spread(total, numbers, free, luck, 0), strict=True):
            holder[at] = number


def _count_symbols(player: Player, told: Player) -> None:
    """Let only active dice have symbols that wait (cubitos-11.3)."""
    for symbol in range(SYMBOL_COUNT):
        if not told.fresh[symbol]:
            player.fresh[symbol] = min(player.fresh[symbol], player.active[SYMBOL_PAIR[symbol]])
    if not told.waiting:
        player.waiting = sum(player.fresh)


def _follow_loans(s: State, seat: int, told: Player) -> None:
    """Keep the dice on loan that are still where they were, in a list without gaps (cubitos-9.7)."""
    player = s.seats[seat]
    kept: list[int] = []
    for i in range(MOST_LOANS):
        place = player.loan[i]
        is_place = place in range(len(LOAN_PLACES)) and place != NOWHERE
        if is_place and (told.loan[i] or kept.count(place) < dice_at(s, seat, place)):
            kept.append(place)
    kept += [NOWHERE] * (MOST_LOANS - len(kept))
    for i in range(MOST_LOANS):
        if not told.loan[i]:
            player.loan[i] = kept[i]
