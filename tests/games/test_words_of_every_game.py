"""Whatever happens in a whole game of any variant has words, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.playout import first_to_act
from cubarium.engine.words import LANGUAGES
from tests.thorough import THOROUGH

VARIANTS = [(game, variant) for game in game_ids() for variant in load_game(game).settings.variants]
SPECTATOR = -1
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def random_game(game: str, variant: str) -> Iterator[Match]:
    """Play at random with as many players as there can be, and stop at every decision and at the end."""
    spec = load_game(game)
    options = {"players": spec.players[1], **spec.settings.variants[variant], **spec.settings.random_play}
    match = Match(spec, options, seed=8)
    mind = seeded(8, 0, THINKING)
    while not match.is_over:
        yield match
        seat = first_to_act(match.rules.actors(match.state), mind)
        legal = match.legal(seat)
        match.act(seat, legal[draw(mind, seat, len(legal))])
    yield match


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_sentence_of_a_whole_game_can_be_said(game: str, variant: str) -> None:
    """At each move in one language, by turns; a thorough run says each move in all."""
    words = None
    for number, match in enumerate(random_game(game, variant)):
        words = words or match.spec.table.words.with_values(
            match.spec.components.values(match.components), match.options
        )
        for language in LANGUAGES if THOROUGH else (LANGUAGES[number % len(LANGUAGES)],):
            say_everything(match, words, language)


def say_everything(match: Match, words: Any, language: str) -> None:
    """Say what may be done now, what is asked, and what the last move did."""
    asked, names = match.actors(), match.seats
    for seat in asked:
        view, legal = match.view(seat), match.legal(seat)
        said = [words.action(view, action, names, language) for action in legal]
        assert all(said)
        assert len(set(said)) == len(said), "two moves sound alike"
        assert words.prompt(view, asked, names, language, legal)
    assert words.prompt(match.view(SPECTATOR), asked, names, language)
    for note in match.moves[-1].notes if match.moves else match.opening_notes:
        for reader in (None, *range(len(names))):
            assert words.event(note, names, language, reader)


@in_both_languages
@pytest.mark.parametrize("game", game_ids())
def test_the_game_its_options_and_its_variants_have_names(game: str, language: str) -> None:
    spec = load_game(game)
    assert spec.table.words.game_name(language)
    assert spec.table.words.tagline(language)
    for option in spec.settings.options:
        assert spec.table.words.option(option.name, language)
        assert spec.table.words.option_help(option.name, language)
    for names in (spec.table.words.variant, spec.table.words.variant_help):
        assert len({names(variant, language) for variant in spec.settings.variants}) == len(
            spec.settings.variants
        )
