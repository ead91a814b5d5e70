# ruff: noqa: RUF001 - the texts must have the true apostrophe
"""The words of the naval battle of messages, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubano.naval_messages import events as e
from cubarium.games.cubano.naval_messages.table.words import WORDS

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
NAMES = ("Ada", "Odile")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language).startswith("Cub’ano")
    assert WORDS.rule_title("cubano-1.1", language)
    for order in ("first", "second"):
        assert WORDS.component("order", order, language) != order


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (
            Note(e.FINDS, 0, 4, 0),
            0,
            "You name e1 and find a message. It was the last one.",
            "Vous désignez e1 et trouvez un message. C’était le dernier.",
        ),
        (
            Note(e.CHOOSES, 0, 6),
            0,
            "You choose blue for your half.",
            "Vous choisissez la couleur bleu pour votre moitié.",
        ),
        (Note(e.CHOOSES, 0, 5), 1, "Ada chooses green.", "Ada choisit la couleur vert."),
        (Note(e.MISSES, 0, 4), 1, "Ada names your e1: nothing there.", "Ada désigne e1 chez vous_: rien."),
        (
            Note(e.BEGINS, 1, 1),
            None,
            "Each player hides 1 message. Odile will name the first square.",
            "Chaque camp cache 1 message. Odile désignera la première case.",
        ),
        (
            Note(e.WINS, 0, 5),
            1,
            "Ada wins: all your messages are found.",
            "Ada gagne_: tous vos messages sont trouvés.",
        ),
        (Note(e.LINE_FOUND, 0, 1, 1), None, "1 message found", "1 message trouvé"),
    ],
)
def test_messages_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french.replace("_", "\u202f")


def test_the_usual_number_of_messages_comes_from_the_pack() -> None:
    words = WORDS.with_values({**WORDS.values, "MESSAGES": 7})
    assert words.variant_help("usual", "en") == "7° messages each."
    assert WORDS.variant_help("usual", "en") == "5° messages each."


@pytest.mark.parametrize(("language", "document"), [("en", "cubano.md"), ("fr", "cubano.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubano")
    titles = {rule: title for rule, title in rules.items() if rule.startswith("cubano-5.")}
    assert len(titles) == 9
    assert {rule: WORDS.rule_title(rule, language) for rule in titles} == titles
