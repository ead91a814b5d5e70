from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.components.files import Address
from cubarium.engine.components.pack import (
    Change,
    ComponentError,
    Pack,
    Provenance,
    changes,
    export_pack,
    read_pack,
)
from cubarium.engine.components.schema import (
    Bool,
    Choice,
    Finding,
    Int,
    Key,
    List,
    Schema,
    Table,
    Text,
    Words,
)

BEASTS = """\
source = "rulebook"

[house.beast]
wild = "Nobody tells."

[[beast]]
id = "fox"
name = { en = "Fox", fr = "Renard" }
power = 3
wild = true
steps = { value = [1, 2, 3], source = ["rulebook", "public", "public"] }
home = "land"

[[beast]]
id = 7
power = { value = 4, source = "house", reason = "One more than the fox." }
wild = { value = false, source = "rulebook" }
steps = [4, 5, 6]
"""
GAME = """\
source = "public"
[game]
turns = 12
"""
BEAST_KEYS = (
    Key("name", Words()),
    Key("power", Int(0, 9), "toy-1.2"),
    Key("wild", Bool(), "toy-1.3"),
    Key("steps", List(Int(1, 6), length=3), "toy-1.4"),
    Key("home", Choice("sea", "land"), "toy-1.5", only=("fox",)),
)


def check(values: Mapping[Address, Any]) -> Iterator[Finding]:
    fox, seven = values.get(("beast", "fox", "power")), values.get(("beast", 7, "power"))
    if fox is not None and fox == seven:
        yield Finding(("beast", 7, "power"), "power must differ from the fox's", "toy-1.6")


@pytest.fixture
def schema(tmp_path: Path) -> Schema:
    folder = tmp_path / "built-in"
    folder.mkdir()
    write(folder)
    return Schema(
        folder,
        {
            "beasts.toml": (Table("beast", BEAST_KEYS, ids=("fox", 7), rule="toy-1.1"),),
            "game.toml": (Table("game", (Key("turns", Int(1, 20), "toy-2.1"),)),),
        },
        check,
    )


def write(folder: Path, beasts: str = BEASTS, game: str = GAME) -> None:
    (folder / "beasts.toml").write_text(beasts, encoding="utf-8")
    (folder / "game.toml").write_text(game, encoding="utf-8")


def users(schema: Schema, old: str = "", new: str = "") -> Path:
    folder = schema.folder.parent / "mine"
    folder.mkdir()
    assert old in BEASTS
    write(folder, BEASTS.replace(old, new, 1))
    return folder


def problems(schema: Schema, folder: Path | None = None) -> tuple[str, ...]:
    with pytest.raises(ComponentError) as caught:
        read_pack(schema, folder)
    return caught.value.problems


def test_a_pack_has_plain_values_and_their_sources(schema: Schema) -> None:
    pack = read_pack(schema)
    assert pack.name == "built-in"
    assert pack.tables == {
        "beast": {
            "fox": {"power": 3, "wild": True, "steps": (1, 2, 3), "home": "land"},
            7: {"power": 4, "wild": False, "steps": (4, 5, 6)},
        },
        "game": {"turns": 12},
    }
    assert pack.sources == {
        "beast.fox.power": Provenance(("rulebook",)),
        "beast.fox.wild": Provenance(("house",), "Nobody tells."),
        "beast.fox.steps": Provenance(("rulebook", "public", "public")),
        "beast.fox.home": Provenance(("rulebook",)),
        "beast.7.power": Provenance(("house",), "One more than the fox."),
        "beast.7.wild": Provenance(("rulebook",)),
        "beast.7.steps": Provenance(("rulebook",)),
        "game.turns": Provenance(("public",)),
    }
    assert pack.house_values == ("beast.fox.wild", "beast.7.power")


def test_a_reason_may_stand_for_a_whole_file(schema: Schema) -> None:
    write(schema.folder, game='source = "house"\nreason = "Long enough."\n[game]\nturns = 12\n')
    assert read_pack(schema).sources["game.turns"] == Provenance(("house",), "Long enough.")


# Digest and changes


def test_layout_comments_sources_words_and_order_leave_the_digest_alone(schema: Schema) -> None:
    fox, seven = BEASTS.index("[[beast]]"), BEASTS.rindex("[[beast]]")
    rewritten = f"# Mine\r\n{BEASTS[seven:]}\n{BEASTS[fox:seven]}".replace("Renard", "Goupil").replace(
        " = ", "="
    )
    folder = users(schema)
    (folder / "beasts.toml").write_bytes(b"\xef\xbb\xbf" + rewritten.encode())  # as some editors begin files
    pack = read_pack(schema, folder)
    assert pack.digest == read_pack(schema).digest
    assert list(pack.tables["beast"]) == ["fox", 7]


def test_the_digest_is_that_of_the_values(schema: Schema) -> None:
    canonical = (
        '{"beast.7.power":4,"beast.7.steps":[4,5,6],"beast.7.wild":false,"beast.fox.home":"land",'
        '"beast.fox.power":3,"beast.fox.steps":[1,2,3],"beast.fox.wild":true,"game.turns":12}'
    )
    assert read_pack(schema).digest == hashlib.sha256(canonical.encode()).hexdigest()


def test_every_value_changes_the_digest(schema: Schema) -> None:
    folder = users(schema)
    edits = (("power = 3", "power = 2"), ("wild = true", "wild = false"), ("[4, 5, 6]", "[4, 6, 5]"))
    digests = {read_pack(schema).digest}
    for old, new in edits:
        write(folder, BEASTS.replace(old, new))
        digests.add(read_pack(schema, folder).digest)
    write(folder, game=GAME.replace("12", "13"))
    digests.add(read_pack(schema, folder).digest)
    assert len(digests) == 5
    assert all(re.fullmatch("[0-9a-f]{64}", digest) for digest in digests)


def test_changes_name_the_values_that_differ(schema: Schema) -> None:
    pack = read_pack(schema, users(schema, "[1, 2, 3]", "[1, 2, 2]"))
    assert changes(read_pack(schema), pack) == (Change("beast.fox.steps", (1, 2, 3), (1, 2, 2)),)
    assert changes(pack, pack) == ()


# A user's pack


def test_a_users_pack_has_the_name_of_its_folder_and_needs_no_sources(schema: Schema) -> None:
    pack = read_pack(schema, users(schema, 'source = "rulebook"\n', ""))
    assert pack.name == "mine"
    assert pack.sources["beast.fox.power"] == Provenance(("house",))
    assert pack.sources["game.turns"] == Provenance(("public",))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("power = 3", "power = 2", Provenance(("house",))),
        ("power = 3", 'power = { value = 2, source = "rulebook" }', Provenance(("house",))),
        ("power = 3", 'power = { value = 2, source = "public" }', Provenance(("public",))),
        (
            "power = 3",
            'power = { value = 2, reason = "On my card." }',
            Provenance(("rulebook",), "On my card."),
        ),
        ("power = 3", 'power = { value = 2, source = "house" }', Provenance(("house",))),
        ("power = 3", "power = 3 # the same", Provenance(("rulebook",))),
    ],
)
def test_a_changed_value_does_not_inherit_the_source_of_the_old(
    schema: Schema, old: str, new: str, expected: Provenance
) -> None:
    assert read_pack(schema, users(schema, old, new)).sources["beast.fox.power"] == expected


def test_a_changed_house_value_loses_the_old_reason(schema: Schema) -> None:
    pack = read_pack(schema, users(schema, "wild = true", "wild = false"))
    assert pack.sources["beast.fox.wild"] == Provenance(("house",))


def test_the_built_in_pack_wants_sources_and_reasons(schema: Schema) -> None:
    beasts = BEASTS.replace('source = "rulebook"\n', "", 1).replace(', reason = "One more than the fox."', "")
    write(schema.folder, beasts)
    assert problems(schema) == (
        'beasts.toml:8: beast "fox": power: source is missing',
        'beasts.toml:11: beast "fox": home: source is missing',
        "beasts.toml:15: beast 7: power: a house value wants a reason",
        "beasts.toml:17: beast 7: steps: source is missing",
    )


# Problems in a file

POWER = "power must be a whole number from 0 to 9 (toy-1.2)"
SOURCE = "source must be rulebook, public or house"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("power = 3", "power = 10", 9, f'beast "fox": {POWER}'),
        ("power = 3", "power = -1", 9, f'beast "fox": {POWER}'),
        ("power = 3", 'power = "3"', 9, f'beast "fox": {POWER}'),
        ("power = 3", "power = 3.0", 9, f'beast "fox": {POWER}'),
        ("power = 3", "power = true", 9, f'beast "fox": {POWER}'),
        ("power = 3", "power = 4", 16, "beast 7: power must differ from the fox's (toy-1.6)"),
        ("power = 3\n", "", 6, 'beast "fox": power is missing (toy-1.2)'),
        ("power = 3", "power = { source = 'house' }", 9, 'beast "fox": power: value is missing (toy-1.2)'),
        ("power = 3", "power = 3\npowers = 3", 10, 'beast "fox": unknown key "powers"'),
        ("power = 3", 'power = 3\n"a\\nb" = 3', 10, 'beast "fox": unknown key "a\\nb"'),
        ("power = 3", f"power = 3\n{'x' * 50} = 3", 10, f'beast "fox": unknown key "{"x" * 40}…"'),
        ("wild = true", "wild = 1", 10, 'beast "fox": wild must be true or false (toy-1.3)'),
        ("[4, 5, 6]", "[4, 5]", 18, "beast 7: steps must be a list of 3 (toy-1.4)"),
        ("[4, 5, 6]", "4", 18, "beast 7: steps must be a list of 3 (toy-1.4)"),
        (
            "[4, 5, 6]",
            "[\n4,\n7,\n0]",
            18,
            "beast 7: steps item 2 must be a whole number from 1 to 6 (toy-1.4)",
        ),
        ('"land"', '"air"', 12, 'beast "fox": home must be "sea" or "land" (toy-1.5)'),
        ('"land"', '["land"]', 12, 'beast "fox": home must be "sea" or "land" (toy-1.5)'),
        ("id = 7", 'id = 7\nhome = "sea"', 16, "beast 7: home is not allowed for this beast (toy-1.5)"),
        ('"Renard"', "1", 8, 'beast "fox": name must be text'),
        ('id = "fox"\n', "", 6, "beast: id is missing (toy-1.1)"),
        ("id = 7", "id = [7]", 15, "beast: id must be text or a whole number (toy-1.1)"),
        ("id = 7", "id = 7.0", 15, "beast: id must be text or a whole number (toy-1.1)"),
        ("id = 7", "id = 8", 15, "beast 8 is unknown (toy-1.1)"),
        ("id = 7", 'id = "7"', 15, 'beast "7" is unknown (toy-1.1)'),
        ("id = 7", 'id = "fox"', 15, 'beast "fox" is doubled (toy-1.1)'),
        ("[house.beast]", "[beasts]\n[house.beast]", 3, 'unknown table or key "beasts"'),
        ('"rulebook"', '"rumour"', 1, SOURCE),
        ('"rulebook"', '"rulebook"\nreason = 1', 2, "reason must be text"),
        ('"Nobody tells."', "true", 4, "house: wild: reason must be text"),
        ("wild =", "wlid =", 4, 'house: unknown key "beast.wlid"'),
        ("[house.beast]\n", "[house]\n", 3, "house reasons stand in tables like [house.card]"),
        ('source = "house",', 'source = "hose",', 16, f"beast 7: power: {SOURCE}"),
        (', "public"]', "]", 11, f'beast "fox": steps: {SOURCE}'),
        ('"One more than the fox."', "1", 16, "beast 7: power: reason must be text"),
        ('source = "house",', 'sauce = "house",', 16, 'beast 7: power: unknown key "sauce"'),
    ],
)
def test_a_problem_is_one_line_with_file_line_key_and_rule(
    schema: Schema, old: str, new: str, line: int, problem: str
) -> None:
    assert f"beasts.toml:{line}: {problem}" in problems(schema, users(schema, old, new))


def test_all_problems_are_found_at_once_in_the_order_of_the_files(schema: Schema) -> None:
    folder = users(schema)
    beasts = BEASTS.replace("id = 7", "id = 8").replace("power = 3", "power = 30").replace("wild = true", "")
    write(folder, beasts, GAME.replace("12", "0"))
    assert problems(schema, folder) == (
        'beasts.toml:6: beast "fox": wild is missing (toy-1.3)',
        'beasts.toml:9: beast "fox": power must be a whole number from 0 to 9 (toy-1.2)',
        "beasts.toml:15: beast 8 is unknown (toy-1.1)",
        "beasts.toml: beast 7 is missing (toy-1.1)",
        "game.toml:3: game: turns must be a whole number from 1 to 20 (toy-2.1)",
    )


@pytest.mark.parametrize("beasts", ["", "[beast]\n", "beast = [1, 2]\n", "beast = 3\n"])
def test_an_array_of_tables_must_be_one(schema: Schema, beasts: str) -> None:
    folder = users(schema)
    write(folder, beasts)
    place = "beasts.toml:1" if beasts else "beasts.toml"
    assert problems(schema, folder) == (f"{place}: tables [[beast]] must be here (toy-1.1)",)


@pytest.mark.parametrize("game", ["", "[[game]]\nturns = 12\n", "game = 12\n"])
def test_a_table_must_be_one(schema: Schema, game: str) -> None:
    folder = users(schema)
    write(folder, game=game)
    place = "game.toml:1" if game == "game = 12\n" else "game.toml"
    assert problems(schema, folder) == (f"{place}: a table [game] must be here",)


def test_problems_of_files_and_of_values_are_told_together(schema: Schema) -> None:
    folder = users(schema, "power = 3", "power = 10")
    (folder / "game.toml").write_bytes(b"[game\n")
    problem, other = problems(schema, folder)
    assert problem.startswith("game.toml:1: not valid TOML: ")
    assert other == f'beasts.toml:9: beast "fox": {POWER}'


@pytest.mark.parametrize("value", ["", "a # b", "12345678"])
def test_text_is_a_short_line(value: str) -> None:
    assert Text(8).fault(value) == ""


@pytest.mark.parametrize("value", ["123456789", "a\nb", "a\tb", "\x1b[1m", 1, ["a"], {"en": "a"}])
def test_other_text_is_refused(value: object) -> None:
    assert Text(8).fault(value) == "must be a line of text of at most 8 signs"


def test_a_picture_stands_below_its_problem(schema: Schema) -> None:
    def drawn(values: Mapping[Address, Any]) -> Iterator[Finding]:
        yield Finding(("beast", "fox", "steps"), "steps lead astray", "toy-1.4", ("1[2]3", "  ^"))
        yield Finding(("beast", 7, "power"), "power is odd", "toy-1.2")

    with pytest.raises(ComponentError) as caught:
        read_pack(replace(schema, check=drawn))
    assert caught.value.problems == (
        'beasts.toml:11: beast "fox": steps lead astray (toy-1.4)\n    1[2]3\n      ^',
        "beasts.toml:16: beast 7: power is odd (toy-1.2)",
    )
    assert str(caught.value) == "\n".join(caught.value.problems)


# Export


def test_an_exported_pack_is_the_built_in_one(schema: Schema, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "deep"
    export_pack(schema, folder)
    assert sorted(path.name for path in folder.iterdir()) == ["beasts.toml", "game.toml"]
    built_in, exported = read_pack(schema), read_pack(schema, folder)
    assert exported == Pack("deep", built_in.tables, built_in.sources, built_in.digest)


def test_export_overwrites_nothing(schema: Schema) -> None:
    folder = users(schema)
    (folder / "beasts.toml").unlink()
    (folder / "game.toml").write_text("mine", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^\S+/mine/game\.toml: already exists$"):
        export_pack(schema, folder)
    assert [path.name for path in folder.iterdir()] == ["game.toml"]
    assert (folder / "game.toml").read_text(encoding="utf-8") == "mine"


def test_export_does_not_write_through_a_broken_link(schema: Schema, tmp_path: Path) -> None:
    folder = tmp_path / "linked"
    folder.mkdir()
    (folder / "beasts.toml").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(ComponentError, match=r"^\S+/linked/beasts\.toml: File exists$"):
        export_pack(schema, folder)
    assert not (tmp_path / "elsewhere").exists()


def test_export_needs_a_folder(schema: Schema) -> None:
    with pytest.raises(ComponentError, match=r"^\S+/game\.toml: File exists$"):
        export_pack(schema, schema.folder / "game.toml")
