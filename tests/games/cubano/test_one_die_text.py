# ruff: noqa: RUF001 - the texts must have the true apostrophe
"""The words of Cub'ano 1 die, in every language."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.contract import Refusal
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubano.one_die import events as e
from cubarium.games.cubano.one_die.table.words import WORDS
from cubarium.games.cubano.rules.board import EDGE_NAMES, SQUARE_NAMES
from tests.games.cubano.one_die_table import SPEC, random_game, table

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
NAMES = ("Ada", "Ben", "Odile")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_every_refusal_of_a_whole_game_can_be_said(language: str) -> None:
    said = set()
    for match in chain(random_game(5, 3), random_game(5, 3, attentive=1)):
        for seat in match.actors():
            for action in set(range(SPEC.actions.count)) - set(match.legal(seat)):
                refused = match.refusal(seat, action)
                assert refused is not None
                said.add(refused.message)
                assert WORDS.refusal(refused, match.seats, language)
                assert WORDS.rule_title(refused.rule, language)
    assert len(said) == 13


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language).startswith("Cub’ano 1 d")


def test_a_report_names_colours_in_the_language_of_the_reader() -> None:
    assert WORDS.component("colour", "green", "fr") == "vert"
    assert WORDS.component("squares", 3, "fr") == "3"


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (Note(e.THROWS, 0, 2), None, "Ada throws red.", "Ada lance le dé~: rouge."),
        (
            Note(e.FLIPS, 0, SQUARE_NAMES.index("c4"), 1),
            1,
            "Ada flips your square c4.",
            "Ada retourne votre case c4.",
        ),
        (
            Note(e.LAYS, 0, EDGE_NAMES.index("c4-d4")),
            0,
            "You lay a bar between c4 and d4.",
            "Vous posez une barrette entre c4 et d4.",
        ),
        (
            Note(e.USES_DIE, 0, 0),
            None,
            "No cube is left: Ada uses their own die.",
            "Il ne reste plus de cube~: Ada pose son dé.",
        ),
        (
            Note(e.USES_DIE, 0, 2),
            2,
            "No cube is left: Ada uses your die.",
            "Il ne reste plus de cube~: Ada prend votre dé.",
        ),
        (
            Note(e.TAKES_LAST, 1, 3),
            None,
            "Ben takes the last 3 bars and closes every square that is left.",
            "Ben prend les 3 dernières barrettes et ferme toutes les cases qui restent.",
        ),
        (
            Note(e.CALLS, 0, 1),
            1,
            "Ada says “COLOUR” to flip one of your squares.",
            "Ada dit «~COULEUR~» pour une retourne chez vous.",
        ),
        (
            Note(e.FLIP_MISSED, 0, 1),
            None,
            "A bar lies: Ada did not call in time and flips nothing.",
            "Une barrette est posée~: faute d’annonce, Ada ne retourne rien.",
        ),
        (
            Note(e.COLOUR_MISSED, 0),
            0,
            "You did not call your colour in time: no bars, and no further throw.",
            "Vous n’avez pas annoncé votre couleur à temps~: ni barrettes, ni autre lancer.",
        ),
        (
            Note(e.FINAL, 1, 0),
            None,
            "Ben has no square.",
            "Ben n’a aucune case.",
        ),
        (Note(e.LINE_LARGEST, 1, 1, 1), None, "Largest suite: 1 square", "Plus grande suite~: 1 case"),
    ],
)
def test_events_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french.replace("~", "\u202f")


def test_a_refusal_names_the_place() -> None:
    there = Refusal("cubano-3.8", "refuse-bar-there", {"edge": EDGE_NAMES.index("c4-d4")})
    assert WORDS.refusal(there, NAMES, "en") == "There is already a bar between c4 and d4."
    other = Refusal("cubano-3.7", "refuse-not-theirs", {"square": 0, "player": 1})
    assert WORDS.refusal(other, NAMES, "en") == "a1 is not one of Ben’s squares."


def test_a_prompt_says_what_to_do_or_who_is_awaited() -> None:
    match = table(squares={"a1": "red"}, turn=1).throw("brown").match
    asked = "Ben threw your colour. Flip one of the red squares, or renounce."
    assert WORDS.prompt(match.view(0), [0], NAMES, "en") == asked
    assert WORDS.prompt(match.view(1), [0], NAMES, "en") == "Ada is choosing a move."
    assert WORDS.prompt(match.view(1), [], NAMES, "en") == "The game is over: the last bar is laid."


def test_prompts_of_an_attentive_table_say_until_when() -> None:
    match = table(squares={"a1": "red"}, turn=1, attentive=1).throw("brown").match
    asked = "Ben threw your colour. Say COLOUR before a bar is laid, or renounce."
    assert WORDS.prompt(match.view(0), [0, 1], NAMES, "en") == asked
    laying = "Lay 1 bar on a free edge. Until then Ada may call."
    assert WORDS.prompt(match.view(1), [0, 1], NAMES, "en") == laying
    match = table(attentive=1).throw("brown").match
    asked = "You threw your colour. Say COLOUR before Ben throws."
    assert WORDS.prompt(match.view(0), [0, 1], NAMES, "en") == asked
    assert WORDS.prompt(match.view(1), [0, 1], NAMES, "en") == "Throw the die."


@pytest.mark.parametrize(("language", "document"), [("en", "cubano.md"), ("fr", "cubano.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubano")
    chapter = {rule: title for rule, title in rules.items() if rule.startswith("cubano-3.")}
    assert len(chapter) == 16
    assert {rule: WORDS.rule_title(rule, language) for rule in chapter} == chapter
