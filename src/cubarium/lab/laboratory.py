"""A whole experiment: a pack and a changed one, the same games under both, and all that is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cubarium.bots.registry import USUAL, check_bot
from cubarium.engine.components import pack as packs
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, short
from cubarium.engine.record import to_json
from cubarium.lab.blocks import BLOCKS, Played, Progress, backend_of, block_size, play_blocks
from cubarium.lab.comparing import Change, compare
from cubarium.lab.findings import Findings, find
from cubarium.lab.intervals import Estimate
from cubarium.lab.leads import Leads, watch_leads
from cubarium.lab.skill import shares_of_stronger
from cubarium.sim.backends import Table
from cubarium.sim.runner import set_table

if TYPE_CHECKING:
    from cubarium.clusters.cluster import Cluster

OWN = 1 << 63
"""What the seed of the changed pack differs in where it gets luck of its own."""
WEAKER = "random"
SAMPLE = 50
SKILL_PART = 4
"""What skill decides is found in as many games as this part of all, shared among the seats."""


@dataclass(frozen=True)
class Plan:
    """What an experiment is to do."""

    games: int = 100_000
    seed: int = 1
    own_chance: bool = False
    """Whether the changed pack gets luck of its own, so that nothing is common but the rules."""
    weaker: str = WEAKER
    sample: int = SAMPLE
    """So many games are watched move by move."""
    threads: int = 0

    def skill_games(self, players: int) -> int:
        """Return how many games each seat gets in which one stronger bot meets weaker ones."""
        return max(BLOCKS, self.games // SKILL_PART // players) if players > 1 else 0

    def work(self, players: int) -> int:
        """Return how many games are played in all, for progress; those watched are among them."""
        main = block_size(self.games) * BLOCKS
        skill = block_size(self.skill_games(players)) * BLOCKS * players if players > 1 else 0
        return 2 * (main + skill + (self.sample if players > 1 else 0))


@dataclass(frozen=True)
class Side:
    """What was found under one of the packs."""

    components: str
    played: Played
    findings: Findings
    skill: Estimate | None
    """The share of victories of one stronger bot among weaker ones."""
    leads: Leads | None


@dataclass(frozen=True)
class Report:
    """Everything an experiment found."""

    game: str
    options: Mapping[str, int]
    seats: tuple[str, ...]
    stronger: str
    plan: Plan
    values: tuple[packs.Change, ...]
    """The values in which the packs differ."""
    base: Side
    changed: Side
    changes: tuple[Change, ...]
    skill_change: Estimate | None

    @property
    def players(self) -> int:
        """Return how many play."""
        return len(self.seats)

    @property
    def flagged(self) -> list[Change]:
        """Return what has changed beyond luck, what tells most first."""
        return [change for change in self.changes if change.is_flagged]

    @property
    def compares(self) -> bool:
        """Tell whether there are two packs, or two kinds of luck, to hold against each other."""
        return self.base is not self.changed

    @property
    def is_same(self) -> bool:
        """Tell whether every game went alike under both packs, as it does where nothing was changed."""
        skill = self.skill_change
        is_skill_same = skill is None or skill.low == skill.high == 0
        return self.base.played == self.changed.played and is_skill_same


def experiment(
    spec: GameSpec,
    options: Mapping[str, int],
    seats: Sequence[str],
    changed: Pack,
    plan: Plan,
    *,
    base: Pack | None = None,
    progress: Progress = lambda games: None,
    cluster: Cluster | None = None,
) -> Report:
    """Play both packs and report."""
    _check(plan)
    tables = [set_table(spec, options, seats, pack) for pack in (base, changed)]
    players = tables[0].options.players
    backends = [backend_of(table, plan.threads, cluster) for table in tables]
    seeds = [plan.seed, plan.seed ^ OWN if plan.own_chance else plan.seed]
    sides: list[Side] = []
    skills: list[list[float]] = []
    for table, backend, seed in zip(tables, backends, seeds, strict=True):
        if sides and (table.components.digest, seed) == (tables[0].components.digest, seeds[0]):
            sides, skills = [*sides, sides[0]], [*skills, skills[0]]  # these games have been played
            break
        played = play_blocks(table, backend, seed, plan.games, progress)
        skill = _skill(table, plan, seed, cluster, progress)
        skills.append(skill)
        leads = watch_leads(table, seed, plan.sample, progress) if plan.sample and players > 1 else None
        digest = table.components.digest[:16]
        sides.append(
            Side(
                digest,
                played,
                find(played, players),
                Estimate.of_shares(skill, plan.skill_games(players) * players) if skill else None,
                leads,
            )
        )
    differing = [b - a for a, b in zip(*skills, strict=True)]
    return Report(
        game=spec.id,
        options=to_json(tables[0].options),
        seats=tuple(tables[0].bots),
        stronger=USUAL,
        plan=plan,
        values=packs.changes(tables[0].components, tables[1].components),
        base=sides[0],
        changed=sides[1],
        changes=tuple(compare(sides[0].played, sides[1].played, players)),
        skill_change=Estimate.of(differing) if differing else None,
    )


def _check(plan: Plan) -> None:
    block_size(plan.games)
    if not 0 <= plan.seed < 1 << 64:
        raise Malformed(f"seed: {short(plan.seed)} is not between 0 and 2^64 - 1")
    if not 0 <= plan.sample <= plan.games:
        raise Malformed(f"sample: {short(plan.sample)} is not between 0 and the number of games")
    check_bot(plan.weaker)


def _skill(table: Table, plan: Plan, seed: int, cluster: Cluster | None, progress: Progress) -> list[float]:
    games = plan.skill_games(table.options.players)
    if not games:
        return []
    return shares_of_stronger(table, USUAL, plan.weaker, seed, games, plan.threads, cluster, progress)


def data_of(report: Report) -> dict[str, Any]:
    """Return a report as plain data, without the figures of single blocks."""
    from dataclasses import asdict

    data = asdict(report)
    for side in ("base", "changed"):
        data[side]["played"].pop("blocks")
    data["values"] = [change._asdict() for change in report.values]
    for change in data["changes"]:
        change["figure"] = change["figure"]._asdict()
    for side in ("base", "changed"):
        for name in ("worths", "dominated"):
            for each in data[side]["findings"][name]:
                each["figure"] = each["figure"]._asdict()
    return data
