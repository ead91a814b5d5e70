"""Observations: every number is where its part says, seats are counted from the viewer on."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.match import SPECTATOR
from cubarium.engine.observation import Part, observations_of
from cubarium.engine.record import Field, fields_of, i32, record
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import observed
from tests.games.random_positions import played_at_random

EVERY = 2
"""One position in so many is looked at."""
GAMES = game_ids()


def observe(game: str, view: Any) -> list[int]:
    """Write a view as numbers, over others that must not stay."""
    spec = load_game(game)
    layout = observations_of(spec)
    pack = built_in_pack(spec.components.schema)
    row = [77] * layout.size
    interpreted(spec, pack, observed, layout.module).functions["observe"](view, row)
    return row


def seen_from(seat: int, view: Any) -> int:
    """Return a seat as the viewer counts it."""
    return seat if seat < 0 else (seat - max(view.viewer, 0)) % view.players


def numbers_of(field: Field, value: int, view: Any, seats: int) -> list[int]:
    """Return what stands for one value, worked out from the declaration of its field."""
    if field.seat == "bits":
        bits = [value >> seat & 1 for seat in range(view.players)]
        return [*bits[max(view.viewer, 0) :], *bits[: max(view.viewer, 0)], *[0] * (seats - view.players)]
    if field.is_set:
        return [value >> place & 1 for place, _ in enumerate(field.names or ())]
    if field.seat == "one":
        return [seen_from(value, view)]
    if field.seat == "one from 2" and value >= 2:
        return [seen_from(value - 2, view) + 2]
    return [value]


def read(part: Part, view: Any, seats: int) -> list[int]:
    """Look up in a view what a part of its observation says by its name."""
    record_read, name = view, part.name
    if nested := re.fullmatch(r"(\w+)\[(\d+)\]\.(\w+)", name):
        group, place, name = nested[1], int(nested[2]), nested[3]
        (field,) = (f for f in fields_of(type(view)) if f.name == group)
        if field.seat == "each":
            if place >= view.players:
                return [0] * part.length
            place = (place + max(view.viewer, 0)) % view.players
        record_read = getattr(view, group)[place]
    if whose := re.match(r"(own|their)_", name):
        is_first = (max(view.viewer, 0) == 0) == (whose[1] == "own")
        name = ("left_" if is_first else "right_") + name[whose.end() :]
    (field,) = (f for f in fields_of(type(record_read)) if f.name == name)
    value = getattr(record_read, name)
    if field.length is None:
        return numbers_of(field, value, view, seats)
    if field.seat == "each":
        own = max(view.viewer, 0)
        value = [*value[own : view.players], *value[:own], *[0] * (field.length - view.players)]
    return [number for one in value for number in numbers_of(field, one, view, seats)]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_where_its_part_says(game: str) -> None:
    spec = load_game(game)
    layout = observations_of(spec)
    rules = interpreted(spec, built_in_pack(spec.components.schema))
    seats = max(option.high for option in spec.settings.options if option.name == "players")
    combinations = spec.settings.combinations()
    most = max(combinations, key=lambda options: options["players"])
    games = (played_at_random(game, options, 1) for options in (combinations[0], most))
    looked = 0
    for s in (s for played in games for s in islice(played, 0, 100 * EVERY, EVERY)):
        for seat in (*range(getattr(s, "players", 1)), SPECTATOR):
            view = spec.records.view()
            rules.view(s, seat, view)
            row = observe(game, view)
            for part in layout.parts:
                assert row[part.start : part.stop] == read(part, view, seats), part.name
                assert all(part.low <= number <= part.high for number in row[part.start : part.stop])
            looked += 1
    assert looked > 20


@pytest.mark.parametrize("game", GAMES)
def test_parts_follow_one_another_and_leave_out_nothing(game: str) -> None:
    spec = load_game(game)
    parts = observations_of(spec).parts
    assert [part.start for part in parts] == [0, *(part.stop for part in parts[:-1])]
    assert all(part.doc and part.length > 0 for part in parts)
    assert len({part.name for part in parts}) == len(parts)
    told = " ".join(part.name for part in parts)
    for field in fields_of(spec.records.view):
        name = field.name.partition("_")[2] if field.seat.startswith("of ") else field.name
        assert re.search(rf"\b(own_|their_)?{name}\b", told), field.name


@pytest.mark.parametrize("game", GAMES)
def test_what_a_field_says_of_seats_is_marked(game: str) -> None:
    # A seat that is not counted from the viewer on would mean another player at every chair.
    kinds: list[type] = [load_game(game).records.view]
    for kind in kinds:
        for field in fields_of(kind):
            kinds += [field.of] if field.of is not None else []
            speaks = re.search(r"\b[Ss]eats?\b|^Who(se)?\b", field.doc)
            assert bool(field.seat) >= (speaks is not None and field.name != "viewer"), (kind, field.name)


def test_numbers_that_have_no_room_are_refused() -> None:
    @record
    class Wide:
        """A view with a large number."""

        far: int = i32("A number of 32 bits.")

    writer = __import__("cubarium.engine.observation", fromlist=["_Writer"])._Writer
    with pytest.raises(TypeError, match="far: observations have numbers of 16 bits"):
        writer(Wide)
