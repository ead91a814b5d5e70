"""What the server says to people: in every language the same messages, all of them used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import cubarium.server
from cubarium.engine.words import LANGUAGES
from cubarium.server.errors import CATALOGUE
from cubarium.server.progress.badges import BADGES

SOURCE = Path(cubarium.server.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
NOTICES = {"notice-turn"}
NAMES = {"learner", "empty-chair", "somebody"}
LINES = {"hinted"}
ENDS = {
    *("sheet-round", "sheet-end"),
    *("decided-close", "decided-clear", "decided-row"),
    *("rematch-first", "rematch-begins", "rematch-same-moment"),
}
BOTS = {
    "bot-unready",
    "bot-given-up",
    *(f"stand-in-{why}" for why in ("unready", "late", "crashed", "illegal")),
}
START = {f"database-{why}" for why in ("foreign", "damaged", "newer")}
PROGRESS = {"level-people", *(f"badge-{badge.name}" for badge in BADGES)}
RAISED = {
    "RequestRefused",
    "Conflict",
    "Misdirected",
    "NotAllowed",
    "NotFound",
    "NotSignedIn",
    "OtherComponents",
    "TooLarge",
    "TooManySockets",
    "Unable",
    "Uncertain",
    "Unreachable",
}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language with the names of their arguments."""
    found = {}
    for entry in FluentParser().parse((SOURCE / "text" / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, "it stands there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def raised() -> dict[str, list[set[str]]]:
    """Return the codes that the source raises, each with the arguments it is given."""
    found: dict[str, list[set[str]]] = {"too-many": [{"seconds"}]}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED and node.args):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant):
                found.setdefault(str(code.value), []).append({str(word.arg) for word in node.keywords})
    return found


def test_every_language_has_the_same_messages_with_the_same_arguments() -> None:
    for language in LANGUAGES:
        assert messages(language) == messages("en"), language


def test_every_code_has_a_message_and_every_message_is_used() -> None:
    used = NOTICES | NAMES | LINES | ENDS | BOTS | PROGRESS | START
    assert {f"refused-{code}" for code in raised()} | used == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_says_the_same_whether_a_page_is_open_or_not(language: str) -> None:
    of_pages = (ROOT / "web" / "src" / "text" / f"{language}.ftl").read_text("utf-8").splitlines()
    of_server = (SOURCE / "text" / f"{language}.ftl").read_text("utf-8").splitlines()
    for notice in NOTICES:
        said = [line for line in of_server if line.startswith(f"{notice} =")]
        assert len(said) == 1
        assert said[0] in of_pages


def test_every_message_is_given_the_arguments_it_needs() -> None:
    known = messages("en")
    for code, calls in raised().items():
        for given in calls:
            assert given == known[f"refused-{code}"], code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_is_not_seconds(language: str) -> None:
    one = CATALOGUE.say(language, "refused-too-many", seconds=1)
    more = CATALOGUE.say(language, "refused-too-many", seconds=12)
    assert "12" in more
    assert not re.search(r"\d", one)


def test_french_puts_a_space_before_its_high_signs() -> None:
    text = (SOURCE / "text" / "fr.ftl").read_text("utf-8")
    sentences = [line.partition(" = ")[2] for line in text.splitlines() if " = " in line]
    assert not [
        sentence for sentence in sentences if re.search(r"[^\s\N{NO-BREAK SPACE}][;:!?](\s|$)", sentence)
    ]
