"""The terminal drawing of T-Rex.

One row for each player: the card they show, the place it has now, and what they have won. Beneath it what
everybody could know by heart: the cards that were seen, in the order in which they will come back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.cli.terminal.table_view import NARROW, SEAT_GLYPHS, SEAT_STYLES, TIMES, GameDrawing, arrow
from cubarium.cli.terminal.talk import Talk
from cubarium.cli.terminal.trex_faces import Faces, values_table
from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of, members
from cubarium.games.trex.actions import (
    EGG_LEFT,
    HIGH_COLOUR,
    KEEP_COLOURS,
    LOW_COLOUR,
    PLAY_CARD,
    REMOVE_PLAYED,
)
from cubarium.games.trex.events import (
    COLOURS_LAID,
    DEALT,
    DRAWN_KNOWN,
    DRAWS,
    EGGS_SHOWN,
    FINAL,
    GAME_ENDS,
    HAND,
    LINE_EGGS,
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
from cubarium.games.trex.text import Words
from cubarium.games.trex.text.names import INSIDE


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

    # --- the score and the places as they stand ------------------------------------------------------------

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return the lines of the seat's score sheet if the game ended now."""
        eggs = enumerate(v.seats[seat].eggs)
        return [Note(LINE_EGGS, seat, colour, count, count * count) for colour, count in eggs if count]

    def place_now(self, v: View, seat: int) -> tuple[int, int]:
        """Return the place of the seat's top card and how many players show one; place 0 if it shows none."""
        if v.ranking[0] != NONE:  # the round has ended, and its ranking stands
            return v.ranking.index(seat) + 1, v.players
        shown = [p for p in range(v.players) if v.seats[p].played_size > 0]
        standing = self.rules["standing"]
        shown.sort(key=lambda p: -int(standing(v, p)))
        return (shown.index(seat) + 1 if seat in shown else 0), len(shown)

    def consequence(self, v: View, action: int) -> str:
        """Return the place a card would take now and what its symbol does, or how eggs and colours pay."""
        if action < EGG_LEFT:
            return self._if_played(v, action - PLAY_CARD)
        if action < REMOVE_PLAYED:
            after = copy_of(v)
            after.seats[v.viewer].eggs[v.shown_eggs[action - EGG_LEFT]] += 1
            points = self.rules["egg_points"]
            return arrow(points(v, v.viewer), points(after, v.viewer))
        if action <= KEEP_COLOURS:
            return ""
        is_high = action < LOW_COLOUR
        new, old = action - (HIGH_COLOUR if is_high else LOW_COLOUR), v.high if is_high else v.low
        language = self.talk.language
        return self.text(
            "holding",
            colour=self.words.colour(new, language, INSIDE),
            count=self._holding(v, new),
            old=self.words.colour(old, language, INSIDE),
            total=self._holding(v, old),
        )

    def _if_played(self, v: View, card: int) -> str:
        after = copy_of(v)
        me = after.seats[v.viewer]
        me.played[me.played_size] = card
        me.played_size += 1
        me.played_at = v.plays + 1
        place, count = self.place_now(after, v.viewer)
        parts = [self.text("place-now", place=place, count=count)]
        if draws := min(self.words.tables["CARD_DRAWS"][card], _pile_size(v, v.viewer)):
            parts.append(self.text("draws", count=draws) + self.faces.symbol_mark(card))
        if self.faces.is_meteor(card):
            parts.append(self._meteor(v, card) + self.faces.symbol_mark(card))
        return ", ".join(parts)

    def _meteor(self, v: View, card: int) -> str:
        if v.leader == v.viewer:
            return self.text("meteor-after-all")
        if v.leader == NONE:
            return self.text("meteor-falls")
        fall = self.rules["meteor_strength"]
        return self.text("meteor-tops" if fall(v, card) >= fall(v, v.leader_card) else "meteor-too-low")

    def _holding(self, v: View, colour: int) -> int:
        return sum(self.words.tables["CARD_COLOUR"][card] == colour for card in members(v.hand))

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
            rounds=self.words.tables["ROUNDS"],
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
            place, _ = self.place_now(v, seat)
            cells += [self._shown(v, seat), Text(str(place) if place else "·", "bold")]
        cells += [str(v.hand_sizes[seat]), str(_pile_size(v, seat)), self._counted(v.seats[seat].eggs)]
        cells.append(Text(str(self.rules["egg_points"](v, seat)), "bold"))
        return cells

    def _name(self, v: View, seat: int, reader: int | None) -> Text:
        name = self.name(seat, reader, in_turn=seat == v.turn and v.phase != OVER)
        facts = [self.talk.text("bot")] if self.bots[seat] else []
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
        colour = self.words.tables["CARD_COLOUR"]
        hand = sorted(members(v.hand), key=lambda card: -int(self.rules["strength"](v, card)))
        return [
            ("high", [card for card in hand if colour[card] == v.high]),
            ("middle", [card for card in hand if colour[card] not in (v.high, v.low, NONE)]),
            ("low", [card for card in hand if colour[card] == v.low]),
            ("special", [card for card in hand if colour[card] == NONE]),
        ]


def _pile_size(v: View, seat: int) -> int:
    return int(v.unseen_sizes[seat] + v.seats[seat].pile_size)


def _is_known(v: View, seat: int) -> bool:
    """Tell whether anybody has seen a card of the seat that does not lie open."""
    player = v.seats[seat]
    return bool(player.pile_size or player.known_hand or player.removed)
