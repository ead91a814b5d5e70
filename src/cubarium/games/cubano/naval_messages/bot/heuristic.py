"""The best there is: hide by chance and search by chance.

Nothing a player sees tells where a message is likelier to lie. Against messages hidden by chance every order
of naming does equally well, and against squares named by chance so does every hiding place. So nobody can
gain by anything else, and this bot is as strong as any, the random one included.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.draws import draw
from cubarium.games.cubano.naval_messages.state import View


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose any square, each with the same chance."""
    return legal[draw(chance, v.viewer, count)]
