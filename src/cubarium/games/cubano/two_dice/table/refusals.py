"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.rules.board import has_bar
from cubarium.games.cubano.two_dice.actions import (
    AFTER_YOU,
    ARRIVE,
    BAR,
    CALL,
    CLAIM_BARS,
    CLAIM_CUBANO,
    CLAIM_CUBE,
    DRAW_BARS,
    DRAW_CUBE,
    EXIT,
    FILL,
    FLIP,
    FORM,
    LAY,
    PLACE,
    PROPOSE,
    SHARE_BARS,
    SHARE_CUBE,
    THROW,
    VOTE_NO,
    VOTE_YES,
)
from cubarium.games.cubano.two_dice.data.values import EXIT_SQUARES
from cubarium.games.cubano.two_dice.rules.arriving import is_absent
from cubarium.games.cubano.two_dice.rules.claims import claimable_bars, claimable_cubes, claimants
from cubarium.games.cubano.two_dice.rules.leaving import squares_lacking
from cubarium.games.cubano.two_dice.rules.operations import own_dice
from cubarium.games.cubano.two_dice.state import (
    ANNOUNCING,
    BY_VOTE,
    CALLS_OPEN,
    CLAIMING,
    DEPARTURES,
    DICE,
    DRAWING,
    HEARING,
    LAST_DICE,
    LEAVING,
    ONE_BAR,
    OPERATING,
    OUT,
    PLACING,
    SHARING,
    THROWING,
    VOTING,
    State,
)

_ASKED_FIRST = {
    THROWING: Refusal("cubano-2.3", "refuse-throw-first"),
    CLAIMING: Refusal("cubano-2.37", "refuse-claim-first"),
    OPERATING: Refusal("cubano-2.15", "refuse-operate-first"),
    DRAWING: Refusal("cubano-2.14", "refuse-draw-first"),
    PLACING: Refusal("cubano-2.14", "refuse-place-first"),
    SHARING: Refusal("cubano-2.29", "refuse-fill-first"),
    ONE_BAR: Refusal("cubano-2.25", "refuse-lay-first"),
    LEAVING: Refusal("cubano-2.31", "refuse-leave-first"),
    LAST_DICE: Refusal("cubano-2.57", "refuse-dice-first"),
    ANNOUNCING: Refusal("cubano-2.64", "refuse-announce-first"),
    HEARING: Refusal("cubano-2.65", "refuse-answer-first"),
}
"""By step, what is asked of the player, for actions that belong elsewhere."""


def hurries(s: State, seat: int, action: int) -> bool:
    """Tell whether a throw closes what others may call, or stops who may arrive (cubano-2.62, 2.64, 2.81)."""
    return action == THROW and (s.step in (ANNOUNCING, CALLS_OPEN) or s.absent > 0)


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if is_absent(s, seat):
        return Refusal("cubano-2.81", "refuse-arrive-first")
    if action == ARRIVE:
        return Refusal("cubano-2.81", "refuse-not-late")
    if s.step == VOTING:
        rule = "cubano-2.69" if s.seats[s.turn].status == OUT else "cubano-2.68"
        return Refusal(rule, "refuse-vote-first")
    if action in (PROPOSE, VOTE_YES, VOTE_NO):
        return _vote_refusal(s, action)
    if s.step == CLAIMING:
        return _claim_refusal(s, action)
    if action in (CALL, CLAIM_CUBE, CLAIM_BARS, CLAIM_CUBANO) or action >= FLIP:
        return _uncalled_refusal(s, seat)
    if s.step == HEARING:
        return _ASKED_FIRST[HEARING]
    if seat != s.turn:
        return _waiting_refusal(s, seat, action)
    if s.step == OPERATING and DRAW_CUBE <= action <= EXIT:
        return _operation_refusal(s, action)
    if s.step == PLACING and action == EXIT and s.placed > 0:
        return _exit_refusal(s)
    if FILL <= action < LAY and s.step in (PLACING, SHARING, LEAVING, LAST_DICE):
        return _square_refusal(s, action)
    if LAY <= action < FLIP and s.step in (ONE_BAR, LEAVING):
        return _edge_refusal(s, action - LAY)
    if action in (DRAW_CUBE, DRAW_BARS) and s.step == DRAWING:
        return _heap_refusal(action == DRAW_CUBE)
    return _ASKED_FIRST[s.step]


def _vote_refusal(s: State, action: int) -> Refusal:
    if action != PROPOSE:
        return Refusal("cubano-2.68", "refuse-no-vote")
    if s.exit_door != BY_VOTE:
        return Refusal("cubano-2.68", "refuse-no-door-vote")
    if s.phase != DEPARTURES:
        return Refusal("cubano-2.68", "refuse-door-too-early")
    if s.step == THROWING:
        return Refusal("cubano-2.68", "refuse-proposed-once")
    return Refusal("cubano-2.68", "refuse-propose-before-throw")


def _uncalled_refusal(s: State, seat: int) -> Refusal:
    if s.seats[seat].claims > 0:
        return Refusal("cubano-2.61", "refuse-call-first")
    return Refusal("cubano-2.36", "refuse-no-claim")


def _waiting_refusal(s: State, seat: int, action: int) -> Refusal:
    if s.seats[seat].claims == 0:
        return _ASKED_FIRST[THROWING]
    rule = "cubano-2.3" if action == THROW else "cubano-2.14"
    return Refusal(rule, "refuse-not-your-turn")


def _claim_refusal(s: State, action: int) -> Refusal:
    if action == CLAIM_CUBE:
        return Refusal("cubano-2.39", "refuse-no-cube-to-claim", {"player": s.turn})
    if action == CLAIM_BARS:
        return Refusal("cubano-2.39", "refuse-no-bar-to-claim", {"player": s.turn})
    if action == CLAIM_CUBANO:
        return Refusal("cubano-2.67", "refuse-no-cubano", {"player": s.turn})
    if action == AFTER_YOU:
        alone = claimants(s) == 1 << s.claimant
        return Refusal("cubano-2.66", "refuse-nobody-waits" if alone else "refuse-passed-once")
    if FLIP <= action < AFTER_YOU:
        if claimable_bars(s) or claimable_cubes(s):
            return Refusal("cubano-2.41", "refuse-reserve-first", {"player": s.turn})
        return Refusal("cubano-2.41", "refuse-not-their-square", {"square": action - FLIP, "player": s.turn})
    return _ASKED_FIRST[CLAIMING]


def _heap_refusal(cubes: bool) -> Refusal:
    return Refusal("cubano-2.21", "refuse-no-cubes-left" if cubes else "refuse-no-bars-left")


def _operation_refusal(s: State, action: int) -> Refusal:
    own, player = own_dice(s), s.seats[s.turn]
    if own == 0:
        return Refusal("cubano-2.14", "refuse-not-your-colour")
    if own < DICE and action in (SHARE_CUBE, SHARE_BARS, EXIT):
        rule = "cubano-2.31" if action == EXIT else "cubano-2.29"
        return Refusal(rule, "refuse-double-needed")
    if (action in (DRAW_CUBE, SHARE_CUBE) and not s.heap_cubes) or (
        action in (DRAW_BARS, SHARE_BARS) and not s.heap_bars
    ):
        return _heap_refusal(action in (DRAW_CUBE, SHARE_CUBE))
    if action == SHARE_BARS and not player.cubes:
        return Refusal("cubano-2.29", "refuse-no-cube")
    if action in (SHARE_CUBE, SHARE_BARS):
        return Refusal("cubano-2.29", "refuse-no-square")
    if action == BAR:
        return Refusal("cubano-2.25", "refuse-no-bar")
    if action == PLACE:
        return Refusal("cubano-2.24", "refuse-no-square")
    return _exit_refusal(s)


def _exit_refusal(s: State) -> Refusal:
    player = s.seats[s.turn]
    squares = player.squares + player.cubes + DICE
    if s.phase != DEPARTURES and squares < EXIT_SQUARES:
        return Refusal("cubano-2.33", "refuse-too-few-squares", {"squares": squares, "needed": EXIT_SQUARES})
    return Refusal("cubano-2.32", "refuse-no-room", {"cubes": player.cubes + DICE})


def _square_refusal(s: State, action: int) -> Refusal:
    player, filling = s.seats[s.turn], action < FORM
    square = action - (FILL if filling else FORM)
    if s.colours[square]:
        return Refusal("cubano-2.26", "refuse-square-taken", {"square": square})
    missing = s.missing[square]
    if s.step == LEAVING:
        return _leaving_refusal(s, filling, square)
    if not filling and s.step != PLACING:
        return _ASKED_FIRST[s.step]
    if not filling and missing == 0:
        return Refusal("cubano-2.23", "refuse-formed-already", {"square": square})
    if filling and not player.cubes:
        return Refusal("cubano-2.26", "refuse-no-cube")
    if s.step == LAST_DICE:
        return Refusal("cubano-2.57", "refuse-not-formed", {"square": square})
    words = {"square": square, "missing": missing, "bars": player.bars}
    return Refusal("cubano-2.24", "refuse-too-few-bars", words)


def _leaving_refusal(s: State, filling: bool, square: int) -> Refusal:
    if squares_lacking(s) > 0:
        if not filling and s.missing[square]:
            return Refusal("cubano-2.32", "refuse-exit-would-fail", {"square": square})
        return Refusal("cubano-2.32", "refuse-form-more", {"squares": squares_lacking(s)})
    if s.seats[s.turn].bars:
        return Refusal("cubano-2.31", "refuse-lay-all-bars", {"bars": s.seats[s.turn].bars})
    if filling:
        return Refusal("cubano-2.26", "refuse-not-formed", {"square": square})
    return _ASKED_FIRST[LEAVING]


def _edge_refusal(s: State, edge: int) -> Refusal:
    if has_bar(s, edge):
        return Refusal("cubano-2.25", "refuse-edge-taken", {"edge": edge})
    if squares_lacking(s) > 0:
        return Refusal("cubano-2.32", "refuse-form-more", {"squares": squares_lacking(s)})
    return _ASKED_FIRST[LEAVING]
