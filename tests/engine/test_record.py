"""Records: one declaration, and every form that follows from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import (
    Field,
    copy_of,
    digest,
    dtype_of,
    fields_of,
    from_json,
    i8,
    i8s,
    i16,
    i16s,
    i32,
    i32s,
    i64,
    json_schema,
    layout_of,
    members,
    pack,
    record,
    record_array,
    records,
    set_of,
    sets_of,
    to_json,
    unpack,
)
from cubarium.engine.registry import game_ids, load_game

COLOURS = ("red", "green", "blue")
THINGS = tuple(f"thing-{n}" for n in range(40))


@record
class Token:
    """A thing with a colour."""

    colour: int = i8("Its colour.", COLOURS)
    worth: int = i32("Its worth.")


@record
class Box:
    """Every kind of field, in an order that needs padding."""

    flag: int = i8("A small number.")
    wide: int = i64("A wide number.")
    medium: int = i16("A medium number.")
    smalls: list[int] = i8s(3, "Small numbers.")
    mediums: list[int] = i16s(2, "Medium numbers.")
    longs: list[int] = i32s(2, "Long numbers.")
    colours: list[int] = i8s(2, "Two colours.", COLOURS)
    things: int = set_of(THINGS, "Some things.")
    piles: list[int] = sets_of(2, COLOURS, "Sets of colours.")
    tokens: list[Token] = records(Token, 2, "Two tokens.")
    last: int = i8("A number at the end.")


def sample() -> Box:
    box = Box()
    box.flag, box.wide, box.medium, box.last = -1, 1 << 40, -300, 7
    box.smalls, box.mediums, box.longs = [1, -2, 3], [400, -400], [1 << 30, -5]
    box.colours, box.things, box.piles = [2, -1], 1 << 39 | 5, [0, 6]
    box.tokens[0].colour, box.tokens[1].worth = 1, -70000
    return box


SAMPLE_JSON = {
    "flag": -1,
    "wide": 1 << 40,
    "medium": -300,
    "smalls": [1, -2, 3],
    "mediums": [400, -400],
    "longs": [1 << 30, -5],
    "colours": ["blue", None],
    "things": ["thing-0", "thing-2", "thing-39"],
    "piles": [[], ["green", "blue"]],
    "tokens": [{"colour": "green", "worth": 0}, {"colour": "red", "worth": -70000}],
    "last": 7,
}


def numbers_for(field: Field) -> st.SearchStrategy[int]:
    if field.is_set:
        return st.integers(0, (1 << len(field.names or ())) - 1)
    if field.names is not None:
        return st.integers(-1, len(field.names) - 1)
    return st.integers(field.low, field.high)


@st.composite
def filled(draw: st.DrawFn, cls: type) -> Any:
    """Return a record with any values its fields can hold."""
    made = cls()
    for field in fields_of(cls):
        values: Any = draw(filled(field.of)) if field.of else draw(numbers_for(field))
        if field.length is not None:
            one = filled(field.of) if field.of else numbers_for(field)
            values = draw(st.lists(one, min_size=field.length, max_size=field.length))
        setattr(made, field.name, values)
    return made


# --- the plain object --------------------------------------------------------------------------------------


def test_a_declaration_becomes_fields_in_order() -> None:
    assert [f.name for f in fields_of(Token)] == ["colour", "worth"]
    assert fields_of(Token)[0] == Field("Its colour.", 1, names=COLOURS, name="colour")
    assert Token.__doc__ == "A thing with a colour."


def test_a_new_record_is_all_zero() -> None:
    assert pack(Box()) == bytes(layout_of(Box).size)


def test_a_record_has_slots_and_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        Box().unheard_of = 1  # type: ignore[attr-defined]
    assert not hasattr(Box(), "__dict__")


def test_a_copy_shares_nothing_with_its_original() -> None:
    box = sample()
    twin = copy_of(box)
    assert twin == box
    twin.flag = 100
    twin.smalls[0] = 100
    twin.tokens[0].worth = 100
    assert box == sample()


def test_records_are_equal_by_content_and_type_and_cannot_be_keys() -> None:
    other = sample()
    other.tokens[1].worth += 1
    another_type: object = Token()
    assert sample() == sample() != other
    assert Box() != another_type
    with pytest.raises(TypeError):
        hash(sample())


def test_a_record_shows_its_content() -> None:
    assert repr(Token()) == "Token({'colour': 'red', 'worth': 0})"


def test_names_that_arrays_use_are_refused() -> None:
    for name in {*dir(np.ndarray), *dir(np.void)}:
        if not name.startswith("_"):
            with pytest.raises(TypeError, match=f"Bad.{name}: arrays have an attribute"):
                record(type("Bad", (), {name: i8("A number."), "__annotations__": {}}))


def test_a_field_without_documentation_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.mystery: say what the field means"):
        record(type("Bad", (), {"mystery": i8(" "), "__annotations__": {}}))


def test_a_set_too_large_for_its_number_is_refused() -> None:
    assert fields_of(Box)[7].width == 8
    with pytest.raises(TypeError, match="at most 63 things, not 64"):
        set_of([str(n) for n in range(64)], "Too much.")


def test_members_are_the_bits_from_the_lowest() -> None:
    assert list(members(0b10110)) == [1, 2, 4]
    assert list(members(0)) == []


# --- bytes and arrays --------------------------------------------------------------------------------------


@given(filled(Box))
def test_packed_bytes_are_those_of_the_numpy_element(box: Box) -> None:
    (element,) = np.zeros(1, dtype_of(Box))
    write(element, box)
    assert pack(box) == element.tobytes() == record_array(box).tobytes()


def write(element: Any, rec: Any) -> None:
    """Set the fields of a NumPy element one by one."""
    for field in fields_of(type(rec)):
        value = getattr(rec, field.name)
        if field.of is not None:
            for part, inner in zip(element[field.name], value, strict=True):
                write(part, inner)
        else:
            element[field.name] = value


def test_the_layout_is_aligned_and_its_padding_is_zero() -> None:
    dtype = dtype_of(Box)
    assert dtype.isalignedstruct
    assert dtype.fields is not None
    assert dtype.fields["wide"][1] == 8  # after one byte and seven of padding
    assert pack(sample())[1:8] == bytes(7)


@given(filled(Box))
def test_bytes_and_json_give_the_record_back(box: Box) -> None:
    assert unpack(Box, pack(box)) == box
    assert from_json(Box, json.loads(json.dumps(to_json(box)))) == box


@given(filled(Box))
def test_json_follows_the_schema(box: Box) -> None:
    jsonschema.validate(to_json(box), json_schema(Box))


def test_the_fingerprint_changes_with_the_content() -> None:
    other = sample()
    other.last += 1
    assert digest(sample()) == digest(sample()) != digest(other)
    assert re.fullmatch("[0-9a-f]{16}", digest(other))


def test_a_number_too_large_for_its_field_cannot_be_packed() -> None:
    box = Box()
    box.flag = 128
    with pytest.raises(Malformed, match="Box: a field is out of range"):
        pack(box)


# --- JSON --------------------------------------------------------------------------------------------------


def test_json_names_what_has_names() -> None:
    assert to_json(sample()) == SAMPLE_JSON
    assert from_json(Box, SAMPLE_JSON) == sample()


def change(**changes: Any) -> dict[str, Any]:
    return {**SAMPLE_JSON, **changes}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in SAMPLE_JSON.items() if key != name}


TOKEN = {"colour": "red", "worth": 0}
MISTAKES: list[tuple[Any, str]] = [
    ([], "Box: expected an object, not a list"),
    (None, "Box: expected an object, not null"),
    (change(extra=1), "Box: unknown field 'extra'"),
    (change(**{"x" * 100: 1}), f"Box: unknown field '{'x' * 60}'"),
    (without("last"), "Box: the field 'last' is missing"),
    (change(flag="1"), "Box.flag: expected a whole number, not a text"),
    (change(flag=True), "Box.flag: expected a whole number, not true or false"),
    (change(flag=128), "Box.flag: 128 is not between -128 and 127"),
    (change(flag=-129), "Box.flag: -129 is not between -128 and 127"),
    (change(smalls={}), "Box.smalls: expected a list of 3, not an object"),
    (change(smalls=[1, 2]), "Box.smalls: expected a list of 3, not 2"),
    (change(smalls=[1, 2, None]), "Box.smalls[2]: expected a whole number, not null"),
    (change(mediums=[0, 1 << 15]), "Box.mediums[1]: 32768 is not between -32768 and 32767"),
    (change(colours=["red", "pink"]), "Box.colours[1]: 'pink' is not one of 'red' … 'blue'"),
    (change(colours=["red", 1]), "Box.colours[1]: '1' is not one of 'red' … 'blue'"),
    (change(things="thing-1"), "Box.things: expected a list of names, not a text"),
    (change(things=["thing-40"]), "Box.things: 'thing-40' is not one of 'thing-0' … 'thing-39'"),
    (change(things=["thing-3", "thing-3"]), "Box.things: 'thing-3' is there twice"),
    (change(piles=[[], ["red", "red"]]), "Box.piles[1]: 'red' is there twice"),
    (change(tokens=[TOKEN]), "Box.tokens: expected a list of 2, not 1"),
    (change(tokens=[TOKEN, 5]), "Box.tokens[1]: expected an object, not a number"),
    (change(tokens=[TOKEN, {"colour": "red"}]), "Box.tokens[1]: the field 'worth' is missing"),
    (change(tokens=[{**TOKEN, "worth": 1 << 31}, TOKEN]), "Box.tokens[0].worth: 2147483648 is not between"),
]


# To JSON Schema 1.0 is a whole number, and its messages cannot show the other one.
SCHEMA_BLIND: list[tuple[Any, str]] = [
    (change(flag=1.0), "Box.flag: expected a whole number, not a number"),
    (change(wide=10**5000), "Box.wide: a number of thousands of digits is not between"),
]


@pytest.mark.parametrize(("data", "message"), MISTAKES + SCHEMA_BLIND)
def test_a_mistake_is_reported_with_its_place(data: Any, message: str) -> None:
    with pytest.raises(Malformed, match=f"^{re.escape(message)}"):
        from_json(Box, data)


@pytest.mark.parametrize(("data", "message"), MISTAKES)
def test_the_schema_refuses_the_same(data: Any, message: str) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, json_schema(Box))


def test_the_place_of_a_mistake_can_begin_anywhere() -> None:
    with pytest.raises(Malformed, match=r"^line 3: expected an object, not a text"):
        from_json(Token, "x", "line 3")


# --- the records of every game -----------------------------------------------------------------------------


GAME_RECORDS = [
    record_class
    for spec in map(load_game, game_ids())
    for record_class in (spec.records.state, spec.records.view, spec.records.options)
]


def all_fields(cls: type) -> Iterator[Field]:
    for field in fields_of(cls):
        yield field
        if field.of is not None:
            yield from all_fields(field.of)


@pytest.mark.parametrize("cls", GAME_RECORDS)
def test_every_field_of_every_game_says_what_it_means(cls: type) -> None:
    assert cls.__doc__ and cls.__doc__.strip().endswith(".")
    for field in all_fields(cls):
        assert len(field.doc.split()) >= 2 and field.doc.endswith("."), field.name


@pytest.mark.parametrize("cls", GAME_RECORDS)
def test_no_luck_is_part_of_any_state_or_view(cls: type) -> None:
    smell = re.compile(r"seed|rng|random|chance|luck|counter|stream|tape", re.IGNORECASE)
    assert [field.name for field in all_fields(cls) if smell.search(field.name)] == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", ["trex-99"]),
        ("turn", "first"),
        ("phase", 1),
        ("supply", 1000),
        ("seats", []),
        ("next_card", "trex-1"),
    ],
)
def test_real_states_and_views_follow_their_schema_and_wrong_ones_do_not(name: str, value: Any) -> None:
    match = Match(load_game("cubosaurs"), {"players": 3, "advanced": 1}, seed=5)
    for rec in (match.state, match.view(1), match.view(-1)):
        schema = json_schema(type(rec))
        jsonschema.Draft202012Validator.check_schema(schema)
        data = json.loads(json.dumps(to_json(rec)))
        jsonschema.validate(data, schema)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**data, name: value}, schema)
        del data["hand"]
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(data, schema)
