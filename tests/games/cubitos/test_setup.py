"""Chapter 1: what lies on the table when a race begins, and what the first-player die is."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.errors import Malformed, TapeError
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.options import checked_options
from cubarium.engine.record import to_json
from cubarium.games.cubitos.data.schema import CARDS, CIRCUITS, COLOURS, KINDS
from cubarium.games.cubitos.events import DRAWS, THROWS
from cubarium.games.cubitos.rules.conservation import dice_owned
from tests.games.cubitos.table import BUILT_IN, NUMBERS, SPEC, TABLES, Seat, Table, table

PLAYERS = (2, 3, 4)
COST = TABLES["COST"]
RULES = interpreted(SPEC, BUILT_IN)

# White, orange, brown, purple, red, yellow, green, blue: the order of the rulebook.
RACES = {
    1: "smelly-cat dugout rich-dog rollosaurus mr-soldier reckless-cheese rock-on bob",
    2: "cat-tastrophy reliever-beaver captain-bark dancing-dino punch-guy the-big-cheese pina-cubelada"
    " undercover-fish",
    3: "fat-cat benchwarmer wizard cubasaurus supah-general ledercheesen keep-on-rollin llama-rama",
    4: "dope-cat batter-beaver dapper-doggie wikiwiki-dinosaur jacques-couteau stinky-cheese pineapple-rocks"
    " bahama-llama",
    5: "broken-cow mr-bats dr-livingstone you-bet-jurassican champion bad-cheese up-to-11 llama-shaman",
    6: "fast-cat the-babe mr-dog shimmy-shimmy-dino crabby the-cheese-stands-alone rolling-stoned stogie",
    7: "schmutz pinch-eater muggles pronto-bronto el-bandito cheese-boy punk-fruit chilly-mcchillster",
    8: "dope-cat pinch-eater captain-bark you-bet-jurassican mr-soldier cheese-boy pina-cubelada bob",
    9: "cat-tastrophy mr-bats rich-dog wikiwiki-dinosaur supah-general the-big-cheese punk-fruit"
    " chilly-mcchillster",
    10: "smelly-cat the-babe dapper-doggie cubasaurus el-bandito the-cheese-stands-alone rolling-stoned"
    " stogie",
}
COURSES = {
    1: ("nothing-goes-right", 1),
    2: ("ahead-of-the-curve", 1),
    3: ("testing-the-waters", 1),
    4: ("still-waters-run-deep", 1),
    5: ("ahead-of-the-curve", 1),
    6: ("testing-the-waters", 1),
    7: ("nothing-goes-right", 2),
    8: ("testing-the-waters", 1),
    9: ("ahead-of-the-curve", 1),
    10: ("grand-finale", 2),
}


def new_game(seed: int = 1, **options: int) -> Table:
    return Table(Match(SPEC, {"players": 2, **options}, seed=seed, components=BUILT_IN))


def free_set(seed: int, **options: int) -> Any:
    """Return the state of a race with cards drawn by chance."""
    state = SPEC.records.state()
    RULES.setup(state, checked_options(SPEC, {"players": 2, "race": 0, **options}), seeded(seed))
    return state


def cards_of(state: Any) -> list[str]:
    return [CARDS[card] for card in state.cards]


# Players and dice


@pytest.mark.rule("cubitos-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Malformed):
        Match(SPEC, {"players": players})


@pytest.mark.rule("cubitos-1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_four_play_with_all_the_dice(players: int) -> None:
    state = new_game(players=players).state
    all_dice = [
        state.supply[k] + sum(dice_owned(state, seat, k) for seat in range(4)) for k in range(len(KINDS))
    ]
    assert dict(zip(KINDS, all_dice, strict=True)) == {
        "light-gray": 28,
        "dark-gray": 12,
        **dict.fromkeys(COLOURS, 10),
    }


@pytest.mark.rule("cubitos-1.1")
def test_the_six_faces_of_every_kind() -> None:
    dice = BUILT_IN.tables["die"]
    shown = {
        kind: " ".join(f"{list(d['faces']).count(f)} {f}" for f in sorted(set(d["faces"])))
        for kind, d in dice.items()
    }
    symbols = "1 ability 4 blank 1 power"
    assert shown == {
        "light-gray": "5 blank 1 coin",
        "dark-gray": "4 blank 1 coin 1 foot",
        "red": symbols,
        "orange": symbols,
        "yellow": symbols,
        "green": "1 ability 3 blank 1 foot 1 power",
        "blue": "1 ability 3 blank 1 coin 1 power",
        "purple": "1 ability 5 blank",
        "brown": "1 ability 4 blank 1 coin",
        "white": "1 ability 3 blank 2 foot",
        "first-player": "3 blank 1 coin 1 credit 1 foot",
    }
    worth = {kind: d["worth"] for kind, d in dice.items() if "worth" in d}
    assert worth == {"light-gray": 1, "dark-gray": 1, "blue": 2, "brown": 3, "first-player": 2}


@pytest.mark.rule("cubitos-1.1")
def test_both_grays_are_one_colour_and_the_first_player_die_is_one_of_its_own() -> None:
    t = table("punk-fruit", active="green-ability", draw="light-gray dark-gray red", first_place="roll")
    t.act("pass").act("use green-ability")
    assert t.legal() == [
        "pick draw light-gray",
        "pick draw dark-gray",
        "pick draw red",
        "pick roll first-player",
        "done",
    ]
    t.act("pick draw light-gray")
    assert t.legal() == ["pick draw red", "pick roll first-player", "done"]


# Races


@pytest.mark.rule("cubitos-1.2")
@pytest.mark.parametrize("race", RACES)
def test_the_ten_races(race: int) -> None:
    t = new_game(race=race)
    assert sorted(cards_of(t.state)) == sorted(RACES[race].split())
    assert (CIRCUITS[t.state.course], t.state.legs) == COURSES[race]


@pytest.mark.rule("cubitos-1.2")
def test_the_classic_races_use_every_card_once() -> None:
    used = [card for race in range(1, 8) for card in RACES[race].split()]
    assert sorted(used) == sorted(CARDS[:56])  # those of the box


@pytest.mark.rule("cubitos-1.2")
def test_a_set_has_one_card_of_each_colour() -> None:
    for seed in range(20):
        assert [card // 7 for card in free_set(seed).cards] == list(range(8))


@pytest.mark.rule("cubitos-1.2")
def test_sets_drawn_by_chance_follow_the_advice_and_differ() -> None:
    changing = {
        *("crabby", "reliever-beaver", "benchwarmer", "batter-beaver", "cheese-boy", "llama-shaman"),
        *("cubasaurus", "cat-tastrophy", "fat-cat", "broken-cow"),
    }
    sets = [cards_of(free_set(seed)) for seed in range(60)]
    assert all(sum(COST[NUMBERS[card]] < 5 for card in cards) >= 2 for cards in sets)
    assert all(changing.intersection(cards) for cards in sets)
    assert all({cards[colour] for cards in sets} > {sets[0][colour]} for colour in range(8))


@pytest.mark.rule("cubitos-1.2")
def test_chance_draws_the_circuit_of_a_free_set() -> None:
    assert {free_set(seed).course for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("cubitos-1.2")
def test_single_cards_may_be_chosen_for_a_race_and_for_a_free_set() -> None:
    t = new_game(race=1, red=7, white=2)
    expected = {*RACES[1].split(), "el-bandito", "cat-tastrophy"} - {"mr-soldier", "smelly-cat"}
    assert set(cards_of(t.state)) == expected
    free = [cards_of(free_set(seed, purple=3)) for seed in range(5)]
    assert {cards[5] for cards in free} == {"cubasaurus"}


@pytest.mark.rule("cubitos-1.2")
def test_a_set_chosen_against_the_advice_is_played() -> None:
    dear = {colour: 1 for colour in COLOURS} | {"green": 6, "brown": 2}
    assert [card % 7 for card in free_set(1, **dear).cards] == [dear[colour] - 1 for colour in COLOURS]


@pytest.mark.rule("cubitos-1.2")
def test_circuit_and_laps_may_be_chosen() -> None:
    assert new_game(race=1, circuit=3).state.course == 2
    assert new_game(race=1, laps=3).state.legs == 3
    assert new_game(race=7, laps=1).state.legs == 1
    t = new_game(race=1, circuit=5)
    assert (CIRCUITS[t.state.course], t.state.legs) == ("grand-finale", 2)


@pytest.mark.rule("cubitos-1.2")
def test_the_laps_of_a_race_belong_to_its_circuit() -> None:
    assert new_game(race=7, circuit=2).state.legs == 1


@pytest.mark.rule("cubitos-1.2", "cubitos-10.6")
@pytest.mark.parametrize("options", [{"race": 10, "laps": 1}, {"circuit": 5, "laps": 2}])
def test_the_grand_finale_has_no_laps(options: dict[str, int]) -> None:
    with pytest.raises(Malformed, match="Grand Finale"):
        Match(SPEC, options)


@pytest.mark.rule("cubitos-1.2")
def test_the_cards_of_the_grand_finale_may_be_raced_in_laps_elsewhere() -> None:
    t = new_game(race=10, circuit=2, laps=3)
    assert (CIRCUITS[t.state.course], t.state.legs) == ("ahead-of-the-curve", 3)


# What everybody begins with


@pytest.mark.rule("cubitos-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_draws_seven_light_and_two_dark_dice_at_first(players: int) -> None:
    t = new_game(players=players)
    drawn = sorted((note.seat, note.a, note.b) for note in t.notes(DRAWS))
    assert drawn == [(seat, *dice) for seat in range(players) for dice in ((0, 7), (1, 2))]
    for p in t.state.seats[:players]:
        assert sum(p.draw) + sum(p.discard) == 0
        assert sum(p.roll) + sum(p.active) == 9
        assert (p.credit, p.coins, p.tokens, p.fans) == (0, 0, 0, 0)


@pytest.mark.rule("cubitos-1.4")
@pytest.mark.parametrize(("players", "light", "dark"), [(2, 14, 8), (3, 7, 6), (4, 0, 4)])
def test_the_supply(players: int, light: int, dark: int) -> None:
    assert list(new_game(players=players).state.supply) == [light, dark, *[10] * 8]


@pytest.mark.rule("cubitos-1.4")
def test_grays_are_gained_as_dice_of_cost_0_and_never_bought() -> None:
    t = table("cat-tastrophy", active="white-ability", more={"credit": 100, "fans": 0})
    t.act("pass").act("use white-ability")
    assert t.legal() == ["take light-gray", "take dark-gray", "done"]
    t.act("take dark-gray").act("done")
    assert t.legal() == [*(f"buy {colour}" for colour in COLOURS), "done"]


@pytest.mark.rule("cubitos-1.5")
def test_credits_and_draw_tokens_never_run_out() -> None:
    others = [Seat(more={"fans": 13, "tokens": 6, "credit": 104}) for _ in range(3)]
    mine = Seat(active="3 light-gray-coin", roll="light-gray", more={"fans": 12, "tokens": 5, "credit": 104})
    t = table(players=4, seats=[mine, *others])
    t.act("push", "").act("done")
    assert (t.me.credit, t.me.tokens) == (110, 6)


@pytest.mark.rule("cubitos-1.6")
@pytest.mark.parametrize("race", [1, 2, 3, 4, 10])
def test_all_runners_stand_on_start(race: int) -> None:
    t = new_game(race=race, players=3)
    board = 3 if race == 10 else t.state.course
    for p in t.state.seats[:3]:
        assert (p.cell, p.laps, p.fans) == (TABLES["START_CELL"][board], 0, 0)


# First player


@pytest.mark.rule("cubitos-1.7")
@pytest.mark.parametrize("first", range(3))
def test_chance_gives_the_first_player_die_which_is_thrown_with_the_roll_zone(first: int) -> None:
    misses = [5] * 28
    t = Table(Match(SPEC, {"players": 3}, opening=[first, *misses]))
    assert (t.state.first, t.state.round_number, t.state.first_place) == (first, 1, 0)
    thrown = {note.seat: note.a for note in t.notes(THROWS)}
    assert thrown == {seat: 10 if seat == first else 9 for seat in range(3)}


@pytest.mark.rule("cubitos-1.7")
def test_chance_names_one_of_the_players() -> None:
    with pytest.raises(TapeError):
        Match(SPEC, {"players": 3}, opening=[3, *[5] * 28])


# What stays, what is open


@pytest.mark.rule("cubitos-1.8")
def test_coins_are_gone_at_the_end_of_the_round_and_the_rest_stays() -> None:
    runner = Seat(active="brown-coin", cell=(23, 6), more={"credit": 5, "tokens": 1, "fans": 4})
    t = table(seats=[runner, Seat(draw="9 light-gray dark-gray")])
    t.act("pass")
    assert (t.me.coins, t.me.credit) == (3, 5)
    t.act("done").act("done")
    assert t.state.round_number == 2
    assert (t.me.coins, t.me.credit, t.me.tokens, t.me.fans) == (0, 5, 1, 4)
    assert t.me.cell == t.me.began
    assert dice_owned(t.state, 0, KINDS.index("brown")) == 1


@pytest.mark.rule("cubitos-1.9")
def test_everybody_sees_everything() -> None:
    t = table(
        seats=[
            Seat(draw="red", roll="2 light-gray", active="white-foot"),
            Seat(discard="blue", more={"credit": 3}),
        ],
    )
    everything = to_json(t.state)
    for seat in (0, 1, SPECTATOR):
        assert to_json(t.match.view(seat)) == {**everything, "viewer": seat}


@pytest.mark.rule("cubitos-1.9")
def test_only_throws_and_the_first_player_are_left_to_chance() -> None:
    match = Match(SPEC, {"players": 2, "race": 1}, seed=3)
    assert len(match.opening_outcomes) == 1 + 10 + 9
    assert match.act(0, "pass").outcomes == ()


# The first-player die


@pytest.mark.rule("cubitos-1.10")
def test_the_first_player_die_counts_as_an_active_die_and_is_thrown_with_the_roll_zone() -> None:
    t = table(active="light-gray-coin", roll="2 light-gray", first_place="roll")
    t.act("push", "first-player-foot light-gray-coin")
    assert t.state.first_place == 1
    t.act("push", "")
    assert t.me.busted == 1


@pytest.mark.rule("cubitos-1.10")
def test_ruling_7_abilities_cannot_use_the_first_player_die() -> None:
    pinch = table("pinch-eater", roll="orange light-gray", first_place="roll")
    pinch.act("push", "orange-ability").act("use orange-ability")
    assert pinch.legal() == ["set light-gray-coin", "set light-gray-blank"]
    lose = table("benchwarmer", active="orange-ability", first="foot")
    lose.act("pass").act("use orange-ability")
    assert lose.state.first_place == 1
    assert lose.zone("active") == {}
    leave = table(active="3 light-gray-coin", roll="light-gray", first_place="roll")
    leave.act("push", "")
    assert leave.legal() == ["discard light-gray", "done"]
    give = table("crabby", seats=[Seat(active="red-ability", roll="white")], first_place="roll")
    give.act("pass")
    assert give.legal() == ["pick roll white", "pick active red-ability", "done"]


@pytest.mark.rule("cubitos-1.10", "cubitos-12.28")
def test_punk_fruit_alone_may_pick_it() -> None:
    t = table("punk-fruit", active="green-ability", draw="red", first_place="roll")
    t.act("pass").act("use green-ability").act("pick roll first-player").act("done", "first-player-foot")
    assert t.state.first_place == 1
    assert t.me.feet == 1
