"""What surrounds the rules of Cub'ano Course: refusals, positions, views, taking back, statistics, words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.errors import ImpossiblePosition, Malformed
from cubarium.engine.match import SPECTATOR, Match, Undo
from cubarium.engine.record import copy_of, pack, to_json
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubano.course import events as e
from cubarium.games.cubano.course.table.words import WORDS
from cubarium.sim.runner import simulate
from tests.games.cubano.course_table import SPEC, Setting, new_game, random_game, table

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
RULE = re.compile(r"cubano-(1|4)\.\d+")
NAMES = ("Ada", "Ben")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)

# Refusals


@pytest.mark.parametrize(("action", "rule"), [("throw", "4.2"), ("corner a1", "4.2"), ("place a1", "4.2")])
def test_colours_come_first(action: str, rule: str) -> None:
    assert new_game().refused(action) == f"cubano-{rule}"


@pytest.mark.parametrize(("action", "rule"), [("throw", "4.3"), ("place a1", "4.3"), ("colour red", "4.3")])
def test_corners_come_second(action: str, rule: str) -> None:
    assert new_game().act("colour blue", "colour red").refused(action) == f"cubano-{rule}"


@pytest.mark.parametrize(
    ("action", "rule"), [("place a1", "4.4"), ("colour green", "4.2"), ("corner a1", "4.3")]
)
def test_a_turn_begins_with_a_throw(action: str, rule: str) -> None:
    assert table().refused(action) == f"cubano-{rule}"


def test_the_cubes_of_a_throw_are_placed_before_the_next() -> None:
    assert table(covered=(("a1", "b2"), 0)).throw(2).refused("throw") == "cubano-4.4"


@pytest.mark.parametrize("text", ["", "Throw", "place", "place i1", "corner b1", "colour pink", "throw 1"])
def test_a_text_that_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        table().match.act(0, text)


@in_both_languages
def test_an_action_is_either_legal_or_refused_by_a_rule_in_words(language: str) -> None:
    said = set()
    for match in random_game(1):
        for seat in match.actors():
            for action in range(SPEC.actions.count):
                refused = match.refusal(seat, action)
                assert (refused is None) == (action in match.legal(seat))
                if refused is not None:
                    assert RULE.fullmatch(refused.rule)
                    assert WORDS.refusal(refused, NAMES, language)
                    assert WORDS.rule_title(refused.rule, language)
                    said.add(refused.message)
    assert len(said) == 11


# Positions

OPEN = Setting(covered=(("a1", "b2", "c3"), ("h1",)))
SEATS = OPEN.position()["seats"]


def with_seat(seat: int, **changes: Any) -> dict[str, Any]:
    """Return a change of one seat."""
    return {"seats": [{**player, **changes} if p == seat else player for p, player in enumerate(SEATS)]}


@pytest.mark.parametrize("fair", [0, 1])
def test_every_position_of_a_game_can_be_started_from(fair: int) -> None:
    for match in random_game(4, fair):
        again = Match(SPEC, {}, position=match.to_json())
        assert (again.packed(), again.actors()) == (match.packed(), match.actors())


@pytest.mark.parametrize(
    ("setting", "changes", "rule"),
    [
        (OPEN, {"players": 3}, "4.1"),
        (OPEN, {"fair_last_turn": 2}, "4.10"),
        (OPEN, {"phase": None}, "4.4"),
        (OPEN, {"turn": 2}, "4.1"),
        (OPEN, {"shown": None}, "1.4"),
        (OPEN, with_seat(0, die=2), "4.1"),
        (OPEN, with_seat(0, corner="b1"), "4.3"),
        (OPEN, {"heap_cubes": 62}, "1.3"),
        (OPEN, with_seat(0, covered=4), "4.8"),
        (Setting(colours=("blue", "none")), {}, "4.2"),
        (Setting(colours=("blue", "blue")), {}, "4.2"),
        (Setting(corners=("a1", None)), {}, "4.3"),
        (Setting(corners=("a1", "h8")), {}, "4.3"),
        (Setting(covered=(2, 0), corners=(None, None), phase="corner"), {}, "4.3"),
        (Setting(covered=(("a1", "c3"), 0)), {}, "4.5"),
        (Setting(covered=(("b2",), 0)), {}, "4.5"),
        (Setting(covered=(32, 20)), {}, "4.8"),
        (Setting(covered=(20, 32), fair=1), {}, "4.8"),
        (Setting(covered=(31, 31), phase="over"), {}, "4.8"),
        (Setting(covered=(32, 32), phase="over"), {}, "4.8"),
        (OPEN, {"shown": "red"}, "4.4"),
        (OPEN, {"to_place": 2}, "4.4"),
        (OPEN, {"phase": "place", "shown": "red", "to_place": 3}, "4.4"),
        (Setting(covered=(("a1",), 0)), {"phase": "place", "shown": "red", "to_place": 2}, "4.7"),
        (Setting(covered=(29, 0)), {"phase": "place", "shown": "blue", "to_place": 3}, "4.7"),
    ],
)
def test_an_impossible_position_is_refused_with_its_rule(
    setting: Setting, changes: dict[str, Any], rule: str
) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, {}, position={**setting.position(), **changes})
    assert f"(cubano-{rule})" in " ".join(caught.value.problems)


def test_each_law_is_watched() -> None:
    match = table(covered=(("a1", "b2", "c3"), 1)).match
    for change, law in (("heap_cubes", 1), ("covered", 2)):
        broken = copy_of(match.state)
        if change == "covered":
            broken.seats[0].covered += 1
        else:
            broken.heap_cubes -= 1
        assert match.rules.laws_broken(broken) == law
        assert len(match.rules.conserved(broken)) == 1


# Knowing and taking back


@pytest.mark.rule("cubano-1.11")
def test_every_seat_and_every_spectator_sees_the_whole_table() -> None:
    for match in random_game(1):
        known = {**to_json(match.state), "viewer": None}
        for seat in (SPECTATOR, 0, 1):
            assert {**to_json(match.view(seat)), "viewer": None} == known
        state = SPEC.records.state()
        match.rules.restore(match.view(0), state)
        assert pack(state) == match.packed()


def test_a_cube_is_taken_back_freely_and_a_throw_never() -> None:
    t = table(covered=(("a1", "b2"), 0)).throw(3)
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE
    assert t.act("place a3").match.undo_kind(0) is Undo.FREE
    assert t.act("place c1", "place c3").match.undo_kind(0) is Undo.CONSENT


# Statistics and words


def test_who_begins_wins_more_often_and_less_so_with_a_fair_last_throw() -> None:
    def won(fair: int) -> list[float]:
        report = simulate(SPEC, {"players": 2, "fair_last_turn": fair}, ["random"], 4000, 1)
        return [row["won_share"] for row in report.statistics["order"]]

    begins, follows = won(0)
    assert begins + follows == pytest.approx(1)
    assert begins == pytest.approx(0.594, abs=0.03)
    assert won(1)[0] == pytest.approx(0.5, abs=0.03)


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language).endswith("Course")
    assert WORDS.component("order", "first", language) in ("begins", "commence")


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (Note(e.THROWS, 0, 2, 2), None, "Ada throws red: 2 cubes.", "Ada lance le dé~: rouge, 2 cubes."),
        (Note(e.TAKES_CORNER, 1, 7), 1, "You start from h1.", "Vous partez du coin h1."),
        (
            Note(e.USES_DIE, 0, 1),
            1,
            "No cube is left: Ada uses your die.",
            "Il ne reste plus de cube~: Ada prend votre dé.",
        ),
        (
            Note(e.SURPLUS, 0, 1),
            None,
            "1 cube of the throw is too many and is lost.",
            "1 cube du lancer est de trop et se perd.",
        ),
        (Note(e.LINE_COVERED, 0, 32), None, "Covered: 32 squares", "Couvertes~: 32 cases"),
    ],
)
def test_events_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french.replace("~", "\u202f")


@pytest.mark.parametrize(("language", "document"), [("en", "cubano.md"), ("fr", "cubano.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubano")
    chapter = {rule: title for rule, title in rules.items() if rule.startswith("cubano-4.")}
    assert len(chapter) == 10
    assert {rule: WORDS.rule_title(rule, language) for rule in chapter} == chapter
