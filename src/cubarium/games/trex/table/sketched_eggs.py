"""How a sketch of T-Rex is completed: colours, and eggs with players, open and in the stacks."""

from __future__ import annotations

from cubarium.engine.sketch.dealing import spread
from cubarium.engine.sketch.luck import Luck
from cubarium.games.trex.data.schema import EGGS_A_ROUND
from cubarium.games.trex.data.values import EGG_COUNTS
from cubarium.games.trex.state import COLOUR, COLOUR_COUNT, EGG, NONE, OVER, REMOVE, State


def part_colours(s: State, known: State, luck: Luck) -> None:
    """Let the high and the low colour be two (trex-1.6)."""
    others = [c for c in range(COLOUR_COUNT) if c != s.high]
    if not known.low:
        s.low = luck.pick(others)
    elif not known.high:
        s.high = luck.pick(others)


def lay_eggs(s: State, known: State, luck: Luck) -> None:
    """Let as many eggs be won as rounds have brought; the rest lie open or in the stacks (trex-1.5, 5.2)."""
    after_eggs = s.phase in (REMOVE, COLOUR, OVER)
    for side in range(EGGS_A_ROUND):
        if not known.shown_eggs[side]:
            s.shown_eggs[side] = NONE if after_eggs else _open_egg(s, known, side, luck)
    left = [EGG_COUNTS[c] - s.shown_eggs.count(c) for c in range(COLOUR_COUNT)]
    for c in range(COLOUR_COUNT):
        if known.stack_eggs[c]:
            _win(s, known, c, left[c] - s.stack_eggs[c], luck)
        else:
            _win(s, known, c, min(left[c], _won(s, c)), luck)
    lack = EGGS_A_ROUND * (s.round_index + after_eggs) - sum(_won(s, c) for c in range(COLOUR_COUNT))
    for _ in range(abs(lack)):
        step = 1 if lack > 0 else -1
        colours = [
            c
            for c in range(COLOUR_COUNT)
            if not known.stack_eggs[c]
            and 0 <= _won(s, c) + step <= left[c]
            and _may_change(s, known, c, step)
        ]
        if not colours:
            return
        colour = luck.pick(colours)
        _win(s, known, colour, _won(s, colour) + step, luck)
    for c in range(COLOUR_COUNT):
        if not known.stack_eggs[c]:
            s.stack_eggs[c] = left[c] - _won(s, c)


def _open_egg(s: State, known: State, side: int, luck: Luck) -> int:
    """Return a colour of which an egg is left; two that differ where they are chosen from."""
    other = s.shown_eggs[1 - side]
    sure: list[int] = []
    colours: list[int] = []
    for c in luck.mixed(range(COLOUR_COUNT)):
        said = s.stack_eggs[c] if known.stack_eggs[c] else 0
        said += sum(s.seats[p].eggs[c] for p in range(s.players) if known.seats[p].eggs[c])
        is_sure = known.stack_eggs[c] and all(known.seats[p].eggs[c] for p in range(s.players))
        room = EGG_COUNTS[c] - said - (c == other and (side == 1 or known.shown_eggs[1]))
        if room > 0 and not (s.phase == EGG and c == other):
            (sure if is_sure else colours).append(c)
    usual = s.shown_eggs[side]
    if not sure and usual in colours:
        return usual
    return luck.pick(sure or colours) if sure or colours else NONE


def _won(s: State, colour: int) -> int:
    return sum(s.seats[p].eggs[colour] for p in range(s.players))


def _may_change(s: State, known: State, colour: int, step: int) -> bool:
    return any(
        not known.seats[p].eggs[colour] and s.seats[p].eggs[colour] + step >= 0 for p in range(s.players)
    )


def _win(s: State, known: State, colour: int, total: int, luck: Luck) -> None:
    """Let players have so many eggs of a colour."""
    seats = range(s.players)
    numbers = [s.seats[p].eggs[colour] for p in seats]
    shares = spread(total, numbers, [not known.seats[p].eggs[colour] for p in seats], luck)
    for p in seats:
        s.seats[p].eggs[colour] = shares[p]
