"""The terminal drawing of Cub'ano 2 dice: the board, and beside it what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.engine.words import join
from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.table.words import colour
from cubarium.games.cubano.two_dice.events import FINAL, GAME_ENDS, SHARES, WINS
from cubarium.games.cubano.two_dice.state import ACTIVE, DEPARTURES, EXPELLED, OVER, STATUS_NAMES, View
from cubarium.games.cubano.two_dice.table.words import Words
from cubarium.terminal.cubano.board import BOARD_WIDTH, COLOUR_STYLES, board, cube, largest_suites
from cubarium.terminal.table_view import GameDrawing

GAP = 2
WIDEST = 60
"""Columns beside the board at most."""
REPRIEVES = ("full-reprieve", "half-reprieve")


class Drawing(GameDrawing[Words]):
    """The table of one match of Cub'ano 2 dice."""

    quiet: frozenset[int] = frozenset()
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS, SHARES})

    # --- the picture ---------------------------------------------------------------------------------------

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        title = self.text("header", game=self.words.game_name(self.talk.language), phase=v.phase)
        squares = board(v.colours, v.row_bars, v.column_bars, largest_suites(v.colours))
        legend = [Text(self.text(f"legend-{part}"), "dim") for part in ("suites", "formed", "changes")]
        beside = Text("\n").join([*self._players(v, reader), Text(), self._throw(v), Text(), *legend])
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_row(squares, beside)
        return Group(self.header(title), table)

    def _players(self, v: View, reader: int | None) -> list[Text]:
        """Return the rows of all players and of the heap; what is special about a player has its own line."""
        titles = [self.text(name) for name in ("suite", "squares", "cubes", "bars")]
        rows = [self._row(Text(), Text("   "), titles, titles, "dim")]
        for seat in range(v.players):
            player = v.seats[seat]
            numbers = [self.rules["longest_of"](v, seat), player.squares, player.cubes, player.bars]
            name = self.name(seat, reader, in_turn=seat == v.turn and v.step != OVER)
            rows.append(self._row(name, cube(player.colour), numbers, titles))
            if facts := self._facts(v, seat):
                rows.append(Text(f"   {facts}", "dim"))
        heap = Text(f"   {self.text('heap', phase=v.phase)}", "dim")
        rows.append(self._row(heap, Text("   "), ["", "", v.heap_cubes, v.heap_bars], titles))
        return rows

    def _row(
        self, name: Text, chip: Text, cells: Sequence[str | int], titles: Sequence[str], style: str = ""
    ) -> Text:
        """Return a name, the player's colour, and cells as wide as their titles."""
        numbers = "".join(f" {cell:>{len(title)}}" for cell, title in zip(cells, titles, strict=True))
        room = min(WIDEST, self.talk.console.width - BOARD_WIDTH - GAP) - len(chip) - len(numbers)
        name.truncate(max(room, 0), overflow="ellipsis", pad=True)
        return Text.assemble(name, chip, (numbers, style))

    def _facts(self, v: View, seat: int) -> str:
        """Return what is special about a seat just now."""
        player = v.seats[seat]
        facts = [self.level(seat)] if self.bots[seat] else []
        if player.status == EXPELLED and not player.colour:
            facts.append(self.text("gave-up"))
        elif player.status != ACTIVE:
            facts.append(self.text(STATUS_NAMES[player.status]))
        elif v.phase == DEPARTURES and self.rules["is_insolvent"](v, seat):
            facts.append(self.text(REPRIEVES[min(1, self.rules["solvency"](v, seat))]))
        if player.claims:
            facts.append(self.text("claims", count=player.claims))
        return ", ".join(facts)

    def _throw(self, v: View) -> Text:
        if not v.dice[0]:
            return Text(self.text("no-throw"), "dim")
        names = join(self.talk.language, [colour(die, self.talk.language) for die in v.dice])
        dice = Text(" ").join(cube(die) for die in v.dice)
        return Text.assemble(dice, " ", self.text("throw", colours=names))

    # --- values --------------------------------------------------------------------------------------------

    def values(self) -> RenderableType:
        """Return what colours are worth and the amounts of the rules, house values marked."""
        tables, mark = self.words.values, self.house_mark
        chips = []
        for number, name in enumerate(COLOURS, 1):
            value = f"{tables['VALUES'][number]}{mark(f'colour.{name}.value')}"
            chips.append(Text(f" {colour(number, self.talk.language)} {value} ", COLOUR_STYLES[number]))
        amounts = (
            ("values-standard", "STANDARD", "game.standard_value"),
            ("values-exit", "EXIT_SQUARES", "game.exit_squares"),
            ("values-solvency", "SOLVENT", "game.solvency"),
        )
        lines = [Text(self.text(text, count=tables[key]) + mark(name)) for text, key, name in amounts]
        return Group(Text(self.text("values-colours")), Text(" ").join(chips), *lines)
