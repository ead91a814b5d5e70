"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.games.cubano.rules.board import EDGES, SQUARE_NAMES, SQUARES, sides_missing
from cubarium.games.cubano.rules.suites import squares_shown
from cubarium.games.cubano.two_dice.rules.claims import claimants, first_claimant, something_to_claim
from cubarium.games.cubano.two_dice.rules.leaving import (
    can_exit,
    is_capot,
    is_in_game,
    is_insolvent,
    next_in_game,
    players_left,
)
from cubarium.games.cubano.two_dice.rules.operations import operations, own_dice, second_units
from cubarium.games.cubano.two_dice.rules.placing import can_place, room
from cubarium.games.cubano.two_dice.rules.room import room_to_leave
from cubarium.games.cubano.two_dice.rules.voting import is_decided, voters
from cubarium.games.cubano.two_dice.state import (
    ABSENT,
    ACTIVE,
    ANNOUNCING,
    BY_VOTE,
    CALLS_OPEN,
    CLAIMING,
    COLOUR_NAMES,
    DEPARTURES,
    DICE,
    DRAWING,
    EXPELLED,
    HEARING,
    LAST,
    LAST_DICE,
    LEAVING,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    ONE_BAR,
    OPERATING,
    OUT,
    OVER,
    PENALTIES,
    PLACING,
    SHARING,
    STEP_NAMES,
    SUPPLY,
    THROWING,
    VOTING,
    WAITING,
    State,
)

CLAIMS_STAND = (ANNOUNCING, HEARING, CLAIMING, OPERATING, CALLS_OPEN)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: by who is in turn and what was thrown."""
    return (s.turn, *s.dice)


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks: 112 bars, 64 cubes, and the counts of the board."""
    return [*_bars_lost(s), *_cubes_lost(s), *_board_wrong(s)]


def _bars_lost(s: State) -> Iterator[str]:
    laid = s.row_bars.bit_count() + s.column_bars.bit_count()
    held = sum(player.bars for player in s.seats)
    if laid + s.heap_bars + held != EDGES:
        yield f"{laid} bars laid, {s.heap_bars} in the heap and {held} held are not {EDGES} (cubano-1.2)"
    if s.heap_bars < 0 or any(player.bars < 0 for player in s.seats):
        yield "nobody can have fewer than 0 bars (cubano-1.2)"


def _cubes_lost(s: State) -> Iterator[str]:
    placed = sum(colour != 0 for colour in s.colours)
    held = sum(player.cubes + DICE * player.has_dice for player in s.seats)
    if placed + s.heap_cubes + held != SQUARES:
        yield f"{placed} cubes placed, {s.heap_cubes} in the heap, {held} held are not {SQUARES} (cubano-1.3)"
    if s.heap_cubes < 0 or any(player.cubes < 0 for player in s.seats):
        yield "nobody can have fewer than 0 cubes (cubano-1.3)"


def _board_wrong(s: State) -> Iterator[str]:
    missing = [sides_missing(s, square) for square in range(SQUARES)]
    for square in range(SQUARES):
        if s.missing[square] != missing[square]:
            told = f"{missing[square]} sides, not {s.missing[square]}"
            yield f"{SQUARE_NAMES[square]} misses {told} (cubano-1.6)"
        elif s.colours[square] and missing[square]:
            yield f"the cube in {SQUARE_NAMES[square]} stands in no formed square (cubano-2.26)"
    counts = [sum(not s.colours[q] and missing[q] == m for q in range(SQUARES)) for m in range(len(s.empty))]
    if s.empty != counts:
        yield f"the squares without a cube by missing sides are {counts}, not {s.empty} (cubano-1.6)"
    for p, player in enumerate(s.seats):
        shown = squares_shown(s, player.colour) if player.colour else 0
        if player.squares != shown:
            yield f"seat {p + 1} has {shown} squares, not {player.squares} (cubano-1.8)"


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(
        s,
        _numbers_out_of_range,
        conserved,
        lambda s: [*_players_wrong(s), *_heaps_wrong(s), *_claims_wrong(s), *_vote_wrong(s)],
        _step_wrong,
    )


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if not MIN_PLAYERS <= s.players <= MAX_PLAYERS:
        yield f"{s.players} players (cubano-2.1)"
        return
    switches = ("rigorous_sixth", "attentive", "priority_reversed")
    for name in switches:
        if getattr(s, name) not in (0, 1):
            yield f"{name} is {getattr(s, name)}, not 0 or 1"
    for name in ("exit_door", "stop_on_capot"):
        if not 0 <= getattr(s, name) <= BY_VOTE:
            yield f"{name} is {getattr(s, name)}, not 0, 1 or 2 (cubano-2.68)"
    for name in ("let_pass", "proposed", "ayes", "noes"):
        if not 0 <= getattr(s, name) < 1 << s.players:
            yield f"{name} names seats that are not there (cubano-2.1)"
    if not SUPPLY <= s.phase <= DEPARTURES:
        yield f"phase {s.phase} (cubano-2.10)"
    if not 0 <= s.step < len(STEP_NAMES) or not 0 <= s.resume < len(STEP_NAMES):
        yield "the step is missing (cubano-2.3)"
    if not 0 <= s.turn < s.players:
        yield f"turn is seat {s.turn + 1} of {s.players} (cubano-2.1)"
    if not NOBODY <= s.claimant < s.players:
        yield f"claimant is seat {s.claimant + 1} of {s.players} (cubano-2.1)"
    if any(not 0 <= x < len(COLOUR_NAMES) for x in (*s.colours, *s.dice, *(p.colour for p in s.seats))):
        yield "a colour is missing (cubano-1.4)"
    for p, player in enumerate(s.seats):
        if not WAITING <= player.status <= ABSENT or player.has_dice not in (0, 1):
            yield f"seat {p + 1} has no status or no number of dice (cubano-2.2)"
        if p >= s.players and any(player._flat()):  # type: ignore[attr-defined]
            yield f"seat {p + 1} is empty and has something (cubano-2.1)"
    if min(s.drawn_bars, s.drawn_cubes, s.placed) < 0:
        yield "less than nothing was drawn or placed (cubano-2.14)"


def _players_wrong(s: State) -> Iterator[str]:
    owned = [player.colour for player in s.seats if player.colour]
    if len(set(owned)) != len(owned):
        yield "two players have one colour (cubano-2.4)"
    if s.entered != sum(1 << colour - 1 for colour in set(owned)):
        yield "the colours that entered are those of the players (cubano-2.4)"
    if not {colour for colour in s.colours if colour} <= set(owned):
        yield "a cube shows a colour nobody has had (cubano-2.26)"
    for p, player in enumerate(s.seats[: s.players]):
        has_none = player.status in (WAITING, ABSENT)
        if (has_none and player.colour) or (player.status == ACTIVE and not player.colour):
            yield f"seat {p + 1} waits with a colour or plays without one (cubano-2.4)"
        if player.status in (WAITING, EXPELLED, OUT, ABSENT) and (player.bars or player.cubes):
            yield f"seat {p + 1} has a reserve and is not playing (cubano-2.6)"
        has_dice = _stays(s, p) and not (s.step == LEAVING and p == s.turn)
        if player.status != LAST and player.has_dice != has_dice:
            yield f"seat {p + 1} has dice only while playing (cubano-2.2)"
    if any(player.status == LAST for player in s.seats) != (s.step in (LAST_DICE, OVER) and _one_stayed(s)):
        yield "the last player is known at the end, and only then (cubano-2.57)"
    yield from _absent_wrong(s)


def _stays(s: State, seat: int) -> bool:
    return is_in_game(s, seat) or s.seats[seat].status == ABSENT


def _absent_wrong(s: State) -> Iterator[str]:
    late = sum(player.status == ABSENT for player in s.seats[: s.players])
    if s.absent != late:
        yield f"{late} players are late, not {s.absent} (cubano-2.80)"
    if late and s.phase == DEPARTURES:
        yield "nobody is late in the third phase (cubano-2.84)"
    if s.players - late < MIN_PLAYERS:
        yield f"{MIN_PLAYERS} players are there from the start (cubano-2.80)"


def _one_stayed(s: State) -> bool:
    return any(player.status in (ACTIVE, LAST) for player in s.seats) and not _stopped_by_capot(s)


def _stopped_by_capot(s: State) -> bool:
    others = any(player.squares for p, player in enumerate(s.seats) if p != s.turn)
    return s.stop_on_capot != 0 and s.step == OVER and s.seats[s.turn].status == OUT and not others


def _heaps_wrong(s: State) -> Iterator[str]:
    fresh = s.step == THROWING  # within a turn the heaps may be ahead of the phase
    if s.phase == SUPPLY and fresh and s.heap_bars == 0:
        yield "the first phase ends with the last bar (cubano-2.11)"
    if s.phase == PENALTIES and (s.heap_bars or (fresh and s.heap_cubes == 0)):
        yield "the second phase has no bars in the heap, and cubes (cubano-2.12)"
    if s.phase == DEPARTURES and any(player.status == WAITING for player in s.seats[: s.players]):
        yield "nobody waits in the third phase (cubano-2.46)"
    if s.phase != DEPARTURES and any(player.status == EXPELLED for player in s.seats):
        yield "nobody is expelled before the third phase (cubano-2.50)"
    player = s.seats[s.turn]
    if s.drawn_bars > player.bars or s.drawn_cubes > player.cubes:
        yield "what was drawn and not used is in the reserve (cubano-2.37)"
    if (s.drawn_bars or s.drawn_cubes) and s.step in (THROWING, LAST_DICE):
        yield "nothing has been drawn in this turn (cubano-2.14)"


def _claims_wrong(s: State) -> Iterator[str]:
    claims = [player.claims for player in s.seats]
    for p, player in enumerate(s.seats[: s.players]):
        thrown = sum(die == player.colour for die in s.dice)
        if not 0 <= player.claims <= thrown or (player.claims and (p == s.turn or player.status != ACTIVE)):
            yield f"seat {p + 1} has claims that the throw does not give (cubano-2.36)"
    if any(claims) and (s.phase == SUPPLY or s.step in (THROWING, LAST_DICE, OVER, VOTING)):
        yield "there are no claims now (cubano-2.36)"
    if any(claims) and not s.attentive and s.step != CLAIMING:
        yield "claims come first (cubano-2.37)"
    if any(claims) and s.step in CLAIMS_STAND and not something_to_claim(s):
        yield "there is nothing to claim (cubano-2.43)"
    stopped = s.step in (CLAIMING, HEARING)
    if stopped != (s.claimant != NOBODY) or (s.claimant != NOBODY and not claims[s.claimant]):
        yield "who is asked what to claim has a claim (cubano-2.37)"
    resumes = (ANNOUNCING, OPERATING, CALLS_OPEN) if s.attentive else (OPERATING,)
    if (stopped and s.resume not in resumes) or (not stopped and s.resume != THROWING):
        yield "a claim leads back to the turn it stopped (cubano-2.37)"
    if not s.attentive and s.step in (ANNOUNCING, HEARING):
        yield "nobody has to call at this table (cubano-2.61)"
    if s.step == HEARING and sum(map(bool, claims)) != DICE:
        yield "nobody else has a claim to answer for (cubano-2.65)"
    yield from _order_wrong(s)


def _order_wrong(s: State) -> Iterator[str]:
    """Say what is wrong with who lets whom go first."""
    waiting = claimants(s)
    if s.let_pass and (s.step != CLAIMING or waiting.bit_count() != DICE or s.let_pass & ~waiting):
        yield "only a claimant lets another one go first (cubano-2.66)"
    elif s.step == CLAIMING and s.claimant != NOBODY and waiting.bit_count() == DICE:
        first = first_claimant(s)
        due = waiting & ~(1 << first) if s.let_pass == 1 << first else 1 << first
        if 1 << s.claimant != due or s.let_pass == waiting & ~(1 << first):
            yield "claimants are served in the order of priority (cubano-2.38)"


def _vote_wrong(s: State) -> Iterator[str]:
    if (s.ayes or s.noes) and s.step != VOTING:
        yield "nobody votes now (cubano-2.68)"
    if s.proposed and (s.exit_door != BY_VOTE or s.phase != DEPARTURES):
        yield "the exit door was not to be voted on (cubano-2.68)"
    if s.step != VOTING:
        return
    if s.ayes & s.noes or (s.ayes | s.noes) & ~voters(s) or is_decided(s):
        yield "a vote is held until it is decided, each player having one (cubano-2.68)"
    if s.seats[s.turn].status == OUT:
        if s.stop_on_capot != BY_VOTE or not is_capot(s):
            yield "there is no capot to vote on (cubano-2.69)"
    elif s.exit_door != BY_VOTE or not (s.ayes & s.proposed) >> s.turn & 1:
        yield "the player to throw has proposed no vote (cubano-2.68)"


def _step_wrong(s: State) -> Iterator[str]:
    player, own = s.seats[s.turn], 0
    after_exit = s.step == VOTING and player.status == OUT
    if after_exit and players_left(s) <= (s.phase == DEPARTURES):
        yield "nobody goes on after the capot (cubano-2.69)"
    if s.step not in (LAST_DICE, OVER) and not after_exit:
        if not is_in_game(s, s.turn) or players_left(s) <= (s.phase == DEPARTURES):
            yield "somebody has to throw, or the game is over (cubano-2.56)"
            return
        if player.status == WAITING and s.step != THROWING:
            yield "who waits only throws (cubano-2.6)"
        if s.step in (THROWING, VOTING) and is_insolvent(s, s.turn):
            yield f"seat {s.turn + 1} is to be expelled before the throw (cubano-2.50)"
    if (0 in s.dice) and (s.step != THROWING or any(s.dice)):
        yield "no dice have been thrown (cubano-2.3)"
        return
    own = own_dice(s)
    claims = any(p.claims for p in s.seats)
    if s.step == OPERATING and operations(s).bit_count() < (1 if claims else 2):
        reason = "there is no operation to choose (cubano-2.15)"
        yield NoChoice(reason) if operations(s) else reason
    if s.step == ANNOUNCING and (not operations(s) or next_in_game(s) == s.turn):
        yield "there is no operation to call for (cubano-2.64)"
    if s.step == CALLS_OPEN and not claims:
        yield "no claim waits to be called (cubano-2.62)"
    if s.step in (DRAWING, SHARING) and own != DICE:
        yield "this takes an own double (cubano-2.14)"
    if s.step == DRAWING and (not second_units(s) or not (s.drawn_bars or s.drawn_cubes)):
        yield "there is nothing left to draw (cubano-2.21)"
    more = can_place(s, player.bars, player.cubes) or (s.placed > 0 and can_exit(s))
    if s.step == PLACING and (not own or not more):
        yield "there is nothing to place (cubano-2.24)"
    if s.step == SHARING and (not player.cubes or not room(s, 0, player.bars)):
        yield "there is no cube to place (cubano-2.29)"
    if s.step == ONE_BAR and (not own or not player.bars):
        yield "there is no bar to lay (cubano-2.25)"
    if s.placed and not (s.step == PLACING and own == DICE) and (s.step, s.placed) != (LAST_DICE, 1):
        yield "squares are counted within an own double only (cubano-2.28)"
    if s.step == LEAVING and (not player.cubes or not room_to_leave(s, player.cubes, player.bars)):
        yield "there is no room to leave (cubano-2.32)"
    if s.step == LAST_DICE and (player.status != LAST or s.empty[0] + s.placed <= DICE):
        yield "the last player has no squares to choose from (cubano-2.57)"
    if s.step == OVER and players_left(s) and not _stopped_by_capot(s):
        yield "the game is over and players are left (cubano-2.56)"
