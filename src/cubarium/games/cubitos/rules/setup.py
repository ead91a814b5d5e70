"""The table before the first round: cards, circuit, dice, runners (chapter 1)."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.values import (
    COLOUR_CARDS,
    COLOUR_SIZE,
    COST,
    DARK_GRAY_DICE,
    DICE_COUNT,
    LIGHT_GRAY_DICE,
    LOSES_OR_GAINS,
    RACE_CARDS,
    RACE_CIRCUIT,
    RACE_LAPS,
    START_CELL,
)
from cubarium.games.cubitos.events import RACE_SET
from cubarium.games.cubitos.rules.movement import board_of_leg
from cubarium.games.cubitos.rules.rounds import begin_round
from cubarium.games.cubitos.rules.turn import settle
from cubarium.games.cubitos.state import (
    BLUE,
    BROWN,
    COLOUR_COUNT,
    COLOURS_FROM,
    DARK,
    GREEN,
    KIND_COUNT,
    LIGHT,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    Options,
    State,
)

NEVER_INLINED = (
    "setup",
    "lay_out",
    "chosen_card",
    "choose_cards",
    "is_advised",
    "choose_circuit",
)

CHEAP = 5
WANTED_CHEAP = 2
MOST_TRIES = 200
FINALE_LEGS = 2
GRAND_FINALE_CIRCUIT = 4


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the table for the first decision; `s` is an empty state."""
    lay_out(s, options, chance)
    settle(s, chance)


def lay_out(s: State, options: Options, chance: Chance) -> None:
    """Set the table for the first round (chapter 1)."""
    s.players = options.players
    s.order = options.order
    s.soldier_pays = options.soldier_pays
    s.round_limit = options.round_limit
    choose_cards(s, options, chance)
    choose_circuit(s, options, chance)
    for kind in range(KIND_COUNT):
        s.supply[kind] = DICE_COUNT[kind]
    s.supply[LIGHT] -= LIGHT_GRAY_DICE * s.players
    s.supply[DARK] -= DARK_GRAY_DICE * s.players
    for seat in range(s.players):
        p = s.seats[seat]
        p.draw[LIGHT] = LIGHT_GRAY_DICE
        p.draw[DARK] = DARK_GRAY_DICE
        p.cell = START_CELL[board_of_leg(s, 0)]
    s.first = draw(chance, TABLE, s.players)
    note(chance, RACE_SET, s.first, s.course, s.legs)
    begin_round(s, chance)


def chosen_card(options: Options, kind: int) -> int:
    """Return the card chosen for a colour, counted from 1; 0 if none is."""
    if kind == RED:
        return options.red
    if kind == ORANGE:
        return options.orange
    if kind == YELLOW:
        return options.yellow
    if kind == GREEN:
        return options.green
    if kind == BLUE:
        return options.blue
    if kind == PURPLE:
        return options.purple
    if kind == BROWN:
        return options.brown
    return options.white


def choose_cards(s: State, options: Options, chance: Chance) -> None:
    """Lay out a card of each colour: chosen, of the race, or drawn by the book's advice (cubitos-1.2)."""
    for _ in range(MOST_TRIES):
        for colour in range(COLOUR_COUNT):
            chosen = chosen_card(options, COLOURS_FROM + colour)
            if chosen > 0:
                s.cards[colour] = COLOUR_CARDS[colour][chosen - 1]
            elif options.race > 0:
                s.cards[colour] = RACE_CARDS[options.race - 1][colour]
            else:
                s.cards[colour] = COLOUR_CARDS[colour][draw(chance, TABLE, COLOUR_SIZE[colour])]
        if options.race > 0 or is_advised(s):
            return


def is_advised(s: State) -> bool:
    """Tell whether two cards are cheap and one loses or gains dice, as the rulebook advises (cubitos-1.2)."""
    cheap = 0
    changing = 0
    for colour in range(COLOUR_COUNT):
        if COST[s.cards[colour]] < CHEAP:
            cheap += 1
        changing += LOSES_OR_GAINS[s.cards[colour]]
    return cheap >= WANTED_CHEAP and changing > 0


def choose_circuit(s: State, options: Options, chance: Chance) -> None:
    """Take the circuit and the laps that were chosen or those of the race; a free set draws its circuit."""
    if options.circuit > 0:
        s.course = options.circuit - 1
    elif options.race > 0:
        s.course = RACE_CIRCUIT[options.race - 1]
    else:
        s.course = draw(chance, TABLE, GRAND_FINALE_CIRCUIT)
    s.legs = 1
    if s.course == GRAND_FINALE_CIRCUIT:
        s.legs = FINALE_LEGS
    elif options.laps > 0:
        s.legs = options.laps
    elif options.race > 0 and options.circuit == 0:
        s.legs = RACE_LAPS[options.race - 1]
