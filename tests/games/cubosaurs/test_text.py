# ruff: noqa: RUF001 - the texts must have the true minus and multiplication signs
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
from cubarium.games.cubosaurs import SPEC
from cubarium.games.cubosaurs import events as e
from cubarium.games.cubosaurs.data.schema import SCHEMA
from cubarium.games.cubosaurs.data.values import CARD_NAMES, values_from
from cubarium.games.cubosaurs.state import TILES
from cubarium.games.cubosaurs.table.names import WITH_A
from cubarium.games.cubosaurs.table.words import WORDS

DOCUMENTS = Path(__file__).parents[3] / "docs" / "rules"
NAMES = ("Ada", "Ben", "Odile", "Tao", "Inès")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def cards(*names: str) -> int:
    return sum(1 << card(name) for name in names)


def decisions(players: int, advanced: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a game at random, stopping before each decision."""
    match = Match(SPEC, {"players": players, "advanced": advanced}, NAMES[:players], seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        seat = match.actors()[0]
        yield match, seat
        match.act(seat, luck.choice(match.legal(seat)))
    yield match, 0


@in_both_languages
def test_every_refusal_of_a_whole_game_can_be_said(language: str) -> None:
    said = set()
    for match, seat in decisions(3, 1, seed=5):
        if match.is_over:
            break
        for action in set(range(SPEC.actions.count)) - set(match.legal(seat)):
            refused = match.refusal(seat, action)
            assert refused is not None
            said.add(refused.message)
            assert WORDS.refusal(refused, match.seats, language)
            assert WORDS.rule_title(refused.rule, language)
    assert len(said) > 10


@in_both_languages
def test_everything_has_a_name(language: str) -> None:
    assert WORDS.game_name(language) == "Cubosaurs"
    for tile in range(TILES):
        assert WORDS.tile(tile, language)
        assert WORDS.tile_effect(tile, language)


@pytest.mark.parametrize(
    ("language", "name", "title", "with_a"),
    [
        ("en", "trex-3", "T-Rex", "a T-Rex"),
        ("en", "egg-penta", "Pentaceratops egg", "a Pentaceratops egg"),
        ("en", "grey-7", "Grey Velociraptor 3/−3", "a Grey Velociraptor 3/−3"),
        ("fr", "stego-1", "Stégosaure", "un Stégosaure"),
        ("fr", "egg-raptor", "Œuf de raptor", "un œuf de raptor"),
        ("fr", "black-1", "Vélociraptor noir 1/−1", "un Vélociraptor noir 1/−1"),
    ],
)
def test_a_card_has_a_title_and_a_form_for_sentences(
    language: str, name: str, title: str, with_a: str
) -> None:
    assert WORDS.card(card(name), language) == title
    assert WORDS.card(card(name), language, WITH_A) == with_a


def test_equal_cards_are_counted_and_others_named_one_by_one() -> None:
    some = cards("trex-1", "trex-3", "grey-3", "grey-4", "grey-7", "egg-trex")
    assert WORDS.cards(some, "en") == (
        "2 T-Rexes, 2 Grey Velociraptors 2/−2, a Grey Velociraptor 3/−3 and a T-Rex egg"
    )
    assert WORDS.cards(some, "fr") == (
        "2 T-Rex, 2 Vélociraptors gris 2/−2, un Vélociraptor gris 3/−3 et un œuf de T-Rex"
    )


def test_dna_icons_are_named_where_they_mean_something() -> None:
    advanced = Match(SPEC, {"players": 2, "advanced": 1}, seed=1)
    words = WORDS.with_values(SPEC.components.values(advanced.components), advanced.options)
    assert words.cards(cards("trex-1", "trex-2", "trex-3"), "en") == "2 T-Rexes (DNA) and a T-Rex"
    assert WORDS.cards(cards("trex-1", "trex-2", "trex-3"), "en") == "3 T-Rexes"


def test_values_come_from_the_component_pack(tmp_path: Path) -> None:
    export_pack(SCHEMA, tmp_path)
    for file, old, new in (
        ("cards.toml", 'id = "grey-1"\npair = 1\nlonely = -1', 'id = "grey-1"\npair = 9\nlonely = -8'),
        ("tiles.toml", "points = 2", "points = 1"),
    ):
        text = (tmp_path / file).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    words = WORDS.with_values(values_from(read_pack(SCHEMA, tmp_path)))
    assert words.card(card("grey-1"), "en") == "Grey Velociraptor 9/−8"
    assert words.tile_effect(1, "en") == "At the end of the round, get 1 point more for each of your eggs."
    assert WORDS.card(card("grey-1"), "en") == "Grey Velociraptor 1/−1"


@pytest.mark.parametrize(
    ("note", "reader", "english", "french"),
    [
        (
            Note(e.PASSES, 0, card("trex-3"), 1),
            None,
            "Ada adds a T-Rex and passes the Hand to Ben.",
            "Ada ajoute un T-Rex et passe la Main à Ben.",
        ),
        (
            Note(e.PASSES, 0, card("trex-3"), 1),
            0,
            "You add a T-Rex and pass the Hand to Ben.",
            "Vous ajoutez un T-Rex et passez la Main à Ben.",
        ),
        (
            Note(e.PASSES, 0, card("trex-3"), 1),
            1,
            "Ada adds a T-Rex and passes you the Hand.",
            "Ada ajoute un T-Rex et vous passe la Main.",
        ),
        (
            Note(e.DESTROYS, 2, card("ptero-1"), 2),
            2,
            "You destroy a Pterodactyl in your own collection.",
            "Vous détruisez un Ptérodactyle dans votre propre collection.",
        ),
        (
            Note(e.DESTROYS, 2, card("ptero-1"), 1),
            1,
            "Odile destroys a Pterodactyl in your collection.",
            "Odile détruit un Ptérodactyle chez vous.",
        ),
        (
            Note(e.SWAPS, 0, card("stego-1"), 1, card("egg-trex")),
            None,
            "Ada takes a Stegosaurus from Ben and gives a T-Rex egg in return.",
            "Ada prend un Stégosaure à Ben et donne un œuf de T-Rex en retour.",
        ),
        (
            Note(e.ROUND_BEGINS, 1, 2, -1),
            None,
            "Round 2: Ben starts, play goes counterclockwise.",
            "Manche 2 : Ben commence, on tourne dans le sens antihoraire.",
        ),
        (
            Note(e.ROUND_SCORE, 1, -1, 1),
            None,
            "Ben scores −1 point in this round.",
            "Ben marque −1 point dans cette manche.",
        ),
        (
            Note(e.MARKET, 0, 0b111),
            None,
            "In the market: Variety, Nest and Extra card.",
            "Au marché : Variété, Nid et Carte en plus.",
        ),
        (
            Note(e.LINE_TOKENS, 0, 5, 2),
            0,
            "You have 5 DNA tokens left, worth 2 points.",
            "Il vous reste 5 jetons ADN, pour 2 points.",
        ),
    ],
)
def test_events_are_told_to_each_reader(note: Note, reader: int | None, english: str, french: str) -> None:
    assert WORDS.event(note, NAMES, "en", reader) == english
    assert WORDS.event(note, NAMES, "fr", reader) == french.replace(" :", "\u202f:")


@pytest.mark.parametrize(
    ("note", "english"),
    [
        (Note(e.LINE_SERIES, 0, 0, 2, 1), "T-Rex ×2: 1 point"),
        (
            Note(e.LINE_RAPTOR_PAIR, 0, card("grey-1"), card("black-7"), 4),
            "Raptor pair (Grey Velociraptor 1/−1 + Black Velociraptor 3/−3): 4 points",
        ),
        (
            Note(e.LINE_EGG_NOT, 0, card("egg-trex"), 1, 2, -3),
            "T-Rex egg (with 1 T-Rex, somebody has 2): −3 points",
        ),
        (
            Note(e.LINE_EGG_NOT, 0, card("egg-trex"), 0, 0, -3),
            "T-Rex egg (nobody has this dinosaur): −3 points",
        ),
        (
            Note(e.LINE_EGG_MOST, 0, card("egg-raptor"), 3, 3, 4),
            "Raptor egg (with 3 Velociraptors, nobody has more): 4 points",
        ),
        (Note(e.LINE_TOKENS, 0, 1, 0), "1 DNA token left: 0 points"),
    ],
)
def test_lines_of_a_score_sheet(note: Note, english: str) -> None:
    assert WORDS.line(note, "en") == english
    if note.kind != e.LINE_TOKENS:
        assert WORDS.event(note, NAMES, "en") == english


def test_a_refusal_names_the_card_and_the_price() -> None:
    too_dear = Refusal("cubosaurs-6.3", "refuse-too-dear", {"tile": 6, "cost": 4, "tokens": 1})
    assert WORDS.refusal(too_dear, NAMES, "en") == "Meteor costs 4 DNA tokens and you have 1."
    in_hand = Refusal("cubosaurs-2.5", "refuse-type-in-hand", {"type": 7})
    french = "Il y a déjà un œuf dans la Main. Ajoutez une carte d\u2019un autre type, ou gardez la Main."
    assert WORDS.refusal(in_hand, NAMES, "fr") == french
    poor = Refusal("cubosaurs-5.5", "refuse-no-tokens", {"player": 2})
    assert WORDS.refusal(poor, NAMES, "en") == "Odile has no DNA token."


def test_a_prompt_says_what_to_do_or_who_is_awaited() -> None:
    match = Match(SPEC, {"players": 3}, NAMES[:3], seed=3)
    seat = match.actors()[0]
    neighbour = NAMES[(seat + 1) % 3]
    prompt = f"Keep the card, or add one of yours and pass the Hand to {neighbour}."
    assert WORDS.prompt(match.view(seat), [seat], match.seats, "en") == prompt
    waiting = f"{NAMES[seat]} is choosing a move."
    assert WORDS.prompt(match.view((seat + 1) % 3), [seat], match.seats, "en") == waiting
    assert WORDS.prompt(match.view(-1), [seat], match.seats, "en") == waiting
    assert WORDS.prompt(match.view(seat), [], match.seats, "en") == "The game is over."


@pytest.mark.parametrize(("language", "document"), [("en", "cubosaurs.md"), ("fr", "cubosaurs.fr.md")])
def test_rule_titles_are_those_of_the_rules_document(language: str, document: str) -> None:
    rules = read_rules(DOCUMENTS / document, "cubosaurs")
    assert len(rules) > 50
    assert {rule: WORDS.rule_title(rule, language) for rule in rules} == rules
