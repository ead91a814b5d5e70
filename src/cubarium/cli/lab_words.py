"""What an experiment found, in sentences and charts; the terminal, JSON and report files all use them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cubarium.cli.sentences import say
from cubarium.engine.words import join, written
from cubarium.lab.blocks import BLOCKS, PART, Figure
from cubarium.lab.charts import Legend, Row, bars
from cubarium.lab.comparing import Change
from cubarium.lab.findings import Findings, Worth
from cubarium.lab.intervals import Estimate
from cubarium.terminal.sentences import command_name

if TYPE_CHECKING:
    from cubarium.engine.contract import GameSpec
    from cubarium.lab.laboratory import Report

MOST_FLAGGED = 12
MUCH, SOME = 0.5, 0.2
"""From which part of what is above an even share on skill decides most, and from which it counts."""
KINDS = {"keeper_win_share": "kept", "win_share": "bought", PART: "taken"}
"""What columns about components are about, as their sentences have it."""


@dataclass(frozen=True)
class Chart:
    """A chart: what stands above it, itself, and the same as rows of a table."""

    caption: str
    svg: str
    rows: Sequence[tuple[str, str, str]] = ()


@dataclass
class Part:
    """A part of the report: its title, sentences, and charts."""

    title: str
    sentences: list[str] = field(default_factory=list)
    charts: list[Chart] = field(default_factory=list)


class Telling:
    """Tells a report in a language."""

    def __init__(self, spec: GameSpec, report: Report, language: str, folder: Path | None = None) -> None:
        """Keep what is to be told; with a folder that has all values, how to play with them is told too."""
        self.spec, self.report, self.language, self.folder = spec, report, language, folder
        self.even = 1 / report.players

    def title(self) -> str:
        """Return what stands above everything."""
        return self._say("lab-title", game=self.spec.table.words.game_name(self.language))

    def parts(self) -> list[Part]:
        """Return all of it in order; parts with nothing to say are left out."""
        made = (self._values(), self._changes(), self._seats(), self._worths(), self._game())
        return [part for part in made if part.sentences or part.charts]

    def head(self) -> list[str]:
        """Return what was played, as sentences for the top."""
        report = self.report
        base, changed = report.base, report.changed
        chance = "own" if report.plan.own_chance else "common"
        bots = join(self.language, list(dict.fromkeys(report.seats)))
        return [
            self._say("lab-played", games=base.played.games, bots=bots, blocks=BLOCKS, chance=chance),
            self._say(
                "lab-identity",
                seed=str(report.plan.seed),
                before=base.components,
                first=base.played.checksum,
                after=changed.components,
                second=changed.played.checksum,
            ),
        ]

    def method(self) -> str:
        """Return how to read intervals and flags."""
        return self._say("lab-method")

    def _values(self) -> Part:
        part = Part(self._say("lab-values"))
        for name, before, after in self.report.values:
            shown = [json.dumps(value, ensure_ascii=False) for value in (before, after)]
            part.sentences.append(self._say("lab-value", name=name, before=shown[0], after=shown[1]))
        part.sentences = part.sentences or [self._say("lab-no-values")]
        if self.folder:
            command = f"{command_name()} play --components {self.spec.id}={shlex.quote(str(self.folder))}"
            part.sentences.append(self._say("lab-play", command=command))
        return part

    def _changes(self) -> Part:
        part, report = Part(self._say("lab-changes")), self.report
        flagged = report.flagged
        if report.is_same:
            part.sentences = [self._say("lab-same")] if report.values else []
        elif not flagged:
            part.sentences = [self._say("lab-nothing", figures=len(report.changes))]
        else:
            count = len(flagged)
            part.sentences = [self._say("lab-flagged", figures=len(report.changes), flagged=count)]
            part.sentences += [self._change(change) for change in flagged[:MOST_FLAGGED]]
            if count > MOST_FLAGGED:
                part.sentences.append(self._say("lab-more", count=count - MOST_FLAGGED))
        return part

    def _change(self, change: Change) -> str:
        figure, d = change.figure, change.difference
        kind = "points" if figure.in_points else KINDS.get(figure.column, "figure")
        is_share = figure.column.endswith("share")
        told: Callable[[float], str] = self._hundredths if is_share else self._number
        if kind != "figure" or not is_share:
            before, after = told(change.before), told(change.after)
        else:
            before, after = self._percent(change.before), self._percent(change.after)
        return self._say(
            f"lab-{kind}",
            what=self.thing(figure) if change.is_of_component else self._full(figure),
            before=before,
            after=after,
            by=self._signed(told, d.mean),
            low=self._signed(told, d.low),
            high=self._signed(told, d.high),
        )

    def _seats(self) -> Part:
        part, report = Part(self._say("lab-seats")), self.report
        after = report.changed.findings.seats
        if not after:
            return part
        alike = len(set(report.seats)) == 1
        for seat in after:
            part.sentences.append(
                self._say(
                    "lab-seat",
                    seat=seat.number,
                    share=self._share_range(seat.share),
                    players=report.players,
                    advantage=str(seat.advantage),
                )
            )
        if not alike:
            part.sentences.append(self._say("lab-seats-differ"))
        before = report.base.findings.seats
        rows = [Row(str(b.number), b.share, a.share) for b, a in zip(before, after, strict=True)]
        part.charts.append(Chart("", bars(rows, self._legend(part.title), self._percent, self.even)))
        return part

    def _worths(self) -> Part:
        part, report = Part(self._say("lab-worths")), self.report
        found = report.changed.findings
        before = {worth.figure: worth.estimate for worth in report.base.findings.worths}
        for table, worths in self._by_table(found).items():
            in_points = worths[0].figure.in_points
            kind = "points" if in_points else KINDS[worths[0].figure.column]
            title = self._say(f"sim-title-{table.replace('_', '-')}")
            caption = f"{title}. {self._say(f'lab-worth-{kind}', even=self._hundredths(self.even))}"
            bar = [Row(self.thing(w.figure), before.get(w.figure), w.estimate) for w in worths]
            told, told_range = (
                (self._number, self._range) if in_points else (self._percent, self._share_range)
            )
            rows = []
            for name, old, new in bar:
                rows.append((name, told_range(old) if old else "", told_range(new) if new else ""))
            part.charts.append(
                Chart(caption, bars(bar, self._legend(title), told, None if in_points else self.even), rows)
            )
        if part.charts:
            part.sentences.append(self._say("lab-who"))
        part.sentences += self._options(found)
        return part

    def _options(self, found: Findings) -> list[str]:
        told = [self._say("lab-must-have", what=self.thing(worth.figure)) for worth in found.must_haves]
        for each in found.dominated:
            words = {"taken": self._share_range(each.estimate), "usual": self._percent(each.usual)}
            told.append(self._say("lab-dominated", what=self.thing(each.figure), **words))
        has_options = any(figure.is_taken for figure in self.report.changed.played.figures)
        return told or ([self._say("lab-balanced")] if has_options else [])

    def _game(self) -> Part:
        part, side = Part(self._say("lab-game")), self.report.changed
        found, before = side.findings, self.report.base.findings
        length = self._say(
            "lab-length" if self.report.compares else "lab-length-now",
            after=self._range(found.length),
            before=self._number(before.length.mean),
        )
        part.sentences.append(length)
        if found.lead:
            part.sentences.append(self._say("lab-lead", lead=self._range(found.lead)))
        if found.shared and found.shared.mean:
            part.sentences.append(self._say("lab-shared", share=self._share_range(found.shared)))
        if side.skill and self.report.base.skill:
            part.sentences.append(self._skill(side.skill, self.report.base.skill))
        if side.leads:
            changes = self._range(side.leads.changes)
            part.sentences.append(self._say("lab-leads", changes=changes, games=side.leads.games))
            if side.leads.comebacks:
                share = self._share_range(side.leads.comebacks)
                part.sentences.append(self._say("lab-comebacks", share=share))
        return part

    def _skill(self, after: Estimate, before: Estimate) -> str:
        above = (after.mean - self.even) / (1 - self.even)
        return self._say(
            "lab-skill" if self.report.compares else "lab-skill-now",
            stronger=self.report.stronger,
            weaker=self.report.plan.weaker,
            after=self._share_range(after),
            before=self._hundredths(before.mean),
            even=self._hundredths(self.even),
            degree="much" if above >= MUCH else "some" if above >= SOME else "little",
        )

    def thing(self, figure: Figure) -> str:
        """Return what a component is called; one that has but a number is told with its kind."""
        name = self.spec.table.words.component(figure.kind, figure.row, self.language)
        if not name.isdigit():
            return str(name)
        kind = self._say(f"sim-column-{figure.kind.replace('_', '-')}")
        return self._say("lab-named", kind=kind, name=name)

    def _full(self, figure: Figure) -> str:
        """Return what any figure is called: its table, row and column."""
        own = figure.table in ("seats", "games")
        title = self._say(f"{'lab-table' if own else 'sim-title'}-{figure.table.replace('_', '-')}")
        column = figure.column.replace("_", "-")
        own_column = figure.column in ("score_mean", "lead_mean", "shared_share")
        names = [title, self._say(f"{'lab' if own_column else 'sim'}-column-{column}")]
        if figure.row != "":
            row = f"{figure.row}" if figure.kind == "seat" else self.thing(figure)
            names.insert(1, row)
        return " \N{EN DASH} ".join(names)

    def _by_table(self, found: Findings) -> dict[str, list[Worth]]:
        tables: dict[str, list[Worth]] = {}
        for worth in found.worths:
            tables.setdefault(worth.figure.table, []).append(worth)
        return tables

    def _legend(self, title: str) -> Legend:
        return Legend(title, self._say("lab-before"), self._say("lab-after"))

    def _range(self, estimate: Estimate) -> str:
        numbers = {name: self._number(getattr(estimate, name)) for name in ("mean", "low", "high")}
        return self._say("lab-range", **numbers)

    def _share_range(self, estimate: Estimate) -> str:
        numbers = {name: self._hundredths(getattr(estimate, name)) for name in ("mean", "low", "high")}
        return self._say("lab-share-range", **numbers)

    def _number(self, value: float) -> str:
        return written(f"{value + 0.0:.2f}", self.language)

    def _hundredths(self, share: float) -> str:
        return written(f"{100 * share + 0.0:.1f}", self.language)

    def _percent(self, share: float) -> str:
        return written(f"{100 * share + 0.0:.1f} %", self.language)

    def _signed(self, told: Callable[[float], str], value: float) -> str:
        return f"+{told(value)}" if value > 0 else told(value)

    def _say(self, message: str, **words: str | int) -> str:
        return say(self.language, message, **words)
