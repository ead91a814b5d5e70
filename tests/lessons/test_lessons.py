"""Lessons: each can be played to its end, answers whatever is legal, and says the same in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, TapeError
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.lessons.lesson import LEARNER, Lesson, as_id, has_lesson, read_lesson
from cubarium.lessons.playing import completed, moments

GAMES = [game for game in BUILT_IN if has_lesson(load_game(game))]
SHORTEST, LONGEST = 6, 14
LONGEST_TEXT = 420
"""Letters that somebody reads before they do something."""
WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games.ts"


@pytest.fixture(params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read_lesson(load_game(request.param))


def test_the_positions_are_those_of_the_sketches(lesson: Lesson) -> None:
    assert completed(lesson) == lesson.positions, "python -m cubarium.lessons makes them anew"


def test_it_is_neither_short_nor_long_and_something_is_done_in_nearly_every_step(lesson: Lesson) -> None:
    assert SHORTEST <= len(lesson.steps) <= LONGEST
    assert len([step for step in lesson.steps if step.right]) >= len(lesson.steps) - 2
    assert lesson.steps[0].right, "the first thing is to do something"


def test_it_can_be_played_to_its_end_and_answers_whatever_is_legal(lesson: Lesson) -> None:
    seen = []
    for moment in moments(lesson):
        if moment.action:
            continue
        step, actions = moment.step, lesson.spec.actions
        seen.append(step)
        legal = {actions.to_text(each) for each in moment.match.legal(LEARNER)}
        assert set(step.right) <= legal, step.id
        named = {f"wrong-{as_id(action)}" for action in legal - set(step.right)}
        for language in LANGUAGES:
            others = lesson.words.attributes(language, step.id)
            assert bool(step.right) == ("done" in others), f"{language}: {step.id}.done"
            assert others - named <= {"done", "wrong"}, f"{language}: {step.id} answers what is not legal"
            assert not step.right or named <= others or "wrong" in others, f"{language}: {step.id}.wrong"
    assert tuple(seen) == lesson.steps


def test_where_several_actions_are_right_nothing_goes_on_from_them(lesson: Lesson) -> None:
    for step, following in pairwise(lesson.steps):
        assert len(step.right) < 2 or following.sketch, f"{following.id} cannot go on from {step.id}"


def test_languages_say_the_same_things_and_not_too_much(lesson: Lesson) -> None:
    messages = {
        language: {step.id: lesson.words.attributes(language, step.id) for step in lesson.steps}
        for language in LANGUAGES
    }
    assert len({repr(sorted((k, sorted(v)) for k, v in each.items())) for each in messages.values()}) == 1
    for language in LANGUAGES:
        text = (lesson.words.folder / f"{language}.ftl").read_text(encoding="utf-8")
        known = {"title", "goal", "end", *(step.id for step in lesson.steps)}
        assert set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)) == known
        for step in lesson.steps:
            said = [lesson.told(language, step)]
            said += [lesson.told(language, step, each) for each in messages[language][step.id]]
            assert max(map(len, said)) <= LONGEST_TEXT, f"{language}: {step.id}"


def test_the_page_offers_the_lessons_there_are() -> None:
    flagged = re.findall(
        r"{ id: '([a-z0-9-]+)', players:[^}]*lesson: true\b", WEB.read_text(encoding="utf-8")
    )
    assert sorted(flagged) == sorted(GAMES)


# --- what makes no sense -----------------------------------------------------------------------------------


def written(folder: Path, text: str) -> GameSpec:
    spec = load_game("cubosaurs")
    (folder / "lesson.toml").write_text(text, encoding="utf-8")
    return replace(spec, table=replace(spec.table, lesson=folder))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('rivals = []\n[[step]]\nid = "a"\nskech = "x"\n', "a step has no skech"),
        ('rivals = []\n[[step]]\nid = "a"\n', "the first step needs a sketch"),
        ('rivals = []\nstep = [{ id = "a", sketch = "x" }, { id = "a" }]\n', "two steps have the same id"),
    ],
)
def test_a_lesson_that_makes_no_sense_is_refused(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        read_lesson(written(tmp_path, text))


def test_a_game_without_a_lesson_says_so() -> None:
    spec = load_game("cubosaurs")
    with pytest.raises(Malformed, match="cubosaurs has no lesson"):
        read_lesson(replace(spec, table=replace(spec.table, lesson=None)))


def test_luck_is_written_down_or_the_lesson_does_not_play(tmp_path: Path) -> None:
    step = 'rivals = ["Nour"]\n[[step]]\nid = "last"\nsketch = "x"\nright = ["keep"]\n'
    lesson = read_lesson(written(tmp_path, step))
    real = read_lesson(load_game("cubosaurs"))
    last = real.positions["last"]
    seats = [{**seat, "round_scores": [1, 0, 0]} for seat in last["seats"][:2]] + last["seats"][2:]
    # After the second round cards are shuffled anew.
    ending = {**last, "seats": seats, "round_index": 1, "direction": -1}
    with pytest.raises(TapeError):
        list(moments(replace(lesson, positions={"last": ending})))
