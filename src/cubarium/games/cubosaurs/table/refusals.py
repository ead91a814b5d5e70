"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubosaurs.actions import BUY, DONE, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.data.values import TILE_COST, TILE_INTERACTION
from cubarium.games.cubosaurs.rules.card_sets import same_type, type_of
from cubarium.games.cubosaurs.rules.dna import (
    DESTROY_OWN_TILE,
    DRAW_TILE,
    GIVE_TILE,
    PASS_FORBIDDEN_TILE,
    PASS_FREELY_TILE,
    QUESTION_TILE,
    SWAP_TILE,
    choices,
)
from cubarium.games.cubosaurs.state import (
    DECIDE,
    DESTROY_OWN,
    GIVE,
    GIVE_TO,
    PASS_FORBIDDEN,
    SWAP_GIVE,
    SWAP_TAKE,
    State,
)

OWN_CARD = (PASS_FORBIDDEN, DESTROY_OWN, GIVE, SWAP_GIVE)
"""Questions that a card of one's own answers."""


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if s.seats[seat].owed > 0:
        return _token_refusal(s, seat, action)
    if s.pending_depth > 0:
        return _answer_refusal(s, seat, action)
    if action == KEEP:
        return Refusal("cubosaurs-2.9", "refuse-already-kept")
    if action == DONE:
        return Refusal("cubosaurs-2.9", "refuse-decide-first")
    if action < BUY:
        return _pass_refusal(s, seat, action - PASS)
    if action < PICK:
        return _buy_refusal(s, seat, action - BUY)
    return Refusal("cubosaurs-6.4", "refuse-nothing-asked")


def _token_refusal(s: State, seat: int, action: int) -> Refusal:
    if action < SEAT:
        return Refusal("cubosaurs-5.4", "refuse-answer-first")
    chosen = action - SEAT
    if chosen >= s.players:
        return Refusal("cubosaurs-1.6", "refuse-not-playing")
    if chosen == seat:
        return Refusal("cubosaurs-5.4", "refuse-yourself")
    return Refusal("cubosaurs-5.5", "refuse-no-tokens", {"player": chosen})


def _answer_refusal(s: State, seat: int, action: int) -> Refusal:
    question = s.pending[s.pending_depth - 1].question
    if question == GIVE_TO:
        if action < SEAT:
            return Refusal("cubosaurs-6.4", "refuse-answer-first")
        if action - SEAT >= s.players:
            return Refusal("cubosaurs-1.6", "refuse-not-playing")
        return Refusal("cubosaurs-7.9", "refuse-yourself")
    rule = f"cubosaurs-7.{QUESTION_TILE[question] + 1}"
    wants_pass = question == PASS_FORBIDDEN
    base, end = (PASS, BUY) if wants_pass else (PICK, SEAT)
    if not base <= action < end:
        return Refusal("cubosaurs-6.4", "refuse-answer-first")
    card = action - base
    if choices(s, seat, question) >> card & 1:
        return Refusal(rule, "refuse-same-as-another", {"card": card})
    if wants_pass and s.seats[seat].collection >> card & 1:
        return Refusal(rule, "refuse-type-not-in-hand", {"type": type_of(card)})
    wanted = "refuse-choose-own" if question in OWN_CARD else "refuse-choose-theirs"
    return Refusal("cubosaurs-6.10" if s.hand >> card & 1 else rule, wanted, {"card": card})


def _pass_refusal(s: State, seat: int, card: int) -> Refusal:
    if s.phase != DECIDE:
        return Refusal("cubosaurs-2.9", "refuse-already-kept")
    own = s.seats[seat].collection
    if not own >> card & 1:
        return Refusal("cubosaurs-2.4", "refuse-not-in-collection", {"card": card})
    if same_type(s.hand) >> card & 1:
        return Refusal("cubosaurs-2.5", "refuse-type-in-hand", {"type": type_of(card)})
    return Refusal("cubosaurs-2.4", "refuse-same-as-another", {"card": card})


def _buy_refusal(s: State, seat: int, tile: int) -> Refusal:
    if not s.advanced:
        return Refusal("cubosaurs-5.8", "refuse-base-game")
    if s.bought:
        return Refusal("cubosaurs-6.1", "refuse-already-bought")
    if not s.market >> tile & 1:
        left_out = not s.direct_interaction and TILE_INTERACTION >> tile & 1
        rule = "cubosaurs-5.2" if left_out else "cubosaurs-6.5"
        return Refusal(rule, "refuse-not-in-market", {"tile": tile})
    cost, tokens = TILE_COST[tile], s.seats[seat].tokens
    if tokens < cost:
        return Refusal("cubosaurs-6.3", "refuse-too-dear", {"tile": tile, "cost": cost, "tokens": tokens})
    rule = f"cubosaurs-7.{tile + 1}"
    return Refusal(rule, _why_no_effect(s, seat, tile), {"tile": tile})


def _why_no_effect(s: State, seat: int, tile: int) -> str:
    """Return the sentence for a tile that could be paid and whose effect cannot happen (cubosaurs-6.4)."""
    has_own = s.seats[seat].collection != 0
    if tile in (DRAW_TILE, PASS_FREELY_TILE, PASS_FORBIDDEN_TILE) and s.phase != DECIDE:
        return "refuse-no-hand"
    if tile == DRAW_TILE:
        return "refuse-deck-empty"
    if tile == PASS_FORBIDDEN_TILE:
        return "refuse-no-twin" if has_own else "refuse-no-card-to-add"
    if tile in (DESTROY_OWN_TILE, GIVE_TILE, SWAP_TILE) and not has_own and _may_keep_first(s, seat, tile):
        return "refuse-keep-first"
    if tile in (DESTROY_OWN_TILE, GIVE_TILE, SWAP_TILE) and not has_own:
        return "refuse-own-card-needed"
    return "refuse-no-card-of-others"


def _may_keep_first(s: State, seat: int, tile: int) -> bool:
    """Tell whether the Hand, once it is kept, would give what the tile needs."""
    return s.phase == DECIDE and (tile != SWAP_TILE or choices(s, seat, SWAP_TAKE) != 0)
