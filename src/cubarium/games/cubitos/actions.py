"""The actions of Cubitos.

A question offers actions of one stretch of this list, and `done` where it may be left (see questions.py).
"""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubitos.data.schema import COLOURS, DICE, KINDS, MAX_PLAYERS
from cubarium.games.cubitos.data.values import PAIR_NAMES, SYMBOL_NAMES

MOST_EXITS = 8
DIRECTIONS = ("left", "right", "up-left", "up-right", "down-left", "down-right")
MOST_NEAR = 10
NEAR_KIND = "bob"
"""Logs have the use of a space near the runner under this name."""

SPACE = ActionSpace(
    Kind("draw", die=KINDS),
    Kind("draw-all"),
    Kind("push"),
    Kind("pass"),
    Kind("use", face=(*SYMBOL_NAMES, "first-player-credit")),
    Kind("choose", option=("first", "second")),
    Kind("discard", die=KINDS),
    Kind("pick", zone="draw", die=KINDS),
    Kind("pick", zone="roll", die=DICE),
    Kind("pick", zone="discard", die=KINDS),
    Kind("pick", zone="active", face=PAIR_NAMES),
    Kind("take", die=KINDS),
    Kind("set", face=PAIR_NAMES),
    Kind("give", seat=range(1, MAX_PLAYERS + 1)),
    Kind("exit", way=range(1, MOST_EXITS + 1)),
    Kind("step", way=DIRECTIONS),
    Kind("finish"),
    Kind("next-board"),
    Kind("shortcut"),
    Kind("jet-pack"),
    Kind("convert"),
    Kind("claim"),
    Kind(NEAR_KIND, place=range(1, MOST_NEAR + 1)),
    Kind("buy", die=COLOURS),
    Kind("done"),
    Kind("wait"),
)
DRAW_DIE, DRAW_ALL, PUSH, PASS, USE, CHOOSE_OPTION, DISCARD_DIE = SPACE.firsts[:7]
PICK_DRAW, PICK_ROLL, PICK_DISCARD, PICK_ACTIVE, TAKE_DIE, SET_DIE, GIVE_SEAT = SPACE.firsts[7:14]
EXIT, STEP, FINISH_LAP, NEXT_BOARD, TAKE_SHORTCUT, USE_JET, CONVERT = SPACE.firsts[14:21]
CLAIM, NEAR_PLACE, BUY_DIE, DONE, WAIT = SPACE.firsts[21:]
