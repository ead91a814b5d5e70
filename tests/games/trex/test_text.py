from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.components.pack import export_pack, read_pack
from cubarium.engine.contract import Refusal
from cubarium.engine.match import Match
from cubarium.engine.words import LANGUAGES
from cubarium.games.trex import SPEC
from cubarium.games.trex import events as e
from cubarium.games.trex.data.schema import COLOURS, SCHEMA
from cubarium.games.trex.data.values import CARD_NAMES, values_from
from cubarium.games.trex.state import COLOUR, EGG, NONE, PLAY, REMOVE
from cubarium.games.trex.table.names import INSIDE
from cubarium.games.trex.table.words import WORDS

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
NAMES = ("Ada", "Ben", "Odile", "Tao", "Inès")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def cards(*names: str) -> int:
    return sum(1 << card(name) for name in names)


def decisions(players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a game at random, stopping before each decision."""
    match = Match(SPEC, {"players": players}, NAMES[:players], seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        seat = match.actors()[0]
        yield match, seat
        match.act(seat, luck.choice(match.legal(seat)))
    yield match, 0


@in_both_languages
def test_every_event_can_be_said_to_every_reader(language: str) -> None:
    for kind in e.EVENTS:
        for reader in (None, 0, 1, 2):
            text = WORDS.event(Note(kind, 0, 1, 1, 1, 1), NAMES, language, reader)
            assert text[0].isupper() or text[0].isdigit()


@in_both_languages
def test_every_refusal_of_a_whole_game_can_be_said(language: str) -> None:
    said = set()
    for match, seat in decisions(3, seed=5):
        if match.is_over:
            break
        for action in set(range(SPEC.actions.count)) - set(match.legal(seat)):
            refused = match.refusal(seat, action)
            assert refused is not None
            said.add(refused.message)
            assert WORDS.refusal(refused, match.seats, language)
            assert WORDS.rule_title(refused.rule, language)
    assert said == {
        "refuse-not-in-hand",
        "refuse-play-first",
        "refuse-egg-first",
        "refuse-remove-first",
        "refuse-colours-first",
        "refuse-same-colour",
        "refuse-colours-trade",
    }


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language) == "T-Rex"
    for names, column in ((COLOURS, "colour"), (CARD_NAMES, "card")):
        assert len({WORDS.component(column, name, language) for name in names}) == len(names)
    assert WORDS.component("place", 2, language) == "2"


@pytest.mark.parametrize(
    ("language", "name", "title", "inside"),
    [
        ("en", "blue-7", "Blue 7", "blue 7"),
        ("en", "chamaelosaurus", "Chamaelosaurus", "the Chamaelosaurus"),
        ("en", "shower", "Meteor shower", "the Meteor shower"),
        ("fr", "brown-3", "Marron 3", "le marron 3"),
        ("fr", "chamaelosaurus", "Chamaelosaure", "le Chamaelosaure"),
        ("fr", "shower", "Pluie de météorites", "la Pluie de météorites"),
    ],
)
def test_a_card_has_a_title_and_a_form_for_sentences(
    language: str, name: str, title: str, inside: str
) -> None:
    assert WORDS.card(card(name), language) == title
    assert WORDS.card(card(name), language, INSIDE) == inside


def test_a_list_of_cards_is_read_aloud() -> None:
    some = cards("yellow-6", "blue-12", "shower")
    assert WORDS.cards(some, "en") == "yellow 6, blue 12 and the Meteor shower"
    assert WORDS.cards(some, "fr") == "le jaune 6, le bleu 12 et la Pluie de météorites"


def test_symbols_come_from_the_component_pack(tmp_path: Path) -> None:
    export_pack(SCHEMA, tmp_path)
    old, new = 'number = 1\nsymbol = "draw-1"', 'number = 1\nsymbol = "meteor"'
    text = (tmp_path / "cards.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "cards.toml").write_text(text.replace(old, new), encoding="utf-8")
    words = WORDS.with_values(values_from(read_pack(SCHEMA, tmp_path)))
    assert [WORDS.symbol(card("yellow-1"), language) for language in LANGUAGES] == ["draw 1", "pioche 1"]
    assert [words.symbol(card("yellow-1"), language) for language in LANGUAGES] == ["meteor", "météorite"]
    assert WORDS.symbol(card("shower"), "en") == ""


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (
            Note(e.METEOR_TOPS, 0, card("blue-7"), 1),
            None,
            "Ada tops the meteor of Ben with blue 7. The last lap begins anew.",
            "Avec le bleu 7, Ada bat la météorite jouée par Ben. Le dernier tour de table recommence.",
        ),
        (
            Note(e.METEOR_TOPS, 0, card("blue-7"), 1),
            1,
            "Ada tops your meteor with blue 7. The last lap begins anew.",
            "Avec le bleu 7, Ada bat votre météorite. Le dernier tour de table recommence.",
        ),
        (
            Note(e.METEOR_TOO_LOW, 0, card("brown-3"), 1),
            1,
            "This meteor is too low: brown 3 does not top yours.",
            "Cette météorite est trop faible : le marron 3 ne bat pas la vôtre.",
        ),
        (
            Note(e.RANKS, 2, 1, card("blue-12"), 1 + 1),
            None,
            "Odile comes 1st with blue 12: as high as the card of Ben, but played later.",
            "1re place pour Odile avec le bleu 12 : aussi fort que la carte jouée par Ben, mais joué plus"
            " tard.",
        ),
        (
            Note(e.RANKS, 2, 1, card("blue-12"), 1 + 1),
            1,
            "Odile comes 1st with blue 12: as high as yours, but played later.",
            "1re place pour Odile avec le bleu 12 : aussi fort que votre carte, mais joué plus tard.",
        ),
        (
            Note(e.RANKS, 2, 3, -1, 0 + 1),
            2,
            "You come 3rd with a card without value, played later than the card of Ada.",
            "3e place pour vous avec une carte sans valeur, jouée plus tard que celle jouée par Ada.",
        ),
        (
            Note(e.RANKS, 2, 1, card("blue-12")),
            2,
            "You come 1st with blue 12.",
            "1re place pour vous avec le bleu 12.",
        ),
        (
            Note(e.RANKS, 2, 4, NONE),
            0,
            "Odile comes 4th with a card without value.",
            "4e place pour Odile avec une carte sans valeur.",
        ),
        (Note(e.DRAWS, 1, 2, 2), None, "Ben draws 2 cards.", "Ben pioche 2 cartes."),
        (
            Note(e.DRAWS, 1, 1, 3),
            1,
            "You draw 1 card instead of 3: the draw pile is empty now.",
            "Vous piochez 1 carte au lieu de 3 : la pioche est maintenant vide.",
        ),
        (
            Note(e.DRAWS, 1, 0, 3),
            None,
            "Ben draws nothing: the draw pile is empty.",
            "Ben pioche en vain : la pioche est vide.",
        ),
        (
            Note(e.DRAWN, 0, cards("red-5", "shower")),
            0,
            "New in your hand: red 5 and the Meteor shower.",
            "Nouveau dans votre main : le rouge 5 et la Pluie de météorites.",
        ),
        (
            Note(e.CHANGES_HIGH, 1, COLOURS.index("yellow"), COLOURS.index("blue")),
            None,
            "Ben makes yellow the high colour instead of blue.",
            "Ben fait du jaune la couleur forte à la place du bleu.",
        ),
        (
            Note(e.EGGS_SHOWN, 0, COLOURS.index("green"), COLOURS.index("red")),
            None,
            "The eggs: green on the left, red on the right.",
            "Les œufs : vert à gauche, rouge à droite.",
        ),
    ],
)
def test_events_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french.replace(" :", "\u202f:")


def test_lines_of_a_score_sheet() -> None:
    three = Note(e.LINE_EGGS, 0, COLOURS.index("green"), 3, 9)
    assert WORDS.line(three, "en") == "Green, 3 eggs: 9 points"
    assert WORDS.event(three, NAMES, "fr") == "Vert, 3 œufs\u202f: 9 points"
    one = Note(e.LINE_EGGS, 0, COLOURS.index("red"), 1, 1)
    assert WORDS.line(one, "en") == "Red, 1 egg: 1 point"


def test_a_refusal_names_the_card_or_the_colour() -> None:
    missing = Refusal("trex-3.1", "refuse-not-in-hand", {"card": card("red-15")})
    assert WORDS.refusal(missing, NAMES, "en") == "This card is not in your hand: red 15."
    same = Refusal("trex-5.10", "refuse-same-colour", {"colour": COLOURS.index("blue")})
    assert WORDS.refusal(same, NAMES, "fr") == "Cette couleur a déjà cette place\u202f: bleu."


def test_a_prompt_says_what_to_do_or_who_is_awaited() -> None:
    prompts = set()
    for match, seat in decisions(3, seed=2):
        if match.is_over:
            break
        view = match.view(seat)
        prompt = WORDS.prompt(view, [seat], match.seats, "en")
        prompts.add((view.phase, prompt))
        if view.leader == seat and view.phase == PLAY:
            assert prompt == "Play the card that closes the round."
        waiting = f"{NAMES[seat]} is choosing a move."
        assert WORDS.prompt(match.view((seat + 1) % 3), [seat], match.seats, "en") == waiting
        assert WORDS.prompt(match.view(-1), [seat], match.seats, "en") == waiting
    assert prompts == {
        (PLAY, "Play a card."),
        (PLAY, "Play a card. It is your last, unless a higher meteor falls."),
        (PLAY, "Play the card that closes the round."),
        (EGG, "You are highest: take one of the two eggs."),
        (REMOVE, "Remove one card from the game."),
        (COLOUR, "You are lowest: change one colour card, or keep both."),
    }
    assert WORDS.prompt(match.view(0), [], match.seats, "en") == "The game is over."


def test_a_card_removed_from_the_pile_is_named_only_if_it_is_known() -> None:
    said = set()
    for match, seat in decisions(2, seed=4):
        view = match.view(seat)
        if view.phase == REMOVE:
            text = WORDS.action(view, SPEC.actions.from_text("remove pile"), match.seats, "en")
            assert text.endswith("unseen") == (view.unseen_sizes[seat] > 0)
            said.add(text)
    assert "Remove the top card of your draw pile, unseen" in said
    assert any(text.endswith(", the top of your draw pile") for text in said)


@pytest.mark.parametrize(("language", "document"), [("en", "trex.md"), ("fr", "trex.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "trex")
    assert len(rules) > 50
    assert {rule: WORDS.rule_title(rule, language) for rule in rules} == rules
