"""The games as Python games of OpenSpiel, which importing this module registers.

    import pyspiel
    import cubarium.adapters.openspiel

    game = pyspiel.load_game("python_cubarium_cubosaurs(players=2)")

Every option of a game is a parameter. Chance is explicit: each draw of the rules is a chance node, those of
the setup too. Where several seats are asked at once, they act one by one, the lowest first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from cubarium.adapters import needs
from cubarium.adapters.explicit_chance import ExplicitTable, Place, explicit_table
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.match import SPECTATOR, Move
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import open_table
from cubarium.engine.rules.playout import MOVE_LIMIT

with needs("openspiel"):
    import pyspiel

MOST_OUTCOMES = 128
"""No draw has more outcomes: the largest is among all cards of a deck."""
MOST_DRAWS = 10 * MOVE_LIMIT
"""No game has more chance nodes."""
BEST_SCORE = 1000
"""Who plays alone never scores more."""


def name_of(spec: GameSpec) -> str:
    """Return the name of a game at OpenSpiel."""
    return f"python_cubarium_{spec.id.replace('-', '_')}"


def defaults_of(spec: GameSpec) -> dict[str, int]:
    """Return the options of a game that nobody sets: those of simulations."""
    return {option.name: option.default for option in spec.settings.options} | dict(spec.settings.simulated)


def _type_of(spec: GameSpec) -> Any:
    kinds, lies_open = pyspiel.GameType, open_table in spec.code.compiled
    least, most = spec.players
    return pyspiel.GameType(
        short_name=name_of(spec),
        long_name=f"Cubarium {spec.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        # The order of a deck is chosen as it is shuffled: it is hidden, even from all.
        information=(
            kinds.Information.PERFECT_INFORMATION if lies_open else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if most == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=spec.table.has_secrets,
        parameter_specification=defaults_of(spec),
    )


class CubariumGame(pyspiel.Game):  # type: ignore[misc] # it ships no types
    """A game under given options; each game has a class of its own."""

    spec: ClassVar[GameSpec]

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        """Set the options; those that are not given have the values of simulations."""
        spec = self.spec
        settings = defaults_of(spec) | dict(params or {})
        self.table: ExplicitTable = explicit_table(spec.id, tuple(settings.items()))
        players, alone = self.table.options.players, self.table.options.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions.count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0 if alone else -1.0,
            max_utility=float(BEST_SCORE) if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=MOVE_LIMIT,
        )
        super().__init__(_type_of(spec), info, dict(self.table.settings))

    def max_chance_nodes_in_history(self) -> int:
        """Return more chance nodes than a game has."""
        return MOST_DRAWS

    def new_initial_state(self) -> CubariumState:
        """Return the state before the first draw."""
        return CubariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CubariumObserver | None:
        """Return what observes states, or nothing if there is no observation of this kind."""
        if params:
            raise Malformed(f"observations have no parameters: {', '.join(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private, kinds = kind.private_info, pyspiel.PrivateInfoType
        if kind.public_info and private == kinds.SINGLE_PLAYER:
            return InformationObserver(self.table) if kind.perfect_recall else CubariumObserver(self.table)
        if kind.perfect_recall or not self.table.spec.table.has_secrets or private == kinds.ALL_PLAYERS:
            return None
        return PublicObserver(self.table) if kind.public_info else PrivateObserver(self.table)


class CubariumState(pyspiel.State):  # type: ignore[misc] # it ships no types
    """A place in the tree of a game."""

    def __init__(self, game: CubariumGame) -> None:
        """Begin a game."""
        super().__init__(game)
        # The one thing that is copied and kept with a state: a place copies itself in no time.
        self.place: Place = game.table.start

    def current_player(self) -> int:
        """Return who is asked: a seat, chance, or nobody any more."""
        if self.place.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.place.is_over else self.place.asked

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.place.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.place.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw, all equally likely."""
        draw = self.place.draw
        if draw is None:
            raise Malformed("nothing is drawn here")
        if draw.bound > MOST_OUTCOMES:
            raise Malformed(f"a draw has {draw.bound} outcomes, more than {MOST_OUTCOMES}")
        return [(outcome, 1 / draw.bound) for outcome in range(draw.bound)]

    def _apply_action(self, action: int) -> None:
        go_on = self.place.act if self.place.draw is None else self.place.choose
        self.place = go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.place.table.spec.actions.to_text(action)
        draw = self.place.draw
        return f"draws {action}" if draw is None else f"{draw.whose} draws {action} below {draw.bound}"

    def returns(self) -> list[float]:
        """Return for each seat the share of opponents it beats less that of those who beat it.

        Who plays alone gets the score.
        """
        return self.place.returns()

    def moves(self) -> list[Move]:
        """Return the setup and all moves since, with their outcomes: a `Match` takes them one by one."""
        return self.place.moves()

    def __str__(self) -> str:
        return str(self.place)


class CubariumObserver:
    """Observes what a seat sees now: its view, as JSON and as numbers with named parts."""

    def __init__(self, table: ExplicitTable) -> None:
        """Lay out the numbers."""
        self.tensor: Any = np.zeros(table.layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop] for part in table.layout.parts}

    def set_from(self, state: CubariumState, player: int) -> None:
        """Write the numbers; all are 0 while the table is set."""
        moment = state.place.moment
        self.tensor[:] = 0 if moment is None else moment.observation(player)

    def string_from(self, state: CubariumState, player: int) -> str:
        """Return the view."""
        return state.place.seen(player)


class PublicObserver(CubariumObserver):
    """Observes what everybody sees."""

    def set_from(self, state: CubariumState, player: int) -> None:
        """Write the numbers of a spectator's view."""
        super().set_from(state, SPECTATOR)

    def string_from(self, state: CubariumState, player: int) -> str:
        """Return a spectator's view."""
        return super().string_from(state, SPECTATOR)


class _TextObserver(CubariumObserver):
    """Observes in words alone."""

    def __init__(self, table: ExplicitTable) -> None:
        """Lay out no numbers."""
        self.tensor, self.dict = None, {}

    def set_from(self, state: CubariumState, player: int) -> None:
        """Write nothing."""


class PrivateObserver(_TextObserver):
    """Observes what a seat sees and spectators do not."""

    def string_from(self, state: CubariumState, player: int) -> str:
        """Return those fields of the view."""
        return state.place.kept_secret(player)


class InformationObserver(_TextObserver):
    """Observes all that a seat knows, from the beginning on: there are no numbers for that."""

    def string_from(self, state: CubariumState, player: int) -> str:
        """Return all lines."""
        return state.place.information(player)


def register() -> None:
    """Make all games known to OpenSpiel, those of other packages too; done before, it does nothing."""
    known = set(pyspiel.registered_names())
    for spec in map(load_game, game_ids()):
        if name_of(spec) not in known:
            # A class, for OpenSpiel lets go of it when Python is gone: a function could not be freed then.
            pyspiel.register_game(_type_of(spec), type("CubariumGame", (CubariumGame,), {"spec": spec}))


register()
