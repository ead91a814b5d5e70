"""The terminal drawing of Cubitos: the circuit and the cards side by side, below them what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cubarium.engine.insights import TIMES
from cubarium.engine.match import SPECTATOR, Match
from cubarium.games.cubitos.data.circuits import BOARDS
from cubarium.games.cubitos.events import (
    DRAWS,
    FINAL,
    GAINS_COINS,
    GAINS_FEET,
    GAINS_WATER,
    GAME_ENDS,
    LEAVES,
    REFILLS,
    ROUND_ENDS,
    SHARES,
    STEPS,
    SWORDS_COMPARED,
    THROWS,
    WINS,
    WOULD_BUST_NOW,
)
from cubarium.games.cubitos.rules.movement import GRAND_FINALE
from cubarium.games.cubitos.state import (
    COLOUR_COUNT,
    COLOURS_FROM,
    DRAW,
    IDLE,
    MOVE,
    NOTHING,
    ROLLING,
    STEP_NAMES,
    WAITS,
    View,
)
from cubarium.games.cubitos.table.words import Words
from cubarium.terminal.cubitos.board import IN_REACH, MARGIN, Board
from cubarium.terminal.cubitos.dice import ABILITY, BLANK, COIN, FOOT, POWER, Dice
from cubarium.terminal.cubitos.moves import Moves
from cubarium.terminal.cubitos.values import values_of
from cubarium.terminal.table_view import NARROW, GameDrawing, Plan
from cubarium.terminal.talk import Talk

GAP = 2
COLUMNS = ("place", "lines", "draw", "fans", "tokens", "coins", "credits", "feet", "water")


class Drawing(GameDrawing[Words]):
    """The table of one match of Cubitos."""

    quiet = frozenset(
        {
            DRAWS,
            REFILLS,
            THROWS,
            WOULD_BUST_NOW,
            LEAVES,
            GAINS_COINS,
            GAINS_FEET,
            GAINS_WATER,
            SWORDS_COMPARED,
            STEPS,
            ROUND_ENDS,
        }
    )
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS, SHARES})

    def __init__(self, match: Match, words: Words, talk: Talk, bots: Sequence[str]) -> None:
        """Draw with the words and the component tables of the match."""
        super().__init__(match, words, talk, bots)
        self.tables = words.values
        self.dice = Dice(words, talk.language)
        self.moves = Moves(self.insights, talk.language, self.dice)
        circuits = match.components.tables["circuit"]
        self.boards = [Board(number, circuits[name], self.tables) for number, name in enumerate(BOARDS)]

    # --- several choices in one go -------------------------------------------------------------------------

    def plans(self, v: View, legal: Sequence[int]) -> list[Plan]:
        """Return the places a runner can get to, instead of single steps, and how to draw dice in one go."""
        if self._is_moving(v):
            return self.moves.places_to_run(v)
        me = v.seats[v.viewer]
        is_drawing = me.stage == DRAW and me.question == NOTHING and not me.may_draw_all
        return self.moves.ways_to_draw(v, legal) if is_drawing else []

    def holds_back(self, v: View) -> bool:
        """Tell whether the viewer waits to see what others do."""
        return v.seats[v.viewer].thrown == WAITS

    def _is_moving(self, v: View) -> bool:
        """Tell whether the viewer's runner may move now."""
        if v.viewer == SPECTATOR or not self._is_asked(v, v.viewer):
            return False
        return v.seats[v.viewer].stage == MOVE and v.seats[v.viewer].question == NOTHING

    def _is_asked(self, v: View, seat: int) -> bool:
        return bool(self.rules["actors"](v) >> seat & 1)

    # --- the picture ---------------------------------------------------------------------------------------

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        board = self._board(v)
        upper = Table.grid(padding=(0, GAP, 0, 0))
        upper.add_row(
            self._picture(v, board), self._cards(v, self.talk.console.width - MARGIN - board.width - GAP)
        )
        parts: list[RenderableType] = [self.header(self._title(v, board)), upper, self._legend(v, board)]
        return Group(*parts, *self._players(v, reader), Text(self._signs(), "dim"))

    def _title(self, v: View, board: Board) -> str:
        circuit = self.words.circuit(board.number, self.talk.language)
        circuit += self.house_mark(f"circuit.{BOARDS[board.number]}.rows")
        return self.text(
            "header",
            game=self.words.game_name(self.talk.language),
            race=self.words.race(self.match.options.race, self.talk.language),
            circuit=circuit,
            round=v.round_number,
            step=STEP_NAMES[v.step],
        )

    def _board(self, v: View) -> Board:
        """Return the board on which the viewer's runner is, or for a spectator the one farthest on."""
        seat = v.viewer if v.viewer != SPECTATOR else max(range(v.players), key=lambda p: v.seats[p].laps)
        number: int = self.tables["BOARD_OF"][v.seats[seat].cell]
        return self.boards[number]

    def _picture(self, v: View, board: Board) -> Text:
        runners: dict[int, list[int]] = {}
        for seat in sorted(range(v.players), key=lambda p: p != v.viewer):
            runners.setdefault(v.seats[seat].cell, []).append(seat)
        here = {
            cell: seats for cell, seats in runners.items() if self.tables["BOARD_OF"][cell] == board.number
        }
        return board.picture(here, self.moves.free_cells(v) if self._is_moving(v) else ())

    def _cards(self, v: View, room: int) -> Text:
        """Return the eight cards: kind, name, cost, dice left, and what they do where there is room."""
        names = [self.words.card(card, self.talk.language) for card in v.cards]
        width = max(map(len, names))
        title = self.text("cards")
        lines = [Text(f"   {title:{width}} {COIN:3} {self.text('left')}", "dim")]
        for colour in range(COLOUR_COUNT):
            kind, card = COLOURS_FROM + colour, v.cards[colour]
            numbers = f" {names[colour]:{width}} {self.words.cost(card):3} {TIMES}{v.supply[kind]:<3}"
            line = Text.assemble(self.dice.chip(kind), numbers)
            if self.talk.console.width >= NARROW:
                line.append(f" {self.words.card_text(card, self.talk.language)}", "dim")
            line.truncate(room, overflow="ellipsis")
            lines.append(line)
        return Text("\n").join(lines)

    def _legend(self, v: View, board: Board) -> Text:
        words, language = self.words, self.talk.language
        parts = [self.text("sign-credits"), self.text("sign-water")]
        parts += [f"{sign} {words.space(cell, language)}" for sign, cell in board.legend_cells()]
        for cell in board.shortcuts():
            there = words.place(self.tables["LINK_TO"][cell], language)
            parts.append(f"{words.place(cell, language)} → {there} {words.space(cell, language)}")
        parts += [self.text("sign-line")]
        parts += [self.text("sign-reach", sign=IN_REACH)] if self._is_moving(v) else []
        return Text(" · ".join(parts), "dim")

    def _signs(self) -> str:
        signs = self.text("signs", coin=COIN, foot=FOOT, ability=ABILITY, power=POWER)
        return f"{signs} · {self.talk.text('house-legend')}"

    # --- players -------------------------------------------------------------------------------------------

    def _players(self, v: View, reader: int | None) -> list[RenderableType]:
        seats = range(v.players)
        rows = [
            [self.text(f"column-{name}") for name in COLUMNS],
            *(self._numbers(v, seat) for seat in seats),
        ]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        numbers = ["".join(f"  {cell:>{w}}" for cell, w in zip(row, widths, strict=True)) for row in rows]
        room = max(min(self.talk.console.width, NARROW) - len(numbers[0]), 0)
        parts: list[RenderableType] = [Text(f"{'':{room}}{numbers[0]}", "dim")]
        for seat in seats:
            name = self.name(seat, reader, in_turn=self._is_asked(v, seat))
            name.truncate(room, overflow="ellipsis", pad=True)
            parts.append(Text.assemble(name, numbers[seat + 1]))
            parts.append(Padding(self._zones(v, seat), (0, 0, 0, 3)))
        return parts

    def _numbers(self, v: View, seat: int) -> list[str]:
        """Return where a runner is and what its player has, in the order of the columns."""
        player = v.seats[seat]
        place = self.words.place(player.cell, self.talk.language)
        if v.course == GRAND_FINALE:
            place = f"{min(player.laps + 1, v.legs)}:{place}"
        lines = self.rules["lines_passed"](v, seat)
        purse = (player.coins, player.credit, player.feet, player.water)
        return [place, *map(str, (lines, player.amount, player.fans, player.tokens, *purse))]

    def _zones(self, v: View, seat: int) -> Text:
        """Return the four zones of a player, and before them what is special about the player."""
        player = v.seats[seat]
        zones = {
            "draw": self.dice.counts(player.draw),
            "roll": self.dice.roll(v, seat),
            "active": self.dice.active(v, seat),
            "discard": self.dice.counts(player.discard),
        }
        parts = []
        for zone, dice in zones.items():
            title = self.words.catalogue.say(self.talk.language, f"zone-{zone}")
            parts.append(
                Text.assemble((f"{title} ", "dim"), Text(" ").join(dice) if dice else (BLANK, "dim"))
            )
        shown = Text("  ").join(parts)
        facts = ", ".join(self._facts(v, seat))
        return Text.assemble((f"{facts}  " if facts else "", "dim"), shown)

    def _facts(self, v: View, seat: int) -> list[str]:
        player = v.seats[seat]
        facts = [self.level(seat)] if self.bots[seat] else []
        facts += [self.text("first")] if v.first == seat else []
        facts += [self.text("lap", lap=min(player.laps + 1, v.legs), laps=v.legs)] if v.legs > 1 else []
        if player.busted:
            facts.append(self.text("busted"))
        elif v.step == ROLLING and player.stage == IDLE:
            facts.append(self.text("passed"))
        elif player.thrown == WAITS:
            facts.append(self.text("waits"))
        return facts

    # --- values --------------------------------------------------------------------------------------------

    def values(self) -> RenderableType:
        """Return what the eight cards do and what the table pays, house values marked."""
        return values_of(self.match.state.cards, self.words, self.dice, self.talk)
