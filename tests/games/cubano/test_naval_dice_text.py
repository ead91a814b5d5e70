# ruff: noqa: RUF001 - the texts must have the true apostrophe
"""The words of the naval battle of dice, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubano.naval_dice import events as e
from cubarium.games.cubano.naval_dice.table.words import WORDS

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
NAMES = ("Ada", "Odile")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language).startswith("Cub’ano")
    assert WORDS.rule_title("cubano-1.1", language)
    for order in ("first", "second"):
        assert WORDS.component("order", order, language) != order
    ships = {"en": ["Carrier", "Escort", "Submarine"], "fr": ["Porte-avions", "Escorteur", "Sous-marin"]}
    found = [WORDS.component("ship", ship, language) for ship in ("carrier", "escort", "submarine")]
    assert found == ships[language]


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (
            Note(e.PLACES, 1, 0, 0b111),
            None,
            "Odile places the carrier on a1, b1 and c1.",
            "Odile place le porte-avions en a1, b1 et c1.",
        ),
        (
            Note(e.HITS, 0, 5, 1),
            1,
            "Ada fires at b2 and hits your ship: the escort.",
            "Ada tire en b2 et touche un de vos navires_: l’escorteur.",
        ),
        (
            Note(e.SINKS, 1, 2),
            1,
            "You lose a ship: the submarine is sunk.",
            "Vous perdez un navire_: le sous-marin est coulé.",
        ),
        (
            Note(e.CHOOSES, 0, 6),
            0,
            "You choose blue for your half.",
            "Vous choisissez la couleur bleu pour votre moitié.",
        ),
        (Note(e.CHOOSES, 0, 5), 1, "Ada chooses green.", "Ada choisit la couleur vert."),
        (Note(e.REROLLS, 0, 5, 3), 0, "You throw the 5 again: 3.", "Vous relancez le 5_: 3."),
        (
            Note(e.LINE_CUBES, 0, 0, 2, 2),
            None,
            "Carrier: 2 cubes",
            "Porte-avions_: 2 cubes",
        ),
    ],
)
def test_shots_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french.replace("_", "\u202f")


@pytest.mark.parametrize(("language", "document"), [("en", "cubano.md"), ("fr", "cubano.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubano")
    titles = {rule: title for rule, title in rules.items() if rule.startswith("cubano-6.")}
    assert len(titles) == 15
    assert {rule: WORDS.rule_title(rule, language) for rule in titles} == titles
