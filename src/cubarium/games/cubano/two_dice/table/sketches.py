"""How a sketch of Cub'ano 2 dice is completed: players, cubes, bars, then reserves and heaps."""

from __future__ import annotations

from cubarium.engine.record import members
from cubarium.engine.sketch.dealing import spread
from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.rules.board import (
    EDGES,
    RIM,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    SQUARE_NAMES,
    SQUARES,
    has_bar,
    sides_missing,
)
from cubarium.games.cubano.table.bars import Wanted, fit_bars, said_edges
from cubarium.games.cubano.table.colours import part_colours
from cubarium.games.cubano.two_dice.rules.leaving import is_in_game
from cubarium.games.cubano.two_dice.state import (
    ABSENT,
    ACTIVE,
    COLOUR_NAMES,
    DEPARTURES,
    DICE,
    EXPELLED,
    FACES,
    LAST,
    LEAVING,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PENALTIES,
    SUPPLY,
    WAITING,
    State,
)

PLACES = {"colours": SQUARE_NAMES, "missing": SQUARE_NAMES}
"""The names of places in lists."""
NONE = 0
WITHOUT_COLOUR = (WAITING, ABSENT)


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Fit the players, the board and the heaps to what is said (cubano-1.2, 1.3, 2.4, 2.26)."""
    if s.players not in range(MIN_PLAYERS, MAX_PLAYERS + 1) or s.turn not in range(s.players):
        return
    if any(colour not in range(len(COLOUR_NAMES)) for colour in (*s.colours, *(p.colour for p in s.seats))):
        return
    if not known.phase:
        s.phase = _phase(s, known)
    _fit_absent(s, known)
    _fit_players(s, known, luck)
    _place_cubes(s, known, luck)
    fit_bars(s, _wanted(s, known), luck)
    _count_board(s, known)
    _count_bars(s, known, luck)
    _count_cubes(s, known, luck)


# --- players -----------------------------------------------------------------------------------------------


def _phase(s: State, known: State) -> int:
    """Return the phase that what is said of heaps and players allows (cubano-2.11, 2.12, 2.46, 2.50)."""
    said = {s.seats[p].status for p in range(s.players) if known.seats[p].status}
    if EXPELLED in said:
        return DEPARTURES
    if s.phase == PENALTIES and known.heap_bars and s.heap_bars:
        return SUPPLY
    if s.phase == DEPARTURES and (said & {*WITHOUT_COLOUR} or (known.absent and s.absent)):
        return SUPPLY if s.heap_bars or not known.heap_bars else PENALTIES
    return s.phase


def _fit_absent(s: State, known: State) -> None:
    """Let as many players be late as are said, the last ones first, or count them (cubano-2.80)."""
    for p in reversed(range(s.players)):
        player, said = s.seats[p], known.seats[p]
        lack = s.absent - _number_absent(s) if known.absent else 0
        if said.status or p == s.turn or (said.colour and player.colour):
            continue
        if lack > 0 and player.status != ABSENT:
            player.status = ABSENT
        elif player.status == ABSENT and (lack < 0 or s.phase == DEPARTURES):
            player.status = EXPELLED if s.phase == DEPARTURES else WAITING
    if not known.absent:
        s.absent = _number_absent(s)


def _number_absent(s: State) -> int:
    return sum(s.seats[p].status == ABSENT for p in range(s.players))


def _fit_players(s: State, known: State, luck: Luck) -> None:
    """Let who plays have a colour and dice, and who waits none of them."""
    seats, told = s.seats[: s.players], known.seats[: s.players]
    for player, said in zip(seats, told, strict=True):
        has_none = player.status in WITHOUT_COLOUR
        if not said.status and has_none and said.colour and player.colour:
            player.status = ACTIVE
        if not said.status and not has_none and said.colour and not player.colour:
            player.status = WAITING
        has_none = player.status in WITHOUT_COLOUR
        if not said.colour and has_none != (player.colour == NONE):
            player.colour = NONE if has_none else 1
    shown = {s.colours[q] for q in range(SQUARES) if known.colours[q]}
    if known.entered:
        shown |= {1 + i for i in members(s.entered & known.entered)}
        _fit_entries(s, known, shown)
    part_colours(seats, told, shown, FACES, luck)
    _fit_claims(s, known)
    for p, (player, said) in enumerate(zip(seats, told, strict=True)):
        if player.status not in (ACTIVE, LAST):
            player.bars = player.bars if said.bars else 0
            player.cubes = player.cubes if said.cubes else 0
        if not said.has_dice and player.status != LAST:
            player.has_dice = int(_holds_dice(s, p))
    if not known.entered:
        s.entered = sum({1 << player.colour - 1 for player in seats if player.colour})


def _fit_claims(s: State, known: State) -> None:
    """Let who is said to have a claim have a colour that was thrown, in exchange (cubano-2.36)."""
    open_seats = [p for p in range(s.players) if not known.seats[p].colour]
    claimants = [p for p in range(s.players) if known.seats[p].claims and s.seats[p].claims > 0]
    for p in claimants:
        if p in open_seats and s.seats[p].colour not in s.dice:
            others = [r for r in open_seats if r not in claimants and s.seats[r].colour in s.dice]
            if others:
                mine, theirs = s.seats[p], s.seats[others[0]]
                mine.colour, theirs.colour = theirs.colour, mine.colour


def _holds_dice(s: State, seat: int) -> bool:
    stays = is_in_game(s, seat) or s.seats[seat].status == ABSENT
    return stays and not (s.step == LEAVING and seat == s.turn)


def _fit_entries(s: State, known: State, shown: set[int]) -> None:
    """Let as many players have a colour as colours are said to have entered (cubano-2.4)."""
    said = {s.seats[p].colour for p in range(s.players) if known.seats[p].colour and s.seats[p].colour}
    lack = len(shown | said) - sum(player.colour != NONE for player in s.seats[: s.players])
    for p in range(s.players):
        player, told = s.seats[p], known.seats[p]
        if told.colour or told.status:
            continue
        if lack > 0 and player.status == WAITING:
            player.status, player.colour = ACTIVE, 1
            lack -= 1
        elif lack < 0 and player.status == ACTIVE and p != s.turn:
            player.status, player.colour = WAITING, NONE
            lack += 1


# --- cubes on the board ------------------------------------------------------------------------------------


def _place_cubes(s: State, known: State, luck: Luck) -> None:
    """Let each colour show as many squares as are said, or about as many as in the guide."""
    owned = {player.colour for player in s.seats if player.colour}
    for q in range(SQUARES):
        astray = s.colours[q] not in owned or _stays_open(s, known, q)
        if not known.colours[q] and s.colours[q] and astray:
            s.colours[q] = NONE
    numbers = _numbers_of_colours(s, known, luck)
    spare: list[int] = []
    for colour, number in sorted(numbers.items()):
        squares = [q for q in range(SQUARES) if s.colours[q] == colour]
        for q in luck.mixed(q for q in squares if not known.colours[q])[: max(0, len(squares) - number)]:
            s.colours[q] = NONE
        spare += [colour] * max(0, number - len(squares))
    _add_cubes(s, known, spare, luck)


def _numbers_of_colours(s: State, known: State, luck: Luck) -> dict[int, int]:
    """Return how many squares each colour shows; together as many as cubes are left for."""
    colours, numbers, free = [], [], []
    for p in range(s.players):
        player = s.seats[p]
        if player.colour:
            colours.append(player.colour)
            said = bool(known.seats[p].squares)
            numbers.append(player.squares if said else s.colours.count(player.colour))
            free.append(not said)
    placed = _number_placed(s, known)
    if placed is not None:
        numbers = spread(placed, numbers, free, luck)
    return dict(zip(colours, numbers, strict=True))


def _number_placed(s: State, known: State) -> int | None:
    """Return how many cubes stand on the board, where that follows from what is said."""
    if all(known.empty):
        return SQUARES - sum(s.empty)
    if known.heap_cubes and all(known.seats[p].cubes or not _may_hold(s, p) for p in range(s.players)):
        held = sum(player.cubes + DICE * player.has_dice for player in s.seats)
        return SQUARES - s.heap_cubes - held
    return None


def _may_hold(s: State, seat: int) -> bool:
    return s.seats[seat].status in (ACTIVE, LAST)


def _stays_open(s: State, known: State, square: int) -> bool:
    """Tell whether a square cannot be formed: a side of it is said to be missing."""
    if known.missing[square] and s.missing[square]:
        return True
    return any(e != RIM and has_bar(known, e) and not has_bar(s, e) for e in SQUARE_EDGES[square])


def _add_cubes(s: State, known: State, colours: list[int], luck: Luck) -> None:
    """Put cubes into free squares, into those first that miss the fewest sides."""
    free = [q for q in range(SQUARES) if not s.colours[q] and not known.colours[q]]
    free = [q for q in free if not _stays_open(s, known, q)]
    free = sorted(luck.mixed(free), key=lambda q: sides_missing(s, q))
    for q, colour in zip(free, luck.mixed(colours), strict=False):
        s.colours[q] = colour


# --- bars and counts ---------------------------------------------------------------------------------------


def _wanted(s: State, known: State) -> Wanted:
    wanted = Wanted(fixed=said_edges(known))
    for q in range(SQUARES):
        if known.missing[q]:
            wanted.missing[q] = (s.missing[q], s.missing[q])
        elif s.colours[q]:
            wanted.missing[q] = (0, 0)
        else:
            wanted.missing[q] = (0, SIDES_TO_CLOSE[q])
    held = sum(s.seats[p].bars for p in range(s.players) if known.seats[p].bars)
    said = held + (s.heap_bars if known.heap_bars else 0)
    open_seats = any(_may_hold(s, p) and not known.seats[p].bars for p in range(s.players))
    is_exact = (known.heap_bars or s.phase == PENALTIES) and not open_seats
    wanted.laid = (EDGES - said if is_exact else 0, EDGES - said)
    wanted.counts = {m: s.empty[m] for m in range(len(s.empty)) if known.empty[m]}
    wanted.counted = frozenset(q for q in range(SQUARES) if not s.colours[q])
    return wanted


def _count_board(s: State, known: State) -> None:
    missing = [sides_missing(s, q) for q in range(SQUARES)]
    for q in range(SQUARES):
        if not known.missing[q]:
            s.missing[q] = missing[q]
    for m in range(len(s.empty)):
        if not known.empty[m]:
            s.empty[m] = sum(not s.colours[q] and missing[q] == m for q in range(SQUARES))
    for p in range(s.players):
        if not known.seats[p].squares:
            colour = s.seats[p].colour
            s.seats[p].squares = s.colours.count(colour) if colour else 0


def _count_bars(s: State, known: State, luck: Luck) -> None:
    """Share the bars that are not laid among heap and reserves; later phases have none in the heap."""
    if s.phase == PENALTIES and not known.heap_bars:
        s.heap_bars = 0
    left = EDGES - s.row_bars.bit_count() - s.column_bars.bit_count()
    seats = range(s.players)
    numbers = [s.heap_bars, *(s.seats[p].bars for p in seats)]
    free = [not known.heap_bars and s.phase != PENALTIES]
    free += [_may_hold(s, p) and not known.seats[p].bars for p in seats]
    s.heap_bars, *held = spread(left, numbers, free, luck, 0)
    for p in seats:
        s.seats[p].bars = held[p]


def _count_cubes(s: State, known: State, luck: Luck) -> None:
    """Share the cubes that are not placed among heap and reserves; dice are cubes too."""
    seats = range(s.players)
    placed = sum(colour != NONE for colour in s.colours)
    left = SQUARES - placed - DICE * sum(s.seats[p].has_dice for p in seats)
    numbers = [s.heap_cubes, *(s.seats[p].cubes for p in seats)]
    free = [not known.heap_cubes, *(_may_hold(s, p) and not known.seats[p].cubes for p in seats)]
    s.heap_cubes, *held = spread(left, numbers, free, luck, 0)
    for p in seats:
        s.seats[p].cubes = held[p]
