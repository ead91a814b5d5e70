"""The games at OpenSpiel pass its judges, and are the games of everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
import unittest
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test as check_environment
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

from cubarium.adapters.openspiel import MOST_OUTCOMES, name_of, register
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import TABLE
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.match import Match
from cubarium.engine.observation import observations_of
from cubarium.engine.record import pack, to_json
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.rules import observed
from tests.adapters.openspiel_games import HIDDEN, at_openspiel, decisions, random_states
from tests.adapters.tables import TABLES
from tests.thorough import few_of

PLAYTHROUGH = Path(__file__).parent / "naval_messages.playthrough"
"""After a change of the rules, `generate_playthrough.update_path` of OpenSpiel writes it anew."""
LONGEST = "cubano-2-dice"
OPEN = ("cubitos", "cubano-2-dice", "cubano-1-die", "cubano-course", "cubano-naval-dice", "cubano-puzzle")
SIMULATED = [table for table in TABLES if table[0] != LONGEST or table in few_of(TABLES, (LONGEST, 2))]
"""Every game with every number of players; of the longest, usually the least."""
JUDGED = few_of(TABLES, *((game, load_game(game).players[0]) for game in BUILT_IN))


# --- the judges of OpenSpiel and PettingZoo --------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), SIMULATED)
def test_random_simulations_of_openspiel(game: str, players: int) -> None:
    pyspiel.random_sim_test(at_openspiel(game, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), JUDGED)
def test_the_api_test_of_openspiel(game: str, players: int) -> None:
    class Judge(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # it ships no types
        """Looks at states of a whole game: its own sample of large games stays within the first draws."""

        @classmethod
        def setUpClass(cls) -> None:
            cls.game_name, cls.game = name_of(load_game(game)), at_openspiel(game, players=players)
            cls.game_type = cls.game.get_type()
            states = random_states(cls.game, 1)
            cls.some_states = [*states[:20], *states[20 : -20 : max(1, len(states) // 60)], *states[-20:]]

    suite, result = unittest.defaultTestLoader.loadTestsFromTestCase(Judge), unittest.TestResult()
    suite.run(result)
    assert result.testsRun == 5
    assert [*result.errors, *result.failures, *result.skipped] == []


def test_a_playthrough_of_openspiel_is_what_it_was() -> None:
    flags.FLAGS.mark_as_parsed()
    was, made_now = generate_playthrough.replay(str(PLAYTHROUGH))
    assert made_now == was


@pytest.mark.filterwarnings("ignore:Agent's (min|max)imum observation space value:UserWarning")  # of Shimmy
@pytest.mark.parametrize(
    "game", few_of(BUILT_IN, "cubosaurs", "trex", "cubano-course", "cubano-naval-messages")
)
def test_pettingzoo_takes_the_games_as_shimmy_wraps_them(game: str) -> None:
    options = {"players": load_game(game).players[0]}
    check_environment(OpenSpielCompatibilityV0(game_name=name_of(load_game(game)), config=options), 200)


def test_algorithms_of_openspiel_play() -> None:
    course = at_openspiel("cubano-course")
    state = decisions(random_states(course, 2))[-1]
    bot = mcts.MCTSBot(course, 1.4, 4, mcts.RandomRolloutEvaluator(1), random_state=None)
    assert bot.step(state) in state.legal_actions()
    battle = at_openspiel("cubano-naval-messages", messages=1)
    learner = outcome_sampling_mccfr.OutcomeSamplingSolver(battle)
    for _ in range(3):
        learner.iteration()
    hides = decisions(random_states(battle, 3))[2]
    chances = learner.average_policy().action_probabilities(hides)
    assert list(chances) == hides.legal_actions() and sum(chances.values()) == pytest.approx(1)


# --- the games are those of everywhere -------------------------------------------------------------------


def observation_of(match: Match, seat: int) -> list[int]:
    layout, row = observations_of(match.spec), [0] * observations_of(match.spec).size
    bound = interpreted(match.spec, match.components, observed, layout.module)
    bound.functions["observe"](match.view(seat), row)
    return row


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_history_is_a_match(game: str) -> None:
    rules = at_openspiel(game)
    states = random_states(rules, 3)
    opening, *moves = states[-1].moves()
    match = Match(load_game(game), rules.get_parameters(), opening=opening.outcomes)
    asked = decisions(states)
    assert len(asked) == len(moves)
    for number, (state, move) in enumerate(zip(asked, moves, strict=True)):
        seat = state.current_player()
        assert (move.seat, min(match.actors())) == (seat, seat)
        assert state.legal_actions() == match.legal(seat)
        assert pack(state.place.moment.state) == match.packed()
        if number % 29 == 0:
            for eyes in range(rules.num_players()):
                assert json.loads(state.observation_string(eyes)) == to_json(match.view(eyes))
                assert state.observation_tensor(eyes) == observation_of(match, eyes)
        match.act(seat, move.action, outcomes=move.outcomes)
    assert pack(states[-1].place.moment.state) == match.packed() and match.is_over
    others = rules.num_players() - 1
    shares = [result / others for result in match.returns()] if others else match.scores()
    assert states[-1].returns() == pytest.approx(shares) and states[-2].returns() == [0] * (others + 1)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_draw_is_a_chance_node_with_equal_outcomes(game: str) -> None:
    nodes = [
        state for state in random_states(at_openspiel(game, **first_drawn(game)), 4) if state.is_chance_node()
    ]
    assert nodes
    for state in nodes:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        bound = len(outcomes)
        assert 1 < bound <= MOST_OUTCOMES and outcomes == tuple(range(bound))
        assert set(chances) == {1 / bound}
        who = "table" if state.place.draw.stream == TABLE else f"seat {state.place.draw.stream}"
        assert state.action_to_string(pyspiel.PlayerId.CHANCE, 1) == f"{who} draws 1 below {bound}"


def first_drawn(game: str) -> dict[str, int]:
    """Return options under which something is drawn: a puzzle is drawn only if it is to be new."""
    return {"pattern": 0} if game == "cubano-puzzle" else {}


@pytest.mark.parametrize("game", BUILT_IN)
def test_types_say_what_the_games_are(game: str) -> None:
    rules, kinds = at_openspiel(game), pyspiel.GameType
    found, spec = rules.get_type(), load_game(game)
    assert found.short_name == f"python_cubarium_{game.replace('-', '_')}"
    assert (found.min_num_players, found.max_num_players) == spec.players
    assert set(found.parameter_specification) == {option.name for option in spec.settings.options}
    lies_open = found.information == kinds.Information.PERFECT_INFORMATION
    assert lies_open == (game in OPEN) == (game not in HIDDEN)
    is_alone = spec.players == (1, 1)
    assert found.utility == (kinds.Utility.GENERAL_SUM if is_alone else kinds.Utility.ZERO_SUM)
    assert rules.num_distinct_actions() == spec.actions.count


def test_numbers_have_named_parts() -> None:
    game = at_openspiel("trex", players=2)
    observation, state = make_observation(game), decisions(random_states(game, 1))[5]
    observation.set_from(state, 1)
    layout = observations_of(load_game("trex"))
    assert list(observation.dict) == [part.name for part in layout.parts]
    assert observation.dict["players"].tolist() == [2] and observation.dict["hand"].sum() > 0
    assert [x for part in observation.dict.values() for x in part] == state.observation_tensor(1)


# --- serialising, and what is refused --------------------------------------------------------------------


@pytest.mark.parametrize("game", few_of(BUILT_IN, "cubosaurs"))
def test_a_state_that_was_written_down_goes_on_alike(game: str) -> None:
    rules = at_openspiel(game)
    for state in random_states(rules, 6)[:-1:37]:
        again_rules, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(rules, state)
        )
        assert str(again_rules) == str(rules)
        for both in (state, again):
            both.apply_action(both.legal_actions()[-1])
        assert str(again) == str(state) and again.history() == state.history()
        assert again.moves() == state.moves()
        for seat in range(rules.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    with pytest.raises(Malformed, match="players: 9 is not between 2 and 5"):
        at_openspiel("trex", players=9)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        at_openspiel("trex", colour=1)
    game = at_openspiel("trex", players=2)
    with pytest.raises(Malformed, match="no parameters: size"):
        game.make_py_observer(None, {"size": 3})
    start, asked = (random_states(game, 1)[0], decisions(random_states(game, 1))[0])
    illegal = (action for action in range(game.num_distinct_actions()) if action not in asked.legal_actions())
    for state, action in ((start, 2), (asked, 1000), (asked, next(illegal))):
        before = state.place
        with pytest.raises(CubariumError, match=f"{action} is not (legal|an outcome) here"):
            state.apply_action(action)
        assert state.place is before
    with pytest.raises(Malformed, match="nothing is drawn"):
        asked.chance_outcomes()


def test_registering_again_changes_nothing_and_python_ends_in_peace() -> None:
    before = pyspiel.registered_names()
    register()
    assert pyspiel.registered_names() == before
    program = "import pyspiel, cubarium.adapters.openspiel; pyspiel.load_game('python_cubarium_trex')"
    subprocess.run([sys.executable, "-c", program], check=True)
