"""What a picture of Cub'ano 2 dice is told beside the view."""

from __future__ import annotations

from typing import Any

from cubarium.engine.match import Match
from cubarium.games.cubano.two_dice import SPEC
from cubarium.games.cubano.two_dice.table.insights import Insights
from tests.games.cubano.two_dice_table import Table, table


def outlook_of(match: Match) -> Insights:
    words = SPEC.table.words.with_values(SPEC.components.values(match.components), match.options)
    return Insights(match.rules.functions, words, match.seats)


def facts(t: Table, seat: int = 0) -> dict[str, Any]:
    return outlook_of(t.match).facts(t.match.view(seat))


def consequence(t: Table, action: str, seat: int | None = None, language: str = "en") -> str:
    viewer = t.asked if seat is None else seat
    return outlook_of(t.match).consequence(t.match.view(viewer), SPEC.actions.from_text(action), language)


def test_the_largest_suites_are_told_with_their_squares_and_single_squares_are_not() -> None:
    told = facts(table(cubes=("a1 a2 b2 d4", "h8", "e5 e6 g1 g2")))
    assert told["suites"] == [
        {"colour": "brown", "squares": ["a1", "a2", "b2"]},
        {"colour": "orange", "squares": ["g1", "g2"]},
        {"colour": "orange", "squares": ["e5", "e6"]},
    ]
    assert [seat["sizes"] for seat in told["seats"]] == [[3, 1], [1], [2, 2]]


def test_formed_free_squares_and_laid_bars_are_told() -> None:
    told = facts(table(formed="a1 d4", cubes=("h8",)))
    assert told["formed"] == ["a1", "d4"]
    assert (told["laid"], told["edges"]) == (2 + 4 + 2, 112)


def test_solvency_is_told_and_reprieve_only_in_the_third_phase() -> None:
    setting: dict[str, Any] = {"cubes": ("a1", "", "c1 c2"), "reserves": ((0, 0), (5, 0), (0, 0))}
    told = facts(table(phase=3, turn=1, **setting))
    assert [seat["solvency"] for seat in told["seats"]][:2] == [1, 2]
    assert [seat["reprieve"] for seat in told["seats"]][:2] == ["half", "none"]
    earlier = facts(table(phase=2, turn=1, **setting))
    assert [seat["reprieve"] for seat in earlier["seats"]] == ["none"] * 3
    assert earlier["solvent"] == 2


def test_an_open_claim_is_told_with_what_it_may_take() -> None:
    t = table(reserves=((6, 2), (0, 0), (0, 0))).throw("red", "orange")
    assert facts(t)["claims"] == {
        "seats": [1, 2],
        "cubes": 2,
        "bars": 6,
        "flips": False,
        "closed_by": None,
        "steps_left": None,
    }
    assert facts(table(reserves=((6, 2),)))["claims"] is None


def test_without_a_reserve_squares_are_flipped() -> None:
    t = table(cubes=("a1 a2", "h8")).throw("red", "blue")
    assert facts(t)["claims"]["flips"] is True
    assert consequence(t, "flip a1") == "Player 1 2 → 1"


def test_an_attentive_table_tells_by_whose_throw_a_claim_is_missed() -> None:
    t = table(reserves=((6, 2), (0, 0), (0, 0)), options={"attentive": 1}).throw("brown", "orange")
    claims = facts(t)["claims"]
    assert (claims["seats"], claims["closed_by"], claims["steps_left"]) == ([2], 1, 1)
    assert facts(t)["announced_until"] == 1  # the own colour waits to be called too
    t.act("call", seat=0)
    assert facts(t)["announced_until"] is None
    assert (facts(t)["claims"]["closed_by"], facts(t)["claims"]["steps_left"]) == (1, 2)
    t.act("draw cube", seat=0)
    claims = facts(t)["claims"]
    assert (claims["closed_by"], claims["steps_left"]) == (1, 1)
    assert (claims["cubes"], claims["bars"]) == (2, 6)  # what was drawn cannot be claimed
    t.throw("yellow", "yellow", seat=1)
    assert facts(t)["claims"] is None


def test_a_vote_is_told_with_what_it_is_about_and_who_has_voted() -> None:
    options = {"exit_door": 2, "stop_on_capot": 2}
    t = table(players=4, phase=3, cubes=["a1 b1", "", "d1 d2"], reserves=[(0, 0), (8, 0)], options=options)
    assert facts(t)["vote"] is None
    t.act("propose").act("vote no", seat=2)
    assert facts(t)["vote"] == {"about": "door", "yes": [0], "no": [2], "voters": 4}
    t = table(
        cubes=["a1 b1"], phase=3, formed="a8 b8", heap=(0, 2), reserves=[(0, 0), (8, 0)], options=options
    )
    t.throw("brown", "brown").act("exit")
    assert facts(t)["vote"] == {"about": "capot", "yes": [], "no": [], "voters": 2}


def test_what_is_taken_changes_the_reserve() -> None:
    t = table(reserves=((3, 2), (7, 3), (0, 0))).throw("red", "yellow")
    assert consequence(t, "claim cube") == "cubes 3 → 4"
    assert consequence(t, "claim bars") == "bars 7 → 10"
    assert consequence(t, "claim bars", language="fr") == "barrettes 7 → 10"
    assert consequence(t, "renounce") == ""
    t = table(reserves=((3, 2), (7, 3), (0, 0))).throw("red", "red")
    assert consequence(t, "claim cubano") == "cubes 3 → 4, bars 7 → 10"


def test_a_throw_that_misses_a_claim_says_so() -> None:
    t = table(reserves=((6, 2), (0, 0), (0, 0)), options={"attentive": 1}).throw("red", "blue")
    assert (consequence(t, "throw", seat=1), consequence(t, "call", seat=1)) == ("misses your claim", "")
    assert consequence(table(), "throw") == ""


def test_placing_tells_the_suite_and_what_is_closed_besides() -> None:
    t = table(cubes=("a1 a2",), reserves=((8, 2), (0, 0)), bars="b2-b3 b3-c3 b3-b4", formed="").throw(
        "brown", "blue"
    )
    t.act("place")
    assert consequence(t, "fill a3") == "suite 2 → 3, closes b3"
    assert consequence(t, "form a3") == "closes b3"
    assert consequence(t, "fill h8") == ""


def test_a_single_bar_tells_what_it_closes() -> None:
    t = table(reserves=((8, 0), (0, 0)), bars="a1-b1").throw("brown", "blue").act("bar")
    assert consequence(t, "lay a1-a2") == "closes a1"
    assert consequence(t, "lay d4-d5") == ""


def test_the_lines_of_now_are_the_lines_of_the_end() -> None:
    t = table(cubes=("a1 a2 c1",))
    lines = outlook_of(t.match).lines_now(t.match.view(0), 0)
    assert [SPEC.events[line.kind].name for line in lines] == [
        "line-longest",
        "line-other-suites",
        "line-squares",
    ]


def test_colours_have_names_in_the_language_and_their_values() -> None:
    pieces = SPEC.table.insights({}, SPEC.table.words, ()).pieces("fr")
    assert list(pieces["colours"]) == ["brown", "red", "orange", "yellow", "green", "blue"]
    assert pieces["colours"]["blue"] == {"name": "bleu", "value": 6}
