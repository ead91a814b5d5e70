"""What an experiment found, in sentences and charts: for the terminal, JSON, report files and the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, log10
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cubarium.bots.words import bot_label
from cubarium.engine.components.naming import told_name, told_value
from cubarium.engine.words import Catalogue, join, written
from cubarium.lab.blocks import BLOCKS, PART, Figure
from cubarium.lab.charts import Bar, Chart, Row
from cubarium.lab.comparing import Change
from cubarium.lab.findings import Findings, Worth
from cubarium.lab.intervals import Estimate
from cubarium.sim.words import told_column, told_title

if TYPE_CHECKING:
    from cubarium.engine.contract import GameSpec
    from cubarium.lab.laboratory import Report

CATALOGUE = Catalogue(Path(__file__).parent / "text")
Kind = Literal["values", "changes", "seats", "worths", "game"]
MOST_FLAGGED = 12
MUCH, SOME = 0.5, 0.2
"""From which part of what is above an even share on skill decides most, and from which it counts."""
MOST_DIGITS = 6
"""So many digits behind the point are told at most, where an interval is narrow."""
OWN_COLUMNS = ("score_mean", "lead_mean", "shared_share")
"""Columns that no simulation has."""
KINDS = {"keeper_win_share": "kept", "win_share": "bought", PART: "taken"}
"""What columns about components are about, as their sentences have it."""


@dataclass
class Part:
    """A part of the report: its title, sentences, and charts."""

    kind: Kind
    title: str
    sentences: list[str] = field(default_factory=list)
    charts: list[Chart] = field(default_factory=list)


@dataclass(frozen=True)
class Told:
    """A whole report in one language."""

    language: str
    title: str
    head: list[str]
    """What was played."""
    parts: list[Part]
    method: str
    """How to read intervals and flags."""


class Telling:
    """Tells a report in a language."""

    def __init__(self, spec: GameSpec, report: Report, language: str, play: str = "") -> None:
        """Keep what is to be told; with a command that plays with these values, it is told too."""
        self.spec, self.report, self.language, self.play = spec, report, language, play
        self.even = 1 / report.players

    def told(self) -> Told:
        """Return all of it in order; parts with nothing to say are left out."""
        made = (self._values(), self._changes(), self._seats(), self._worths(), self._game())
        return Told(
            self.language,
            self._say("lab-title", game=self.spec.table.words.game_name(self.language)),
            self._head(),
            [part for part in made if part.sentences or part.charts],
            self._say("lab-method"),
        )

    def _head(self) -> list[str]:
        report = self.report
        base, changed = report.base, report.changed
        chance = "own" if report.plan.own_chance else "common"
        names = [self._bot(name) for name in dict.fromkeys(report.seats)]
        bots = join(self.language, names)
        played: dict[str, str | int] = {"games": base.played.games, "bots": bots}
        seed: dict[str, str | int] = {
            "seed": str(report.plan.seed),
            "blocks": BLOCKS,
            "before": base.components,
            "first": base.played.checksum,
        }
        if not report.compares:
            return [self._say("lab-played-once", **played), self._say("lab-identity-once", **seed)]
        return [
            self._say("lab-played", **played, chance=chance),
            self._say("lab-identity", **seed, after=changed.components, second=changed.played.checksum),
        ]

    def _values(self) -> Part:
        part = Part("values", self._say("lab-values"))
        for name, *values in self.report.values:
            before, after = (told_value(self.spec, name, value, self.language) for value in values)
            told = told_name(self.spec, name, self.language)
            part.sentences.append(self._say("lab-value", name=told, before=before, after=after))
        part.sentences = part.sentences or [self._say("lab-no-values")]
        if self.play:
            part.sentences.append(self._say("lab-play", command=self.play))
        return part

    def _changes(self) -> Part:
        part, report = Part("changes", self._say("lab-changes")), self.report
        flagged = report.flagged
        if report.is_same:
            part.sentences = [self._say("lab-same")] if report.values else []
        elif not flagged:
            part.sentences = [self._say("lab-nothing", figures=len(report.changes))]
        else:
            count = len(flagged)
            first = self._say("lab-flagged", figures=len(report.changes), flagged=count)
            if count > 1 and flagged[0].is_of_component:
                first = f"{first} {self._say('lab-order')}"
            part.sentences = [first]
            part.sentences += [self._change(change) for change in flagged[:MOST_FLAGGED]]
            if count > MOST_FLAGGED:
                part.sentences.append(self._say("lab-more", count=count - MOST_FLAGGED))
        return part

    def _change(self, change: Change) -> str:
        figure, d = change.figure, change.difference
        kind = "points" if figure.in_points else KINDS.get(figure.column, "figure")
        is_share = figure.column.endswith("share")
        told = self._hundredths_of(d) if is_share else self._numbers_of(d)
        unit = " %" if is_share and kind == "figure" else ""
        return self._say(
            f"lab-{kind}",
            what=self.thing(figure) if change.is_of_component else self._full(figure),
            before=f"{told(change.before)}{unit}",
            after=f"{told(change.after)}{unit}",
            by=self._signed(told, d.mean),
            low=self._signed(told, d.low),
            high=self._signed(told, d.high),
        )

    def _seats(self) -> Part:
        part, report = Part("seats", self._say("lab-seats")), self.report
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
        rows = [
            self._row(self._say("lab-seat-row", seat=a.number), b.share, a.share, in_points=False)
            for b, a in zip(before, after, strict=True)
        ]
        part.charts.append(self._chart(part.title, "", rows, self.even))
        return part

    def _worths(self) -> Part:
        part, report = Part("worths", self._say("lab-worths")), self.report
        found = report.changed.findings
        before = {worth.figure: worth.estimate for worth in report.base.findings.worths}
        for table, worths in self._by_table(found).items():
            in_points = worths[0].figure.in_points
            kind = "points" if in_points else KINDS[worths[0].figure.column]
            title = told_title(table, self.language)
            caption = f"{title}. {self._say(f'lab-worth-{kind}', even=self._hundredths(self.even))}"
            rows = [
                self._row(self.thing(w.figure), before.get(w.figure), w.estimate, in_points) for w in worths
            ]
            part.charts.append(self._chart(title, caption, rows, None if in_points else self.even))
        part.sentences = self._options(found)
        if part.charts:
            part.sentences.append(self._say("lab-who"))
        return part

    def _options(self, found: Findings) -> list[str]:
        told = [self._say("lab-must-have", what=self.thing(worth.figure)) for worth in found.must_haves]
        for each in found.dominated:
            words = {"taken": self._share_range(each.estimate), "usual": self._percent(each.usual)}
            told.append(self._say("lab-dominated", what=self.thing(each.figure), **words))
        has_options = any(figure.is_taken for figure in self.report.changed.played.figures)
        return told or ([self._say("lab-balanced")] if has_options else [])

    def _game(self) -> Part:
        part, side = Part("game", self._say("lab-game")), self.report.changed
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
        degree = "much" if above >= MUCH else "some" if above >= SOME else "little"
        if after.low <= self.even:
            degree = "unknown"
        return self._say(
            "lab-skill" if self.report.compares else "lab-skill-now",
            stronger=self._bot(self.report.stronger),
            weaker=self._bot(self.report.plan.weaker),
            after=self._share_range(after),
            before=self._hundredths(before.mean),
            even=self._hundredths(self.even),
            degree=degree,
        )

    def thing(self, figure: Figure) -> str:
        """Return what a component is called; one that begins with a number is told with its kind."""
        name = str(self.spec.table.words.component(figure.kind, figure.row, self.language))
        if not name[0].isdigit():
            return name
        kind = told_column(figure.kind, self.language).capitalize()
        return self._say("lab-named", kind=kind, name=name)

    def _full(self, figure: Figure) -> str:
        """Return what any figure is called: its table, row and column."""
        own = figure.table in ("seats", "games")
        title = self._say(f"lab-table-{figure.table}") if own else told_title(figure.table, self.language)
        if figure.column in OWN_COLUMNS:
            column = self._say(f"lab-column-{figure.column.replace('_', '-')}")
        else:
            column = told_column(figure.column, self.language)
        names = [title, column]
        if figure.row != "":
            row = f"{figure.row}" if figure.kind == "seat" else self.thing(figure)
            names.insert(1, row)
        return " \N{EN DASH} ".join(names)

    def _by_table(self, found: Findings) -> dict[str, list[Worth]]:
        tables: dict[str, list[Worth]] = {}
        for worth in found.worths:
            tables.setdefault(worth.figure.table, []).append(worth)
        return tables

    def _chart(self, title: str, caption: str, rows: Sequence[Row], even: float | None) -> Chart:
        before = self._say("lab-before") if self.report.compares else ""
        return Chart(
            title, caption, list(rows), even, before, self._say("lab-after" if before else "lab-now")
        )

    def _row(self, name: str, before: Estimate | None, after: Estimate | None, in_points: bool) -> Row:
        bars = [self._bar(each, in_points) for each in (before if self.report.compares else None, after)]
        return Row(name, *bars)

    def _bar(self, each: Estimate | None, in_points: bool) -> Bar | None:
        if each is None:
            return None
        told = self._number(each.mean) if in_points else self._percent(each.mean)
        full = self._range(each) if in_points else self._share_range(each)
        return Bar(each.mean, each.low, each.high, told, full)

    def _bot(self, name: str) -> str:
        return bot_label(name, self.language)

    def _range(self, estimate: Estimate) -> str:
        told = self._numbers_of(estimate)
        numbers = {name: told(getattr(estimate, name)) for name in ("mean", "low", "high")}
        return self._say("lab-range", **numbers)

    def _share_range(self, estimate: Estimate) -> str:
        told = self._hundredths_of(estimate)
        numbers = {name: told(getattr(estimate, name)) for name in ("mean", "low", "high")}
        return self._say("lab-share-range", **numbers)

    def _numbers_of(self, estimate: Estimate) -> Callable[[float], str]:
        """Return what tells numbers with as many digits as their interval needs."""
        digits = digits_for((estimate.high - estimate.low) / 2, 2)
        return lambda value: self._number(value, digits)

    def _hundredths_of(self, estimate: Estimate) -> Callable[[float], str]:
        """Return what tells shares with as many digits as their interval needs."""
        digits = digits_for(100 * (estimate.high - estimate.low) / 2, 1)
        return lambda share: self._hundredths(share, digits)

    def _number(self, value: float, digits: int = 2) -> str:
        return written(f"{value:z.{digits}f}", self.language)

    def _hundredths(self, share: float, digits: int = 1) -> str:
        return written(f"{100 * share:z.{digits}f}", self.language)

    def _percent(self, share: float) -> str:
        return written(f"{100 * share:z.1f} %", self.language)

    def _signed(self, told: Callable[[float], str], value: float) -> str:
        return f"+{told(value)}" if value > 0 else told(value)

    def _say(self, message: str, **words: str | int) -> str:
        return CATALOGUE.say(self.language, message, **words)


def digits_for(half: float, least: int) -> int:
    """Return how many digits behind the point show half an interval, so that its ends differ."""
    return max(least, min(MOST_DIGITS, ceil(-log10(half)))) if half > 0 else least
