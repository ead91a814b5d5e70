"""The deck: every card declares what it must, is compiled and reached, and no other part names a card."""

from __future__ import annotations

import inspect
import re
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.backends.binding import compiled_modules, own_functions
from cubarium.games.cubitos import cards, state
from cubarium.games.cubitos.cards import dispatch, fan_order, fans
from cubarium.games.cubitos.data import values
from cubarium.games.cubitos.data.card import SETTLED_FIRST
from cubarium.games.cubitos.data.deck import DECK, FOLDER, TIMINGS, DeclarationError, Declared, read_deck
from cubarium.games.cubitos.data.schema import CARDS
from cubarium.games.cubitos.data.values import values_from
from cubarium.games.cubitos.state import QUESTION_NAMES
from tests.games.cubitos.table import BUILT_IN, SPEC

CODE = Path(__file__).parents[3] / "src" / "cubarium"
CHOOSING: dict[str, Callable[..., Any]] = {
    "immediate": dispatch.use_immediate,
    "push": dispatch.use_before_throw,
    "together": dispatch.use_together,
    "after_push": dispatch.use_after_push,
    "bust": dispatch.use_on_bust,
    "red": dispatch.use_red,
    "run": dispatch.use_run,
    "asks": dispatch.is_a_choice,
    "first": dispatch.take_first,
    "second": dispatch.take_second,
    "leftover": dispatch.take_leftover,
    "fans": fans.fans_of_card,
    "offered_fans": fan_order.offered_fans,
    "estimate": dispatch.estimate,
    "offer": dispatch.offer_value,
}
WIRE = {
    "actions.py": {"bob"},
    "state.py": {"bob"},
    "events.py": {"bob"},
}
"""Names that logs, the wire and catalogues have for an action, a stage and an event, each in one place."""


# --- declarations ------------------------------------------------------------------------------------------


def test_numbers_are_those_of_logs() -> None:
    assert [declared.card.number for declared in DECK] == list(range(len(DECK)))
    assert [declared.slug for declared in DECK] == list(CARDS)
    assert CARDS[0] == "mr-soldier"
    assert CARDS[35] == "rollosaurus"
    assert CARDS[55] == "schmutz"


def test_a_card_is_in_code_what_its_file_says() -> None:
    for declared in DECK:
        module = import_module(declared.module)
        assert declared.card == module.CARD
        assert getattr(module, declared.stem.upper()) == declared.card.number
        own = {f"{declared.stem}_{timing}" for timing in declared.timings}
        assert {name for name in own_functions(module) if name.startswith(f"{declared.stem}_")} == own


def test_every_card_has_a_rule_of_its_own() -> None:
    assert len({declared.card.rule for declared in DECK}) == len(DECK)


def test_the_numbers_of_questions_are_their_places() -> None:
    numbers = [getattr(state, name.upper().replace("-", "_")) for name in QUESTION_NAMES]
    assert numbers == list(range(len(QUESTION_NAMES)))


@pytest.mark.parametrize(
    ("fact", "found"),
    [
        ("settled", values.SETTLED_SYMBOLS),
        ("throws_in_run", values.THROWING_SYMBOLS),
        ("credits_cost_dice", values.PRICED_SYMBOLS),
    ],
)
def test_a_card_is_looked_for_among_the_symbols_of_its_colour(fact: str, found: int) -> None:
    asked = {SETTLED_FIRST} if fact == "settled" else range(1, 9)
    colours = {card.colour for card in DECK if getattr(card.card, fact) in asked}
    names = {name for place, name in enumerate(values.SYMBOL_NAMES) if found >> place & 1}
    assert colours
    assert names == {name for name in values.SYMBOL_NAMES if name.rpartition("-")[0] in colours}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "cards"))


@pytest.mark.parametrize(
    ("card", "old", "new", "problem"),
    [
        ("purple/rollosaurus", "CARD = ", "CARDS = ", "there is no CARD = Card(...)"),
        ("purple/rollosaurus", "ROLLOSAURUS = 35", "ROLLOSAURUS = -1", "its number must be a whole number"),
        ("purple/rollosaurus", '"cubitos-12.36"', '"12.36"', 'its rule must be like "cubitos-12.36"'),
        ("purple/rollosaurus", "run=AT_ONCE", "runs=AT_ONCE", "unexpected keyword argument 'runs'"),
        ("purple/rollosaurus", "run=AT_ONCE", "run=SOON", "SOON is not known in a declaration"),
        ("purple/dancing_dino", "run=LOOKING", "", "dancing_dino_run is never called without run"),
        ("purple/dancing_dino", "def dancing_dino_run", "def dancing_dino_runs", "there is no timing runs"),
        ("purple/rollosaurus", '("feet",)', '("foots",)', "amounts has 'foots', which is none of coins"),
        ("green/rock_on", "RETURNS", "PROTECTS", "before_throw=PROTECTS wants a function rock_on_push"),
        ("purple/rollosaurus", "run=AT_ONCE", "run=AT_ONCE, saves=1", "saves is for green cards"),
        ("brown/mr_dog", "credits=IN_RUN", "credits=ONCE_DIE_LOST", "these credits are for white cards"),
        (
            "white/fast_cat",
            '"free-throw"',
            '"free-trow"',
            "asks has 'free-trow', which is none of free-throw",
        ),
        ("white/fast_cat", "FAST_CAT = 54", "FAST_CAT = (", "'(' was never closed"),
    ],
)
def test_a_wrong_declaration_is_refused_with_the_file(
    folder: Path, card: str, old: str, new: str, problem: str
) -> None:
    path = folder / f"{card}.py"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DeclarationError, match=re.escape(problem)) as caught:
        read_deck(folder)
    assert str(caught.value).startswith(str(path))


@pytest.mark.parametrize(("number", "problem"), [(34, "is there twice"), (60, "leaves out 35")])
def test_numbers_leave_no_gap(folder: Path, number: int, problem: str) -> None:
    path = folder / "purple" / "rollosaurus.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("ROLLOSAURUS = 35", f"ROLLOSAURUS = {number}"), encoding="utf-8")
    with pytest.raises(DeclarationError, match=problem):
        read_deck(folder)


# --- functions ---------------------------------------------------------------------------------------------


def test_every_card_is_compiled() -> None:
    compiled = {module.__name__ for module in compiled_modules(SPEC)}
    assert {declared.module for declared in DECK} <= compiled


def test_every_timing_has_a_function_that_chooses_and_a_line_in_the_table() -> None:
    assert tuple(CHOOSING) == TIMINGS
    assert tuple(re.findall(r"^`(\w+)` ", str(cards.__doc__), re.MULTILINE)) == TIMINGS


@pytest.mark.parametrize("timing", TIMINGS)
def test_every_card_reaches_its_function_and_no_other(timing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []

    def stand_in(name: str) -> Callable[..., bool]:
        def function(*_: object) -> bool:
            called.append(name)
            return True

        return function

    choose = CHOOSING[timing]
    module, having = import_module(choose.__module__), [card for card in DECK if timing in card.timings]
    for declared in having:
        name = f"{declared.stem}_{timing}"
        monkeypatch.setattr(module, name, stand_in(name))
    parameters = list(inspect.signature(choose).parameters)
    for declared in having:
        called.clear()
        choose(*(declared.card.number if name == "card" else 0 for name in parameters))
        assert called == [f"{declared.stem}_{timing}"]
    chosen = re.findall(r"if card == (\d+):", inspect.getsource(choose))
    assert [int(number) for number in chosen] == [declared.card.number for declared in having]


def test_what_chooses_has_a_source_that_can_be_read() -> None:
    text = inspect.getsource(dispatch.use_on_bust)
    assert text.startswith("def use_on_bust(s: State, seat: int, card: int, power: int, chance: Chance)")
    assert "if card == 23:\n            keep_on_rollin_bust(s, seat, power, chance)" in text


def test_every_card_acts_somewhere() -> None:
    def acts(declared: Declared) -> bool:
        card = declared.card
        moments = (card.run, card.immediate, card.before_throw, card.after_push, card.near_spaces)
        return bool(declared.timings or any(moments))

    assert all(map(acts, DECK))


def test_no_value_has_the_name_of_something_else() -> None:
    """Binding replaces globals by name, so a constant called like a table would be lost."""
    tables = values_from(BUILT_IN)
    for module in compiled_modules(SPEC):
        if not module.__name__.startswith("cubarium.engine."):
            same = {name: value for name, value in vars(module).items() if name in tables}
            assert same == {name: tables[name] for name in same}, module.__name__


def test_what_is_never_inlined_is_there() -> None:
    for module in compiled_modules(SPEC):
        assert set(getattr(module, "NEVER_INLINED", ())) <= own_functions(module).keys(), module.__name__


def test_every_card_has_a_test_of_its_name() -> None:
    paths = sorted(Path(__file__).parent.glob("test_cards_*.py"))
    tests = "".join(path.read_text(encoding="utf-8") for path in paths)
    named = set(re.findall(r"^def test_(\w+)", tests, re.MULTILINE))
    stems = [declared.stem for declared in DECK]
    assert [stem for stem in stems if not any(name.startswith(f"{stem}_") for name in named)] == []


# --- nothing else names a card -----------------------------------------------------------------------------


def parts_that_name_no_card() -> list[Path]:
    game = CODE / "games" / "cubitos"
    modules = [path for path in game.rglob("*.py") if "cards" not in path.relative_to(game).parts]
    page = CODE.parents[1] / "web" / "src" / "games" / "cubitos"
    board = [
        path for path in page.rglob("*") if path.suffix in {".ts", ".svelte"} and path.name != "view.d.ts"
    ]
    return sorted([*modules, *(CODE / "terminal" / "cubitos").rglob("*.py"), *board])


def names_of_cards() -> re.Pattern[str]:
    texts = (CODE / "games/cubitos/text/components/en.ftl").read_text(encoding="utf-8")
    titles = dict(re.findall(r"^card-([a-z0-9-]+) = (.+)$", texts, re.MULTILINE))
    words = {form for declared in DECK for form in (declared.slug, declared.stem, titles[declared.slug])}
    return re.compile(
        rf"(?<![^\W_])({'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})(?![^\W_])", re.I
    )


def test_no_part_but_the_cards_names_a_card() -> None:
    """Neither in code nor in comments: what a part needs to know of a card is a fact of its declaration."""
    names = names_of_cards()
    found = [
        (path.name, name)
        for path in parts_that_name_no_card()
        for name in {match[1].lower() for match in names.finditer(path.read_text(encoding="utf-8"))}
        if name not in WIRE.get(path.name, ())
    ]
    assert found == []


def test_no_part_but_the_cards_has_the_rule_of_a_card() -> None:
    rules = re.compile(
        "|".join(rf"\b{re.escape(card.card.rule.removeprefix('cubitos-'))}\b" for card in DECK)
    )
    told = {"card.py", "deck.py"}  # by way of example
    found = [
        path.name for path in parts_that_name_no_card() if rules.search(path.read_text(encoding="utf-8"))
    ]
    assert set(found) == told


@pytest.mark.parametrize("text", ["BROKEN_COW", "pay_schmutz(", "'mr-dog'", "# Captain Bark", "USES_BOB"])
def test_a_name_would_be_found(text: str) -> None:
    assert names_of_cards().search(text)
