"""What the cards, the dice and the fan track of Cubitos pay and cost, house values marked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.engine.insights import HOUSE, TIMES
from cubarium.games.cubitos.state import COLOURS_FROM, KIND_COUNT
from cubarium.games.cubitos.table.odds import face_chances
from cubarium.games.cubitos.table.words import Words
from cubarium.terminal.cubitos.dice import Dice
from cubarium.terminal.talk import Talk


def values_of(cards: Sequence[int], words: Words, dice: Dice, talk: Talk) -> RenderableType:
    """Return the texts of the eight cards, the faces of all dice and the amounts of the table."""
    language = talk.language
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        table.add_column(no_wrap=True)
    for colour, card in enumerate(cards):
        effect = words.card_text(card, language)
        if power := words.card_power(card, language):
            effect += f" {words.table('power', language, text=power)}"
        name = f"{words.card(card, language)}, {words.cost(card)}"
        table.add_row(dice.chip(COLOURS_FROM + colour), Text(name, "bold"), effect)
    faces = [_faces(kind, words, dice) for kind in range(KIND_COUNT)]
    amounts = words.values
    track = " ".join(
        f"{credits}{'+' * tokens}"
        for credits, tokens in zip(amounts["FAN_CREDITS"][1:], amounts["FAN_TOKENS"][1:], strict=True)
    )
    house = HOUSE if "fans.credits" in amounts["HOUSE_VALUES"] else ""
    lines = (
        words.table("values-fans", language, track=track + house, beyond=amounts["FANS_BEYOND"]),
        words.table("values-risk", language, dice=amounts["RISK_FROM"]),
        words.table("values-foot", language, coins=amounts["COINS_PER_FOOT"]),
        words.table("values-buy", language, count=amounts["PURCHASES"]),
        talk.text("house-legend"),
    )
    return Group(table, Text("  ").join(faces), *(Text(line) for line in lines))


def _faces(kind: int, words: Words, dice: Dice) -> Text:
    """Return the hits of a die: each face with how many of the six show it."""
    sides = len(words.values["FACE_PAIR"][kind])
    faces = []
    for pair, chance in face_chances(kind, words.values).items():
        count = int(chance * sides)
        faces.append(dice.sign(pair) + (f"{TIMES}{count}" if count > 1 else ""))
    return dice.chip(kind, " " + " ".join(faces))
