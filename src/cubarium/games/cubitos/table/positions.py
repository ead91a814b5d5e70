"""What can stand on the table: the conditions of a possible position.

Numbers come first, then the laws, then what fits together: each part may rely on the ones before it, so
that no rule looks beyond the end of a table. Positions need not come from a game that was played: any
dice may lie in any zone.
"""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.engine.contract import NoChoice, first_problems
from cubarium.engine.rules.bits import size
from cubarium.games.cubitos.data.card import AT_EACH_PUSH, ONCE_DIE_LOST, TWICE
from cubarium.games.cubitos.data.circuits import FINISH
from cubarium.games.cubitos.data.deck import DECK, cards_asking, cards_with, rule_with
from cubarium.games.cubitos.data.schema import CIRCUITS, COLOURS, MAX_LAPS, MAX_PLAYERS, MOST
from cubarium.games.cubitos.data.values import (
    BOARD_OF,
    FAN_TOKENS,
    IMMEDIATE,
    LAST_FAN,
    NEAR_SPECIAL,
    PURCHASES,
    SPACE,
    SPECIAL_MOVE,
    SYMBOL_COLOUR,
    SYMBOL_POWER,
)
from cubarium.games.cubitos.rules.buying import MOST_COUNTED
from cubarium.games.cubitos.rules.ending import leaders, somebody_finished
from cubarium.games.cubitos.rules.gains import MOST_MONEY, credits_cost_dice
from cubarium.games.cubitos.rules.movement import (
    FINALE_BOARDS,
    GRAND_FINALE,
    MOST_FEET,
    MOST_LAPS,
    board_of_leg,
    may_be_declined,
)
from cubarium.games.cubitos.rules.questions import choices
from cubarium.games.cubitos.rules.roll import MOST_BUSTS, MOST_PUSHES
from cubarium.games.cubitos.rules.rounds import MOST_DRAWN
from cubarium.games.cubitos.rules.run import OF_CARD
from cubarium.games.cubitos.rules.setup import FINALE_LEGS
from cubarium.games.cubitos.rules.turn import actors
from cubarium.games.cubitos.rules.zones import ANY_COST, has_first_die, picks_of_kinds
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_MOVES,
    AFTER_PUSH,
    BLUE,
    BUY,
    BUYING,
    CHOOSE,
    CLAIM_SPACE,
    CLEAR,
    CLEARING,
    COLOURS_FROM,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FIRST_BLANK,
    FREE_THROW,
    GAIN,
    GAIN_GRAY,
    GIVE_DIE,
    GIVE_TO,
    IDLE,
    IN_ACTIVE,
    KIND_COUNT,
    LEAVE,
    LOAN,
    LOSE_ANY,
    LOSE_ROLL,
    MOVE,
    MOVE_OTHER,
    MOVING,
    MUST_LOSE,
    NOBODY,
    NOTHING,
    OVER,
    PAIR_THROW,
    PICKED,
    PINCH,
    PLACE_NAMES,
    PUSH_WINDOW,
    QUESTION_NAMES,
    ROLLING,
    SET_FACE,
    SET_LOAN,
    SIMULTANEOUS,
    STAGE_NAMES,
    STEP_NAMES,
    SWORDS,
    SYMBOL_COUNT,
    TAKE_NEAR,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    WAITING_ORDER,
    WAITS,
    WHITE,
    WOULD_BUST,
    Player,
    State,
)
from cubarium.games.cubitos.table.conservation import conserved

MIN_PLAYERS = 2
MOST_ROUNDS = 10_000
MOST_LEFT = MOST
MOST_REPEATS = 100
MOST_SWORDS_SHOWN = 40

STAGES = {
    ROLLING: range(IDLE, LEAVE + 1),
    ABILITIES: (USE_ABILITIES,),
    SWORDS: (IDLE, USE_RED),
    TOTALS: (IDLE, USE_ABILITIES),
    MOVING: (IDLE, MOVE),
    AFTER_MOVES: (IDLE, TAKE_NEAR),
    BUYING: (BUY,),
    CLEARING: (CLEAR,),
}
"""The stages of the player in turn, by step; a stage of IDLE has a question above it."""
_STEP_4 = (ABILITIES, TOTALS)
_WITH_THROWS = (ROLLING, ABILITIES, SWORDS, TOTALS)
_SPACES = (MOVING, AFTER_MOVES)
_ASKED_IN = {
    FREE_THROW: _WITH_THROWS,
    PINCH: _WITH_THROWS,
    SET_FACE: _WITH_THROWS,
    LOAN: _WITH_THROWS,
    SET_LOAN: _WITH_THROWS,
    LOSE_ROLL: _WITH_THROWS,
    MUST_LOSE: _STEP_4,
    GAIN: _STEP_4,
    GAIN_GRAY: _STEP_4,
    CHOOSE: _STEP_4,
    GIVE_DIE: (SWORDS,),
    GIVE_TO: (SWORDS,),
    PAIR_THROW: (SWORDS,),
    COLOURS_THROW: _STEP_4,
    MOVE_OTHER: (ROLLING,),
}
"""In which steps cards in play ask each question."""
_ASKED_BY_SPACES = (LOSE_ANY, GAIN, CLAIM_SPACE)
_ASKED_FOR_CREDITS = {MUST_LOSE: (CLEARING,)}
"""In which steps a question is asked because credits have a price."""
_REPEATING = {
    PUSH_WINDOW: cards_with("credits", AT_EACH_PUSH),
    AFTER_PUSH: cards_with("after_push"),
    WOULD_BUST: cards_with("after_push"),
    USE_ABILITIES: cards_with("throws_in_run", TWICE),
    USE_RED: cards_asking("pair-throw"),
}
"""At which stages, and with which cards in play, something is still to come."""
_THROWS = (FREE_THROW, PAIR_THROW, COLOURS_THROW)


def _rule_number(fact: str) -> str:
    """Return the chapter and number of the rule of a card that has a fact."""
    return rule_with(fact).removeprefix("cubitos-")


UNPAID_RULE = DECK[cards_with("credits", ONCE_DIE_LOST)[0]].card.rule.removeprefix("cubitos-")


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible, each reason with its rule; empty in every game."""
    return first_problems(
        s,
        _table_out_of_range,
        lambda s: (problem for p in range(MAX_PLAYERS) for problem in _seat_out_of_range(s, p)),
        lambda s: (f"{law} (cubitos-1.1)" for law in conserved(s)),
        lambda s: (problem for p in range(s.players) for problem in _seat_out_of_place(s, p)),
        _moment_out_of_place,
    )


def _table_out_of_range(s: State) -> Iterator[str]:
    if not MIN_PLAYERS <= s.players <= MAX_PLAYERS:
        yield f"{s.players} players (cubitos-1.1)"
        return
    for colour, card in enumerate(s.cards):
        if not 0 <= card < len(DECK) or DECK[card].colour != COLOURS[colour]:
            yield f"the {COLOURS[colour]} card is missing (cubitos-1.2)"
    ranges = {
        "round_limit": (s.round_limit, 1, MOST_ROUNDS, "10.7"),
        "round_number": (s.round_number, 1, s.round_limit, "10.7"),
        "course": (s.course, 0, len(CIRCUITS) - 1, "1.2"),
        "legs": (s.legs, 1, MAX_LAPS, "1.2"),
        "order": (s.order, 0, WAITING_ORDER, "2.5"),
        "soldier_pays": (s.soldier_pays, 0, 1, _rule_number("has_price")),
        "step": (s.step, 0, len(STEP_NAMES) - 1, "2.1"),
        "turn": (s.turn, 0, s.players - 1, "2.6"),
        "first": (s.first, 0, s.players - 1, "1.7"),
        "first_place": (s.first_place, 0, len(PLACE_NAMES) - 1, "1.10"),
        "first_face": (s.first_face, 0, FIRST_BLANK, "1.10"),
        "first_used": (s.first_used, 0, 1, "1.10"),
        "most": (s.most, NOBODY, s.players - 1, "4.4"),
        "tie_break": (s.tie_break, 0, 1, "10.4"),
    }
    yield from _outside(ranges, "")
    if s.course == GRAND_FINALE and s.legs != FINALE_LEGS:
        yield f"the Grand Finale is run over {FINALE_LEGS} boards (cubitos-10.6)"


def _outside(ranges: dict[str, tuple[int, int, int, str]], whose: str) -> Iterator[str]:
    for name, (value, low, high, rule) in ranges.items():
        if not low <= value <= high:
            yield f"{name}{whose} is {value}, not {low} to {high} (cubitos-{rule})"


def _seat_out_of_range(s: State, seat: int) -> Iterator[str]:
    p = s.seats[seat]
    if seat >= s.players:
        if p != Player():
            yield f"seat {seat + 1} is empty and has something (cubitos-1.1)"
        return
    switches = ("risk", "risky", "protected", "busted", "gained_credit", "lost_die")
    later = ("free_white_green", "free_gray", "may_draw_all")
    ranges = {name: (getattr(p, name), 0, 1, "3.13") for name in switches}
    ranges |= {name: (getattr(p, name), 0, 1, "2.8") for name in later}
    ranges |= {
        "cell": (p.cell, 0, len(SPACE) - 1, "15.1"),
        "began": (p.began, 0, len(SPACE) - 1, "15.1"),
        "coins": (p.coins, 0, MOST_MONEY, "1.8"),
        "credit": (p.credit, 0, MOST_MONEY, "1.8"),
        "feet": (p.feet, 0, 2 * MOST_FEET, "5.1"),
        "water": (p.water, 0, 2 * MOST_FEET, "5.5"),
        "fans": (p.fans, 0, LAST_FAN, "8.1"),
        "busts": (p.busts, 0, MOST_BUSTS, "3.14"),
        "laps": (p.laps, 0, MOST_LAPS, "5.12"),
        "amount": (p.amount, 1, MOST_DRAWN, "3.2"),
        "stage": (p.stage, 0, len(STAGE_NAMES) - 1, "2.1"),
        "thrown": (p.thrown, 0, WAITS, "3.13"),
        "question": (p.question, 0, len(QUESTION_NAMES) - 1, "11.1"),
        "left": (p.left, 0, MOST_LEFT, "2.9"),
        "repeats": (p.repeats, 0, MOST_REPEATS, "11.14"),
        "pushes": (p.pushes, 0, MOST_PUSHES, "10.7"),
        "forced": (p.forced, 0, MOST, _rule_number("forces_push")),
        "unpaid": (p.unpaid, 0, MOST_REPEATS, UNPAID_RULE),
        "swords": (p.swords, 0, MOST_SWORDS_SHOWN, "4.3"),
        "moved": (p.moved, 0, (1 << max(SPECIAL_MOVE) + 1) - 1, "5.7"),
        "bought": (p.bought, 0, PURCHASES, "6.1"),
        "bought_colours": (p.bought_colours, 0, (1 << len(COLOURS)) - 1, "6.1"),
    }
    yield from _outside(ranges, f" of seat {seat + 1}")
    if any(not 0 <= count <= MOST_COUNTED for count in p.purchased):
        yield f"seat {seat + 1} cannot have bought so many dice (cubitos-6.1)"


# --- what one player has -----------------------------------------------------------------------------------


def _seat_out_of_place(s: State, seat: int) -> Iterator[str]:
    p, who = s.seats[seat], f"seat {seat + 1}"
    yield from _runner_out_of_place(s, seat)
    if not 0 <= p.tokens <= sum(FAN_TOKENS[: p.fans + 1]):
        yield f"{who} has {p.tokens} draw tokens, more than {p.fans} fans bring (cubitos-8.4)"
    if size(p.bought_colours) != p.bought:
        yield f"{who} has bought {p.bought} dice of other colours than it says (cubitos-6.1)"
    for symbol in range(SYMBOL_COUNT):
        if p.fresh[symbol] and not IMMEDIATE[s.cards[SYMBOL_COLOUR[symbol]]][SYMBOL_POWER[symbol]]:
            yield f"{who} has a symbol waiting that is not immediate (cubitos-11.3)"
    if p.waiting and p.stage == IDLE:
        yield f"{who} has symbols waiting and is done (cubitos-11.3)"
    if any(p.picked) and p.question not in (*_THROWS, SET_LOAN):
        yield f"{who} has dice picked and no throw to make (cubitos-9.8)"
    if s.step == ROLLING and p.stage != IDLE and (p.stage == DRAW) == bool(p.thrown):
        yield f"{who} has thrown for the first time after drawing, not before (cubitos-3.7)"
    if p.thrown == WAITS and (s.order, s.step, p.stage) != (SIMULTANEOUS, ROLLING, DECIDE):
        yield f"{who} waits to see what others do and has not to push or pass (cubitos-2.4)"
    if p.question == NOTHING and (p.about or p.left):
        yield f"{who} has the rest of a question and no question (cubitos-11.1)"
    if p.repeats and not any(card in s.cards for card in _REPEATING.get(p.stage, ())):
        yield f"{who} has something to come that nothing announced (cubitos-11.14)"
    if p.repeats and p.stage in (USE_ABILITIES, USE_RED) and not p.waiting and p.question == NOTHING:
        yield f"{who} has a throw to come, which waits for nothing (cubitos-9.10)"
    if p.stage == TAKE_NEAR and not DECK[s.cards[BLUE - COLOURS_FROM]].card.near_spaces:
        yield f"{who} has no card in play for spaces near its runner (cubitos-5.14)"
    if p.question != NOTHING:
        yield from _question_out_of_place(s, seat)


def _runner_out_of_place(s: State, seat: int) -> Iterator[str]:
    p, who = s.seats[seat], f"the runner of seat {seat + 1}"
    boards = FINALE_BOARDS if s.course == GRAND_FINALE else (s.course,)
    resting = s.course == GRAND_FINALE and BOARD_OF[p.cell] == FINALE_BOARDS[0]
    if BOARD_OF[p.cell] != board_of_leg(s, p.laps) or (SPACE[p.cell] == FINISH and not resting):
        yield f"{who} is not on its board (cubitos-5.12)"
    if BOARD_OF[p.began] not in boards or (
        SPACE[p.began] == FINISH and BOARD_OF[p.began] != FINALE_BOARDS[0]
    ):
        yield f"{who} did not begin the round on its board (cubitos-5.13)"


def _question_out_of_place(s: State, seat: int) -> Iterator[str]:
    p, name = s.seats[seat], QUESTION_NAMES[s.seats[seat].question]
    if not _may_be_asked(s, p.question):
        yield f"nothing asks seat {seat + 1} to {name} now (cubitos-11.1)"
    elif p.left == 0:
        yield f"the question {name} of seat {seat + 1} is answered (cubitos-11.1)"
    elif not _remembers(s, seat):
        yield f"the question {name} of seat {seat + 1} cannot be about {p.about} (cubitos-11.1)"


def _may_be_asked(s: State, question: int) -> bool:
    """Tell whether a card in play or a space may ask a question in this step."""
    if question in _ASKED_BY_SPACES and s.step in _SPACES:
        return True
    for declared in (DECK[card].card for card in s.cards):
        if QUESTION_NAMES[question] in declared.asks and s.step in _ASKED_IN.get(question, ()):
            return True
        if declared.credits_cost_dice and s.step in _ASKED_FOR_CREDITS.get(question, ()):
            return True
    return False


def _remembers(s: State, seat: int) -> bool:
    """Tell whether a question may be about what it says."""
    p, about = s.seats[seat], s.seats[seat].about
    if p.question in (PAIR_THROW, COLOURS_THROW):
        return about == int(any(p.picked) or has_first_die(s, seat, PICKED) != 0)
    if p.question == SET_FACE:
        return 0 <= about < KIND_COUNT and p.roll[about] > 0
    if p.question == SET_LOAN:
        return 0 <= about < KIND_COUNT and p.picked[about] > 0
    if p.question == GAIN:
        return 0 <= about <= ANY_COST
    if p.question == CHOOSE:
        return 0 <= about - COLOURS_FROM < len(COLOURS) and bool(
            DECK[s.cards[about - COLOURS_FROM]].card.offers
        )
    if p.question == GIVE_TO:
        return about >= 0 and picks_of_kinds(s, seat, (1 << KIND_COUNT) - 1) >> about & 1 == 1
    if p.question == CLAIM_SPACE:
        return _may_be_claimed(s, seat)
    if p.question == MUST_LOSE and s.step == CLEARING:
        return 0 <= about <= MOST
    return about == 0


def _may_be_claimed(s: State, seat: int) -> bool:
    """Tell whether something is claimed that may be declined: of a space, of one near it, or of a card."""
    p = s.seats[seat]
    if s.step == MOVING:
        return p.about == 0 and may_be_declined(s, seat, p.cell)
    if p.about == OF_CARD:
        is_owed = DECK[s.cards[WHITE - COLOURS_FROM]].card.credits == ONCE_DIE_LOST and p.unpaid > 0
        return is_owed and credits_cost_dice(s, seat)
    near = NEAR_SPECIAL[p.cell]
    if not DECK[s.cards[BLUE - COLOURS_FROM]].card.near_spaces or not 1 <= p.about <= len(near):
        return False
    return near[p.about - 1] >= 0 and may_be_declined(s, seat, near[p.about - 1])


# --- the moment --------------------------------------------------------------------------------------------


def _moment_out_of_place(s: State) -> Iterator[str]:
    if s.first_place == IN_ACTIVE and s.first_face == FIRST_BLANK:
        yield "the first-player die is active and shows a blank (cubitos-3.11)"
    if s.first_place == PICKED and s.seats[s.first].question != COLOURS_THROW:
        rule = DECK[cards_asking("colours-throw")[0]].card.rule
        yield f"the first-player die is picked and there is no throw to make ({rule})"
    if s.tie_break and not somebody_finished(s):
        yield "nobody has finished, so nobody can be level (cubitos-10.4)"
    if s.step == OVER:
        decided = somebody_finished(s) and size(leaders(s)) == 1
        if not decided and s.round_number < s.round_limit:
            yield "the race is over before it is decided (cubitos-10.1)"
    for seat in range(s.players):
        p = s.seats[seat]
        if s.step == ROLLING or (seat == s.turn and s.step != OVER):
            if p.stage not in STAGES[s.step]:
                stage, step = STAGE_NAMES[p.stage], STEP_NAMES[s.step]
                yield f"seat {seat + 1} cannot {stage} in the step {step} (cubitos-2.6)"
        elif p.stage != IDLE or p.question != NOTHING:
            yield f"seat {seat + 1} is asked and it is not its turn (cubitos-2.6)"
    yield from _nobody_to_ask(s)


def _nobody_to_ask(s: State) -> Iterator[str]:
    if s.step == OVER:
        return
    if s.step == ROLLING and all(p.stage == IDLE and p.question == NOTHING for p in s.seats):
        yield "nobody is left in the Roll phase (cubitos-2.2)"
        return
    for seat in range(s.players):
        if actors(s) >> seat & 1 and size(choices(s, seat)) <= 1:
            reason = f"seat {seat + 1} is asked and has no choice (cubitos-2.10)"
            yield NoChoice(reason) if choices(s, seat) else reason
