"""Games that are played to learn from: a completion begins with a position that has occurred in one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cubarium.engine.contract import GameSpec, Rules
from cubarium.engine.errors import Malformed
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of, members
from cubarium.engine.sketch.luck import Luck

MOST_MOVES = 1500
SENSIBLE = 2
"""In one game of so many, moves are chosen by the game's own heuristic, now and then by chance."""
WHIM = 5
MANY = 24
"""Among more actions than these it would take long to choose with sense."""
USUAL = 2
"""How many games are played under the usual options before others are tried."""
OF_OPTIONS = 1 << 33
"""The number of the luck that orders the settings: that of no game."""


class Guides:
    """The games of a seed, each played once and under options that a sketch allows."""

    def __init__(self, spec: GameSpec, rules: Rules, seed: int) -> None:
        """Prepare to play."""
        self.spec, self.rules, self.seed = spec, rules, seed
        self._played: dict[tuple[int, tuple[tuple[str, int], ...]], list[Any]] = {}

    def game(self, number: int, said: Mapping[str, int], least_players: int) -> list[Any]:
        """Return the states of a game, one at each decision and the last."""
        luck = Luck(self.seed, number)
        options = self._options(number, said, least_players)
        key = (number, tuple(sorted(options.items())))
        if key not in self._played:
            self._played[key] = self._play(options, number, luck)
        return self._played[key]

    def _options(self, number: int, said: Mapping[str, int], least: int) -> dict[str, int]:
        """Take the usual options in the first games, then one setting after the other."""
        settings = self.spec.settings
        chosen: dict[str, int] = {}
        if number >= USUAL:
            mixed = Luck(self.seed, OF_OPTIONS).mixed(settings.combinations())
            fitting = [c for c in mixed if all(said.get(k, v) == v for k, v in c.items())]
            chosen |= fitting[number % len(fitting)] if fitting else {}
        usual = next(o.default for o in settings.options if o.name == "players")
        players = max(least, chosen.get("players", usual))
        chosen |= {**settings.random_play, "players": min(players, self.spec.players[1]), **said}
        try:
            checked_options(self.spec, chosen)
        except Malformed:
            return dict(said)
        return chosen

    def _play(self, options: Mapping[str, int], number: int, luck: Luck) -> list[Any]:
        rules, chance = self.rules, luck.chance
        s, out = self.spec.records.state(), [0] * self.spec.actions.count
        rules.setup(s, checked_options(self.spec, options), chance)
        states = [copy_of(s)]
        while not rules.is_over(s) and len(states) < MOST_MOVES:
            seat = luck.pick(list(members(rules.actors(s))))
            count = rules.legal_actions(s, seat, out)
            action = out[luck.below(count)]
            if number % SENSIBLE and count <= MANY and luck.below(WHIM):
                v = self.spec.records.view()
                rules.view(s, seat, v)
                action = rules.greedy(v, out, count, chance)
            rules.apply(s, seat, action, chance)
            states.append(copy_of(s))
        return states
