"""The terminal drawing of Cubosaurs.

One row for each player: the cards by type, and under each count the points it pays now, so that the eye
can compare down a column who has most and read along a row what a collection is worth.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.engine.chance import Note
from cubarium.engine.insights import TIMES
from cubarium.engine.match import Match
from cubarium.engine.record import members
from cubarium.engine.words import signed
from cubarium.games.cubosaurs.actions import BUY
from cubarium.games.cubosaurs.events import (
    DEALT,
    FINAL,
    GAME_ENDS,
    LINE_EGG_MOST,
    LINE_EGG_NOT,
    LINE_RAPTOR_ALONE,
    LINE_RAPTOR_PAIR,
    LINE_SERIES,
    LINE_TILE_EGGS,
    LINE_TILE_TYPES,
    MARKET,
    ROUND_ENDS,
    ROUND_SCORE,
    SHARES,
    WINS,
)
from cubarium.games.cubosaurs.rules.scoring import BLACK, EGGS_TILE, GREY, SERIES_TYPES, TYPES_TILE
from cubarium.games.cubosaurs.state import OVER, View
from cubarium.games.cubosaurs.table.words import Words
from cubarium.terminal.cubosaurs.values import Faces, values_table
from cubarium.terminal.table_view import NARROW, GameDrawing, points_text
from cubarium.terminal.talk import Talk

EGG = 7


class Drawing(GameDrawing[Words]):
    """The table of one match of Cubosaurs."""

    quiet = frozenset({DEALT, MARKET})
    heads = frozenset({ROUND_ENDS, GAME_ENDS})
    totals = frozenset({ROUND_SCORE, FINAL})
    verdict = frozenset({WINS, SHARES})

    def __init__(self, match: Match, words: Words, talk: Talk, bots: Sequence[str]) -> None:
        """Draw with the words and the component tables of the match."""
        super().__init__(match, words, talk, bots)
        self.faces = Faces(words, talk)

    # --- the picture ---------------------------------------------------------------------------------------

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        parts: list[RenderableType] = [self._header(v), self._players(v, reader), self._ladders()]
        if v.phase != OVER:
            parts.append(self._hand(v))
        if v.phase != OVER and v.advanced:
            parts += [Text(self.talk.text("cubosaurs-market", supply=v.supply), "bold"), self._market(v)]
        parts.append(Text(self.talk.text("cubosaurs-legend"), "dim"))
        return Group(*parts)

    def values(self) -> RenderableType:
        """Return what cards pay and tiles cost."""
        return values_table(self.faces)

    def _header(self, v: View) -> RenderableType:
        title = self.talk.text(
            "cubosaurs-header",
            game=self.words.game_name(self.talk.language),
            round=v.round_index + 1,
            rounds=v.rounds,
            direction="clockwise" if v.direction == 1 else "counterclockwise",
            deck=v.deck_left,
            aside=v.unseen.bit_count() - v.deck_left,
        )
        return self.header(title)

    def _players(self, v: View, reader: int | None) -> Table:
        wide = self.talk.console.width >= NARROW
        gap = 2 if wide else 1
        table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="")
        table.add_column("", no_wrap=True, overflow="ellipsis", max_width=30 if wide else 15)
        for number in range(SERIES_TYPES):
            table.add_column(self.faces.chip(number), min_width=4)
        raptors = Text(" ").join([self.faces.chip(GREY), self.faces.chip(BLACK)])
        raptors.append(self.faces.raptor_mark(GREY) or self.faces.raptor_mark(BLACK))
        table.add_column(raptors, min_width=15)
        table.add_column(self.faces.chip(EGG), min_width=6)
        table.add_column(Text(self.talk.text("cubosaurs-now"), "dim"), justify="right")
        table.add_column(Text(self.talk.text("cubosaurs-total"), "dim"), justify="right")
        for seat in range(v.players):
            table.add_row(*self._player(v, seat, reader))
        table.add_row(*self._unseen(v))
        return table

    def _player(self, v: View, seat: int, reader: int | None) -> list[RenderableType]:
        cards = v.seats[seat].collection
        lines = self.lines_now(v, seat)
        series = {n.a: n.c for n in lines if n.kind == LINE_SERIES}
        eggs = {n.a: n.d for n in lines if n.kind in (LINE_EGG_MOST, LINE_EGG_NOT)}
        raptor_points = sum(n.c for n in lines if n.kind == LINE_RAPTOR_PAIR)
        raptor_points += sum(n.b for n in lines if n.kind == LINE_RAPTOR_ALONE)
        cells: list[RenderableType] = [self._name(v, seat, reader, lines)]
        for number in range(SERIES_TYPES):
            count = (cards & self.faces.cards_of(number)).bit_count()
            if count:
                cells.append(
                    Text.assemble(
                        self.faces.chip(number, f"{TIMES}{count}"), "\n", points_text(series[number])
                    )
                )
            else:
                cells.append(Text("·", "dim"))
        raptors = cards & (self.faces.cards_of(GREY) | self.faces.cards_of(BLACK))
        chips = Text(" ").join(self.faces.card_chip(card) for card in members(raptors))
        cells.append(Text.assemble(chips, "\n", points_text(raptor_points)) if raptors else Text("·", "dim"))
        cells.append(Text(" ").join(self.faces.egg(card, points) for card, points in eggs.items()))
        cells.append(Text(signed(self.insights.points_now(v, seat)), "bold"))
        total = self.rules["final_score" if v.phase == OVER else "rounds_total"]
        cells.append(Text(signed(total(v, seat))))
        return cells

    def _name(self, v: View, seat: int, reader: int | None, lines: Sequence[Note]) -> Text:
        name = self.name(seat, reader, in_turn=seat == v.turn and v.phase != OVER)
        facts = [self.level(seat)] if self.bots[seat] else []
        if v.advanced:
            facts.append(self.talk.text("cubosaurs-tokens", count=v.seats[seat].tokens))
            paid = {TYPES_TILE: LINE_TILE_TYPES, EGGS_TILE: LINE_TILE_EGGS}
            for tile in members(v.seats[seat].tiles[v.round_index]):
                points = [n.b for n in lines if n.kind == paid.get(tile)]
                facts.append(f"#{tile + 1}{''.join(signed(p) for p in points)}")
        return Text.assemble(name, ("\n   " + " ".join(facts), "dim") if facts else "")

    def _unseen(self, v: View) -> list[RenderableType]:
        def count(number: int) -> int:
            return (v.unseen & self.faces.cards_of(number)).bit_count()

        raptors = (
            f"{self.faces.letters(GREY)}{TIMES}{count(GREY)} {self.faces.letters(BLACK)}{TIMES}{count(BLACK)}"
        )
        cells = [
            "   " + self.talk.text("cubosaurs-unseen", count=v.unseen.bit_count()),
            *(f"  {TIMES}{count(number)}" for number in range(SERIES_TYPES)),
            raptors,
            f"  {TIMES}{count(EGG)}",
        ]
        return [Text(cell, "dim") for cell in cells]

    def _ladders(self) -> Text:
        ladders = [self.faces.ladder(number) for number in range(SERIES_TYPES)]
        return Text.assemble((self.talk.text("cubosaurs-pays") + " ", "dim"), Text(" ").join(ladders))

    def _hand(self, v: View) -> Text:
        title = Text(self.talk.text("cubosaurs-hand", count=v.hand.bit_count()) + " ", "bold")
        cards = [
            Text.assemble(
                self.faces.chip(self.faces.type_of(card)), " ", self.words.card(card, self.talk.language)
            )
            for card in members(v.hand)
        ]
        return Text.assemble(title, Text("  ").join(cards))

    def _market(self, v: View) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        legal = self.match.legal(v.viewer) if v.viewer >= 0 else []
        for tile in members(v.market):
            can_buy = BUY + tile in legal
            missing = self.words.values["TILE_COST"][tile] - v.seats[v.viewer].tokens
            state = "yes" if can_buy else "short" if missing > 0 else "no"
            table.add_row(
                Text(f"#{tile + 1} {self.words.tile(tile, self.talk.language)}", "bold" if can_buy else ""),
                Text(self.faces.cost(tile), "bold" if can_buy else ""),
                Text(
                    self.talk.text("cubosaurs-can-buy", state=state, missing=missing),
                    "green" if can_buy else "dim",
                ),
                Text(self.words.tile_effect(tile, self.talk.language), "" if can_buy else "dim"),
            )
        return table
