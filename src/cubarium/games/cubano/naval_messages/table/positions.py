"""What can stand on the table: conservation laws and the conditions of a possible position."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import first_problems
from cubarium.games.cubano.naval_messages.data.schema import MOST_MESSAGES
from cubarium.games.cubano.naval_messages.rules.conservation import (
    COLOUR_LAW,
    MESSAGE_LAW,
    TURN_LAW,
    laws_broken,
)
from cubarium.games.cubano.naval_messages.rules.turn import found_by, hidden_in
from cubarium.games.cubano.naval_messages.state import (
    CHOOSING,
    HIDING,
    NO_COLOUR,
    OVER,
    PLAYERS,
    SEEKING,
    State,
)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: by the phase, who is in turn, and how many squares were named."""
    return (s.phase, s.turn, s.left_named.bit_count() + s.right_named.bit_count())


def conserved(s: State) -> list[str]:
    """List the conservation laws the state breaks."""
    told = {
        MESSAGE_LAW: f"each player hides {s.messages} messages before the search begins (cubano-5.2)",
        TURN_LAW: "the squares named do not fit turns that alternate (cubano-5.5)",
        COLOUR_LAW: "each player has a colour of the six, and not that of the other (cubano-5.9)",
    }
    broken = laws_broken(s)
    return [text for law, text in told.items() if broken & law]


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible; checks of single numbers come first, the rest builds on them."""
    return first_problems(s, _numbers_out_of_range, conserved, _unreachable)


def _numbers_out_of_range(s: State) -> Iterator[str]:
    if s.players != PLAYERS:
        yield f"{s.players} players (cubano-5.1)"
    if not 1 <= s.messages <= MOST_MESSAGES:
        yield f"{s.messages} messages (cubano-5.3)"
    for name, seat in (("turn", s.turn), ("starter", s.starter)):
        if not 0 <= seat < PLAYERS:
            yield f"{name} is seat {seat + 1} of {PLAYERS} (cubano-5.4)"
    if not CHOOSING <= s.phase <= OVER:
        yield "the phase is missing (cubano-5.2)"


def _unreachable(s: State) -> Iterator[str]:
    all_hidden = all(hidden_in(s, p).bit_count() == s.messages for p in range(PLAYERS))
    if s.phase == HIDING and all_hidden:
        yield "all messages lie, so the search has begun (cubano-5.2)"
    if s.phase == CHOOSING and (s.left_hidden or s.right_hidden):
        yield "nobody hides a message before both colours are chosen (cubano-5.9)"
    if s.phase == CHOOSING and s.colours[1 - s.starter] != NO_COLOUR:
        yield "the player who begins chooses a colour first (cubano-5.9)"
    if s.phase <= HIDING and (s.left_named or s.right_named or s.turn != s.starter):
        yield "nobody names a square before all messages lie (cubano-5.5)"
    done = [p for p in range(PLAYERS) if found_by(s, p) == s.messages]
    if s.phase == SEEKING and done:
        yield "all messages of a player are found, so the game is over (cubano-5.7)"
    if s.phase == OVER and done != [s.turn]:
        yield "the game ends when the seat in turn, and no other, has found all messages (cubano-5.7)"
