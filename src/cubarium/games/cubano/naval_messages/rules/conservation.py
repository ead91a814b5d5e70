"""Conservation laws that compiled games are checked against at every step."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.games.cubano.naval_messages.rules.turn import hidden_in, named_in
from cubarium.games.cubano.naval_messages.state import FACES, HIDING, NO_COLOUR, OVER, PLAYERS, State

MESSAGE_LAW = 1
TURN_LAW = 2
COLOUR_LAW = 4


def messages_broken(s: State) -> bool:
    """Tell whether a player has hidden too many messages, or too few once the search goes on (cubano-5.2)."""
    for p in range(PLAYERS):
        count = size(hidden_in(s, p))
        if count > s.messages or (s.phase > HIDING and count < s.messages):
            return True
    return False


def turns_broken(s: State) -> bool:
    """Tell whether the squares named do not fit turns that alternate (cubano-5.5)."""
    by_starter = size(named_in(s, 1 - s.starter))
    by_other = size(named_in(s, s.starter))
    starter_one_ahead = (s.turn == s.starter) == (s.phase == OVER)
    return by_starter - by_other != (1 if starter_one_ahead else 0)


def colours_broken(s: State) -> bool:
    """Tell whether a colour is missing after the choice, no colour, or that of both (cubano-5.9)."""
    for p in range(PLAYERS):
        if not NO_COLOUR <= s.colours[p] <= FACES or (s.phase >= HIDING and s.colours[p] == NO_COLOUR):
            return True
    return s.colours[0] != NO_COLOUR and s.colours[0] == s.colours[1]


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    if messages_broken(s):
        broken |= MESSAGE_LAW
    if turns_broken(s):
        broken |= TURN_LAW
    if colours_broken(s):
        broken |= COLOUR_LAW
    return broken
