"""Matches between bots, to be told row by row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cubarium.bots.registry import make_player
from cubarium.bots.seer import Seer
from cubarium.bots.told import ToldBot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError
from cubarium.engine.match import Match
from cubarium.engine.rules.playout import first_to_act
from cubarium.sim.runner import set_table


def bot_matches(
    spec: GameSpec,
    options: Mapping[str, int],
    bots: Sequence[str],
    games: int,
    seed: int,
    components: Pack | None = None,
) -> Iterator[tuple[str, Match]]:
    """Play so many games and yield each with its name: the games of `cubarium sim` under the same seed."""
    table = set_table(spec, options, bots, components)
    players = [make_player(spec, name, table.components) for name in table.bots]
    if any(isinstance(player, Seer) for player in players):
        raise CubariumError("a seer looks at what is hidden: its games are not told")
    names = [f"{name} {seat + 1}" for seat, name in enumerate(table.bots)]
    asked = {option.name: getattr(table.options, option.name) for option in spec.settings.options}
    for game in range(games):
        match = Match(spec, asked, names, seed=seed, game=game, components=table.components)
        luck = seeded(seed, game, THINKING)
        told = [(seat, bot) for seat, bot in enumerate(players) if isinstance(bot, ToldBot)]
        for seat, bot in told:
            bot.begin(table.options, seat)
        while not match.is_over:
            seat = first_to_act(match.rules.actors(match.state), luck)
            player = players[seat]
            assert not isinstance(player, Seer)
            match.act(seat, player.choose(match.view(seat), match.legal(seat), luck))
        for _, bot in told:
            bot.end(match.scores(), match.returns())
        yield f"{spec.id} {seed}:{game}", match
