"""The end of the game: chapter 6 of the rules."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.trex.data.values import ALL_CARDS, CARD_NUMBER
from cubarium.games.trex.events import FINAL, GAME_ENDS, LINE_EGGS, REMAINS, SHARES, WINS
from cubarium.games.trex.state import COLOUR_COUNT, State, View


def egg_points(t: State | View, seat: int) -> int:
    """Return the squares of a seat's eggs of each colour, added up (trex-6.2)."""
    points = 0
    for colour in range(COLOUR_COUNT):
        points += t.seats[seat].eggs[colour] * t.seats[seat].eggs[colour]
    return points


def numbers_left(s: State, seat: int) -> int:
    """Add up the numbers of the cards a seat has not removed (trex-6.4)."""
    cards = ALL_CARDS & ~(s.seats[seat].removed | s.removed_unseen[seat])
    total = 0
    while cards != 0:
        total += CARD_NUMBER[lowest(cards)]
        cards &= cards - 1
    return total


def beats(s: State, a: int, b: int) -> int:
    """Return 1 if seat a ranks above seat b: by points, then by the cards left (trex-6.3 to 6.5)."""
    points_a = egg_points(s, a)
    points_b = egg_points(s, b)
    if points_a != points_b:
        return 1 if points_a > points_b else 0
    return 1 if numbers_left(s, a) > numbers_left(s, b) else 0


def scores(s: State, out: list[int]) -> None:
    """Write each seat's points."""
    for p in range(s.players):
        out[p] = egg_points(s, p)


def returns(s: State, out: list[int]) -> None:
    """Write for each seat how many opponents it beats less how many beat it."""
    for p in range(s.players):
        out[p] = 0
    for p in range(s.players):
        for q in range(s.players):
            if beats(s, p, q) != 0:
                out[p] += 1
                out[q] -= 1


def tell_result(s: State, chance: Chance) -> None:
    """Write down the score sheet and who won, alone or together."""
    note(chance, GAME_ENDS, s.turn)
    points = [egg_points(s, p) for p in range(s.players)]
    for p in range(s.players):
        for colour in range(COLOUR_COUNT):
            eggs = s.seats[p].eggs[colour]
            if eggs > 0:
                note(chance, LINE_EGGS, p, colour, eggs, eggs * eggs)
        note(chance, FINAL, p, points[p])
    level = [p for p in range(s.players) if points[p] == max(points)]
    if len(level) > 1:
        for p in level:
            note(chance, REMAINS, p, numbers_left(s, p))
    most = max(numbers_left(s, p) for p in level)
    winners = [p for p in level if numbers_left(s, p) == most]
    for p in winners:
        note(chance, WINS if len(winners) == 1 else SHARES, p, points[p])
