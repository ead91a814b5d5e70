"""The code games have on a GPU, compiled where there is none.

`test_cuda.py` looks at optimised code, that of T-Rex at random, and runs of the GPU's benchmark at games.
"""

from __future__ import annotations

import re

import pytest

from cubarium.engine.backends.cuda import compile_to_ptx
from cubarium.engine.registry import game_ids, load_game
from cubarium.sim.gpu import kernel_function, kernel_signature
from cubarium.sim.runner import set_table
from tests.thorough import THOROUGH

SMALL = "cubano-puzzle"
BOTS = {"trex": "greedy", SMALL: "greedy"}
"""Who sits at a table where not all play at random: a heuristic is compiled too."""
FEW = (SMALL,)
"""One kernel with a heuristic; those of all games are for thorough runs, and for a GPU."""
GAMES = game_ids() if THOROUGH else FEW


@pytest.mark.parametrize(("game", "bot"), [(game, BOTS.get(game, "random")) for game in GAMES])
def test_the_kernel_of_a_game_compiles_for_a_gpu_that_is_not_there(game: str, bot: str) -> None:
    table = set_table(load_game(game), {}, [bot])
    ptx = compile_to_ptx(kernel_function(table), kernel_signature(table), optimised=False)
    assert ".target sm_90" in ptx
    assert len(re.findall(r"^\.visible \.entry \S*_kernel", ptx, re.MULTILINE)) == 1
    assert ".extern .func" not in ptx
