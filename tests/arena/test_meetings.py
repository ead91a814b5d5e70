"""Who meets whom in an arena, under which luck, and that seeds decide everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cubarium.arena.plan import Contest, Meeting, make_contest
from cubarium.arena.play import Result, play, seats_of
from cubarium.arena.report import report
from cubarium.arena.results import ResultsFile
from cubarium.arena.run import run
from cubarium.engine.chance import Chance
from cubarium.engine.errors import Malformed
from cubarium.engine.registry import load_game


def contest(game: str, bots: str, games: int, players: int = 2, seed: int = 5) -> Contest:
    return make_contest(load_game(game), bots.split(","), players, games, seed)


def played(folder: Path, what: Contest, processes: int = 1) -> list[Result]:
    with ResultsFile(folder / f"{processes}.jsonl") as file:
        file.begin([what])
        (results,) = run([what], file, processes)
    return results


def outcomes(results: Sequence[Result]) -> list[tuple[Meeting, tuple[int, ...], int]]:
    """Return what does not depend on the clock."""
    return [(result.meeting, result.returns, result.moves) for result in results]


def test_every_pairing_has_every_seat_under_every_deal() -> None:
    meetings = list(contest("trex", "raptor,random,hatchling", games=7).meetings())
    assert len(meetings) == len(set(meetings)) == 3 * 4 * 2  # seven games are four whole deals
    for pair in ({"raptor", "random"}, {"raptor", "hatchling"}, {"random", "hatchling"}):
        theirs = [seats_of(m) for m in meetings if {m.one, m.other} == pair]
        assert Counter(theirs) == dict.fromkeys([tuple(pair), tuple(reversed(list(pair)))], 4)


def test_with_more_players_each_bot_sits_alone_among_others_in_every_seat() -> None:
    meetings = list(contest("trex", "raptor,random", games=3, players=3).meetings())
    assert Counter(seats_of(m) for m in meetings) == dict.fromkeys(
        [
            *(("raptor", "random", "random"), ("random", "raptor", "random"), ("random", "random", "raptor")),
            *(("random", "raptor", "raptor"), ("raptor", "random", "raptor"), ("raptor", "raptor", "random")),
        ],
        1,
    )


def test_in_a_ladder_each_level_meets_the_one_below() -> None:
    ladder = make_contest(load_game("trex"), ["random", "hatchling", "raptor"], 2, 2, 1, is_ladder=True)
    assert ladder.pairings == (("hatchling", "random"), ("raptor", "hatchling"))


def test_a_ceiling_is_one_pairing_more() -> None:
    plain = contest("trex", "raptor,random", games=4)
    shown = make_contest(load_game("trex"), ["raptor", "random"], 2, 4, 5, has_ceiling=True)
    assert shown.pairings == (*plain.pairings, ("seer", "raptor"))


def test_games_of_two_and_of_four_are_not_taken_for_each_other(tmp_path: Path) -> None:
    both = [contest("trex", "raptor,random", 4, players) for players in (2, 4)]
    with ResultsFile(tmp_path / "both.jsonl") as file:
        file.begin(both)
        of_two, of_four = run(both, file, 1)
    assert {len(result.returns) for result in of_two} == {2}
    assert {len(result.returns) for result in of_four} == {4}


def test_other_options_are_played(tmp_path: Path) -> None:
    """One round of Cubosaurs ends sooner than all of them."""
    usual = contest("cubosaurs", "raptor,random", 2)
    short = make_contest(load_game("cubosaurs"), usual.bots, 2, 2, 5, options={"rounds": 1, "players": 2})
    assert (short.players, short.options) == (2, {"rounds": 1})
    moves = [played(tmp_path / str(len(what.options)), what)[0].moves for what in (usual, short)]
    assert moves[1] < moves[0]
    with pytest.raises(Malformed, match="say with --players how many play"):
        make_contest(load_game("cubosaurs"), usual.bots, 2, 2, 5, options={"players": 4})
    with pytest.raises(Malformed, match="rounds: 9 is not between"):
        make_contest(load_game("cubosaurs"), usual.bots, 2, 2, 5, options={"rounds": 9})


@pytest.mark.parametrize("game", ["cubano-course", "trex"])
def test_two_that_choose_alike_share_every_deal_exactly(game: str, tmp_path: Path) -> None:
    """The luck of deal and seat is the same in both rotations, so that the same game is played twice."""
    what = contest(game, "raptor,greedy", games=20)
    results = played(tmp_path, what)
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert (first.returns, first.moves) == (second.returns, second.moves)
    assert report(what, results).pairings[0].share == 0.5
    assert len({(result.returns, result.moves) for result in results}) > 2  # deals differ


def test_luck_is_the_same_in_every_pairing() -> None:
    """Raptor and greedy choose alike, so that hatchling meets the same opponent and must fare the same."""
    meetings = [Meeting("trex", 2, 3, one, "hatchling", 1) for one in ("raptor", "greedy")]
    first, second = (play(meeting, 8, {}) for meeting in meetings)
    assert (first.returns, first.moves) == (second.returns, second.moves)


class Watcher:
    """Takes the first action, and remembers the luck it was given."""

    def __init__(self) -> None:
        self.luck: set[tuple[int, int, int, int]] = set()

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        self.luck.add((chance.key_low, chance.key_high, chance.game_low, chance.game_high))
        return legal[0]


def test_each_seat_has_luck_of_its_own_in_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks = []
    for deal in range(4):
        watchers = [Watcher(), Watcher(), Watcher()]
        monkeypatch.setattr("cubarium.arena.play.sit_down", lambda game, bot, seat, w=watchers: w[seat])
        play(Meeting("trex", 3, deal, "one", "other", 0), 1, {})
        assert all(len(watcher.luck) == 1 for watcher in watchers)  # one for all choices of a game
        lucks += [watcher.luck.pop() for watcher in watchers]
    assert len(set(lucks)) == 4 * 3
    assert (1, 0, 0, 0) not in lucks  # that of the table


def test_processes_change_no_result(tmp_path: Path) -> None:
    what = contest("trex", "raptor,random,hatchling", games=6)
    alone, together = (played(tmp_path, what, processes) for processes in (1, 2))
    assert outcomes(alone) == outcomes(together)
    first, second = (report(what, results) for results in (alone, together))
    assert first.pairings == second.pairings
    assert [bot.rating for bot in first.bots] == [bot.rating for bot in second.bots]


def test_another_seed_deals_otherwise(tmp_path: Path) -> None:
    first, second = (
        played(tmp_path / str(seed), contest("trex", "raptor,random", 6, seed=seed)) for seed in (1, 2)
    )
    assert [result.moves for result in first] != [result.moves for result in second]


def test_thoughts_are_counted_where_there_was_a_choice() -> None:
    result = play(Meeting("trex", 2, 0, "raptor", "random", 0), 1, {})
    assert 0 < sum(thought.choices for thought in result.thoughts) <= result.moves
    assert all(thought.seconds > 0 and thought.late is None for thought in result.thoughts)


@pytest.mark.parametrize(
    ("game", "bots", "players", "games", "told"),
    [
        ("trex", "raptor,rapter", 2, 2, "there is no bot 'rapter'"),
        ("trex", "raptor:5ms,random", 2, 2, "raptor takes no time to think"),
        ("trex", "rex:5,random", 2, 2, "budget: '5' is not like 200ms"),
        ("trex", "rex:,random", 2, 2, "budget: '' is not like 200ms"),
        ("trex", "raptor", 2, 2, "an arena needs two bots or more, not 1"),
        ("trex", "raptor,random,raptor", 2, 2, "raptor is named twice"),
        ("trex", "raptor,random", 9, 2, "players: 9 is not between 2 and 5"),
        ("trex", "raptor,random", 1, 2, "players: 1 is too few"),
        ("trex", "seer,raptor", 2, 2, "seer is no player to be rated; --ceiling lets it meet raptor"),
        ("cubano-puzzle", "raptor,random", 2, 2, "cubano-puzzle is played alone"),
        ("trex", "raptor,random", 2, 0, "games: 0 is not between 1 and"),
    ],
)
def test_what_cannot_be_played_is_told(game: str, bots: str, players: int, games: int, told: str) -> None:
    with pytest.raises(Malformed, match=told):
        contest(game, bots, games, players)


def test_a_bot_that_wants_to_know_is_told_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[Any, ...]] = []

    class Listener:
        name = "listener"
        policy = None

        def __init__(self, spec: Any, components: Any) -> None:
            pass

        def begin(self, options: Any, seat: int) -> None:
            heard.append(("begin", options.players, seat))

        def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
            heard.append(("choose",))
            return legal[0]

        def end(self, scores: Sequence[int], returns: Sequence[int]) -> None:
            heard.append(("end", len(scores), tuple(returns)))

    monkeypatch.setattr("cubarium.arena.play.sit_down", lambda game, bot, seat: Listener(None, None))
    result = play(Meeting("trex", 3, 0, "listener", "listener", 0), 1, {})
    assert heard[:3] == [("begin", 3, 0), ("begin", 3, 1), ("begin", 3, 2)]
    assert heard[3:-3] == [("choose",)] * result.moves
    assert heard[-3:] == [("end", 3, result.returns)] * 3
