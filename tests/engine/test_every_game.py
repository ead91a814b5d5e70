"""What holds for every game alike, beyond the conformance suite: backends, bots, and who may read what."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cubarium.bots import make_bot
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import read_pack
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import playout
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.playout import MOVE_LIMIT, first_to_act
from cubarium.sim.runner import set_table, simulate

SETTINGS = [
    pytest.param(game, options, id=f"{game} {name}")
    for game in game_ids()
    for name, options in load_game(game).settings.variants.items()
]
BOTS = ("greedy", "random")


def mixed_seats(game: str, options: Mapping[str, int]) -> list[str]:
    """Return bots for all seats, greedy and random in turn."""
    players = options.get("players", load_game(game).players[1])
    return [BOTS[seat % 2] for seat in range(players)]


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_bots_play_the_same_games_interpreted_and_compiled(game: str, options: dict[str, int]) -> None:
    spec, seats = load_game(game), mixed_seats(game, options)
    chosen = {"players": len(seats), **options}
    plain = simulate(spec, chosen, seats, 10, 5, backend="interpreted")
    fast = simulate(spec, chosen, seats, 10, 5, backend="compiled")
    assert (plain.checksum, plain.moves) == (fast.checksum, fast.moves)


@pytest.mark.parametrize("game", game_ids())
def test_single_steps_lead_where_whole_actions_lead(game: str) -> None:
    spec = load_game(game)
    table = set_table(spec, {}, ["random"])
    play = interpreted(spec, table.components, playout).functions
    ends = []
    for player in ("play_batch", "play_traced"):
        s, deal, bot_chance = spec.records.state(), seeded(7), seeded(7, 0, THINKING)
        legal, policies = [0] * spec.actions.count, table.policies
        if player == "play_batch":
            rows = [[0] * table.options.players], [[0] * table.options.players]
            given = [s], [table.options], [deal], [bot_chance], [spec.records.view()]
            play[player](*given, legal, policies, [0], *rows)
        else:
            alone = s, table.options, deal, bot_chance, spec.records.view()
            play[player](*alone, legal, policies, [None] * MOVE_LIMIT)
        assert play["is_over"](s)
        ends.append((pack(s), deal.counters, bot_chance.counters))
    assert ends[0] == ends[1]


def played(game: str, options: Mapping[str, int], moves: int, seed: int) -> Match:
    """Return a match some random moves after its beginning."""
    match, bot_chance = Match(load_game(game), options, seed=seed), seeded(seed, 0, THINKING)
    for _ in range(moves):
        if match.is_over:
            break
        seat = first_to_act(match.rules.actors(match.state), bot_chance)
        legal = match.legal(seat)
        match.act(seat, legal[draw(bot_chance, seat, len(legal))])
    return match


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str, options: dict[str, int]) -> None:
    spec = load_game(game)
    bot = make_bot(spec, "greedy", read_pack(spec.components.schema))
    for moves in range(0, 120, 7):
        match = played(game, options, moves, seed=moves)
        for seat in match.actors():
            chosen = bot.choose(match.view(seat), match.legal(seat), seeded(1, 2))
            world = copy_of(match.state)
            match.rules.determinize(world, seat, seeded(3, moves))
            match.state = world
            assert bot.choose(match.view(seat), match.legal(seat), seeded(1, 2)) == chosen


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_what_a_seat_reads_is_the_same_in_worlds_it_cannot_tell_apart(
    game: str, options: dict[str, int]
) -> None:
    """Let one action happen in two worlds: nobody who is not told a difference may read one."""
    for moves in range(0, 60, 7):
        match = played(game, options, moves, seed=moves + 1)
        if match.is_over:
            continue
        actor = match.actors()[0]
        for reader in (SPECTATOR, *range(len(match.seats))):
            other = played(game, options, moves, seed=moves + 1)
            other.rules.determinize(other.state, reader, seeded(4, moves))
            shared = [a for a in match.legal(actor) if a in other.legal(actor)]
            if not shared:
                continue
            told = [
                [n for n in m.act(actor, shared[0]).notes if m.may_read(n, reader)] for m in (match, other)
            ]
            match.undo()
            if not any(match.spec.events[n.kind].reveals for notes in told for n in notes):
                assert told[0] == told[1]


@pytest.mark.parametrize("game", game_ids())
def test_where_several_are_asked_chance_tells_who_acts(game: str) -> None:
    """The table and the simulation choose alike, and over many games nobody is preferred."""
    spec = load_game(game)
    for options in spec.settings.variants.values():
        match, bot_chance = Match(spec, options, seed=3), seeded(3, 0, THINKING)
        seats = [first_to_act(match.rules.actors(match.state), bot_chance) for _ in range(40)]
        assert set(seats) == set(match.actors())
