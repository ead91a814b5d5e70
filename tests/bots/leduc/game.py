"""Leduc poker as a game of the contract. It is for tests: nobody finds it among the games."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.engine.components.schema import Schema
from cubarium.engine.contract import (
    Code,
    Components,
    GameSpec,
    Option,
    Records,
    Settings,
    TableSide,
)
from cubarium.engine.insights import Insights
from tests.bots.leduc import hand, knowledge, sense, table
from tests.bots.leduc.state import CHOICES, PLAYERS, Options, State, View

SPEC = GameSpec(
    id="leduc",
    rules_version=1,
    records=Records(State, View, Options),
    settings=Settings(
        options=(Option("players", PLAYERS, PLAYERS, PLAYERS),),
        combinations=lambda: [{"players": PLAYERS}],
    ),
    actions=ActionSpace(*(Kind(choice) for choice in CHOICES)),
    components=Components(Schema(Path(__file__).parent, {}), lambda pack: {}),
    code=Code(compiled=(hand, knowledge, sense), interpreted=(table,)),
    events={},
    table=TableSide(words=None, statistics=dict, insights=Insights, has_secrets=True, choices_are_open=True),
)
