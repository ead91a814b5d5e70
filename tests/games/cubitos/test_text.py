"""What people read: every sentence in both languages, with the names and numbers that belong there."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.components.pack import read_pack
from cubarium.engine.contract import Refusal
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubitos import events as e
from cubarium.games.cubitos.data.schema import CARDS, CIRCUITS, KINDS, RACES, SCHEMA
from cubarium.games.cubitos.data.values import PAIR_NAMES, values_from
from cubarium.games.cubitos.table.names import MANY, SPACES, WITH_A
from cubarium.games.cubitos.table.refusals import ASKED, ZONES
from cubarium.games.cubitos.table.words import WORDS
from tests.games.cubitos.table import NUMBERS, SPEC, Seat, Table, cell_at, table

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
COMPONENT_TEXTS = Path(__file__).parents[3] / "src/cubarium/games/cubitos/text/components"
NAMES = ("Ada", "Ben", "Odile", "Tao")
POWER_TEXTS = {
    "jacques-couteau",
    "el-bandito",
    "reliever-beaver",
    "the-babe",
    "ledercheesen",
    "stinky-cheese",
    "bad-cheese",
    "pineapple-rocks",
    "up-to-11",
    "llama-rama",
}
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def french(text: str) -> str:
    """Set the narrow spaces that French wants."""
    return (
        text.replace(" :", "\u202f:")
        .replace(" ;", "\u202f;")
        .replace("« ", "«\u202f")
        .replace(" »", "\u202f»")
    )


def said(t: Table, language: str = "en") -> dict[str, str]:
    """Return the sentences of the legal actions of the seat that is asked, by the actions' texts."""
    view, legal = t.match.view(t.asked), t.match.legal(t.asked)
    sentences = [WORDS.action(view, action, NAMES, language) for action in legal]
    assert len(set(sentences)) == len(sentences), "two moves sound alike"
    return dict(zip(t.legal(), sentences, strict=True))


def asked(t: Table, language: str = "en") -> str:
    return WORDS.prompt(t.match.view(t.asked), [t.asked], NAMES, language, t.match.legal(t.asked))


# --- names -------------------------------------------------------------------------------------------------


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language) == "Cubitos"
    assert len({WORDS.variant(variant, language) for variant in SPEC.settings.variants}) == len(
        SPEC.settings.variants
    )
    assert len({WORDS.variant_help(variant, language) for variant in SPEC.settings.variants}) == len(
        SPEC.settings.variants
    )
    assert len({WORDS.card(card, language) for card in range(len(CARDS))}) == len(CARDS)
    assert len({WORDS.pair(pair, language) for pair in range(len(PAIR_NAMES))}) == len(PAIR_NAMES)
    assert len({WORDS.circuit(number, language) for number in range(len(CIRCUITS))}) == len(CIRCUITS)
    assert len({WORDS.race(number, language) for number in range(len(RACES) + 1)}) == len(RACES) + 1
    for cell in range(len(WORDS.values["SPACE"])):
        assert WORDS.space(cell, language)


@in_both_languages
def test_reports_name_their_components(language: str) -> None:
    assert WORDS.component("card", "smelly-cat", language) == WORDS.card(CARDS.index("smelly-cat"), language)
    assert WORDS.component("colour", "brown", language) == WORDS.kind(KINDS.index("brown"), language)
    assert WORDS.component("circuit", "grand-finale", language) == WORDS.circuit(4, language)
    assert WORDS.component("race", 8, language) == "Combotastic"
    assert WORDS.component("place", 2, language) == "2"


def test_a_die_has_a_title_and_forms_for_sentences() -> None:
    orange = KINDS.index("orange")
    assert [WORDS.kind(orange, "en", form) for form in ("", WITH_A, MANY)] == [
        "Orange",
        "an orange die",
        "orange dice",
    ]
    assert [WORDS.dice(orange, count, "fr") for count in (1, 3)] == ["un dé orange", "3 dés orange"]


def test_a_face_tells_what_it_is_worth() -> None:
    assert WORDS.pair(PAIR_NAMES.index("brown-coin"), "en") == "Brown: 3 coins"
    assert WORDS.pair(PAIR_NAMES.index("white-foot"), "fr") == french("Blanc : 1 pied")
    assert [WORDS.first_face(face, "en") for face in range(4)] == ["1 credit", "1 foot", "2 coins", "blank"]


def test_a_space_tells_what_it_gives_or_costs() -> None:
    assert WORDS.space(cell_at(0, 25, 6), "en") == "1 credit"
    assert WORDS.space(cell_at(2, 5, 0), "en") == "Gain a die up to 4"
    assert WORDS.space(cell_at(2, 13, 10), "en") == "Shortcut for 4 coins"
    assert WORDS.space(cell_at(3, 4, 5), "fr") == "Raccourci pour 7 pieds"


def test_spaces_are_named_in_the_order_of_their_numbers() -> None:
    from cubarium.games.cubitos.data import circuits

    numbers = {name: getattr(circuits, name.upper().replace("-", "_")) for name in SPACES}
    assert [numbers[name] for name in SPACES] == list(range(len(SPACES)))


# --- cards -------------------------------------------------------------------------------------------------


@in_both_languages
def test_every_card_says_what_it_does(language: str) -> None:
    for card in range(len(CARDS)):
        assert WORDS.card_text(card, language)


@in_both_languages
def test_a_card_has_a_power_text_where_the_catalogue_has_one(language: str) -> None:
    body = FluentParser().parse((COMPONENT_TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body
    names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {slug for slug in CARDS if f"card-{slug}-power" in names} == POWER_TEXTS
    assert {slug for number, slug in enumerate(CARDS) if WORDS.card_power(number, language)} == POWER_TEXTS


def test_house_values_are_marked_and_others_are_not() -> None:
    assert WORDS.card_text(NUMBERS["mr-soldier"], "en") == "Most swords: 3 coins° and 2 feet°."
    assert WORDS.cost(NUMBERS["mr-soldier"]) == "5°"
    assert WORDS.card_text(NUMBERS["stinky-cheese"], "en") == "Run: 2 feet°."
    assert WORDS.card_power(NUMBERS["ledercheesen"], "en").startswith("Run°: also a foot° for every 4")


def test_amounts_come_from_the_component_pack() -> None:
    tables = values_from(read_pack(SCHEMA))
    coins = list(tables["COINS"])
    coins[NUMBERS["rich-dog"]] = 1
    words = WORDS.with_values({**tables, "COINS": tuple(coins)})
    assert words.card_text(NUMBERS["rich-dog"], "en") == "Run: 1 coin. Then this die is lost."


# --- decisions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", ["", "light-gray-coin", "3 light-gray-coin"])
def test_push_or_pass_tells_the_risk(active: str) -> None:
    t = table(active=active, roll="2 white")
    assert said(t) == {"push": "Push: throw 2 dice again", "pass": "Pass: your Roll phase ends"}
    risk = "A Push with misses only is a bust." if active.startswith("3") else "You cannot bust yet."
    assert asked(t).endswith(risk)


def test_a_push_of_green_dice_alone_says_where_they_come_from() -> None:
    t = table("rock-on", active="green-ability", roll="white").act("push")
    assert said(t)["use green-ability"] == "Use Rock On: move this die to the Roll zone"
    assert said(t)["done"] == "Throw 1 die"
    assert asked(t) == "Throw, or use an ability before."


def test_a_power_face_is_told_apart() -> None:
    t = table("pineapple-rocks", active="green-ability green-power", roll="white").act("push")
    assert said(t)["use green-ability"] == "Use Pineapple Rocks: move this die to the Roll zone"
    power = "Use Pineapple Rocks, power face: move this die and another active one to the Roll zone"
    assert said(t)["use green-power"] == power


def test_a_card_with_two_moments_says_what_it_does_now() -> None:
    t = table("muggles", roll="brown", draw="3 white 3 red").act("push", "brown-ability")
    assert asked(t) == "Use immediate abilities, or go on."
    assert said(t)["use brown-ability"] == "Use Muggles: a free throw of 2 dice"


def test_the_card_behind_a_question_is_named() -> None:
    t = table("muggles", "benchwarmer", roll="brown", draw="3 white 3 red").act("push", "brown-ability")
    t.act("use brown-ability")
    assert asked(t) == "Muggles: pick 2 more dice of the Draw zone, then throw them."
    assert asked(t, "fr") == french("Moldu : choisissez encore 2 dés de la pioche, puis lancez-les.")
    assert said(t, "fr")["pick draw red"] == "Lancer un dé rouge de la pioche"


def test_where_several_cards_may_ask_none_is_named() -> None:
    t = table("muggles", "fast-cat", roll="brown", draw="3 white 3 red").act("push", "brown-ability")
    assert asked(t.act("use brown-ability")).startswith("Ability: pick 2 more dice")


def test_dice_are_named_with_their_zone_and_face() -> None:
    t = table("benchwarmer", active="orange-ability white-ability blue-coin", roll="red", draw="green").act(
        "pass"
    )
    t.act("use orange-ability")
    assert said(t)["pick draw green"] == "Lose a green die of the Draw zone"
    assert said(t)["pick active white-ability"] == "Lose a white die of the Active zone (Smelly Cat, ability)"
    assert said(t)["pick active blue-coin"] == "Lose a blue die of the Active zone (2 coins)"
    assert asked(t) == "Benchwarmer: choose the die you lose."


def test_moves_name_special_spaces_and_water() -> None:
    t = table(stage="move", step="moving", cell=(26, 7), more={"feet": 2, "water": 1})
    moves = said(t)
    assert moves["step left"] == "Step left: 1 credit"
    assert moves["step up-left"] == "Step up left: 1 credit"
    assert moves["step up-right"] == "Step up right into the water"
    assert moves["step right"] == "Step right"
    assert moves["done"].startswith("Stop here: ")
    assert asked(t) == "Run with 2 feet and 1 water foot, or stop. You have 0 coins and 0 credits."


def test_the_finish_says_which_lap_it_completes() -> None:
    t = table(stage="move", step="moving", cell=(15, 6), more={"feet": 1}, legs=2)
    assert said(t)["finish"] == "Step onto Finish: lap 1 of 2"


def test_purchases_tell_card_and_cost() -> None:
    t = table(stage="buy", step="buying", more={"coins": 5})
    assert said(t)["buy red"] == "Buy a red die for 5°: Mr. Soldier"
    assert said(t, "fr")["buy red"] == french("Acheter un dé rouge pour 5° : Dé Fonqueur")
    assert said(t)["done"] == "Buy nothing"
    assert asked(t) == "Buy up to 2 dice of different colours, or stop. You have 5 coins and 0 credits."


def test_others_are_awaited_by_name() -> None:
    t = table(roll="2 white")
    assert WORDS.prompt(t.match.view(1), [0], NAMES, "en") == "Ada is choosing."
    assert WORDS.prompt(t.match.view(-1), [0, 1], NAMES, "fr") == "Ada et Ben choisissent."


def prompts(t: Table, language: str = "en") -> list[str]:
    """Return what a spectator and the three players are told."""
    asked = t.match.actors()
    return [WORDS.prompt(t.match.view(seat), asked, NAMES, language) for seat in range(-1, 3)]


@pytest.mark.rule("cubitos-2.4")
def test_people_read_who_waits_and_who_then_decides_first() -> None:
    rolls = ("light-gray", "3 light-gray", "2 light-gray")
    seats = [Seat(roll=roll, more={"stage": "decide", "thrown": 1}) for roll in rolls]
    t = table(players=3, seats=seats, options={"order": 1}).act("wait", seat=0)
    decide = "Push or pass, with 0 active dice. You cannot bust yet."
    assert prompts(t) == [
        "Ada waits to see what others do. Ben and Odile are choosing.",
        f"You wait to see what others do. {decide}",
        *[f"Ada waits to see what others do. {decide}"] * 2,
    ]
    t.act("wait", seat=1).act("wait", seat=2)
    first = "decides first: most dice in the Roll zone, then turn order."
    assert prompts(t) == [
        f"Ada and Odile wait to see what others do. Ben {first}",
        f"Like Odile, you wait to see what others do. Ben {first}",
        "Ada and Odile wait to see what others do. "
        f"You decide first: most dice in the Roll zone, then turn order. {decide}",
        f"Like Ada, you wait to see what others do. Ben {first}",
    ]
    assert prompts(t, "fr")[1] == french(
        "Comme Odile, vous attendez de voir ce que font les autres. "
        "Ben décide en premier : le plus de dés dans la zone de Lancers, puis l’ordre de jeu."  # noqa: RUF001 - French
    )
    t.act("push", "light-gray-coin", seat=1)
    assert prompts(t)[0] == "Ada, Ben and Odile are choosing."


# --- what happened -----------------------------------------------------------------------------------------


@in_both_languages
@pytest.mark.parametrize("kind", e.EVENTS)
def test_every_event_can_be_said_to_every_reader(kind: int, language: str) -> None:
    for reader in (None, 0, 1, 2):
        text = WORDS.event(Note(kind, 0, 1, 1, 1, 1), NAMES, language, reader)
        assert text[0].isupper() or text[0].isdigit()


@pytest.mark.parametrize(
    ("note", "reader", "english", "in_french"),
    [
        (Note(e.DRAWS, 0, 2, 3), None, "Ada draws 3 red dice.", "Ada pioche 3 dés rouges."),
        (Note(e.DRAWS, 0, 2, 1), 0, "You draw a red die.", "Vous piochez un dé rouge."),
        (
            Note(e.SHOWS, 1, PAIR_NAMES.index("light-gray-coin"), 2),
            None,
            "Hits of Ben: 2 light gray dice, 1 coin each.",
            "Succès pour Ben : 2 dés gris clair, 1 pièce chacun.",
        ),
        (Note(e.PUSHES, 0, 1), None, "Ada pushes at risk.", "Ada Fonce, au risque de Trébucher."),
        (Note(e.PUSHES, 0, 0), 0, "You push.", "Vous Foncez."),
        (Note(e.GIVES_DIE, 0, 9, 1), 1, "Ada gives you a white die.", "Ada vous donne un dé blanc."),
        (Note(e.GIVES_DIE, 0, 9, 1), 2, "Ada gives a white die to Ben.", "Ada donne un dé blanc à Ben."),
        (Note(e.STEPS, 0, cell_at(0, 28, 7)), 0, "You take a step.", "Vous faites un pas."),
        (
            Note(e.STEPS, 0, cell_at(0, 25, 6)),
            None,
            "Ada steps onto “1 credit”.",
            "Un pas mène Ada sur « 1 crédit ».",
        ),
        (
            Note(e.USES_JET, 0, 6, 2),
            0,
            "The jet pack doubles your feet: 6 feet and 2 water feet.",
            "Le jet pack double vos pieds : 6 pieds et 2 pieds palmés.",
        ),
        (
            Note(e.FINAL, 1, 213),
            None,
            "Ben has run 2 laps and 13 spaces.",
            "Ben a parcouru 2 tours et 13 cases.",
        ),
        (
            Note(e.RACE_SET, 0, 0, 1),
            None,
            "Nothing Goes Right, 1 lap. Ada has the first-player die.",
            "Départ du pied gauche, 1 tour. Ada a le dé de premier joueur.",
        ),
    ],
)
def test_events_are_told_to_each_reader(note: Note, reader: int | None, english: str, in_french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french(in_french)


def test_lines_of_a_score_sheet() -> None:
    assert WORDS.line(Note(e.LINE_LAPS, 0, 2), "en") == "2 laps"
    assert WORDS.event(Note(e.LINE_PROGRESS, 0, 13), NAMES, "fr") == "13 cases après le Départ"


def test_scores_are_laps_and_spaces_alone_and_on_average() -> None:
    assert [WORDS.score(score, "en") for score in (0, 7, 100, 205)] == [
        "not a single space",
        "7 spaces",
        "1 lap",
        "2 laps and 5 spaces",
    ]
    assert WORDS.average([205, 112], "fr") == "1,5 tour et 8,5 cases"
    assert (WORDS.short_score(213), WORDS.short_mean({213: 3, 105: 1})) == ("2+13", "1.75+11.00")
    assert WORDS.margin(104, "en") == ""


# --- refusals ----------------------------------------------------------------------------------------------


@in_both_languages
def test_every_question_and_zone_of_a_refusal_has_words(language: str) -> None:
    for number in range(len(ASKED)):
        assert WORDS.refusal(Refusal("", "refuse-not-now", {"asked": number}), NAMES, language)
    for number in range(len(ZONES)):
        assert WORDS.refusal(Refusal("", "refuse-other-zone", {"zone": number}), NAMES, language)


def test_a_refusal_tells_the_price() -> None:
    words = {"kind": 7, "price": 8, "money": 3}
    text = "It takes 8 in coins and credits to buy a purple die, and you have 3."
    assert WORDS.refusal(Refusal("cubitos-6.1", "refuse-too-dear", words), NAMES, "en") == text


@pytest.mark.parametrize(("language", "document"), [("en", "cubitos.md"), ("fr", "cubitos.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubitos")
    assert len(rules) > 150
    assert {rule: WORDS.rule_title(rule, language) for rule in rules} == rules
