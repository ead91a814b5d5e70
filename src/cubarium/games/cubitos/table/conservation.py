"""Turns told apart, and the conservation laws in words."""

from __future__ import annotations

from cubarium.games.cubitos.data.schema import KINDS
from cubarium.games.cubitos.data.values import DICE_COUNT
from cubarium.games.cubitos.rules.conservation import (
    BELOW_ZERO,
    FRESH_TOO_MANY,
    LOANS_MISPLACED,
    USED_TOO_MANY,
    dice_of_kind,
    player_laws_broken,
)
from cubarium.games.cubitos.state import KIND_COUNT, State


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: taking back is free only within one turn."""
    return (s.round_number, s.step, s.turn)


def conserved(s: State) -> list[str]:
    """Say in words which laws a state breaks and how."""
    told = []
    for kind in range(KIND_COUNT):
        found = dice_of_kind(s, kind)
        if found != DICE_COUNT[kind]:
            told.append(f"{found} {KINDS[kind]} dice instead of {DICE_COUNT[kind]}")
    for seat in range(s.players):
        broken = player_laws_broken(s, seat)
        if broken & BELOW_ZERO:
            told.append(f"seat {seat} has less than nothing of something")
        if broken & USED_TOO_MANY:
            told.append(f"seat {seat} has used more dice than are active")
        if broken & FRESH_TOO_MANY:
            told.append(f"seat {seat} has more Immediate symbols waiting than active ones")
        if broken & LOANS_MISPLACED:
            told.append(f"seat {seat} has a die on loan where there is none")
    if any(s.supply[kind] < 0 for kind in range(KIND_COUNT)):
        told.append("the supply has less than nothing of something")
    return told
