# ruff: noqa: RUF001 - the texts must have the true apostrophe
from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubano.puzzle import events as e
from cubarium.games.cubano.puzzle.actions import BARS, PLACE, SPACE, STOP
from cubarium.games.cubano.puzzle.table.words import WORDS
from cubarium.games.cubano.rules.board import EDGES
from tests.games.cubano.puzzle_table import ALL, SPEC, puzzle, refused

NAMES = ("Ada",)
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def decisions(pattern: int, seed: int) -> Iterator[Match]:
    """Play a puzzle at random, stopping before each decision and after the last."""
    match = Match(SPEC, {"pattern": pattern}, NAMES, seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        yield match
        match.act(0, luck.choice(match.legal(0)))
    yield match


@in_both_languages
def test_every_refusal_of_a_whole_game_can_be_said(language: str) -> None:
    said = set()
    for moment, match in enumerate(decisions(9, seed=5)):
        if match.is_over or moment % 4:
            continue
        for action in set(range(SPACE.count)) - set(match.legal(0)):
            why = match.refusal(0, action)
            assert why is not None
            said.add(why.message)
            assert WORDS.refusal(why, NAMES, language)
            assert WORDS.rule_title(why.rule, language)
    assert len(said) >= 9


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language)
    for variant, options in SPEC.settings.variants.items():
        assert WORDS.variant(variant, language) == WORDS.component("pattern", options["pattern"], language)
        assert WORDS.variant_help(variant, language)
    assert WORDS.rule_title("cubano-1.6", language)


def test_the_par_of_a_picture_is_told_with_its_name() -> None:
    assert WORDS.variant("heart", "fr") == "Cœur"
    assert WORDS.variant_help("heart", "en") == "One colour to begin with. Par 22."


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (
            Note(e.LAYS, 0, 0, 7, 8),
            0,
            "You lay 8 bars from a1-a2 to h1-h2.",
            "Vous posez 8 barrettes de a1-a2 à h1-h2.",
        ),
        (
            Note(e.LAYS, 0, 0, 0, 1),
            None,
            "Ada lays a bar on a1-a2.",
            "Ada pose une barrette en a1-a2.",
        ),
        (
            Note(e.PAINTS, 0, 6, EDGES, EDGES + 2, 3),
            None,
            "Ada makes 3 squares blue from a1 to c1.",
            "Ada met 3 cases en bleu de a1 à c1.",
        ),
        (
            Note(e.PAINTS, 0, 4, EDGES + 63, EDGES + 63, 1),
            0,
            "You make h8 yellow.",
            "Vous mettez h8 en jaune.",
        ),
        (
            Note(e.SOLVED, 0, 23, 22),
            0,
            "You rebuilt the picture in 23 moves. Par is 22.",
            "Vous avez refait l’image en 23 coups. Le par est de 22.",
        ),
        (
            Note(e.UNSOLVED, 0, 12, 40),
            0,
            "The picture is not finished: 12 of 40 squares right.",
            "L’image n’est pas finie\u202f: 12 sur 40 cases en place.",
        ),
        (Note(e.LINE_MOVES_LEFT, 0, 1), 0, "1 move left", "1 coup restant"),
    ],
)
def test_events_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french


def test_a_prompt_says_what_to_do_or_who_is_awaited() -> None:
    match = puzzle("RR/RR", bars=ALL)
    names = match.seats
    assert WORDS.prompt(match.view(0), [0], names, "en") == "Move 2: choose bars or a colour."
    match.act(0, "red")
    assert WORDS.prompt(match.view(0), [0], names, "en") == "Choose the square where the run of cubes begins."
    match.act(0, "a1")
    prompt = "The run begins at a1. Choose the square where it ends."
    assert WORDS.prompt(match.view(0), [0], names, "en") == prompt
    assert WORDS.prompt(match.view(-1), [0], names, "en") == "Player 1 is choosing a move."
    assert WORDS.prompt(match.view(0), [], names, "en") == "The game is over."


def test_refusals_name_what_is_missing() -> None:
    match = puzzle("RR/RR", bars=ALL)
    refused(match, "bars", "cubano-7.5", "All the bars of the picture are already laid.")
    refused(match, "a1", "cubano-7.3", "Choose bars or a colour first.")
    match.act(0, "red")
    refused(match, "blue", "cubano-7.3", "Choose both ends of this move first, or take it back.")
    refused(match, "a1-a2", "cubano-7.6", "Cubes stand in squares, and a1-a2 is an edge.")
    full = puzzle("RRR", "GGG", bars=ALL)
    refused(full, "green", "cubano-7.6", "No formed square can be made green now.")
    bare = puzzle("RR/RR")
    refused(bare, "c3", "cubano-7.4", "Bars lie on edges, and c3 is a square.")


@pytest.mark.parametrize(
    ("action", "text", "struct"),
    [
        (BARS, "bars", {"kind": "bars"}),
        (2, "red", {"kind": "colour", "colour": "red"}),
        (PLACE, "a1-a2", {"kind": "edge", "edge": "a1-a2"}),
        (PLACE + EDGES - 1, "g8-h8", {"kind": "edge", "edge": "g8-h8"}),
        (PLACE + EDGES, "a1", {"kind": "square", "square": "a1"}),
        (STOP, "stop", {"kind": "stop"}),
    ],
)
def test_actions_have_a_text_and_a_structured_form(action: int, text: str, struct: dict[str, str]) -> None:
    assert SPACE.to_text(action) == text
    assert SPACE.from_text(text) == action
    assert SPACE.to_struct(action) == struct


@pytest.mark.parametrize("text", ["", "pink", "a9", "a1-c1", "red a1", "Bars"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(Malformed):
        SPACE.from_text(text)


@pytest.mark.parametrize("action", [-1, SPACE.count])
def test_other_numbers_are_no_actions(action: int) -> None:
    with pytest.raises(Malformed):
        SPACE.to_text(action)
