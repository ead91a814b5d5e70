"""Chapter 5: hiding, naming, and the end of the naval battle of messages."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cubarium.bots import make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import read_pack
from cubarium.engine.errors import Malformed, OutOfTurn
from cubarium.engine.match import Match, Undo
from cubarium.games.cubano.naval_messages.state import LEFT_NAMES, RIGHT_NAMES, SEEKING
from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.table.naval_colours import turned_colours
from cubarium.sim.runner import simulate
from tests.games.cubano.naval_messages_table import (
    SPEC,
    new_game,
    play,
    random_game,
    refused,
    table,
    unchosen,
)


def texts(match: Match, seat: int) -> list[str]:
    return [SPEC.actions.to_text(action) for action in match.legal(seat)]


@pytest.mark.rule("cubano-5.1")
def test_each_player_hides_in_the_own_half_and_names_in_the_other() -> None:
    match = new_game(1)
    assert texts(match, 0) == [f"hide {name}" for name in LEFT_NAMES]
    assert texts(match, 1) == [f"hide {name}" for name in RIGHT_NAMES]
    assert (LEFT_NAMES[0], LEFT_NAMES[-1], RIGHT_NAMES[0], RIGHT_NAMES[-1]) == ("a1", "d8", "e1", "h8")
    play(match, "hide a1", "hide h8")
    assert texts(match, 0) == [f"name {name}" for name in RIGHT_NAMES]


@pytest.mark.rule("cubano-5.2")
def test_both_players_hide_at_the_same_time_and_who_is_done_waits() -> None:
    match = new_game(2)
    assert match.actors() == [0, 1]
    play(match, "hide e1", "hide f2")
    assert match.actors() == [0]
    with pytest.raises(OutOfTurn):
        match.act(1, "hide g1")
    play(match, "hide a1", "hide d8")
    assert (match.state.phase, match.actors()) == (SEEKING, [0])


@pytest.mark.rule("cubano-5.2")
def test_one_message_fits_under_a_cube() -> None:
    match = play(new_game(2), "hide a1")
    assert "hide a1" not in texts(match, 0)
    assert refused(match, 0, "hide a1") == "cubano-5.2"
    assert refused(match, 0, "hide e1") == "cubano-5.1"
    assert refused(match, 0, "name e1") == "cubano-5.5"


@pytest.mark.rule("cubano-5.3")
def test_ruling_42_the_players_agree_on_a_number_and_5_is_ours() -> None:
    assert Match(SPEC, {}).state.messages == 5
    assert Match(SPEC, {"messages": 16}).state.messages == 16
    for number in (-1, 17):
        with pytest.raises(Malformed):
            Match(SPEC, {"messages": number})
    assert read_pack(SPEC.components.schema).house_values == ("game.messages",)


@pytest.mark.rule("cubano-5.4")
@pytest.mark.parametrize("starter", [0, 1])
def test_ruling_50_chance_says_who_names_first(starter: int) -> None:
    match = play(new_game(1, starter), "hide a1", "hide e1")
    assert match.actors() == [starter]
    assert Counter(Match(SPEC, {}, seed=seed).state.starter for seed in range(40)).keys() == {0, 1}


@pytest.mark.rule("cubano-5.5")
def test_the_turn_passes_whatever_is_found() -> None:
    match = play(table("a1 a2", "e1 e2"), "name e1")
    assert (match.actors(), match.scores()) == ([1], [1, 0])
    play(match, "name b8")
    assert (match.actors(), match.scores()) == ([0], [1, 0])
    assert refused(match, 0, "name c3") == "cubano-5.5"
    assert refused(match, 0, "hide c3") == "cubano-5.2"


@pytest.mark.rule("cubano-5.5")
def test_both_players_see_what_lay_under_the_cube() -> None:
    match = play(table("a1 a2", "e1 e2"), "name e1")
    assert match.undo_kind(0) is Undo.IMPOSSIBLE
    play(match, "name b8")
    names = [(SPEC.events[note.kind].name, note.seat) for note in match.notes()]
    assert names == [("finds", 0), ("misses", 1)]
    assert match.undo_kind(1) is Undo.IMPOSSIBLE


@pytest.mark.rule("cubano-5.6")
def test_ruling_43_a_square_is_not_named_twice() -> None:
    match = play(table("a1 a2", "e1 e2"), "name f3", "name a1")
    assert "name f3" not in texts(match, 0)
    assert refused(match, 0, "name f3") == "cubano-5.6"
    assert len(match.legal(0)) == 31


@pytest.mark.rule("cubano-5.7")
def test_who_finds_the_last_message_wins_at_once() -> None:
    match = play(table("a1 a2", "e1 e2", left_named="a1", right_named="e1"), "name e2")
    assert match.is_over
    assert (match.winners(), match.returns(), match.actors()) == ([0], [1, -1], [])


@pytest.mark.rule("cubano-5.8")
def test_each_message_found_is_a_point() -> None:
    match = play(table("a1 a2 a3", "e1 e2 e3", left_named="b1 b2", right_named="e1 e2"), "name e3")
    assert match.scores() == [3, 0]
    finals = {note.seat: note.a for note in match.notes() if SPEC.events[note.kind].name == "final"}
    assert finals == {0: 3, 1: 0}


@pytest.mark.rule("cubano-5.9")
@pytest.mark.parametrize("starter", [0, 1])
def test_each_player_chooses_a_colour_in_turn_and_never_that_of_the_other(starter: int) -> None:
    match = unchosen(starter=starter)
    assert (match.actors(), texts(match, starter)) == ([starter], [f"colour {name}" for name in COLOURS])
    with pytest.raises(OutOfTurn):
        match.act(1 - starter, "colour red")
    assert refused(match, starter, "hide a1") == refused(match, starter, "name a1") == "cubano-5.9"
    match.act(starter, "colour green")
    other = 1 - starter
    assert (match.actors(), len(texts(match, other))) == ([other], 5)
    assert refused(match, other, "colour green") == "cubano-5.9"
    match.act(other, "colour brown")
    colours = match.to_json()["colours"]
    assert (colours[starter], colours[other], match.actors()) == ("green", "brown", [0, 1])
    assert refused(match, starter, "colour blue") == "cubano-5.9"


@pytest.mark.rule("cubano-5.9")
def test_ruling_80_the_second_and_third_colour_follow_from_those_chosen() -> None:
    assert turned_colours([0, 0]) == turned_colours([6, 0]) == []
    for chosen in permutations(range(1, len(COLOURS) + 1), 2):
        second, third = (COLOURS.index(name) + 1 for name in turned_colours(chosen))
        assert second > third
        assert all(c in chosen or c < third for c in range(1, 7) if c not in (second, third))
        assert not {second, third} & set(chosen)
    assert turned_colours([6, 2]) == ["green", "yellow"]


def test_hiding_is_taken_back_freely_once_the_other_is_done() -> None:
    match = play(new_game(2), "hide e1", "hide f1", "hide a1")
    assert match.undo_kind(0) is Undo.FREE
    assert match.undo_kind(1) is Undo.CONSENT
    assert play(match, "hide b1").undo_kind(0) is Undo.CONSENT, "the search has begun"


@pytest.mark.parametrize("messages", [1, 5, 16])
def test_every_game_ends_with_all_messages_of_one_player_found(messages: int) -> None:
    *_, match = random_game(3, messages=messages)
    assert match.is_over
    assert sorted(match.scores())[1] == messages > sorted(match.scores())[0]


@pytest.mark.rule("cubano-5.5")
def test_no_way_of_naming_is_better_than_chance() -> None:
    report = simulate(SPEC, {}, ["greedy", "random"], 1000, 6, backend="interpreted")
    low, high = report.seats[0].win_interval
    assert low < 0.5 < high
    order = report.statistics["naming_order"]
    assert order[0]["won_share"] > order[1]["won_share"]
    assert order[0]["squares_named"] >= order[1]["squares_named"]


def test_the_bot_chooses_any_square_with_the_same_chance() -> None:
    match, mind, bot = new_game(1), seeded(1, 0, THINKING), make_bot(SPEC, "greedy")
    chosen = Counter(bot.choose(match.view(1), match.legal(1), mind) for _ in range(3200))
    assert len(chosen) == 32
    assert 60 < min(chosen.values()) <= max(chosen.values()) < 150


def test_actions_that_do_not_exist_are_refused() -> None:
    for text in ("", "hide", "hide i1", "hide a9", "name  a1", "sink a1", "hide a1 "):
        with pytest.raises(Malformed):
            SPEC.actions.from_text(text)
    for number in (-1, SPEC.actions.count):
        with pytest.raises(Malformed):
            SPEC.actions.to_text(number)
