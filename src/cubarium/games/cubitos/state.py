"""What lies on the table in a game of Cubitos: options, state, and nothing that acts.

Everything is open, so a view is the state and who looks at it. Every player has a question of their own
(`stage`, and above it `question`): in the Roll phase all of them may be asked at once.
"""

from __future__ import annotations

from typing import get_args

from cubarium.engine.record import i8, i8s, i16, record, records
from cubarium.games.cubitos.data.card import Question
from cubarium.games.cubitos.data.schema import CARDS, CIRCUITS, COLOURS, DICE, KINDS, MAX_PLAYERS
from cubarium.games.cubitos.data.values import FIRST_FACES, PAIR_NAMES, SYMBOL_NAMES

KIND_COUNT = len(KINDS)
PAIR_TOTAL = len(PAIR_NAMES)
SYMBOL_COUNT = len(SYMBOL_NAMES)
COLOUR_COUNT = len(COLOURS)
LIGHT, DARK, RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, BROWN, WHITE, FIRST_DIE = range(11)
COLOURS_FROM = RED
"""The kind of the first ability colour."""

# In which order the Roll phase is played (cubitos-2.5).
SEQUENTIAL = 0
SIMULTANEOUS = 1
WAITING_ORDER = 2

# Steps of a round, the same for all players (cubitos-2.1).
ROLLING = 0
ABILITIES = 1
SWORDS = 2
TOTALS = 3
MOVING = 4
AFTER_MOVES = 5
BUYING = 6
CLEARING = 7
OVER = 8
STEP_NAMES = (
    "rolling",
    "abilities",
    "swords",
    "totals",
    "moving",
    "after-moves",
    "buying",
    "clearing",
    "over",
)

# Where one player stands in the step.
IDLE = 0
DRAW = 1
DECIDE = 2
PUSH_WINDOW = 3
AFTER_PUSH = 4
WOULD_BUST = 5
LEAVE = 6
USE_ABILITIES = 7
USE_RED = 8
MOVE = 9
TAKE_NEAR = 10
BUY = 11
CLEAR = 12
STAGE_NAMES = (
    "idle",
    "draw",
    "decide",
    "push-window",
    "after-push",
    "would-bust",
    "leave",
    "use-abilities",
    "use-red",
    "move",
    "take-bob",  # as logs have it
    "buy",
    "clear",
)

# Questions that effects ask, above the stage.
NOTHING = 0
FREE_THROW = 1
PINCH = 2
SET_FACE = 3
LOAN = 4
SET_LOAN = 5
LOSE_ROLL = 6
LOSE_ANY = 7
MUST_LOSE = 8
GAIN = 9
GAIN_GRAY = 10
CHOOSE = 11
GIVE_DIE = 12
GIVE_TO = 13
PAIR_THROW = 14
COLOURS_THROW = 15
MOVE_OTHER = 16
CLAIM_SPACE = 17
QUESTION_NAMES: tuple[str, ...] = ("nothing", *get_args(Question))

# Where the first-player die lies.
IN_ROLL = 0
IN_ACTIVE = 1
ASIDE = 2
PICKED = 3
PLACE_NAMES = ("roll", "active", "aside", "picked")
FIRST_CREDIT, FIRST_FOOT, FIRST_COIN, FIRST_BLANK = range(4)
NOBODY = -1

# How far the throws of the Roll phase are.
THROWN = 1
WAITS = 2

# Dice on loan, and where they may lie: see rules/loans.py.
MOST_LOANS = 10
LOAN_PLACES = (
    "nowhere",
    *(f"draw {kind}" for kind in KINDS),
    *(f"roll {die}" for die in DICE),
    *(f"discard {kind}" for kind in KINDS),
    *(f"active {pair}" for pair in PAIR_NAMES),
    *(f"picked {kind}" for kind in KINDS),
)
FIRST_PICKED_PLACE = LOAN_PLACES.index(f"picked {KINDS[0]}")


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, 2 to 4.")
    race: int = i8("The printed race, 1 to 10; 0 for a set of cards drawn by chance.")
    red: int = i8("The red card, from 1 on; 0 for the one of the race. So with every colour.")
    orange: int = i8("The orange card.")
    yellow: int = i8("The yellow card.")
    green: int = i8("The green card.")
    blue: int = i8("The blue card.")
    purple: int = i8("The purple card.")
    brown: int = i8("The brown card.")
    white: int = i8("The white card.")
    circuit: int = i8("The circuit, 1 to 4, or 5 for the Grand Finale; 0 for the one of the race.")
    laps: int = i8("Laps to run, 1 to 9; 0 for those of the race.")
    order: int = i8("The Roll phase: 0 one after the other, 1 all at once, 2 in the waiting order.")
    soldier_pays: int = i8("1 if a red card that has a price costs its user an active red die.")
    round_limit: int = i16("Rounds after which the farthest runner wins.")


@record
class Player:
    """What one player has; all of it is open."""

    draw: list[int] = i8s(KIND_COUNT, "Dice in the Draw zone, by kind.")
    roll: list[int] = i8s(KIND_COUNT, "Dice in the Roll zone, by kind.")
    discard: list[int] = i8s(KIND_COUNT, "Dice in the Discard zone, by kind.")
    active: list[int] = i8s(PAIR_TOTAL, "Dice in the Active zone, by kind and face.")
    used: list[int] = i8s(PAIR_TOTAL, "How many of these have been used.")
    loan: list[int] = i8s(MOST_LOANS, "Where each die on loan lies; it goes back from there.", LOAN_PLACES)
    picked: list[int] = i8s(KIND_COUNT, "Dice picked for the free throw that is being made up, by kind.")
    fresh: list[int] = i8s(SYMBOL_COUNT, "Immediate symbols that have just come and wait, by symbol.")
    waiting: int = i8("How many they are.")
    purchased: list[int] = i8s(COLOUR_COUNT, "Dice bought in the whole game, by colour.")
    cell: int = i16("The cell of the runner.")
    began: int = i16("The cell on which the runner began the round.")
    coins: int = i16("Coins of this round.")
    credit: int = i16("Credits, which are kept.")
    feet: int = i16("Feet of this round.")
    water: int = i16("Feet that may enter water.")
    fans: int = i8("Fans: the space on the fan track, 0 off the track.")
    tokens: int = i8("Draw tokens.")
    busts: int = i8("Busts in the whole game.")
    laps: int = i8("Laps completed; in the Grand Finale, boards.")
    amount: int = i8("The draw amount of this round.")
    stage: int = i8("Where the player stands.", STAGE_NAMES)
    question: int = i8("The question of an effect, which comes before the stage.", QUESTION_NAMES)
    about: int = i8("What the question remembers: a kind, a symbol, a pick or a greatest cost.")
    left: int = i8("How often the question will be asked again.")
    repeats: int = i8("Triggers of a Push, pairs or throws still to come.")
    pushes: int = i8("Pushes made in this Roll phase.")
    risk: int = i8("1 once a throw at risk was made in this Roll phase.")
    risky: int = i8("1 if the Push that was declared is at risk.")
    forced: int = i8("Pushes that are still forced.")
    protected: int = i8("1 if the Push that was declared cannot bust.")
    busted: int = i8("1 after a bust in this round.")
    thrown: int = i8(
        "1 once the first throw of the Roll phase was made; 2 while the player waits to see what others do."
    )
    gained_credit: int = i8("1 once a credit was gained in this round.")
    lost_die: int = i8("1 once a die was lost in this round.")
    unpaid: int = i8("Symbols whose credits wait for a lost die; they are paid if one is lost in time.")
    free_white_green: int = i8("1 if white and green dice do not count in the next Draw step.")
    free_gray: int = i8("1 if gray dice do not count in the next Draw step.")
    may_draw_all: int = i8("1 if all dice may be drawn in the next Draw step.")
    swords: int = i8("Swords when they were compared in this round.")
    moved: int = i16(
        "Special moves used in this round: bit i stands for the i-th jet pack or shortcut there is."
    )
    bought: int = i8("Dice bought in this round.")
    bought_colours: int = i16("Their colours, as a bit set.")


@record
class State:
    """The whole table."""

    seats: list[Player] = records(
        Player, MAX_PLAYERS, "The players by seat; unused seats stay empty.", "each"
    )
    supply: list[int] = i8s(KIND_COUNT, "Dice nobody owns, by kind.")
    cards: list[int] = i8s(COLOUR_COUNT, "The card of each colour.", CARDS)
    round_limit: int = i16("Rounds after which the farthest runner wins.")
    round_number: int = i16("The round being played, counted from 1.")
    players: int = i8("Number of players.")
    course: int = i8("The circuit.", CIRCUITS)
    legs: int = i8("Laps of the race; in the Grand Finale, boards.")
    order: int = i8("The order of the Roll phase.")
    soldier_pays: int = i8("1 if a red card that has a price costs its user an active red die.")
    step: int = i8("The step of the round.", STEP_NAMES)
    turn: int = i8("Whose turn it is in a step of the Run phase.", seat="one")
    first: int = i8("Who has the first-player die.", seat="one")
    first_place: int = i8("Where the first-player die lies.", PLACE_NAMES)
    first_face: int = i8("What it shows.", FIRST_FACES)
    first_used: int = i8("1 once its face was used.")
    most: int = i8("Who had the most swords in this round; -1 for nobody.", seat="one")
    tie_break: int = i8("1 in the rounds after a full tie at the Finish.")


@record
class View(State):
    """What a seat, or a spectator, knows of the table: all of it."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
