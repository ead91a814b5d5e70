"""The code every game has on a GPU, compiled where there is none."""

from __future__ import annotations

import re

import pytest

from cubarium.engine.backends.cuda import compile_to_ptx
from cubarium.engine.registry import game_ids, load_game
from cubarium.sim.gpu import kernel_function, kernel_signature
from cubarium.sim.runner import set_table


@pytest.mark.parametrize(("game", "bot"), [*((game, "random") for game in game_ids()), ("trex", "greedy")])
def test_the_kernel_of_every_game_compiles_for_a_gpu_that_is_not_there(game: str, bot: str) -> None:
    table = set_table(load_game(game), {}, [bot])
    ptx = compile_to_ptx(kernel_function(table), kernel_signature(table))
    assert ".target sm_90" in ptx
    assert len(re.findall(r"^\.visible \.entry \S*_kernel", ptx, re.MULTILINE)) == 1
    assert ".extern .func" not in ptx
