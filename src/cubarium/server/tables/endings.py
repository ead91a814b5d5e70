"""How a game has ended, as a reader is told: places, the sheet of all seats, and what decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cubarium.engine.chance import Note
from cubarium.engine.contract import Event
from cubarium.engine.match import Ending, Match
from cubarium.engine.sheet import Cell, Line, decision_of
from cubarium.engine.words import Upshot
from cubarium.server.errors import CATALOGUE
from cubarium.server.wire.play import Result, ScoredLine, ScoreLine, SheetCell, SheetPart, SheetRow, TieInfo

ROUND_ENDS = "round-ends"
ENDS = (ROUND_ENDS, "game-ends")
"""Events after which points are counted."""
CLOSE = 4
"""Who came next was close if not more than this part of the winner's score was missing, a quarter."""


class _Scoring(NamedTuple):
    """What was counted after one of these events."""

    end: Note | None
    lines: list[Note]


def result_of(
    match: Match, names: Sequence[str], language: str, reader: int | None, next_game: str
) -> Result:
    """Return how a match has ended; `reader` is the seat that is called "you"."""
    words, events = match.words, match.spec.events
    ending = match.result()
    scorings = _scorings(match)
    rows = [_rows(match, scoring.lines) for scoring in scorings]
    sheet = [
        SheetPart(
            label=_label(scoring.end, events, language),
            is_round=scoring.end is not None and events[scoring.end.kind].name == ROUND_ENDS,
            rows=[_sheet_row(match, row, cells, language) for row, cells in rows[part].items()],
            sums=_sums(match, scoring.lines),
        )
        for part, scoring in enumerate(scorings)
    ]
    before = [score - sum(sums) for score, sums in _parts_of_scores(match, ending, scorings)]
    lines: list[list[ScoredLine]] = [[] for _ in match.seats]
    for part, scoring in enumerate(scorings):
        after = "" if scoring.end is None else words.event(scoring.end, names, language)
        for note in scoring.lines:
            line = score_line(match, note, language)
            lines[note.seat].append(
                ScoredLine(after=after, part=part, row=words.cell(note).row, **line.model_dump())
            )
    return Result(
        winners=ending.winners,
        scores=ending.scores,
        score_texts=[words.score(score, language) for score in ending.scores],
        totals=[words.total(score, language) for score in ending.scores],
        places=ending.places,
        ties=[
            TieInfo(seats=[*tie.above, *tie.below], text=words.tie(tie, names, language), rule=tie.rule)
            for tie in ending.ties
        ],
        decided=_decided(match, ending, scorings, any(before), names, language, reader),
        decided_by_names=_decided(match, ending, scorings, any(before), names, language, None),
        lines=lines,
        sheet=sheet,
        before=before if any(before) else [],
        rematch=next_game,
    )


def score_line(match: Match, note: Note, language: str) -> ScoreLine:
    """Return one line of a score."""
    event = match.spec.events[note.kind]
    numbers = dict(zip(event.fields, (note.a, note.b, note.c, note.d), strict=False))
    return ScoreLine(kind=event.name, numbers=numbers, text=match.words.line(note, language), rule=event.rule)


# --- the sheet ---------------------------------------------------------------------------------------------


def _scorings(match: Match) -> list[_Scoring]:
    """Return all that was counted, by the event after which it was."""
    scorings = [_Scoring(None, [])]
    for note in match.notes():
        event = match.spec.events[note.kind]
        if event.name in ENDS:
            scorings.append(_Scoring(note, []))
        elif event.is_line:
            scorings[-1].lines.append(note)
    return [scoring for scoring in scorings if scoring.lines]


def _rows(match: Match, lines: Sequence[Note]) -> dict[str, list[tuple[Note, Cell]]]:
    """Return the lines of one scoring by their rows, in the order of the sheet."""
    rows: dict[str, list[tuple[Note, Cell]]] = {}
    for note in lines:
        cell = match.words.cell(note)
        rows.setdefault(cell.row, []).append((note, cell))
    return dict(sorted(rows.items(), key=lambda row: min((note.kind, cell.order) for note, cell in row[1])))


def _sheet_row(match: Match, row: str, cells: Sequence[tuple[Note, Cell]], language: str) -> SheetRow:
    first, _ = cells[0]
    return SheetRow(
        row=row,
        label=match.words.row(row, first, language),
        rule=match.spec.events[first.kind].rule,
        is_part=all(cell.is_part for _, cell in cells),
        cells=[
            _sheet_cell([cell for note, cell in cells if note.seat == seat])
            for seat in range(len(match.seats))
        ],
    )


def _sheet_cell(cells: Sequence[Cell]) -> SheetCell | None:
    """Return several lines of one seat as one cell."""
    if not cells:
        return None
    amounts = [cell.amount for cell in cells if cell.amount is not None]
    copies = [cell.copies for cell in cells if cell.copies is not None]
    return SheetCell(amount=sum(amounts) if amounts else None, copies=sum(copies) if copies else None)


def _sums(match: Match, lines: Sequence[Note]) -> list[int]:
    """Return for each seat what these lines add to its score."""
    sums = [0] * len(match.seats)
    for note in lines:
        cell = match.words.cell(note)
        sums[note.seat] += cell.amount or 0 if cell.is_part else 0
    return sums


def _parts_of_scores(
    match: Match, ending: Ending, scorings: Sequence[_Scoring]
) -> list[tuple[int, list[int]]]:
    """Return each score with what every scoring added; a score that is no sum of lines with itself."""
    parts = [_sums(match, scoring.lines) for scoring in scorings]
    cells = [match.words.cell(note) for scoring in scorings for note in scoring.lines]
    if match.position is None or not cells or not all(cell.is_part for cell in cells):
        return [(score, [score]) for score in ending.scores]
    return [(score, [sums[seat] for sums in parts]) for seat, score in enumerate(ending.scores)]


def _label(end: Note | None, events: Mapping[int, Event], language: str) -> str:
    if end is None or events[end.kind].name != ROUND_ENDS:
        return CATALOGUE.say(language, "sheet-end")
    return CATALOGUE.say(language, "sheet-round", round=end.a)


# --- what decided it ---------------------------------------------------------------------------------------


def _decided(
    match: Match,
    ending: Ending,
    scorings: Sequence[_Scoring],
    is_unknown: bool,
    names: Sequence[str],
    language: str,
    reader: int | None,
) -> str:
    """Return the sentence that says what decided the game, true by the numbers of the sheet."""
    words: Any = match.words
    lines = [Line(part, note) for part, scoring in enumerate(scorings) for note in scoring.lines]
    amounts: dict[str, list[int]] = {}
    first: dict[str, Note] = {}
    for _, note in lines:
        cell = words.cell(note)
        if cell.is_part:
            amounts.setdefault(cell.row, [0] * len(match.seats))[note.seat] += cell.amount or 0
            first.setdefault(cell.row, note)
    # Where points were made before this game, a row of it does not tell all.
    decision = decision_of(ending.scores, ending.winners, ending.places, {} if is_unknown else amounts)
    upshot = Upshot(decision, ending.scores, lines, names, reader)
    own = words.decided(upshot, language)
    if own or decision is None:
        return str(own)
    told = CATALOGUE.say(
        language,
        "decided-close" if decision.margin * CLOSE <= ending.scores[ending.winners[0]] else "decided-clear",
        **upshot.second(language),
        margin=words.amount(decision.margin, language),
    )
    if thing := words.decider(decision, ending.winners[0], lines, language):
        return f"{told} {thing}"
    if not decision.row:
        return told
    row = words.row(decision.row, first[decision.row], language)
    line = CATALOGUE.say(language, "decided-row", row=row, more=decision.more, less=decision.less)
    return f"{told} {line}"
