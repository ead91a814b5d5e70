"""The walk-through of a card in CONTRIBUTING.md, done word for word on a copy: the card is there and acts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest

from tests.docs.walkthrough import WITHOUT

ROOT = Path(__file__).parents[2]
CARDS = "src/cubarium/games/cubitos/cards/"
MOST_FILES = 6
MOST_SECONDS = 900
"""Room for compiling rules on a slow machine."""
NO_CODE = (".toml", ".ftl", ".md")


@dataclass(frozen=True)
class Step:
    """A block of the walk-through and the file it goes into."""

    file: str
    text: str


def steps() -> list[Step]:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    card = next(part for part in section if part.startswith("A card or a tile\n"))
    found = re.findall(r"^\d\. (.*?)^ +```\w+\n(.*?)^ +```$", card, re.MULTILINE | re.DOTALL)
    return [Step(re.findall(r"`([\w./]+/[\w.]+)`", head)[-1], dedent(body)) for head, body in found]


def follow(step: Step, copy: Path) -> None:
    """Put a block at the end of its file, in documents at the end of chapter 12, as the walk-through says."""
    path = copy / step.file
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if step.file.endswith(".md"):
        begin, chapter_15, rest = before.partition("\n## 15 ")
        assert chapter_15
        path.write_text(f"{begin}\n{step.text}{chapter_15}{rest}", encoding="utf-8")
    else:
        path.write_text(f"{before}\n{step.text}" if before else step.text, encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository with the card of the walk-through."""
    folder = tmp_path_factory.mktemp("copy")
    for part in ("src", "docs/rules", "tests"):
        ignored = shutil.ignore_patterns("*.pyc.*", "site", "golden", "browser")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for step in steps():
        follow(step, folder)
    return folder


def run(copy: Path, *command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-W", "error", *command],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=MOST_SECONDS,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_card_takes_six_files_and_no_shared_code() -> None:
    files = [step.file for step in steps() if not step.file.startswith("tests/")]
    assert len(set(files)) == len(files) <= MOST_FILES
    code = [file for file in files if not file.endswith(NO_CODE)]
    assert [file.startswith(CARDS) and not (ROOT / file).exists() for file in code] == [True]
    assert len(steps()) == len(files) + 1, "every step has a block, and one is the test"


def test_its_own_test_and_others_that_look_at_every_card_pass(copy: Path) -> None:
    own = next(step.file for step in steps() if step.file.startswith("tests/"))
    name = re.findall(r"def (test_\w+)", next(step.text for step in steps() if step.file == own))[0]
    others = [f"tests/games/cubitos/test_{part}.py" for part in ("deck", "components", "setup", "text")]
    run(copy, "-m", "pytest", "-q", *WITHOUT, f"{own}::{name}", *others)


BOUGHT_AND_EXPLAINED = """
from cubarium.engine.checking.rulebook import read_rules
from cubarium.games.cubitos.data.schema import CARDS, COLOURS
from cubarium.games.cubitos.table.words import WORDS
from pathlib import Path
from tests.games.cubitos.table import SPEC, Seat, table

card, slug, rule = 56, "tap-tap-triceratops", "cubitos-12.57"
assert CARDS[card] == slug
assert [option.high for option in SPEC.settings.options if option.name in COLOURS] == [7, 7, 7, 7, 7, 8, 7, 7]

seats = [Seat(more={"coins": 9}), Seat(draw="9 light-gray dark-gray")]
t = table(slug, stage="buy", step="buying", seats=seats)
names = ("Ada", "Ben")
buy, use = SPEC.actions.from_text("buy purple"), SPEC.actions.from_text("use purple-ability")
said = [WORDS.action(t.match.view(0), buy, names, language) for language in ("en", "fr")]
assert "Tap Tap Triceratops" in said[0] and "Tricératops à claquettes" in said[1]
t.act("buy purple")
assert t.zone("discard") == {"purple": 1}
assert t.me.purchased[COLOURS.index("purple")] == 1

t = table(slug, active="purple-ability", roll="light-gray")
refusal = t.refusal("use purple-ability")
assert refusal.rule == rule
for language, name, effect, refused in (
    (
        "en",
        "Tap Tap Triceratops",
        "Run: 3 feet°, and 1 coin° for each active white die.",
        "Tap Tap Triceratops does nothing at this moment.",
    ),
    (
        "fr",
        "Tricératops à claquettes",
        "Course\\u202f: 3 pieds°, et 1 pièce° par dé blanc actif.",
        "Tricératops à claquettes ne fait rien en ce moment.",
    ),
):
    assert WORDS.card(card, language) == WORDS.rule_title(rule, language) == name
    assert WORDS.card_text(card, language) == effect, WORDS.card_text(card, language)
    assert WORDS.refusal(t.match.rules.refusal(t.state, 0, use), names, language) == refused
    document = Path("docs/rules") / ("cubitos.md" if language == "en" else "cubitos.fr.md")
    assert read_rules(document, "cubitos")[rule] == name
"""
COMPILED = """
from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.backends.compiled import compile_rules
from cubarium.engine.contract import Rules
from cubarium.engine.record import pack, record_array
from cubarium.engine.registry import load_game
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table

spec, games = load_game("cubitos"), 20
table = set_table(spec, {"players": 2, "purple": 8, "round_limit": 50}, ["random"])
compiled = compile_rules(spec, table.components, entry_points=("use_symbol",)).functions["use_symbol"]
used = []

def both(function):
    if function.__name__ == "tap_tap_triceratops_run":
        def run(s, seat, power, chance):
            used.append(s.cards[5])
            function(s, seat, power, chance)
        return run
    if function.__name__ != "use_symbol":
        return function
    def use(s, seat, symbol, chance):
        state, luck = record_array(s), record_array(chance)
        compiled(state[0], seat, symbol, luck[0])
        function(s, seat, symbol, chance)
        assert state.tobytes() == pack(s)
        assert luck.tobytes() == pack(chance)
    return use

plain = Interpreted(table)
plain._rules = Rules(bind(compiled_modules(spec), spec.components.values(table.components), both))
plain.play(1, 0, games)
assert set(used) == {56}
"""


def test_it_is_bought_used_and_explained_in_both_languages(copy: Path) -> None:
    run(copy, "-c", BOUGHT_AND_EXPLAINED)


def test_compiled_it_does_what_it_does_interpreted(copy: Path) -> None:
    """Only the use of symbols is compiled: the card acts nowhere else, and the whole game takes long."""
    run(copy, "-c", COMPILED)
