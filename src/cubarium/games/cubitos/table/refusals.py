"""Why an action is not allowed: the rule that forbids it, with what a player needs to know.

The moment decides first: an action that does not answer the question of the moment is refused with that
question. Otherwise the reason is looked for where the question takes its choices from.
"""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubitos.actions import (
    BUY_DIE,
    CHOOSE_OPTION,
    CLAIM,
    CONVERT,
    DISCARD_DIE,
    DONE,
    DRAW_ALL,
    DRAW_DIE,
    EXIT,
    FINISH_LAP,
    GIVE_SEAT,
    NEAR_PLACE,
    NEXT_BOARD,
    PASS,
    PICK_ACTIVE,
    PICK_DISCARD,
    PICK_DRAW,
    PICK_ROLL,
    PUSH,
    SET_DIE,
    STEP,
    TAKE_DIE,
    TAKE_SHORTCUT,
    USE,
    USE_JET,
    WAIT,
)
from cubarium.games.cubitos.data.card import WALKS
from cubarium.games.cubitos.data.circuits import JET, SHORTCUT, START, WATER
from cubarium.games.cubitos.data.deck import DECK, card_telling
from cubarium.games.cubitos.data.values import (
    BOARD_OF,
    COINS_PER_FOOT,
    EXITS,
    FOLLOWS_PUSH,
    GROUP,
    IS_ENTRY,
    JOIN_FEET,
    LINK_COINS,
    LINK_FEET,
    NEAR_SPECIAL,
    NEIGHBOURS,
    PAIR_KIND,
    SPACE,
    SYMBOL_PAIR,
    USED_TOGETHER,
)
from cubarium.games.cubitos.rules.gains import money
from cubarium.games.cubitos.rules.movement import MOST_FEET, can_take_special
from cubarium.games.cubitos.rules.questions import first_action
from cubarium.games.cubitos.rules.roll import MOST_PUSHES, owed
from cubarium.games.cubitos.rules.run import card_of_symbol
from cubarium.games.cubitos.rules.throwing import has_fresh
from cubarium.games.cubitos.rules.zones import card_of, cost_of, unused
from cubarium.games.cubitos.state import (
    AFTER_PUSH,
    BLUE,
    BUY,
    COLOURS_FROM,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FIRST_DIE,
    FREE_THROW,
    GAIN_GRAY,
    GIVE_TO,
    LEAVE,
    LOSE_ROLL,
    MOVE,
    MOVE_OTHER,
    NOTHING,
    PAIR_THROW,
    PINCH,
    PUSH_WINDOW,
    QUESTION_NAMES,
    RED,
    STAGE_NAMES,
    SYMBOL_COUNT,
    TAKE_NEAR,
    USE_RED,
    YELLOW,
    State,
)
from cubarium.games.cubitos.table.waiting import wait_refusal

ZONES = ("draw", "roll", "discard", "active", "supply")
IN_DRAW_ZONE, IN_ROLL_ZONE, IN_DISCARD_ZONE, IN_ACTIVE_ZONE = range(4)
OF_CARD = ""
_RULES = {
    "draw": "3.1",
    "draw-all": "3.6",
    "decide": "3.12",
    "push-window": "3.13",
    "after-push": "11.8",
    "would-bust": "11.9",
    "leave": "3.14",
    "use-abilities": "4.1",
    "use-red": "4.6",
    "move": "5.1",
    STAGE_NAMES[TAKE_NEAR]: OF_CARD,
    "buy": "6.1",
    "immediate": "11.3",
    "free-throw": "9.8",
    "pinch": OF_CARD,
    "set-face": OF_CARD,
    "loan": "9.7",
    "set-loan": "9.7",
    "lose-roll": "9.1",
    "lose-any": "9.1",
    "must-lose": "9.3",
    "gain": "9.6",
    "gain-gray": OF_CARD,
    "choose": "11.14",
    "give-die": OF_CARD,
    "give-to": OF_CARD,
    "pair-throw": OF_CARD,
    "colours-throw": OF_CARD,
    "move-other": OF_CARD,
    "claim-space": "5.10",
}
"""The rule behind each question; `OF_CARD` for that of the card that asks it."""
ASKED = tuple(_RULES)
"""What a player can be asked; refusals name it by its place."""


def asked_now(s: State, seat: int) -> str:
    """Name what a player is asked."""
    p = s.seats[seat]
    if p.question != NOTHING:
        return QUESTION_NAMES[p.question]
    if has_fresh(s, seat):
        return "immediate"
    if p.stage == DRAW and p.may_draw_all:
        return "draw-all"
    return STAGE_NAMES[p.stage]


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    p = s.seats[seat]
    refused = None
    if action == DONE:
        refused = _done_refusal(s, seat)
    elif p.question != NOTHING:
        refused = _answer_refusal(s, seat, action)
    elif USE <= action < CHOOSE_OPTION and (has_fresh(s, seat) or first_action(s, seat) in (USE, PUSH)):
        refused = _use_refusal(s, seat, action - USE)
    elif not has_fresh(s, seat):
        refused = _stage_refusal(s, seat, action)
    return refused or _not_now(s, seat)


def _not_now(s: State, seat: int) -> Refusal:
    name = asked_now(s, seat)
    return Refusal(_rule(s, name), "refuse-not-now", {"asked": ASKED.index(name)})


def _rule(s: State, asked: str) -> str:
    """Return the rule behind a question."""
    return f"cubitos-{_RULES[asked]}" if _RULES[asked] != OF_CARD else DECK[_asking(s, asked)].card.rule


def _asking(s: State, asked: str) -> int:
    """Return the card in play behind a question that a card alone asks."""
    if asked == STAGE_NAMES[TAKE_NEAR]:
        return card_of(s, BLUE)
    return next(card for card in s.cards if asked in DECK[card].card.asks)


def _done_refusal(s: State, seat: int) -> Refusal | None:
    p = s.seats[seat]
    if p.question != NOTHING or has_fresh(s, seat):
        return None
    if p.stage == DRAW:
        return Refusal("cubitos-3.1", "refuse-draw-more", {"dice": owed(s, seat)})
    if p.stage == PUSH_WINDOW:
        return Refusal("cubitos-3.12", "refuse-nothing-to-throw")
    return None


def _stage_refusal(s: State, seat: int, action: int) -> Refusal | None:
    p = s.seats[seat]
    if p.stage == DRAW and action < PUSH:
        return _draw_refusal(s, seat, action)
    if p.stage == DECIDE and action == PUSH:
        if p.pushes >= MOST_PUSHES:
            return Refusal("cubitos-10.7", "refuse-pushed-enough", {"count": MOST_PUSHES})
        return Refusal("cubitos-3.12", "refuse-nothing-to-throw")
    if p.stage == DECIDE and action == PASS:
        return _by_card(card_of(s, YELLOW), "refuse-forced")
    if p.stage == DECIDE and action == WAIT:
        return wait_refusal(s, seat)
    if p.stage == LEAVE and DISCARD_DIE <= action < PICK_DRAW:
        words = {"kind": action - DISCARD_DIE, "zone": IN_ROLL_ZONE}
        return Refusal("cubitos-3.14", "refuse-not-in-zone", words)
    if p.stage == AFTER_PUSH and FOLLOWS_PUSH[card_of(s, YELLOW)] == WALKS and EXIT <= action < CLAIM:
        rule = DECK[card_of(s, YELLOW)].card.rule
        return _way_refusal(s, seat, action) or Refusal(rule, "refuse-only-steps")
    if p.stage == MOVE and EXIT <= action < CLAIM:
        return _move_refusal(s, seat, action)
    if p.stage == TAKE_NEAR and NEAR_PLACE <= action < BUY_DIE:
        cell, rule = NEAR_SPECIAL[p.cell][action - NEAR_PLACE], DECK[card_of(s, BLUE)].card.rule
        if cell < 0:
            return Refusal(rule, "refuse-no-space-near", {"count": action - NEAR_PLACE + 1})
        return Refusal(rule, "refuse-space-gives-nothing", {"cell": cell})
    if p.stage == BUY and BUY_DIE <= action < DONE:
        return _buy_refusal(s, seat, action - BUY_DIE)
    return None


def _draw_refusal(s: State, seat: int, action: int) -> Refusal | None:
    p = s.seats[seat]
    if action == DRAW_ALL:
        return Refusal("cubitos-3.6", "refuse-not-all", {"card": card_telling("draws-all").number})
    if p.may_draw_all:
        return None
    kind = action - DRAW_DIE
    if p.draw[kind] == 0:
        return Refusal("cubitos-3.1", "refuse-not-in-zone", {"kind": kind, "zone": IN_DRAW_ZONE})
    return Refusal("cubitos-3.3", "refuse-drawn-enough", {"count": p.amount})


# --- abilities ---------------------------------------------------------------------------------------------


def _use_refusal(s: State, seat: int, symbol: int) -> Refusal:
    p = s.seats[seat]
    if symbol == SYMBOL_COUNT:
        return Refusal("cubitos-1.10", "refuse-no-first-credit")
    card = card_of_symbol(s, symbol)
    pair = SYMBOL_PAIR[symbol]
    if p.stage == USE_RED and not has_fresh(s, seat):
        return Refusal("cubitos-4.6", "refuse-only-red", {"card": card_of(s, RED)})
    if p.active[pair] == 0:
        return Refusal("cubitos-11.2", "refuse-not-active", {"pair": pair})
    if has_fresh(s, seat):
        return Refusal("cubitos-11.3", "refuse-not-immediate", {"card": card})
    if unused(s, seat, pair) == 0:
        return Refusal("cubitos-11.2", "refuse-used", {"card": card})
    if USED_TOGETHER[card] and unused(s, seat, pair) < GROUP[card]:
        return _by_card(card, "refuse-too-few-cats", count=GROUP[card])
    return _by_card(card, "refuse-no-effect")


def _by_card(card: int, message: str, **words: int) -> Refusal:
    """Refuse by the rule of a card."""
    return Refusal(DECK[card].card.rule, message, {"card": card, **words})


# --- movement ----------------------------------------------------------------------------------------------


def _way_refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Explain why no way leads there, or none without a water foot."""
    cell = s.seats[seat].cell
    if action < STEP:
        if SPACE[cell] != START:
            return Refusal("cubitos-5.11", "refuse-not-on-start")
        target = EXITS[BOARD_OF[cell]][action - EXIT]
        if target < 0:
            return Refusal("cubitos-5.11", "refuse-no-exit", {"count": action - EXIT + 1})
        return Refusal("cubitos-5.5", "refuse-water") if SPACE[target] == WATER else None
    if action < FINISH_LAP:
        if SPACE[cell] == START:
            return Refusal("cubitos-5.11", "refuse-exits-only")
        target = NEIGHBOURS[cell][action - STEP]
        if target < 0:
            return Refusal("cubitos-5.2", "refuse-no-way")
        return Refusal("cubitos-5.5", "refuse-water") if SPACE[target] == WATER else None
    if action == FINISH_LAP and not IS_ENTRY[cell]:
        return Refusal("cubitos-5.11", "refuse-not-at-finish")
    return None


def _move_refusal(s: State, seat: int, action: int) -> Refusal:
    p = s.seats[seat]
    feet = p.feet + p.water
    if action < NEXT_BOARD:
        none_left = Refusal("cubitos-5.1", "refuse-no-foot")
        refused = _way_refusal(s, seat, action)
        return none_left if refused is None or (feet == 0 and refused.message == "refuse-water") else refused
    if action == NEXT_BOARD:
        if SPACE[p.cell] <= START:
            return Refusal("cubitos-10.6", "refuse-no-next-board")
        return Refusal("cubitos-10.6", "refuse-too-few-feet", {"price": JOIN_FEET, "feet": feet})
    if action == CONVERT:
        if p.feet >= MOST_FEET:
            return Refusal("cubitos-10.7", "refuse-too-many-feet")
        words = {"price": COINS_PER_FOOT, "money": money(s, seat)}
        return Refusal("cubitos-5.4", "refuse-too-little-money", words)
    return _special_move_refusal(s, seat, action)


def _special_move_refusal(s: State, seat: int, action: int) -> Refusal:
    p = s.seats[seat]
    if SPACE[p.cell] != (SHORTCUT if action == TAKE_SHORTCUT else JET):
        message = "refuse-no-shortcut" if action == TAKE_SHORTCUT else "refuse-no-jet"
        return Refusal("cubitos-5.7", message)
    if not can_take_special(s, seat):
        return Refusal("cubitos-5.7", "refuse-move-used", {"cell": p.cell})
    feet = p.feet + p.water
    if action == USE_JET:
        return Refusal("cubitos-5.9", "refuse-too-many-feet" if feet else "refuse-no-foot")
    if LINK_COINS[p.cell] > 0:
        words = {"price": LINK_COINS[p.cell], "money": money(s, seat)}
        return Refusal("cubitos-5.8", "refuse-too-little-money", words)
    return Refusal("cubitos-5.8", "refuse-too-few-feet", {"price": LINK_FEET[p.cell], "feet": feet})


# --- purchases ---------------------------------------------------------------------------------------------


def _buy_refusal(s: State, seat: int, colour: int) -> Refusal:
    p = s.seats[seat]
    kind = COLOURS_FROM + colour
    if p.bought_colours >> colour & 1:
        return Refusal("cubitos-6.1", "refuse-colour-bought", {"kind": kind})
    if s.supply[kind] == 0:
        return Refusal("cubitos-1.5", "refuse-supply-empty", {"kind": kind})
    words = {"kind": kind, "price": cost_of(s, kind), "money": money(s, seat)}
    return Refusal("cubitos-6.1", "refuse-too-dear", words)


# --- effects -----------------------------------------------------------------------------------------------


def _answer_refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Explain why an action is no answer to the question of an effect."""
    p = s.seats[seat]
    first = first_action(s, seat)
    rule = _rule(s, QUESTION_NAMES[p.question])
    if first == PICK_DRAW and PICK_DRAW <= action < TAKE_DIE:
        return _pick_refusal(s, seat, action, rule)
    if first == TAKE_DIE and TAKE_DIE <= action < SET_DIE:
        kind = action - TAKE_DIE
        if s.supply[kind] == 0:
            return Refusal("cubitos-1.5", "refuse-supply-empty", {"kind": kind})
        if p.question == GAIN_GRAY:
            return _by_card(_asking(s, QUESTION_NAMES[p.question]), "refuse-gray-only")
        return Refusal(rule, "refuse-costs-more", {"kind": kind, "price": cost_of(s, kind), "most": p.about})
    if first == SET_DIE and SET_DIE <= action < GIVE_SEAT:
        return Refusal(rule, "refuse-other-die", {"kind": p.about})
    if p.question == GIVE_TO and GIVE_SEAT <= action < EXIT:
        chosen = action - GIVE_SEAT
        if chosen >= s.players:
            return Refusal("cubitos-1.1", "refuse-not-playing")
        if chosen == seat:
            return Refusal(rule, "refuse-yourself")
        return Refusal(rule, "refuse-not-fewest", {"player": chosen})
    return None


def _pick_refusal(s: State, seat: int, action: int, rule: str) -> Refusal:
    p = s.seats[seat]
    if action >= PICK_ACTIVE:
        zone, allowed = IN_ACTIVE_ZONE, p.question not in (FREE_THROW, PINCH, LOSE_ROLL, COLOURS_THROW)
        missing = Refusal("cubitos-11.2", "refuse-not-active", {"pair": action - PICK_ACTIVE})
        kind = PAIR_KIND[action - PICK_ACTIVE]
        there = p.active[action - PICK_ACTIVE] > 0
    else:
        zone = (
            IN_DISCARD_ZONE
            if action >= PICK_DISCARD
            else IN_ROLL_ZONE
            if action >= PICK_ROLL
            else IN_DRAW_ZONE
        )
        kind = action - (PICK_DRAW, PICK_ROLL, PICK_DISCARD)[zone]
        if kind == FIRST_DIE:
            return Refusal("cubitos-1.10", "refuse-first-die")
        allowed = zone in _ZONES_OF.get(p.question, (IN_DRAW_ZONE, IN_ROLL_ZONE, IN_DISCARD_ZONE))
        missing = Refusal(rule, "refuse-not-in-zone", {"kind": kind, "zone": zone})
        there = (p.draw, p.roll, p.discard)[zone][kind] > 0
    if not allowed:
        return Refusal(rule, "refuse-other-zone", {"zone": zone})
    if there and p.question == PAIR_THROW:
        return Refusal(rule, "refuse-no-red", {"card": card_of(s, RED)})
    if there and p.question == COLOURS_THROW:
        return Refusal(rule, "refuse-colour-picked", {"kind": kind})
    return missing


_ZONES_OF = {
    FREE_THROW: (IN_DRAW_ZONE,),
    PINCH: (IN_ROLL_ZONE,),
    LOSE_ROLL: (IN_ROLL_ZONE,),
    COLOURS_THROW: (IN_DRAW_ZONE, IN_ROLL_ZONE),
    MOVE_OTHER: (),
}
"""The zones besides Active from which a question takes dice; all where it says nothing."""
