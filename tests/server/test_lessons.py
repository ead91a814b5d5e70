"""Lessons as readers are sent them."""

from __future__ import annotations

import pytest

from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.lessons.lesson import has_lesson
from tests.server.server_table import Server

GAMES = [game for game in BUILT_IN if has_lesson(load_game(game))]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_sent_whole_in_every_language(server: Server, game: str) -> None:
    nobody = server.nobody()
    told = {language: nobody.get(f"/api/games/{game}/lesson?lang={language}") for language in LANGUAGES}
    one, *others = told.values()
    for lesson in told.values():
        for step in lesson["steps"]:
            legal = {each["action"] for each in step["game"]["actions"]}
            assert set(step["right"]) <= legal
            assert all(moments for moments in step["right"].values())
            answered = set(step["right"]) | set(step["wrong_actions"]) | (legal if step["wrong"] else set())
            assert not step["right"] or answered == legal
            assert step["table"]["mine"] == [0]
    for other in others:
        assert [step["id"] for step in other["steps"]] == [step["id"] for step in one["steps"]]
        for here, there in zip(one["steps"], other["steps"], strict=True):
            assert here["game"]["view"] == there["game"]["view"]
            assert here["text"] != there["text"]
            assert list(here["right"]) == list(there["right"])


def test_cards_tell_which_games_have_one(server: Server) -> None:
    cards = server.nobody().get("/api/games")
    assert [card["id"] for card in cards if card["has_lesson"]] == GAMES
