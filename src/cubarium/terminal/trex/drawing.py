"""The terminal drawing of T-Rex.

One row for each player: the card they show, the place it has now, and what they have won. Beneath it what
everybody could know by heart: the cards that were seen, in the order in which they will come back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.engine.insights import TIMES
from cubarium.engine.match import Match
from cubarium.engine.record import members
from cubarium.games.trex.events import (
    COLOURS_LAID,
    DEALT,
    DRAWN_KNOWN,
    DRAWS,
    EGGS_SHOWN,
    FINAL,
    GAME_ENDS,
    HAND,
    SHARES,
    WINS,
)
from cubarium.games.trex.state import (
    CHAMAELOSAURUS,
    COLOUR_COUNT,
    LEFT,
    NONE,
    OVER,
    PLAY,
    REMOVE,
    RIGHT,
    View,
)
from cubarium.games.trex.table.insights import pile_size
from cubarium.games.trex.table.names import INSIDE
from cubarium.games.trex.table.words import Words
from cubarium.terminal.table_view import NARROW, SEAT_GLYPHS, SEAT_STYLES, GameDrawing
from cubarium.terminal.talk import Talk
from cubarium.terminal.trex.faces import Faces, values_table


class Drawing(GameDrawing[Words]):
    """The table of one match of T-Rex."""

    quiet = frozenset({COLOURS_LAID, DEALT, HAND, EGGS_SHOWN, DRAWS, DRAWN_KNOWN})
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS, SHARES})

    def __init__(self, match: Match, words: Words, talk: Talk, bots: Sequence[str]) -> None:
        """Draw with the words and the component tables of the match."""
        super().__init__(match, words, talk, bots)
        self.faces = Faces(words, talk)

    # --- the picture ---------------------------------------------------------------------------------------

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        parts: list[RenderableType] = [self._header(v, reader)]
        if v.phase != OVER:
            parts += [self._colours(v), self._eggs(v)]
        parts.append(self._players(v, reader))
        if v.phase != OVER and any(_is_known(v, seat) for seat in range(v.players)):
            parts.append(self._known(v))
        if v.phase == PLAY and v.leader != NONE:
            parts.append(Text(self._last_lap(v, reader), "bold"))
        if v.hand:
            parts += [Text(), self._hand(v, reader)]
        if v.phase != OVER:
            parts.append(Text(self.text("legend"), "dim"))
        return Group(*parts)

    def values(self) -> RenderableType:
        """Return the cards with their symbols and what eggs pay."""
        return values_table(self.faces)

    def _header(self, v: View, reader: int | None) -> RenderableType:
        title = self.text(
            "header",
            game=self.words.game_name(self.talk.language),
            round=v.round_index + 1,
            rounds=self.words.values["ROUNDS"],
            player=self.match.seats[v.starter],
            you="yes" if v.starter == reader else "other",
        )
        return self.header(title)

    def _colours(self, v: View) -> Text:
        middle = [self._named(c) for c in range(COLOUR_COUNT) if c not in (v.high, v.low)]
        return Text.assemble(
            f"▲ {self.text('high')} ",
            self._named(v.high),
            f"   {self.text('middle')} ",
            Text(" ").join(middle),
            f"   ▼ {self.text('low')} ",
            self._named(v.low),
        )

    def _named(self, colour: int) -> Text:
        return self.faces.colour(colour).append(
            f" {self.words.colour(colour, self.talk.language, INSIDE)}", "none"
        )

    def _eggs(self, v: View) -> Text:
        text = Text(self.text("eggs"), "bold")
        if v.shown_eggs[LEFT] == NONE:
            text.append(f" {self.text('taken')}", "not bold")
        else:
            for side, name in ((LEFT, "left"), (RIGHT, "right")):
                text.append(f" {self.text(name)} ", "not bold")
                text.append_text(self.faces.colour(v.shown_eggs[side]))
        text.append(f"   {self.text('stacks')} ", "not bold dim")
        return text.append_text(self._counted(v.stack_eggs))

    def _counted(self, eggs: Sequence[int]) -> Text:
        """Return eggs by colour, those there are."""
        chips = [self.faces.colour(colour, f"{TIMES}{n}") for colour, n in enumerate(eggs) if n]
        return Text(" ").join(chips)

    def _players(self, v: View, reader: int | None) -> Table:
        wide = self.talk.console.width >= NARROW
        table = Table(box=None, pad_edge=False, padding=(0, 2 if wide else 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True, overflow="ellipsis", max_width=30 if wide else 18)
        if v.phase != OVER:
            table.add_column(self.text("shows"), min_width=8)
            table.add_column(self.text("place"), justify="right")
        table.add_column(self.text("hand-size"), justify="right")
        table.add_column(self.text("pile-size"), justify="right")
        table.add_column(self.text("eggs-won"), min_width=24)
        table.add_column(self.text("points"), justify="right")
        for seat in range(v.players):
            table.add_row(*self._player(v, seat, reader))
        return table

    def _player(self, v: View, seat: int, reader: int | None) -> list[RenderableType]:
        cells: list[RenderableType] = [self._name(v, seat, reader)]
        if v.phase != OVER:
            place, _ = self.insights.place_now(v, seat)
            cells += [self._shown(v, seat), Text(str(place) if place else "·", "bold")]
        cells += [str(v.hand_sizes[seat]), str(pile_size(v, seat)), self._counted(v.seats[seat].eggs)]
        cells.append(Text(str(self.rules["egg_points"](v, seat)), "bold"))
        return cells

    def _name(self, v: View, seat: int, reader: int | None) -> Text:
        name = self.name(seat, reader, in_turn=seat == v.turn and v.phase != OVER)
        facts = [self.level(seat)] if self.bots[seat] else []
        if seat == v.leader and v.phase == PLAY:
            facts.append(f"* {self.text('leads')}")
        return Text.assemble(name, ("\n   " + " ".join(facts), "dim") if facts else "")

    def _shown(self, v: View, seat: int) -> Text:
        player = v.seats[seat]
        if v.phase == REMOVE and seat in v.ranking[: v.removals]:
            return Text(self.text("removed"), "dim")  # what lies on top now is not what was ranked
        if player.played_size == 0:
            return Text("·", "dim")
        top = player.played[player.played_size - 1]
        face = self.faces.card_with_symbol(top)
        copied = int(self.rules["counts_as"](v, seat))
        if top == CHAMAELOSAURUS and copied != NONE:
            face.append("=", "not bold").append_text(self.faces.card(copied))
        return Text.assemble(face, "\n", (self.text("played", count=player.played_size), "dim"))

    def _known(self, v: View) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.text("known"), no_wrap=True)
        for heading in ("known-pile", "known-hand", "known-removed"):
            table.add_column(self.text(heading))
        for seat in range(v.players):
            player = v.seats[seat]
            pile = player.pile[: player.pile_size]
            table.add_row(
                Text.assemble("   ", (SEAT_GLYPHS[seat], SEAT_STYLES[seat])),
                self._seen(v.unseen_sizes[seat], reversed(pile)),
                self._seen(v.hand_sizes[seat] - player.known_hand.bit_count(), members(player.known_hand)),
                self._seen(v.removed_unseen_sizes[seat], members(player.removed)),
            )
        return table

    def _seen(self, unseen: int, cards: Iterable[int]) -> Text:
        """Return how many cards nobody has seen, then the known ones."""
        parts = [Text(f"?{TIMES}{unseen}", "dim")] if unseen else []
        parts += [self.faces.card(card) for card in cards]
        return Text(" ").join(parts) if parts else Text("·", "dim")

    def _last_lap(self, v: View, reader: int | None) -> str:
        return self.text(
            "last-lap",
            player=self.match.seats[v.leader],
            card=self.words.card(v.leader_card, self.talk.language, INSIDE),
            you="yes" if v.leader == reader else "other",
        )

    def _hand(self, v: View, reader: int | None) -> Text:
        title = self.text(
            "hand",
            player=self.match.seats[v.viewer],
            count=v.hand_sizes[v.viewer],
            you="yes" if v.viewer == reader else "other",
        )
        text = Text(title, "bold")
        for name, cards in self._classes(v):
            if cards:
                text.append(f"  {self.text(name)} ", "not bold dim")
                text.append_text(Text(" ").join(self.faces.card_with_symbol(card) for card in cards))
        return text

    def _classes(self, v: View) -> list[tuple[str, list[int]]]:
        """Return the viewer's hand by rank, from the high colour to the special cards."""
        colour = self.words.values["CARD_COLOUR"]
        hand = sorted(members(v.hand), key=lambda card: -int(self.rules["strength"](v, card)))
        return [
            ("high", [card for card in hand if colour[card] == v.high]),
            ("middle", [card for card in hand if colour[card] not in (v.high, v.low, NONE)]),
            ("low", [card for card in hand if colour[card] == v.low]),
            ("special", [card for card in hand if colour[card] == NONE]),
        ]


def _is_known(v: View, seat: int) -> bool:
    """Tell whether anybody has seen a card of the seat that does not lie open."""
    player = v.seats[seat]
    return bool(player.pile_size or player.known_hand or player.removed)
