"""Simulations: the same games on every backend, whatever the threads and batches."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cubarium.engine.backends.compiled import is_compiled
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.record import record_array
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import MOVE_LIMIT, play_batch
from cubarium.sim.backends import Batch, Compiled, Interpreted, Table, cores, make_backend
from cubarium.sim.checksum import checksum, joined
from cubarium.sim.runner import MAX_GAMES, Tally, set_table, simulate
from tests.games.cubosaurs.table import BUILT_IN, SPEC, changed_pack

MIXED = ["random", "greedy"]
SETTINGS: list[tuple[Mapping[str, int], Sequence[str]]] = [
    ({"players": 2}, MIXED),
    ({"players": 3, "advanced": 1}, ["greedy", "random", "greedy"]),
    ({"players": 5, "advanced": 1, "direct_interaction": 0}, ["greedy"]),
]

pytestmark = pytest.mark.usefixtures("compiled")


def table_of(options: Mapping[str, int], seats: Sequence[str]) -> Table:
    return set_table(SPEC, options, seats)


def in_batches(backend: Interpreted | Compiled, seed: int, sizes: Sequence[int]) -> tuple[Batch, str]:
    """Play games in batches of these sizes; return them as one batch, and their checksum."""
    batches, sums, first = [], [], 0
    for size in sizes:
        batches.append(backend.play(seed, first, size))
        sums.append(checksum(batches[-1].states, first))
        first += size
    states = np.frombuffer(b"".join(batch.states.tobytes() for batch in batches), batches[0].states.dtype)
    others = zip(*((batch.moves, batch.scores, batch.returns) for batch in batches), strict=True)
    return Batch(states, *(np.concatenate(part) for part in others)), joined(*sums)


def assert_same_games(batch: Batch, other: Batch) -> None:
    assert batch.states.tobytes() == other.states.tobytes()
    assert batch.moves.tolist() == other.moves.tolist()
    assert batch.scores.tolist() == other.scores.tolist()
    assert batch.returns.tolist() == other.returns.tolist()


@pytest.mark.parametrize(("options", "seats"), SETTINGS)
def test_compiled_games_are_the_interpreted_ones(options: Mapping[str, int], seats: Sequence[str]) -> None:
    table = table_of(options, seats)
    plain, plain_sum = in_batches(Interpreted(table), 5, [12])
    fast, fast_sum = in_batches(Compiled(table, 2), 5, [12])
    assert_same_games(plain, fast)
    assert plain_sum == fast_sum


@pytest.mark.thorough
def test_random_games_are_the_same_with_and_without_a_compiled_heuristic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = set_table(load_game("cubano-naval-messages"), {}, ["random"])  # of all games it compiles soonest
    entry = play_batch.__name__
    monkeypatch.setenv("CUBARIUM_CACHE", str(tmp_path))
    without, _ = in_batches(Compiled(table, 1), 5, [12])
    assert not is_compiled(table.spec, table.components, entry)
    Compiled(replace(table, bots=["greedy"] * 2), 1)
    assert is_compiled(table.spec, table.components, entry)
    plain, _ = in_batches(Interpreted(table), 5, [12])
    assert_same_games(without, plain)
    assert_same_games(in_batches(Compiled(table, 1), 5, [12])[0], plain)


@pytest.mark.parametrize("threads", [1, 2, 3, 16])
@pytest.mark.parametrize("sizes", [[200], [1, 199], [67, 66, 67], [50] * 4])
def test_threads_and_batches_do_not_matter(threads: int, sizes: list[int]) -> None:
    table = table_of({"players": 2, "advanced": 1}, MIXED)
    expected, expected_sum = in_batches(Compiled(table, 1), 9, [200])
    found, found_sum = in_batches(Compiled(table, threads), 9, sizes)
    assert_same_games(found, expected)
    assert found_sum == expected_sum


def test_a_game_is_the_same_wherever_a_simulation_begins() -> None:
    backend = Compiled(table_of({"players": 2}, MIXED))
    far = 1 << 40
    one, many = backend.play(3, far + 7, 1), backend.play(3, far, 10)
    assert one.states[0] == many.states[7]
    assert one.moves[0] == many.moves[7]


def test_seeds_and_games_differ() -> None:
    backend = Compiled(table_of({"players": 2}, MIXED))
    batches = [backend.play(seed, 0, 50) for seed in (0, 1, 1 << 32, (1 << 64) - 1)]
    assert len({state.tobytes() for batch in batches for state in batch.states}) == 200


def test_the_reports_of_both_backends_are_equal() -> None:
    options, seats = SETTINGS[1]
    plain, *fast = (
        simulate(SPEC, options, seats, 60, 4, backend=name, threads=threads)
        for name, threads in (("interpreted", 0), ("compiled", 1), ("compiled", 3))
    )
    for report in fast:
        assert (report.checksum, report.moves, report.length) == (plain.checksum, plain.moves, plain.length)
        assert [seat.score for seat in report.seats] == [seat.score for seat in plain.seats]
        # Parts of victories are added up in another order.
        assert [seat.wins for seat in report.seats] == pytest.approx([seat.wins for seat in plain.seats])
        for name, rows in plain.statistics.items():
            assert [pytest.approx(row) for row in rows] == list(report.statistics[name])


def test_a_report_counts_what_was_played() -> None:
    heard: list[int] = []

    def listen(games: int, moves: int) -> None:
        heard.append(games)

    options = {"players": 2, "rounds": 1}
    report = simulate(SPEC, options, [], 130, 4, backend="interpreted", keep_rows=True, progress=listen)
    rows = report.rows
    assert rows is not None
    assert heard == [50, 50, 30]
    assert (report.games, report.players, report.seed) == (130, 2, 4)
    assert [seat.bot for seat in report.seats] == ["random", "random"]
    assert list(rows) == ["game", "moves", "score_1", "score_2", "return_1", "return_2"]
    assert rows["game"].tolist() == list(range(130))
    assert rows["moves"].sum() == report.moves == sum(n * k for n, k in report.length.counts.items())
    shared = rows["return_1"] == 0
    for seat, column in zip(report.seats, ("return_1", "return_2"), strict=True):
        assert seat.wins == (rows[column] > 0).sum() + shared.sum() / 2
        assert seat.win_share == seat.wins / 130
    assert report.shared_wins == shared.sum() == 3
    assert report.seats[0].score.mean == pytest.approx(rows["score_1"].mean())
    assert sum(seat.wins for seat in report.seats) == pytest.approx(130)


def test_rows_are_kept_only_when_asked_for() -> None:
    assert simulate(SPEC, {"players": 2}, [], 1, 0, backend="interpreted").rows is None


def test_a_simulation_plays_with_the_pack_it_is_given() -> None:
    rich = changed_pack(game={"tokens_per_point": 1})
    reports = [
        simulate(SPEC, {"players": 2, "advanced": 1}, [], 20, 1, backend="interpreted", components=components)
        for components in (None, BUILT_IN, rich)
    ]
    assert reports[0] == replace(reports[1], seconds=reports[0].seconds)
    assert reports[2].components != reports[0].components
    assert reports[2].seats[0].score.mean > reports[0].seats[0].score.mean


# --- the checksum ------------------------------------------------------------------------------------------


def test_a_changed_byte_of_any_state_changes_the_checksum() -> None:
    states = Interpreted(table_of({"players": 2}, MIXED)).play(1, 0, 3).states
    expected = checksum(states, 0)
    width = states.dtype.itemsize
    for place in range(3 * width):
        changed = bytearray(states.tobytes())
        changed[place] ^= 1 << place % 8
        assert checksum(np.frombuffer(bytes(changed), states.dtype), 0) != expected


def test_the_checksum_tells_games_apart_by_their_number() -> None:
    states = Interpreted(table_of({"players": 2}, MIXED)).play(1, 0, 2).states
    assert checksum(states, 0) != checksum(states, 1)
    assert checksum(states[::-1].copy(), 0) != checksum(states, 0)


def test_the_checksum_of_a_state_never_changes() -> None:
    assert joined(checksum(record_array(SPEC.records.state()), 0)) == "0" * 16
    assert joined(checksum(record_array(SPEC.records.state()), 1), (1 << 64) - 1) == joined(
        checksum(record_array(SPEC.records.state()), 1) - 1
    )


# --- what is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "games: 0 is not between 1 and 1000000000000"),
        ({"games": -5}, "games: -5 is not between"),
        ({"games": MAX_GAMES + 1}, "games: 1000000000001 is not between"),
        ({"seed": -1}, r"seed: -1 is not between 0 and 2\^64 - 1"),
        ({"seed": 1 << 64}, "seed: 18446744073709551616 is not between"),
        ({"seats": ["greedy", "random", "random"]}, "3 bots for 2 players"),
        ({"seats": ["clever"]}, "there is no bot 'clever'; the bots are random, greedy"),
        ({"seats": [""]}, "there is no bot ''"),
        ({"options": {"players": 7}}, "players: 7 is not between 2 and 5"),
        ({"backend": "abacus"}, "there is no backend 'abacus'; choose interpreted, compiled or gpu"),
        ({"backend": "compiled", "threads": -1}, "threads: -1 is not between 0 and 1024"),
        ({"backend": "compiled", "threads": 10**9}, "threads: 1000000000 is not between 0 and 1024"),
    ],
)
def test_what_cannot_be_simulated_is_refused(change: dict[str, Any], message: str) -> None:
    request: dict[str, Any] = {"options": {"players": 2}, "seats": [], "games": 1, "seed": 1}
    with pytest.raises(CubariumError, match=f"^{message}"):
        simulate(SPEC, **{**request, "backend": "interpreted", **change})


def test_a_game_that_does_not_end_is_reported() -> None:
    table = table_of({"players": 2}, MIXED)
    batch = Interpreted(table).play(1, 10, 3)
    batch.moves[1] = MOVE_LIMIT
    with pytest.raises(CubariumError, match=r"^game 11 does not end$"):
        Tally(table, False).add(batch, 10)


def test_the_cores_that_may_be_used_are_counted_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert cores() == 6
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1


def test_backends_are_found_by_name() -> None:
    table = table_of({"players": 2}, MIXED)
    assert make_backend("interpreted", table).name == "interpreted"
    assert make_backend("compiled", table, 2).chunk == 8192
    with pytest.raises(Malformed):
        make_backend("compiled", table, -1)


def test_thinking_does_not_touch_the_luck_of_the_table() -> None:
    """Whoever plays, the cards of a game come in the same order."""
    options = {"players": 2, "rounds": 1}
    without_heuristic, thoughtful = (
        Interpreted(table_of(options, [bot])).play(8, 0, 5).states["deck"] for bot in ("random", "greedy")
    )
    assert without_heuristic.tolist() == thoughtful.tolist()


def test_tiles_that_are_not_in_the_game_are_never_bought() -> None:
    report = simulate(SPEC, {"players": 4, "advanced": 1, "direct_interaction": 0}, ["greedy"], 300, 2)
    bought = {row["tile"]: row["bought_per_round"] for row in report.statistics["tiles"]}
    assert {tile for tile, times in bought.items() if times > 0} == {1, 2, 4, 5, 6}  # greedy never draws
