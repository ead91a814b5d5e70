"""What an experiment is about: checked, with a key of its own, and as the command that gives the same."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cubarium.bots.registry import USUAL
from cubarium.engine.components.files import ComponentError, quoted
from cubarium.engine.components.pack import Pack, built_in_pack, changes, export_pack, read_pack
from cubarium.engine.components.setting import written_values
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.options import checked_options
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from cubarium.lab.laboratory import Plan
from cubarium.server.errors import RequestRefused
from cubarium.server.tables.packs import Packs, refusal_of
from cubarium.server.wire.lab import LabRequest

PACKS = Packs()
"""The games as they come: the command has no others, and gives the same report."""
THREADS = 2
FORMAT = 2
"""It grows when reports are told in another way, and experiments are played anew."""


@dataclass(frozen=True)
class Asked:
    """An experiment that somebody wants, once it is checked."""

    game: str
    values: tuple[str, ...]
    """Those that differ from what is printed, as NAME=VALUE."""
    options: Mapping[str, int]
    games: int

    @property
    def spec(self) -> GameSpec:
        """Return the game."""
        return load_game(self.game)

    @property
    def pack(self) -> Pack:
        """Return the changed pack."""
        return PACKS.changed(self.game, self.values)

    @property
    def plan(self) -> Plan:
        """Return what the command does with no more said, but on a few cores only."""
        return Plan(games=self.games, threads=THREADS)

    @property
    def work(self) -> int:
        """Return how many games are played in all; a game as it is is played once."""
        work = self.plan.work(self.options["players"])
        return work if self.values else work // 2

    @cached_property
    def key(self) -> str:
        """Return what names it: a digest of all it depends on, which takes its time."""
        schema = self.spec.components.schema
        about = [FORMAT, self.spec.rules_version, built_in_pack(schema).digest, self.pack.digest, USUAL]
        written = json.dumps([*about, self.game, sorted(self.options.items()), self.games])
        return sha256(written.encode()).hexdigest()[:32]

    @property
    def command(self) -> str:
        """Return the command that gives the same report."""
        usual = {option.name: option.default for option in self.spec.settings.options}
        words = ["cubarium", "lab", self.game]
        words += [f"--set={value}" for value in self.values]
        words += [
            f"--players={value}" if name == "players" else f"--option={name}={value}"
            for name, value in self.options.items()
            if value != self.spec.settings.simulated.get(name, usual.get(name))
        ]
        return shlex.join([*words, f"--games={self.games}"])

    def to_json(self) -> dict[str, Any]:
        """Return what is stored."""
        return asdict(self)

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> Asked:
        """Read what was stored."""
        return Asked(**{**stored, "values": tuple(stored["values"])})


def asked_for(spec: GameSpec, body: LabRequest) -> Asked:
    """Return what somebody asks for, or refuse what cannot be."""
    variants = spec.settings.variants
    if body.variant is not None and body.variant not in variants:
        raise RequestRefused("no-such-variant", variant=body.variant)
    options = {**spec.settings.simulated, **variants.get(body.variant or "", {}), **body.options}
    if body.players is not None:
        options["players"] = body.players
    try:
        checked = to_json(checked_options(spec, options))
    except Malformed as error:
        raise RequestRefused("bad-options", what=str(error)) from error
    options = {option.name: checked[option.name] for option in spec.settings.options}
    return Asked(spec.id, PACKS.changed(spec.id, body.set).values, options, body.games)


def read_values(spec: GameSpec, files: Mapping[str, str]) -> tuple[str, ...]:
    """Return what files of a pack change; those that are not given are as they are printed.

    Only names that a pack of the game has are ever written, and into a folder that is gone right after.
    """
    schema = spec.components.schema
    if unknown := sorted(set(files) - set(schema.files)):
        told = f"{quoted(unknown[0])}: unknown file, the files of a pack are {', '.join(schema.files)}"
        raise refusal_of(ComponentError([told]))
    with TemporaryDirectory() as place:
        folder = Path(place) / "pack"
        export_pack(schema, folder)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8", errors="replace")
        try:
            pack = read_pack(schema, folder)
        except ComponentError as error:
            raise refusal_of(error) from error
    return written_values(changes(built_in_pack(schema), pack))
