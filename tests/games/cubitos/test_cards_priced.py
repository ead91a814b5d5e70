"""Credits while Batter Beaver is active: the first of a round costs dice, so it may be declined."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.state import MOVE
from tests.games.cubitos.table import table


@pytest.mark.rule("cubitos-11.12", "cubitos-9.3")
def test_ruling_11_the_first_credit_of_a_round_is_offered_while_batter_beaver_is_active() -> None:
    active = "orange-ability 2 brown-ability dark-gray-foot"
    t = table("batter-beaver", "mr-dog", active=active, roll="light-gray", first="credit").act("pass")
    assert t.legal() == ["use brown-ability", "use first-player-credit", "done"]
    t.act("use brown-ability")
    assert (t.me.stage, t.me.credit, t.supply("brown")) == (MOVE, 5, 10), "the others cost nothing more"
    t.act("exit 4").act("done")
    assert t.me.credit == 7, "nor do those of a space"
    t.act("done")
    assert t.legal() == ["pick roll light-gray", "pick active dark-gray-foot", "pick active orange-ability"]
    assert t.act("pick roll light-gray", "").zone("discard") == {"orange": 1, "dark-gray": 1}


@pytest.mark.rule("cubitos-11.12", "cubitos-5.10")
@pytest.mark.parametrize("fans", [0, 1])
def test_a_fan_is_offered_where_it_brings_credits_with_a_price_and_only_there(fans: int) -> None:
    more = {"fans": fans, "credit": 4}
    t = table("batter-beaver", active="orange-ability dark-gray-foot", cell=(27, 0), more=more).act("pass")
    t.act("step right").act("done")
    assert (t.legal() == ["claim", "done"]) is bool(fans)


@pytest.mark.rule("cubitos-5.10")
@pytest.mark.parametrize(("credits_of_fans", "told"), [(1, "you lose a die"), (0, "a draw token")])
def test_the_question_names_the_price_where_the_fan_brings_credits(
    credits_of_fans: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = {"fans": 2, "credit": 4}
    t = table("batter-beaver", active="orange-ability dark-gray-foot", cell=(27, 0), more=more).act("pass")
    match = t.act("step right").act("done").match
    assert t.legal() == ["claim", "done"]
    track = {**match.words.values, "FAN_CREDITS": [credits_of_fans] * 14}  # as a pack may have it
    monkeypatch.setattr(match.words, "values", track)
    assert told in match.words.prompt(match.view(0), [0], match.seats, "en")


@pytest.mark.rule("cubitos-11.12")
def test_batter_beaver_takes_no_die_where_all_credits_were_declined() -> None:
    t = table("batter-beaver", "mr-dog", active="2 orange-power brown-ability", roll="light-gray").act("pass")
    t.act("done", "")
    assert (t.state.round_number, t.me.credit, t.supply("brown")) == (2, 0, 10)
    assert (t.zone("discard"), t.zone("roll")) == ({"orange": 2}, {"light-gray": 1})


@pytest.mark.rule("cubitos-11.12")
def test_a_blank_beaver_leaves_credits_to_the_table() -> None:
    t = table(
        "batter-beaver", "mr-dog", active="orange-blank brown-ability", roll="light-gray", more={"credit": 4}
    )
    assert (t.act("pass").me.stage, t.me.credit) == (MOVE, 6)


@pytest.mark.rule("cubitos-11.12", "cubitos-12.44")
@pytest.mark.parametrize(("answer", "credits"), [("use brown-ability", 2), ("done", 0)])
def test_captain_bark_gives_its_fan_though_the_credits_are_declined(answer: str, credits: int) -> None:
    active = "orange-ability brown-ability white-foot red-blank"
    t = table("batter-beaver", "captain-bark", active=active, roll="light-gray").act("pass")
    assert t.legal() == ["use brown-ability", "done"]
    t.act(answer)
    assert (t.me.stage, t.me.credit, t.me.fans, t.supply("brown")) == (MOVE, credits, 1, 10)


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.parametrize(("answer", "credits"), [("use first-player-credit", 1), ("done", 0)])
def test_the_credit_of_the_first_player_die_may_be_declined(answer: str, credits: int) -> None:
    t = table("batter-beaver", active="orange-ability dark-gray-foot", roll="light-gray", first="credit").act(
        "pass"
    )
    assert t.legal() == ["use first-player-credit", "done"]
    assert (t.act(answer).me.stage, t.me.credit) == (MOVE, credits)


@pytest.mark.rule("cubitos-11.12", "cubitos-12.45")
def test_wizard_asks_at_each_push_until_a_credit_was_taken_while_batter_beaver_is_active() -> None:
    active = "orange-ability 2 brown-ability"
    t = table("batter-beaver", "wizard", active=active, roll="4 light-gray").act("push")
    assert (t.legal(), t.me.credit) == (["use brown-ability", "done"], 0)
    t.act("done", "light-gray-coin")
    assert (t.act("push").legal(), t.me.credit) == (["use brown-ability", "done"], 0)
    t.act("use brown-ability", "light-gray-coin")
    assert (t.legal(), t.me.credit, t.zone("active")["brown-ability"]) == (["push", "pass"], 2, 2)
    t.act("push", "light-gray-coin")
    assert t.me.credit == 4


@pytest.mark.rule("cubitos-11.12", "cubitos-11.10")
def test_ruling_32_batter_beaver_looks_at_the_credits_of_spaces() -> None:
    t = table("batter-beaver", active="orange-ability dark-gray-foot", roll="light-gray").act("pass")
    assert t.act("exit 4").legal() == ["claim", "done"]
    assert t.act("claim").me.credit == 2
    assert t.legal() == ["pick roll light-gray", "pick active dark-gray-foot", "pick active orange-ability"]
    assert t.act("pick active orange-ability", "").zone("discard") == {"dark-gray": 1}


@pytest.mark.rule("cubitos-11.12", "cubitos-5.10")
def test_the_credits_of_a_space_may_be_declined() -> None:
    t = table("batter-beaver", active="orange-ability dark-gray-foot", roll="light-gray").act("pass")
    t.act("exit 4").act("done", "")
    assert (t.me.credit, t.zone("discard")) == (0, {"orange": 1, "dark-gray": 1})


@pytest.mark.rule("cubitos-11.12", "cubitos-12.56")
def test_schmutz_is_offered_while_batter_beaver_is_active() -> None:
    more = {"lost_die": 1}
    t = table(
        "batter-beaver", "schmutz", active="orange-ability 2 white-ability", roll="light-gray", more=more
    )
    assert t.act("pass").legal() == ["use white-ability", "done"]
    t.act("use white-ability")
    assert (t.me.stage, t.me.feet, t.me.credit) == (MOVE, 2, 6), "the second one has no price any more"
