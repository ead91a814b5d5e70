"""Chapters 1 and 5.1, 5.2, 5.8: what lies on the table when a game begins."""

from __future__ import annotations

import pytest

from cubarium.engine.errors import Malformed, TapeError
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import to_json
from tests.games.cubosaurs.table import BUILT_IN, CARDS, SPEC, Table, new_game, set_up, table, type_of

PLAYERS = (2, 3, 4, 5)
DINOSAURS = ("trex", "stego", "bronto", "ptero", "penta", "grey", "black")


@pytest.mark.rule("cubosaurs-1.1")
def test_there_are_seven_of_each_dinosaur_and_six_eggs() -> None:
    deck = new_game(2).state["deck"]
    types = [type_of(card) for card in deck]
    assert len(set(deck)) == len(deck) == 55
    assert {name: types.count(name) for name in set(types)} == {**dict.fromkeys(DINOSAURS, 7), "egg": 6}


@pytest.mark.rule("cubosaurs-1.1")
def test_each_dinosaur_has_its_egg_and_the_raptors_share_one() -> None:
    counted = [entry["counts"] for card, entry in BUILT_IN.tables["card"].items() if type_of(card) == "egg"]
    assert sorted(name for types in counted for name in types) == sorted(DINOSAURS)
    assert {"grey", "black"} in [set(types) for types in counted]


@pytest.mark.rule("cubosaurs-1.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_cards_per_player_are_played_and_no_others(players: int) -> None:
    t = new_game(players, deck=" ".join(reversed(CARDS)))
    while not t.match.is_over and t.state["round_index"] == 0:
        before = t.state
        t.act("keep")
    played = [card for player in before["seats"] for card in player["collection"]] + before["hand"]
    assert sorted(played) == sorted(CARDS[-10 * players :])


@pytest.mark.rule("cubosaurs-1.2")
def test_the_whole_pack_is_shuffled() -> None:
    # Each draw of the shuffle may bring up every card that is left, the last of all too.
    assert set_up(5, deck="egg-raptor", starter=0)[1] == 54
    assert new_game(5, deck="egg-raptor").collection(0)[-1] == "egg-raptor"
    with pytest.raises(TapeError):
        Match(SPEC, {"players": 5}, opening=[0, 55, *[0] * 49])


@pytest.mark.rule("cubosaurs-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_four_cards(players: int) -> None:
    t = new_game(players)
    assert [len(t.collection(seat)) for seat in range(5)] == [4] * players + [0] * (5 - players)
    assert (len(t.hand), t.deck_left) == (1, 6 * players - 1)


@pytest.mark.rule("cubosaurs-1.3")
def test_the_deal_begins_with_the_starter() -> None:
    t = new_game(3, starter=2, deck="trex-1..4 stego-1..4 bronto-1..4 penta-1")
    assert t.collection(2) == ["trex-1", "trex-2", "trex-3", "trex-4"]
    assert t.collection(0) == ["stego-1", "stego-2", "stego-3", "stego-4"]
    assert t.collection(1) == ["bronto-1", "bronto-2", "bronto-3", "bronto-4"]
    assert t.hand == ["penta-1"]


@pytest.mark.rule("cubosaurs-1.4")
@pytest.mark.parametrize("starter", range(4))
def test_chance_names_the_starter_and_play_goes_clockwise(starter: int) -> None:
    t = new_game(4, starter=starter)
    assert t.asked == starter
    assert t.act("keep").asked == (starter + 1) % 4


@pytest.mark.rule("cubosaurs-1.4")
def test_chance_names_one_of_the_players() -> None:
    with pytest.raises(TapeError):
        new_game(3, starter=3)


@pytest.mark.rule("cubosaurs-1.5")
def test_ruling_1_everybody_sees_the_collections_and_the_hand() -> None:
    t = table(hand="trex-3 egg-trex", collections=("ptero-1", "stego-3 grey-1", "black-2"))
    for seat in (0, 1, 2, SPECTATOR):
        seen = to_json(t.match.view(seat))
        assert seen["hand"] == ["trex-3", "egg-trex"]
        assert [p["collection"] for p in seen["seats"]] == [t.collection(p) for p in range(5)]


@pytest.mark.rule("cubosaurs-1.5")
def test_ruling_32_tokens_bought_tiles_and_the_size_of_the_deck_are_open() -> None:
    t = table(players=2, hand="trex-3", collections=("ptero-1", "stego-3"), tokens=(5, 3), front=((), (6,)))
    for seat in (0, 1, SPECTATOR):
        seen = to_json(t.match.view(seat))
        assert [p["tokens"] for p in seen["seats"][:2]] == [5, 3]
        assert "tile-6" in seen["seats"][1]["tiles"][0]
        assert (seen["deck_left"], seen["supply"]) == (17, 32)


@pytest.mark.rule("cubosaurs-1.6")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Malformed):
        Match(SPEC, {"players": players})


@pytest.mark.rule("cubosaurs-1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_play(players: int) -> None:
    assert len(Match(SPEC, {"players": players}).seats) == players


# The advanced game


@pytest.mark.rule("cubosaurs-5.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_market_has_a_tile_for_each_player_and_one_more(players: int) -> None:
    t = new_game(players, tiles=(10, 9, 8, 7, 6, 5))
    assert t.market == sorted((10, 9, 8, 7, 6, 5)[: players + 1])
    assert t.state["tile_stack_size"] == 10 - (players + 1)


@pytest.mark.rule("cubosaurs-5.1")
def test_forty_tokens_form_the_supply() -> None:
    t = new_game(2, tiles=(), deck="trex-3..6 stego-3..6")
    assert (t.supply, t.tokens) == (40, [0, 0])


@pytest.mark.rule("cubosaurs-5.2")
@pytest.mark.parametrize("seed", range(5))
def test_tiles_of_direct_interaction_can_be_left_out(seed: int) -> None:
    t = Table(Match(SPEC, {"players": 3, "advanced": 1, "direct_interaction": 0}, seed=seed))
    stack = [int(name.removeprefix("tile-")) for name in t.state["tile_stack"] if name]
    assert len(t.market) == 4
    assert sorted(t.market + stack) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("cubosaurs-5.2")
def test_ruling_21_five_players_without_interaction_have_all_six_tiles_in_the_market() -> None:
    t = Table(Match(SPEC, {"players": 5, "advanced": 1, "direct_interaction": 0}))
    assert t.market == [1, 2, 3, 4, 5, 6]
    assert t.state["tile_stack_size"] == 0


@pytest.mark.rule("cubosaurs-5.8")
def test_the_base_game_has_no_tokens_and_no_tiles() -> None:
    t = new_game(3, deck="ptero-1..4 trex-1..2 stego-1..2 bronto-1")
    assert (t.supply, t.tokens, t.market, t.state["tile_stack_size"]) == (0, [0, 0, 0], [], 0)


@pytest.mark.rule("cubosaurs-5.8")
def test_icons_mean_nothing_in_the_base_game() -> None:
    t = table(hand="ptero-1", collections=("trex-1 trex-3",))
    assert t.legal() == ["keep", "pass trex-1"]
    assert t.act("keep").tokens == [0, 0, 0]
    assert [player["owed"] for player in t.state["seats"]] == [0] * 5
