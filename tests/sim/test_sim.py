from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cubarium.engine.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.components import read_pack
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.record import unpack
from cubarium.engine.registry import load_game
from cubarium.sim.backends import Compiled, Interpreted
from cubarium.sim.checksum import checksum, joined
from cubarium.sim.runner import set_table, simulate

SPEC = load_game("cubosaurs")
ADVANCED = {"players": 3, "advanced": 1}


@pytest.mark.parametrize("seats", [["random"], ["greedy", "random", "greedy"]])
def test_interpreted_and_compiled_simulations_find_the_same(seats: list[str]) -> None:
    slow, fast = (simulate(SPEC, ADVANCED, seats, 60, 11, backend=b) for b in ("interpreted", "compiled"))
    assert (slow.checksum, slow.moves, slow.length) == (fast.checksum, fast.moves, fast.length)
    assert [s.score for s in slow.seats] == [s.score for s in fast.seats]
    assert [s.wins for s in slow.seats] == pytest.approx([s.wins for s in fast.seats])
    for name, rows in slow.statistics.items():
        assert [pytest.approx(row) for row in rows] == fast.statistics[name]


def test_threads_and_batches_change_nothing() -> None:
    table = set_table(SPEC, ADVANCED, ["random"])
    whole = Compiled(table, threads=1).play(5, 0, 300)
    parts = [Compiled(table, threads=3).play(5, first, 100) for first in (0, 100, 200)]
    sums = [checksum(part.states, first) for part, first in zip(parts, (0, 100, 200), strict=True)]
    assert joined(*sums) == joined(checksum(whole.states, 0))
    assert np.concatenate([part.scores for part in parts]).tolist() == whole.scores.tolist()


def test_another_seed_plays_other_games() -> None:
    assert simulate(SPEC, ADVANCED, [], 50, 1).checksum != simulate(SPEC, ADVANCED, [], 50, 2).checksum


def test_the_checksum_sees_every_byte_and_the_order_of_games() -> None:
    states = Interpreted(set_table(SPEC, ADVANCED, ["random"])).play(3, 0, 4).states.copy()
    before = checksum(states, 0)
    assert checksum(states[::-1].copy(), 0) != before
    raw = states.view(np.uint8)
    for place in range(0, raw.size, 37):
        raw[place] ^= 1
        assert checksum(states, 0) != before
        raw[place] ^= 1
    assert checksum(states, 0) == before


def test_the_points_of_card_types_add_up_to_the_scores_of_the_rules() -> None:
    """The report counts with arrays; the rules count card by card. They must agree."""
    batch = Compiled(set_table(SPEC, {"players": 4}, ["greedy"])).play(8, 0, 200)
    statistics = SPEC.statistics(SPEC.tables(read_pack(SPEC.components)), 4)
    statistics.add(batch.states, batch.returns > 0)
    mean = sum(row["points_mean"] for row in statistics.report()["card_types"])
    rules = interpreted(SPEC, read_pack(SPEC.components))
    states = [unpack(SPEC.state, state.tobytes()) for state in batch.states]
    count: Callable[..., int] = rules.functions["collection_points"]
    scored = [count(s, p, player_of(s, p).collection, seeded(0), 0) for s in states for p in range(4)]
    assert mean == pytest.approx(sum(scored) / len(scored))


def player_of(state: Any, seat: int) -> Any:
    """Return a player of a state of unknown type."""
    return state.seats[seat]


def test_tiles_that_nobody_may_have_are_never_bought() -> None:
    report = simulate(SPEC, {"players": 4, "advanced": 1, "direct_interaction": 0}, ["random"], 300, 2)
    bought = {row["tile"]: row["bought_per_round"] for row in report.statistics["tiles"]}
    assert all(bought[tile] == 0 for tile in (7, 8, 9, 10))
    assert all(bought[tile] > 0 for tile in range(1, 7))
    assert "tiles" not in simulate(SPEC, {"players": 4}, ["random"], 50, 2).statistics


def test_rows_hold_one_game_each() -> None:
    rows = simulate(SPEC, ADVANCED, [], 70, 2, keep_rows=True).rows
    assert rows is not None
    assert list(rows) == ["game", "moves", "score_1", "score_2", "score_3", "return_1", "return_2", "return_3"]
    assert rows["game"].tolist() == list(range(70))
    assert (rows["return_1"] + rows["return_2"] + rows["return_3"]).tolist() == [0] * 70


def test_progress_counts_every_game() -> None:
    seen: list[tuple[int, int]] = []
    report = simulate(SPEC, ADVANCED, [], 120, 2, backend="interpreted", progress=lambda g, m: seen.append((g, m)))
    assert len(seen) > 1
    assert sum(games for games, _ in seen) == 120
    assert sum(moves for _, moves in seen) == report.moves


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"games": 0}, "games: 0 is not between 1 and"),
        ({"seed": -1}, "seed: -1 is not between 0 and"),
        ({"seed": 1 << 64}, "seed: 18446744073709551616 is not between 0 and"),
        ({"seats": ["greedy", "random"]}, "2 bots for 3 players"),
        ({"seats": ["alphazero"]}, "there is no bot 'alphazero'"),
        ({"options": {"players": 6}}, "players: 6 is not between 2 and 5"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_line(change: dict[str, Any], told: str) -> None:
    call: dict[str, Any] = {"options": ADVANCED, "seats": ["random"], "games": 10, "seed": 1, **change}
    with pytest.raises(Malformed, match=told):
        simulate(SPEC, **call)


def test_an_unknown_backend_is_named_with_those_there_are() -> None:
    with pytest.raises(CubariumError, match="choose interpreted, compiled or gpu"):
        simulate(SPEC, ADVANCED, [], 10, 1, backend="quantum")
