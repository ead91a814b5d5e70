"""What holds for every game alike, beyond the conformance suite: backends, bots, and who may read what."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cubarium.bots import make_bot
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import THINKING, Chance, seeded
from cubarium.engine.components.pack import read_pack
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import playout
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.playout import first_to_act
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table, simulate
from tests.compiled_rules import compiled_rules

SETTINGS = [
    pytest.param(game, options, id=f"{game} {name}")
    for game in game_ids()
    for name, options in load_game(game).settings.variants.items()
]
BOTS = ("greedy", "random")
LONG = {"cubitos", "cubano-2-dice", "cubano-puzzle"}
"""Games that take an interpreter long: a few of them make as many decisions as many of the others."""


def mixed_seats(game: str, options: Mapping[str, int]) -> list[str]:
    """Return bots for all seats, greedy and random in turn."""
    players = options.get("players", load_game(game).players[1])
    return [BOTS[seat % 2] for seat in range(players)]


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_bots_play_the_same_games_interpreted_and_compiled(game: str, options: dict[str, int]) -> None:
    compiled_rules(game)
    spec, seats = load_game(game), mixed_seats(game, options)
    chosen = {"players": len(seats), **options}
    games = 1 if game in LONG else 3
    plain = simulate(spec, chosen, seats, games, 5, backend="interpreted")
    fast = simulate(spec, chosen, seats, games, 5, backend="compiled")
    assert (plain.checksum, plain.moves) == (fast.checksum, fast.moves)


@pytest.mark.parametrize("game", game_ids())
def test_single_steps_lead_where_whole_actions_lead(game: str) -> None:
    # The interpreted backend takes whole actions, `play_batch` of the others single steps.
    spec = load_game(game)
    table = set_table(spec, {}, ["random"])
    batch = Interpreted(table).play(7, 0, 1)
    s = spec.records.state()
    rows = [[0] * table.options.players], [[0] * table.options.players]
    given = [s], [table.options], [seeded(7)], [seeded(7, 0, THINKING)], [spec.records.view()]
    play_batch = interpreted(spec, table.components, playout).functions["play_batch"]
    play_batch(*given, [0] * spec.actions.count, table.policies, [0], *rows)
    assert pack(s) == batch.states[0].tobytes()


def play_on(match: Match, bot_chance: Chance, moves: int) -> None:
    """Make some random moves."""
    for _ in range(moves):
        if match.is_over:
            break
        seat = first_to_act(match.rules.actors(match.state), bot_chance)
        legal = match.legal(seat)
        match.act(seat, legal[draw(bot_chance, seat, len(legal))])


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str, options: dict[str, int]) -> None:
    spec = load_game(game)
    bot = make_bot(spec, "greedy", read_pack(spec.components.schema))
    for seed in range(6):
        match, bot_chance = Match(spec, options, seed=seed), seeded(seed, 0, THINKING)
        for moves in (7 * seed, 42, 42):
            play_on(match, bot_chance, moves)
            real = match.state
            for seat in match.actors():
                chosen = bot.choose(match.view(seat), match.legal(seat), seeded(1, 2))
                match.state = copy_of(real)
                match.rules.determinize(match.state, seat, seeded(3, match.move_count))
                assert bot.choose(match.view(seat), match.legal(seat), seeded(1, 2)) == chosen
                match.state = real


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_what_a_seat_reads_is_the_same_in_worlds_it_cannot_tell_apart(
    game: str, options: dict[str, int]
) -> None:
    """Let one action happen in two worlds: nobody who is not told a difference may read one."""
    for moves in range(0, 60, 11):
        match = Match(load_game(game), options, seed=moves + 1)
        play_on(match, seeded(moves + 1, 0, THINKING), moves)
        if match.is_over:
            continue
        actor, real = match.actors()[0], match.state
        legal = match.legal(actor)
        for reader in (SPECTATOR, *range(len(match.seats))):
            other = copy_of(real)
            match.rules.determinize(other, reader, seeded(4, moves))
            match.state = other
            shared = [a for a in match.legal(actor) if a in legal]
            told = []
            for world in (other, real) if shared else ():
                match.state = world
                notes = match.act(actor, shared[0]).notes
                told.append([n for n in notes if match.may_read(n, reader)])
                match.undo()
            if not any(match.spec.events[n.kind].reveals for notes in told for n in notes):
                assert told[:1] == told[1:]


@pytest.mark.parametrize("game", game_ids())
def test_where_several_are_asked_chance_tells_who_acts(game: str) -> None:
    """The table and the simulation choose alike, and over many games nobody is preferred."""
    spec = load_game(game)
    for options in spec.settings.variants.values():
        match, bot_chance = Match(spec, options, seed=3), seeded(3, 0, THINKING)
        seats = [first_to_act(match.rules.actors(match.state), bot_chance) for _ in range(40)]
        assert set(seats) == set(match.actors())
