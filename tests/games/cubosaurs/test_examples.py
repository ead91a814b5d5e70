"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

from tests.games.cubosaurs.table import cards, last_turn, named, new_game, scored

FABIEN, KRISTIAAN, GAETAN = range(3)


@pytest.mark.rule("cubosaurs-1.2")
def test_four_players_play_with_forty_cards() -> None:
    t = new_game(4)
    assert t.deck_left + len(t.hand) + sum(len(t.collection(seat)) for seat in range(4)) == 40


@pytest.mark.rule("cubosaurs-2.5")
def test_the_turns_of_fabien_and_kristiaan() -> None:
    fabien, kristiaan = "trex-1 stego-1 ptero-1 black-1", "trex-2 ptero-2 bronto-1 penta-1"
    gaetan, deck = "stego-2 bronto-2 penta-2 grey-1", "trex-3 egg-trex"
    t = new_game(3, starter=FABIEN, deck=f"{fabien} {kristiaan} {gaetan} {deck}")

    assert (t.asked, t.hand) == (FABIEN, ["trex-3"])
    assert t.legal() == ["keep", "pass stego-1", "pass ptero-1", "pass black-1"]
    assert t.refused("pass trex-1") == "cubosaurs-2.5"
    t.act("pass ptero-1")

    assert (t.asked, t.hand) == (KRISTIAAN, ["trex-3", "ptero-1"])
    assert t.legal() == ["keep", "pass bronto-1", "pass penta-1"]
    t.act("keep")

    assert t.collection(FABIEN) == cards("trex-1 stego-1 black-1")
    assert t.collection(KRISTIAAN) == cards("trex-2 trex-3 bronto-1 ptero-1 ptero-2 penta-1")
    assert (t.asked, t.hand) == (GAETAN, ["egg-trex"])


@pytest.mark.rule("cubosaurs-3.2")
@pytest.mark.parametrize(("series", "points"), [("trex-1", 4), ("trex-1..4", -5), ("trex-1..6", -5)])
def test_one_t_rex_pays_four_and_four_or_more_cost_five(series: str, points: int) -> None:
    assert scored(series) == [points]


@pytest.mark.rule("cubosaurs-3.4")
@pytest.mark.rule("cubosaurs-3.5")
def test_a_pair_of_raptors_pays_two_and_three_and_the_lone_black_one_costs_two() -> None:
    assert scored("black-3 grey-6") == [2 + 3]
    assert scored("black-3") == [-2]


@pytest.mark.rule("cubosaurs-3.7")
@pytest.mark.rule("cubosaurs-3.8")
@pytest.mark.parametrize(("opponent", "egg"), [("stego-4", 4), ("stego-4..5", 4), ("stego-4..6", -3)])
def test_the_stegosaurus_egg_pays_four_with_the_most_or_a_tie_and_costs_three(
    opponent: str, egg: int
) -> None:
    assert scored("stego-1..2 egg-stego", opponent)[0] == -1 + egg


FABIENS_CARDS = "bronto-1..3 penta-1 egg-penta black-3 grey-6 grey-1"
OPPONENTS_CARDS = "penta-3..4"


@pytest.mark.rule("cubosaurs-3.11")
def test_fabien_scores_three_points() -> None:
    move = last_turn(FABIENS_CARDS, OPPONENTS_CARDS).act("keep").match.moves[-1]

    def points(event: str) -> list[int]:
        return [e["points"] for e in named(move.notes, event) if e["seat"] == FABIEN]

    assert points("line-series") == [5, -3]
    assert points("line-egg-not") == [-3]
    assert points("line-raptor-pair") + points("line-raptor-alone") == [5, -1]
    assert points("round-score") == [3]


@pytest.mark.rule("cubosaurs-3.7")
def test_with_two_pentaceratops_fabiens_egg_would_pay_three() -> None:
    move = last_turn(f"{FABIENS_CARDS} penta-2", OPPONENTS_CARDS).act("keep").match.moves[-1]
    assert [e["points"] for e in named(move.notes, "line-egg-most")] == [3]
    assert named(move.notes, "line-egg-not") == []


@pytest.mark.rule("cubosaurs-5.1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 4)])
def test_three_tiles_with_two_players_and_four_with_three(players: int, tiles: int) -> None:
    assert len(new_game(players, tiles=()).market) == tiles


@pytest.mark.rule("cubosaurs-5.1")
def test_the_advanced_set_up_for_four_players() -> None:
    t = new_game(4, tiles=(3, 1, 10, 6, 8), deck="trex-3..6 stego-3..6 bronto-3..6 penta-3..6")
    assert t.market == [1, 3, 6, 8, 10]
    assert (t.supply, t.tokens, t.deck_left + len(t.hand)) == (40, [0, 0, 0, 0], 24)
