# ruff: noqa: RUF001 - the texts must have the true minus and multiplication signs
from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cubarium.cli
import cubarium.engine.words
from cubarium.engine.messages import MissingWords
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.words import LANGUAGES, Catalogue, join, preferred_language, signed

PACKAGE = Path(cubarium.cli.__file__).parents[1]
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))
in_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.relative_to(PACKAGE).as_posix())

Texts = dict[str, ast.Pattern]

# Punctuation that French sets off by a narrow space, set off by nothing or by a common space. A question mark
# inside a sentence is a command of the terminal.
BAD_SPACE = re.compile(r"[^\s\u202f][:;?!%»]| [:;!%»]| \?(?=$| +[A-ZÀÉ\[])|«[^\u202f]")


def read(folder: Path, language: str) -> list[ast.Message]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry for entry in body if isinstance(entry, ast.Message)]


def texts(messages: list[ast.Message]) -> Texts:
    """Return the patterns of values and attributes by the id that `say` takes."""
    found = {m.id.name: m.value for m in messages if m.value}
    return found | {f"{m.id.name}.{a.id.name}": a.value for m in messages for a in m.attributes}


class Parts(Visitor):
    """Collects the variables of a pattern, the messages it refers to, and the keys it selects by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: set[tuple[str, str | int]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{node.id.name}{attribute}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            key = variant.key
            value = int(key.value) if isinstance(key, ast.NumberLiteral) else key.name
            self.keys.add((node.selector.id.name, value))
        self.generic_visit(node)


def parts_of(name: str, patterns: Texts) -> Parts:
    """Return the parts of a text, those of the messages it refers to included."""
    parts = Parts()
    seen: set[str] = set()
    waiting = {name}
    while waiting:
        part = waiting.pop()
        seen.add(part)
        parts.visit(patterns[part])
        waiting = parts.references - seen
    return parts


def plain(pattern: ast.Pattern) -> Iterator[str]:
    """Return the text of a pattern, an x where something is filled in; the variants by themselves."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
            continue
        line += "x"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from plain(variant.value)
    yield line


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    for language in LANGUAGES:
        text = "hello = Hello { $name }, { $count }\n    .short = Hi\nonly-attribute =\n    .help = Help\n"
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Catalogue(tmp_path)


def test_there_are_catalogues() -> None:
    assert len(FOLDERS) >= 2


@in_every_folder
def test_all_languages_have_the_same_messages_attributes_and_variables(folder: Path) -> None:
    english = texts(read(folder, "en"))
    for language in LANGUAGES:
        other = texts(read(folder, language))
        assert other.keys() == english.keys()
        for name in english:
            assert parts_of(name, other).variables == parts_of(name, english).variables, name


@in_every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(folder: Path, language: str) -> None:
    counts = Counter(message.id.name for message in read(folder, language))
    assert [name for name, count in counts.items() if count > 1] == []


@in_every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_in_each_of_its_variants(folder: Path, language: str) -> None:
    patterns = texts(read(folder, language))
    catalogue = Catalogue(folder)
    for name in patterns:
        parts = parts_of(name, patterns)
        usual: dict[str, str | int] = dict.fromkeys(parts.variables, 2)
        for variable, key in {*parts.keys, ("", 0)}:
            said = catalogue.say(language, name, **(usual | ({variable: key} if variable else {})))
            assert said
            assert "{" not in said


@in_every_folder
def test_french_sets_its_punctuation_off_by_a_narrow_space(folder: Path) -> None:
    for name, pattern in texts(read(folder, "fr")).items():
        for text in plain(pattern):
            assert not BAD_SPACE.search(text), (name, text)


@in_every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_true_apostrophes_and_no_exclamation_marks(folder: Path, language: str) -> None:
    for name, pattern in texts(read(folder, language)).items():
        for text in plain(pattern):
            assert not {"'", "!"} & set(text), (name, text)


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi?", "Voici: x", "« x", "100 %", "x;", "Alors ? Oui"])
def test_the_check_of_french_spaces_finds_wrong_ones(text: str) -> None:
    assert BAD_SPACE.search(text)


def test_a_message_is_said_with_its_arguments(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "hello", name="Ada", count=3) == "Hello Ada, 3"
    assert catalogue.say("fr", "hello.short") == "Hi"


def test_negative_numbers_have_the_true_minus_sign_and_ids_keep_their_hyphen(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "hello", name="trex-3", count=-2) == "Hello trex-3, −2"


@pytest.mark.parametrize(
    ("language", "message", "arguments"),
    [
        ("en", "goodbye", {}),
        ("en", "hello.long", {}),
        ("en", "only-attribute", {}),
        ("en", "hello", {"name": "Ada"}),
        ("de", "hello", {"name": "Ada", "count": 1}),
    ],
)
def test_what_is_missing_is_an_error(
    catalogue: Catalogue, language: str, message: str, arguments: dict[str, str | int]
) -> None:
    with pytest.raises(MissingWords):
        catalogue.say(language, message, **arguments)


@pytest.mark.parametrize("unread", ["this is no message", "hello = { $name", "-name = { $"])
def test_a_catalogue_that_cannot_be_read_is_an_error(tmp_path: Path, unread: str) -> None:
    text = "# who we are\n-name = Ada\nhello = Hello { -name }\n" + unread + "\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(MissingWords, match=re.escape(unread)):
        Catalogue(tmp_path).say("en", "hello")


def test_a_message_brings_what_it_refers_to(tmp_path: Path) -> None:
    text = (
        "-name = { $case ->\n    [a] Ada\n   *[b] Blaise\n}\n"
        "one = { two.much } and { -name }\ntwo = Two\n    .much = { three }\n# below\nthree = Three\n"
    )
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    assert Catalogue(tmp_path).say("en", "one") == "Three and Blaise"


@pytest.mark.parametrize(
    ("language", "items", "text"),
    [
        ("en", [], ""),
        ("en", ["a"], "a"),
        ("en", ["a", "b"], "a and b"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("fr", ["a", "b", "c"], "a, b et c"),
    ],
)
def test_lists_are_joined_as_they_are_read_aloud(language: str, items: list[str], text: str) -> None:
    assert join(language, items) == text


def test_points_are_written_with_their_sign() -> None:
    assert [signed(points) for points in (3, 0, -2)] == ["+3", "0", "−2"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "fr_BE@euro"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_fluent_is_imported_only_when_something_is_said() -> None:
    code = "import sys, cubarium.engine.words; print([m for m in sys.modules if m.startswith('fluent')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_that_are_no_numbers_have_names(language: str) -> None:
    named = [
        (game, load_game(game).table.words.option_values(option, language), option)
        for game in BUILT_IN
        for option in load_game(game).settings.options
        if option.named
    ]
    assert {(game, option.name) for game, _, option in named} >= {
        ("cubano-2-dice", "exit_door"),
        ("cubano-2-dice", "stop_on_capot"),
        ("cubitos", "order"),
    }
    for game, names, option in named:
        assert len(set(names)) == option.high - option.low + 1
        help_text = load_game(game).table.words.option_help(option.name, language)
        assert not re.search(rf"\b{option.low} ", help_text), "the names say it"
